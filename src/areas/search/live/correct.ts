import type { Correction } from '../search-result.ts';
import type { Term } from '../trip-index/text-store.ts';
import { wordsOf } from '../words.ts';
import { isOfCountry } from './country-words.ts';
import type { PlaceNames } from './place-names.ts';
import type { Stemmer } from './stemmer.ts';

/** The words to search for. No terms for a text that holds no word; null for no text at all. */
export type ReadText = { terms: Term[] | null; corrected: Correction | null };

/** Splits a text into terms and replaces mistyped words, unless `exact`, by the ones most likely meant; marks those that name a place. */
export async function readText(
  text: string,
  exact: boolean,
  by: {
    stem: Stemmer;
    knows: (term: Term) => boolean;
    closest: (word: string) => string | null;
    marked: PlaceNames['marked'];
  },
): Promise<ReadText> {
  const typed = text.trim();
  if (typed === '') return { terms: null, corrected: null };
  const terms = await by.stem(wordsOf(typed));
  if (exact) return { terms: by.marked(terms), corrected: null };
  const words = terms.map((term) =>
    by.knows(term) || isOfCountry(term.word) ? term.word : (by.closest(term.word) ?? term.word),
  );
  if (words.every((word, i) => word === terms[i]?.word)) return { terms: by.marked(terms), corrected: null };
  return { terms: by.marked(await by.stem(words)), corrected: { from: typed, to: words.join(' ') } };
}
