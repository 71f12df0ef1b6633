import type { EntryRow } from '../queries/index-rows.ts';
import { popcount } from '../trip-index/bitmap.ts';
import { editDistance, lettersOf, mayMean, slipsAllowed } from '../trip-index/edit-distance.ts';
import type { Term } from '../trip-index/text-store.ts';
import { wordsOf } from '../words.ts';

export type Entry = Omit<EntryRow, 'removed' | 'changedSeq'> & {
  words: string[];
  /** The words as one text: names that are the same to a reader are the same here. */
  folded: string;
  letters: number[];
};

/** How well an entry fits: all of its name, its beginning, whole words, or begun words. */
export type EntryMatch = { entry: Entry; quality: 3 | 2 | 1 | 0 };

/** Categories, companies and what areas have searched, by name: a few thousand, so every one is looked at. */
export type EntryIndex = {
  apply(rows: readonly EntryRow[]): void;
  /** Forgets all: whoever calls it applies what there is at once. */
  clear(): void;
  /** Names with every word; where there is none, those with most of the telling words: half at least. None without a word. */
  matching(terms: readonly Term[]): EntryMatch[];
  /** True when a word of some entry begins so. */
  knows(word: string): boolean;
  /** The word of an entry most likely meant; null without one. */
  closest(word: string): string | null;
  categorySlug(id: string): string | undefined;
  /** Categories of some types. */
  categories(types: readonly string[]): Entry[];
};

export function createEntryIndex(): EntryIndex {
  const entries = new Map<string, Entry>();
  return {
    apply(rows) {
      for (const { removed, changedSeq: _, ...row } of rows) {
        const key = `${row.kind}:${row.refId}`;
        const words = wordsOf(row.name);
        if (removed) entries.delete(key);
        else entries.set(key, { ...row, words, folded: words.join(' '), letters: words.map(lettersOf) });
      }
    },
    clear: () => entries.clear(),
    matching(terms) {
      if (terms.length === 0) return [];
      const words = terms.map(({ word }) => word);
      const joined = words.join(' ');
      const matches: EntryMatch[] = [];
      for (const entry of entries.values()) {
        const quality = qualityOf(entry, words, joined);
        if (quality !== null) matches.push({ entry, quality });
      }
      return matches.length > 0 ? matches : mostlyMatching(entries.values(), terms);
    },
    knows: (word) => entries.values().some((entry) => entry.words.some((known) => known.startsWith(word))),
    closest: (word) => closestEntryWord(entries.values(), word),
    categorySlug: (id) => entries.get(`category:${id}`)?.slug,
    categories: (types) =>
      [...entries.values()].filter(
        ({ kind, categoryType }) => kind === 'category' && types.includes(categoryType ?? ''),
      ),
  };
}

function qualityOf({ words, folded }: Entry, typed: readonly string[], joined: string): EntryMatch['quality'] | null {
  for (const word of typed) if (!words.some((known) => known.startsWith(word))) return null;
  if (folded === joined) return 3;
  if (folded.startsWith(joined)) return 2;
  return typed.every((word) => words.includes(word)) ? 1 : 0;
}

/** Names that hold as many of the telling words as any name does. */
function mostlyMatching(entries: Iterable<Entry>, terms: readonly Term[]): EntryMatch[] {
  const telling = terms.filter(({ stem }) => stem !== null);
  if (telling.length < 2) return [];
  const byHeld: EntryMatch[][] = telling.map(() => []);
  for (const entry of entries) {
    const held = telling.filter(({ word }) => entry.words.some((known) => known.startsWith(word))).length;
    const whole = entry.words.every((known) => telling.some(({ word }) => word === known));
    if (held > 0) byHeld[held - 1]?.push({ entry, quality: whole ? 1 : 0 });
  }
  const most = byHeld.findLastIndex((matches) => matches.length > 0);
  return (most + 1) * 2 < telling.length ? [] : (byHeld[most] ?? []);
}

function closestEntryWord(entries: Iterable<Entry>, typed: string): string | null {
  const letters = lettersOf(typed);
  const asPrefix = slipsAllowed(typed, true) > 0;
  let most = slipsAllowed(typed);
  let best: string | null = null;
  if (most === 0) return null;
  for (const entry of entries) {
    for (const [i, word] of entry.words.entries()) {
      if (!mayMean(typed, word) || popcount(letters & ~(entry.letters[i] as number)) > most) continue;
      const slips = editDistance(typed, word, most, asPrefix);
      if (slips > most || (slips === most && best !== null && best <= word)) continue;
      best = word;
      most = slips;
    }
  }
  return best;
}
