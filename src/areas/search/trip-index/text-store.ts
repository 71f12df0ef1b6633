import { AS_WRITTEN, BEGUN, IN_FACTS, IN_NAME, placeWeight, rarity, STEMMED } from '../ranking.ts';
import { type Bitmap, countBits, createBitmap, hasBit, intersect, setBit } from './bitmap.ts';
import { type Pairs, push } from './int-list.ts';
import { addPosting, createPostingList, PLACES, type PostingList, pairedPosting, stepFrom } from './posting-list.ts';
import type { TripWords } from './trip-row.ts';
import { beginningWith, createVocabulary, learn, type Vocabulary } from './vocabulary.ts';

/** Trips by word. */
export type TextStore = {
  vocabulary: Vocabulary;
  /** By word id. */
  postings: PostingList[];
  /** Word ids and postings while the index loads; they become lists when it is ready. */
  loading: Pairs | null;
};

/** A word that is asked for: as typed, folded, and its stem; null for a word too common to be searched ("the"). */
export type Term = {
  word: string;
  stem: string | null;
  /** It is of the name of a place: trips have it in their name or among their places, and it isn't left out. */
  place?: true;
};

/** Where a trip has what it is about; a description may tell of a place that the trip doesn't go to. */
const NAMED = IN_NAME | IN_FACTS | AS_WRITTEN;

export function createTextStore(): TextStore {
  return { vocabulary: createVocabulary(), postings: [], loading: null };
}

export function addWords(store: TextStore, ordinal: number, { words, places }: TripWords): void {
  for (let i = 0; i < words.length; i += 1) {
    const id = learn(store.vocabulary, words[i] as string);
    const standing = places[i] as number;
    if (store.loading) {
      push(store.loading.keys, id);
      push(store.loading.values, pairedPosting(ordinal, standing));
    } else {
      if (id === store.postings.length) store.postings.push(createPostingList());
      addPosting(store.postings[id] as PostingList, ordinal, standing);
    }
  }
}

/** How many live trips hold the word in one of the places. */
export function frequencyOf(store: TextStore, id: number, places: number, live: Bitmap): number {
  const { steps, length } = store.postings[id] as PostingList;
  let count = 0;
  let ordinal = 0;
  for (let i = 0; i < length; i += 1) {
    const step = steps[i] as number;
    ordinal = stepFrom(ordinal, step);
    if (step & places && hasBit(live, ordinal)) count += 1;
  }
  return count;
}

/** True when some live trip holds the word, or a word that begins so: it isn't mistyped. */
export function isKnown(store: TextStore, { word, stem }: Term, live: Bitmap): boolean {
  if (stem === null) return true;
  const id = store.vocabulary.ids.get(stem);
  if (id !== undefined && isHeld(store, id, STEMMED, live)) return true;
  return beginningWith(store.vocabulary, word).some((begun) => isHeld(store, begun, PLACES, live));
}

/** True when a live trip holds the word in one of the places. */
function isHeld(store: TextStore, id: number, places: number, live: Bitmap): boolean {
  const { steps, length } = store.postings[id] as PostingList;
  let ordinal = 0;
  for (let i = 0; i < length; i += 1) {
    const step = steps[i] as number;
    ordinal = stepFrom(ordinal, step);
    if (step & places && hasBit(live, ordinal)) return true;
  }
  return false;
}

export type TextMatch = {
  trips: Bitmap;
  /** By trip; only those of `trips` are meant. */
  relevance: Float64Array;
  partly: PartMatch | null;
};

/** No trip holds all the words that were asked for: the ones found hold this many of them. */
export type PartMatch = { words: number; held: number };

/** `among` is a part of the live trips; how rare a word is goes by all of them. */
type Searched = { live: Bitmap; among: Bitmap; size: number; all: number };

/** Reused by every search: one runs at a time. */
let stamps = new Int32Array(0);
let stamp = 0;
let weights = new Float64Array(0);
let relevance = new Float64Array(0);
let held = new Uint16Array(0);

/**
 * Live trips of a set that hold every word. A word matches by its stem; the last word, which may still be typed, and a
 * word that no trip holds whole also match what begins so. Words too common to be searched count only when alone.
 * Where no trip of the set holds all of two words or more, those that hold most of them match: half at least. Words of
 * places come first: who names one is shown what goes there, however few of the other words that holds.
 */
export function matchText(store: TextStore, terms: readonly Term[], { live, among, size, all }: Searched): TextMatch {
  if (stamps.length < size) {
    stamps = new Int32Array(size + (size >>> 2));
    weights = new Float64Array(stamps.length);
    relevance = new Float64Array(stamps.length);
    held = new Uint16Array(stamps.length);
    stamp = 0;
  }
  const telling = terms.filter((term) => term.stem !== null);
  const asked = telling.length > 0 ? telling : terms;
  const trips = intersect(holdingEach(store, asked, live, size, all), among);
  const namesPlace = asked.some(({ place }) => place);
  if (countBits(trips) > 0 || (asked.length < 2 && !namesPlace)) return { trips, relevance, partly: null };
  const most = holdingMost(store, asked, { live, among, size, all });
  if (!namesPlace || countBits(most.trips) > 0) return most;
  // No trip is said to go there: only one whose days or description tell of all of it can be meant.
  const anywhere = asked.map(({ word, stem }) => ({ word, stem }));
  return { trips: intersect(holdingEach(store, anywhere, live, size, all), among), relevance, partly: null };
}

function holdingEach(store: TextStore, asked: readonly Term[], live: Bitmap, size: number, all: number): Bitmap {
  let trips: Bitmap | null = null;
  for (const [i, term] of asked.entries()) {
    const found = tripsHolding(store, term, live, size, i === asked.length - 1);
    const rare = rarity(found.count, all);
    const kept = createBitmap(size);
    for (let j = 0; j < found.count; j += 1) {
      const ordinal = found.ordinals[j] as number;
      if (trips && !hasBit(trips, ordinal)) continue;
      setBit(kept, ordinal);
      relevance[ordinal] = (trips ? (relevance[ordinal] as number) : 0) + rare * (weights[ordinal] as number);
    }
    trips = kept;
  }
  return trips ?? createBitmap(size);
}

/** A word of a place outweighs all others: a text has 100 signs at most. */
const OF_PLACE = 256;

function holdingMost(store: TextStore, asked: readonly Term[], { live, among, size, all }: Searched): TextMatch {
  held.fill(0, 0, size);
  let most = 0;
  for (const [i, term] of asked.entries()) {
    const found = tripsHolding(store, term, live, size, i === asked.length - 1);
    const rare = rarity(found.count, all);
    for (let j = 0; j < found.count; j += 1) {
      const ordinal = found.ordinals[j] as number;
      if (!hasBit(among, ordinal)) continue;
      const before = held[ordinal] as number;
      relevance[ordinal] = (before > 0 ? (relevance[ordinal] as number) : 0) + rare * (weights[ordinal] as number);
      const now = before + (term.place ? OF_PLACE + 1 : 1);
      held[ordinal] = now;
      most = Math.max(most, now);
    }
  }
  const trips = createBitmap(size);
  const words = most % OF_PLACE;
  const isEnough = asked.some(({ place }) => place) ? most > OF_PLACE : words * 2 >= asked.length;
  if (!isEnough || words === 0) return { trips, relevance, partly: null };
  for (let ordinal = 0; ordinal < size; ordinal += 1) if (held[ordinal] === most) setBit(trips, ordinal);
  return { trips, relevance, partly: { words: asked.length, held: words } };
}

let ordinals = new Uint32Array(0);

function tripsHolding(store: TextStore, term: Term, live: Bitmap, size: number, isLast: boolean) {
  if (ordinals.length < size) ordinals = new Uint32Array(stamps.length);
  stamp += 1;
  const whole = store.vocabulary.ids.get(term.stem ?? term.word);
  const anywhere = term.place ? NAMED : PLACES;
  const places = (term.stem === null ? AS_WRITTEN : STEMMED) & anywhere;
  let count = whole === undefined ? 0 : collect(store, whole, places, 1, live, 0);
  if ((isLast || count === 0) && term.word.length > 1) {
    for (const id of beginningWith(store.vocabulary, term.word))
      count = collect(store, id, anywhere, BEGUN, live, count);
  }
  return { ordinals, count };
}

/** Notes the live trips of a word and the best weight of each; answers how many are noted so far. */
function collect(store: TextStore, id: number, places: number, factor: number, live: Bitmap, count: number): number {
  const { steps, length } = store.postings[id] as PostingList;
  let noted = count;
  let ordinal = 0;
  for (let i = 0; i < length; i += 1) {
    const step = steps[i] as number;
    ordinal = stepFrom(ordinal, step);
    if (!(step & places) || !hasBit(live, ordinal)) continue;
    const weight = factor * (weightOf[step & places] as number);
    if (stamps[ordinal] !== stamp) {
      stamps[ordinal] = stamp;
      weights[ordinal] = weight;
      ordinals[noted] = ordinal;
      noted += 1;
    } else if (weight > (weights[ordinal] as number)) weights[ordinal] = weight;
  }
  return noted;
}

const weightOf = Float64Array.from({ length: PLACES + 1 }, (_, places) => (places === 0 ? 0 : placeWeight(places)));
