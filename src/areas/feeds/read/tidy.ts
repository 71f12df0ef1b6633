const SUSPICIOUS = /\bnull\b|"(?:\s|\\[fnrt]|\\u[0-9a-f]{4})*"|\\u(?:0000|d[89a-f])/i;

/** A quick look at the text of a record: most hold nothing to tidy and are spared the walk. */
export function needsTidying(text: string): boolean {
  return SUSPICIOUS.test(text);
}

/** Without nulls and texts of blanks alone, which count as absent, and without characters that PostgreSQL can't store. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.filter((item) => !isAbsent(item)).map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (isAbsent(item)) continue;
    // Merely assigned, a field of this name would vanish before anybody could tell of it.
    if (key === '__proto__') Object.defineProperty(kept, key, { value: tidy(item), enumerable: true });
    else kept[key] = tidy(item);
  }
  return kept;
}

function isAbsent(item: unknown): boolean {
  return item === null || (typeof item === 'string' && item.trim() === '');
}
