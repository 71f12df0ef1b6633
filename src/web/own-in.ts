/**
 * What a table has under a name that an address brings. Names that every object has, such as "__proto__", stand for nothing.
 */
export const ownIn = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined);
