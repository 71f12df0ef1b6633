const SUSPICIOUS = /\bnull\b|""|\\u(?:0000|d[89a-f])/i;

/** A quick look at the text of a record: most hold nothing to tidy and are spared the walk. */
export function needsTidying(text: string): boolean {
  return SUSPICIOUS.test(text);
}

/** Without nulls and empty texts, which count as absent, and without characters that PostgreSQL can't store. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== '').map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item === null || item === '') continue;
    // Merely assigned, a field of this name would vanish before anybody could tell of it.
    if (key === '__proto__') Object.defineProperty(kept, key, { value: tidy(item), enumerable: true });
    else kept[key] = tidy(item);
  }
  return kept;
}
