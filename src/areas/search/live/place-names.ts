import type { Term } from '../trip-index/text-store.ts';
import { wordsOf } from '../words.ts';
import { countryNames } from './country-words.ts';

/** Knows when words of a text are the name of a place, be it of the catalogue or a country. */
export type PlaceNames = {
  /** Takes the names of the catalogue's places in place of those before. */
  take(names: Iterable<string>): void;
  /** The terms, those that name a place marked so. */
  marked(terms: readonly Term[]): Term[];
};

export function createPlaceNames(): PlaceNames {
  let byFirstWord = byFirst(countryNames);
  return {
    take(names) {
      byFirstWord = byFirst([...countryNames, ...names]);
    },
    marked(terms) {
      const marks = new Set<number>();
      for (let i = 0; i < terms.length; i += 1) {
        const length = longestAt(byFirstWord, terms, i);
        for (let k = i; k < i + length; k += 1) marks.add(k);
      }
      return marks.size === 0 ? [...terms] : terms.map((term, i) => (marks.has(i) ? { ...term, place: true } : term));
    },
  };
}

type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

function byFirst(names: Iterable<string>): Names {
  const known = new Map<string, string[][]>();
  for (const name of names) {
    for (const words of spellings(name)) {
      const [first = ''] = words;
      const others = known.get(first) ?? [];
      others.push(words);
      known.set(first, others);
    }
  }
  return known;
}

/** "Quito and Papallacta" names two places, and nobody types the "River" of the Amazon. */
function spellings(name: string): string[][] {
  const parts = name.split(/, | and | & /);
  return [name, ...parts, name.replace(/ (River|Islands)$/, '')].map(wordsOf).filter((words) => words.length > 0);
}

/** How many words from here on are the name of a place, the longest one. */
function longestAt(names: Names, terms: readonly Term[], from: number): number {
  const found = (names.get(terms[from]?.word ?? '') ?? []).filter((words) =>
    words.every((word, i) => terms[from + i]?.word === word),
  );
  return Math.max(0, ...found.map(({ length }) => length));
}
