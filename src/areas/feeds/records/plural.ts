/** Several records of a kind, as files of them are called: "trip" → "trips", "category" → "categories". "sponsored" is already. */
export function plural(kind: string): string {
  if (kind.endsWith('ed')) return kind;
  if (kind.endsWith('y')) return `${kind.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(kind) ? `${kind}es` : `${kind}s`;
}
