import { wordsOf } from '../words.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryNames: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => names.of(first + second) ?? []),
);

const words = new Set(countryNames.flatMap((name) => wordsOf(name)));

/** Whether a word stands in a country's name: it is no slip, even where no trip goes there. Iran isn't iron. */
export function isOfCountry(word: string): boolean {
  return words.has(word);
}
