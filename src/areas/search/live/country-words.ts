import { wordsOf } from '../words.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const words = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second) ?? '')).flatMap((name) => wordsOf(name)),
);

/** Whether a word stands in a country's name: it is no slip, even where no trip goes there. Iran isn't iron. */
export function isOfCountry(word: string): boolean {
  return words.has(word);
}
