import { popcount } from './bitmap.ts';
import { editDistance, lettersOf, mayMean, slipsAllowed } from './edit-distance.ts';
import { at, createIntList, type IntList, push } from './int-list.ts';

/** Numbered words that can be found by their beginning or in spite of a slip. */
export type Vocabulary = {
  words: string[];
  ids: Map<string, number>;
  letters: IntList;
  /** Ids in the order of their words; null until the first lookup after loading. */
  sorted: IntList | null;
};

export function createVocabulary(): Vocabulary {
  return { words: [], ids: new Map(), letters: createIntList(1024), sorted: null };
}

/** The number of a word, given to it when it is new. */
export function learn(vocabulary: Vocabulary, word: string): number {
  const known = vocabulary.ids.get(word);
  if (known !== undefined) return known;
  const id = vocabulary.words.length;
  vocabulary.words.push(word);
  vocabulary.ids.set(word, id);
  push(vocabulary.letters, lettersOf(word));
  if (vocabulary.sorted) insertSorted(vocabulary, vocabulary.sorted, id);
  return id;
}

/** Ids of the words that begin so, in alphabetical order. */
export function beginningWith(vocabulary: Vocabulary, beginning: string): number[] {
  const sorted = sortWords(vocabulary);
  const ids: number[] = [];
  for (let i = firstFrom(vocabulary, sorted, beginning); i < sorted.length; i += 1) {
    const id = at(sorted, i);
    if (!vocabulary.words[id]?.startsWith(beginning)) break;
    ids.push(id);
  }
  return ids;
}

/**
 * The word most likely meant: fewest slips, then the same first letter, then the more frequent, then by alphabet.
 * `frequency` 0 rules a word out. With `asPrefix` what was typed may be the beginning of a word.
 */
export function closestWord(
  vocabulary: Vocabulary,
  typed: string,
  options: { asPrefix: boolean; frequency: (id: number) => number },
): string | null {
  const letters = lettersOf(typed);
  let most = slipsAllowed(typed, options.asPrefix);
  if (most === 0) return null;
  let best: Candidate | null = null;
  const { values } = vocabulary.letters;
  for (let id = 0; id < vocabulary.words.length; id += 1) {
    const other = values[id] as number;
    const different = options.asPrefix ? popcount(letters & ~other) : popcount(letters ^ other);
    if (different > (options.asPrefix ? most : most * 2)) continue;
    const word = vocabulary.words[id] as string;
    if (!mayMean(typed, word)) continue;
    const slips = editDistance(typed, word, most, options.asPrefix);
    if (slips > most) continue;
    const frequency = options.frequency(id);
    if (frequency === 0) continue;
    const candidate = { word, slips, begins: word[0] === typed[0], frequency };
    if (best && !isLikelier(candidate, best)) continue;
    best = candidate;
    most = slips;
  }
  return best?.word ?? null;
}

type Candidate = { word: string; slips: number; begins: boolean; frequency: number };

function isLikelier(a: Candidate, b: Candidate): boolean {
  if (a.slips !== b.slips) return a.slips < b.slips;
  if (a.begins !== b.begins) return a.begins;
  if (a.frequency !== b.frequency) return a.frequency > b.frequency;
  return a.word < b.word;
}

/** Ids in the order of their words; sorts them when that is still to be done. */
export function sortWords(vocabulary: Vocabulary): IntList {
  if (!vocabulary.sorted) {
    const { words } = vocabulary;
    const ids = Uint32Array.from(words, (_, id) => id);
    ids.sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
    vocabulary.sorted = { values: ids, length: ids.length };
  }
  return vocabulary.sorted;
}

function firstFrom(vocabulary: Vocabulary, sorted: IntList, word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary.words[at(sorted, middle)] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insertSorted(vocabulary: Vocabulary, sorted: IntList, id: number): void {
  const place = firstFrom(vocabulary, sorted, vocabulary.words[id] as string);
  push(sorted, id);
  sorted.values.copyWithin(place + 1, place, sorted.length - 1);
  sorted.values[place] = id;
}
