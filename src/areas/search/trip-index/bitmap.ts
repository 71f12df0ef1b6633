/** A set of small numbers, one bit each. */
export type Bitmap = Uint32Array;

export function createBitmap(size: number): Bitmap {
  return new Uint32Array((size + 31) >>> 5);
}

export function setBit(bitmap: Bitmap, index: number): void {
  bitmap[index >>> 5] = (bitmap[index >>> 5] as number) | (1 << (index & 31));
}

export function clearBit(bitmap: Bitmap, index: number): void {
  bitmap[index >>> 5] = (bitmap[index >>> 5] as number) & ~(1 << (index & 31));
}

export function hasBit(bitmap: Bitmap, index: number): boolean {
  return ((bitmap[index >>> 5] as number) & (1 << (index & 31))) !== 0;
}

/** Keeps in `target` what stands in `other` too; a shorter `other` counts as zeros beyond its end. */
export function intersect(target: Bitmap, other: Bitmap): Bitmap {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i += 1) target[i] = (target[i] as number) & (other[i] as number);
  return target.fill(0, shared);
}

/** Adds to `target` what stands in `other`. */
export function unite(target: Bitmap, other: Bitmap): Bitmap {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i += 1) target[i] = (target[i] as number) | (other[i] as number);
  return target;
}

/** Takes from `target` what stands in `other`. */
export function subtract(target: Bitmap, other: Bitmap): Bitmap {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i += 1) target[i] = (target[i] as number) & ~(other[i] as number);
  return target;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let i = 0; i < bitmap.length; i += 1) count += popcount(bitmap[i] as number);
  return count;
}

/**
 * How many numbers stand in both. Four words at a time are added up bit by bit, and only what carries over to the fours
 * is counted each time: the Harley-Seal sum of "Hacker's Delight", 5-1.
 */
export function countShared(a: Bitmap, b: Bitmap): number {
  const shared = Math.min(a.length, b.length);
  const whole = shared & ~3;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let i = 0; i < whole; i += 4) {
    const first = (a[i] as number) & (b[i] as number);
    const second = (a[i + 1] as number) & (b[i + 1] as number);
    const third = (a[i + 2] as number) & (b[i + 2] as number);
    const fourth = (a[i + 3] as number) & (b[i + 3] as number);
    const sum = ones ^ first;
    const carried = (ones & first) | (sum & second);
    const next = sum ^ second;
    const sumToo = next ^ third;
    const carriedToo = (next & third) | (sumToo & fourth);
    ones = sumToo ^ fourth;
    const both = twos ^ carried;
    fours += popcount((twos & carried) | (both & carriedToo));
    twos = both ^ carriedToo;
  }
  let count = 4 * fours + 2 * popcount(twos) + popcount(ones);
  for (let i = whole; i < shared; i += 1) count += popcount((a[i] as number) & (b[i] as number));
  return count;
}

/** Calls `visit` with each number of the set, smallest first. */
export function forEachBit(bitmap: Bitmap, visit: (index: number) => void): void {
  for (let i = 0; i < bitmap.length; i += 1) {
    let word = bitmap[i] as number;
    while (word !== 0) {
      visit((i << 5) + lowestBit(word));
      word &= word - 1;
    }
  }
}

/** Position of the lowest set bit of a word that isn't zero. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Set bits of a 32-bit word, by the parallel sums of "Hacker's Delight", 5-1. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
