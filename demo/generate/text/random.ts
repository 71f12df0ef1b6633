/** A small deterministic source of choices: same parts, same sequence, on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from min to max, both possible. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Draws by weight; the list may not be empty and some weight must be positive. */
  weighted: <T>(list: readonly T[], weight: (item: T) => number) => T;
  /** Mean 0, deviation 1. */
  normal: () => number;
  shuffle: <T>(list: readonly T[]) => T[];
};

/** Mixes numbers and words into 32 bits. */
export function hash(...parts: readonly (string | number)[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    const text = typeof part === 'number' ? String(part) : part;
    for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ 0x27d4eb2f;
  }
  state ^= state >>> 16;
  state = Math.imul(state, 0x7feb352d);
  return (state ^ (state >>> 15)) >>> 0;
}

/** Chris Doty-Humphrey's sfc32: fast, and good enough for inventing. */
function sfc32(seed: number): () => number {
  let a = seed;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let counter = 1;
  const step = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i += 1) step();
  return step;
}

export function createRandom(...parts: readonly (string | number)[]): Random {
  const next = sfc32(hash(...parts));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  const weighted = <T>(list: readonly T[], weight: (item: T) => number): T => {
    let total = 0;
    for (const item of list) total += weight(item);
    let rest = next() * total;
    for (const item of list) {
      rest -= weight(item);
      if (rest < 0) return item;
    }
    return pick(list);
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, int, chance: (probability) => next() < probability, pick, weighted, normal, shuffle };
}
