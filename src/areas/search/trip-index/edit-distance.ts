/** Longer words aren't compared. */
export const LONGEST_WORD = 31;

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 2)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Letters and neighboring swaps that turn `typed` into `word` (optimal string alignment), or `most + 1` when it
 * takes more. With `asPrefix` the cheapest beginning of `word` counts: "patagno" is one away from "patagonia".
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  if (!asPrefix && Math.abs(typed.length - word.length) > most) return most + 1;
  if (typed.length > LONGEST_WORD || word.length > LONGEST_WORD) return most + 1;
  const width = asPrefix ? Math.min(word.length, typed.length + most) : word.length;
  let [beforeLast, last, current] = rows;
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    let least = i;
    current[0] = i;
    for (let j = 1; j <= width; j += 1) {
      const other = word.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (last[j - 1] as number) + (letter === other ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other;
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(most + 1, asPrefix ? leastOf(last, width) : (last[width] as number));
}

function leastOf(row: Uint8Array, width: number): number {
  let least = row[0] as number;
  for (let j = 1; j <= width; j += 1) least = Math.min(least, row[j] as number);
  return least;
}

/**
 * How many slips a word may hold and still be recognized: short ones are a letter away from many others, the more so as
 * the beginning of a word. A number means what it says.
 */
export function slipsAllowed(word: string, asPrefix = false): number {
  if (word.length < (asPrefix ? 6 : 4) || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Nobody slips at the first of four letters: whoever types "inca" doesn't mean Minca. */
export function mayMean(typed: string, word: string): boolean {
  return typed.length > 4 || typed[0] === word[0];
}

/**
 * Which letters a word holds, one bit each (digits and other letters share the rest). One slip changes at most two
 * of them, so most words are ruled out without comparing a letter.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + (code & 3));
  }
  return letters;
}
