const PLAIN = /^[^\p{C}\p{Zl}\p{Zp}.[\]"]+$/u;
const LONGEST = 60;

/**
 * `itinerary[2].label`: list entries are counted from 1. A name that could be mistaken for a path, or would break a
 * line, stands in brackets and quotes, and a very long one is cut.
 */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key + 1}]` : named(String(key), i === 0))).join('');
}

function named(key: string, first: boolean): string {
  const short = key.length > LONGEST ? `${key.slice(0, LONGEST)}…` : key;
  if (!PLAIN.test(key)) return `[${JSON.stringify(short)}]`;
  return first ? short : `.${short}`;
}
