import { spotsAsked } from '../bands.ts';
import { hasBit } from './bitmap.ts';
import { departureFacets } from './conditions.ts';
import { endOf, GUARANTEED, NO_PRICE, PRICE_BUCKET, SPOTS_SHIFT } from './departure-store.ts';
import { addBitmap, keysOf } from './facet-store.ts';
import { at, createIntList } from './int-list.ts';
import { addPosting, createPostingList, PLACES, stepFrom } from './posting-list.ts';
import type { IndexedDeparture, TripRow } from './trip-row.ts';
import { createTripStore, putTrip, type TripStore } from './trip-store.ts';
import { beginningWith, learn } from './vocabulary.ts';

/** True when so many dead numbers have gathered that giving them back pays. */
export function needsCompaction(store: TripStore): boolean {
  const dead = store.ids.length - store.liveCount;
  return dead > 1000 && dead * 4 > store.liveCount;
}

/** A copy without the dead, made in small steps; the store stays as it is and can be searched meanwhile. */
export function* compacted(store: TripStore): Generator<void, TripStore> {
  const copy = createTripStore();
  const renumbered = new Int32Array(store.ids.length).fill(-1);
  const operatorIds = [...store.operators.ids.keys()];
  for (let ordinal = 0; ordinal < store.ids.length; ordinal += 1) {
    if (!hasBit(store.live, ordinal)) continue;
    renumbered[ordinal] = copy.ids.length;
    putTrip(copy, rowOf(store, ordinal, operatorIds));
    yield;
  }
  yield* copyWords(store, copy, renumbered);
  for (const facets of [copy.facets, copy.categories]) {
    for (const stored of facets.values) {
      addBitmap(facets, stored);
      yield;
    }
  }
  return copy;
}

const noText = { words: [], places: [] };
const derived: ReadonlySet<string> = new Set([...departureFacets, PRICE_BUCKET]);

/** A stored trip as it came in, but for its words. */
function rowOf(store: TripStore, ordinal: number, operatorIds: string[]): TripRow {
  const own = keysOf(store.facets, ordinal).filter((key) => !derived.has(key.slice(0, key.indexOf(':'))));
  const keys = [...keysOf(store.categories, ordinal), ...own];
  const rating = at(store.ratings, ordinal);
  return {
    id: store.ids[ordinal] as string,
    listed: true,
    operatorId: operatorIds[at(store.operators.ofTrip, ordinal)] as string,
    facets: keys,
    durationDays: at(store.durations, ordinal),
    rating: rating === 0 ? null : rating / 100,
    reviewsCount: at(store.reviews, ordinal),
    departures: departuresOf(store, ordinal),
    text: noText,
  };
}

function departuresOf({ departures }: TripStore, ordinal: number): IndexedDeparture[] {
  const found: IndexedDeparture[] = [];
  const end = endOf(departures, ordinal);
  for (let i = at(departures.starts, ordinal); i < end; i += 1) {
    const price = at(departures.prices, i);
    const mark = at(departures.marks, i);
    const places = (mark >>> SPOTS_SHIFT) & ((1 << spotsAsked.length) - 1);
    found.push({
      day: at(departures.days, i),
      usdCents: price === NO_PRICE ? null : price,
      guaranteed: (mark & GUARANTEED) !== 0,
      spots: places === 0 ? 0 : (spotsAsked[31 - Math.clz32(places)] as number),
    });
  }
  return found;
}

/** Words in alphabetical order, so that the copy needn't be sorted; those that only dead trips held are forgotten. */
function* copyWords(store: TripStore, copy: TripStore, renumbered: Int32Array): Generator<void> {
  const { vocabulary, postings } = copy.text;
  vocabulary.sorted = createIntList(1024);
  for (const id of beginningWith(store.text.vocabulary, '')) {
    const old = store.text.postings[id];
    const kept = createPostingList();
    let ordinal = 0;
    for (let i = 0; old && i < old.length; i += 1) {
      const step = old.steps[i] as number;
      ordinal = stepFrom(ordinal, step);
      const number = renumbered[ordinal] as number;
      if (step & PLACES && number >= 0) addPosting(kept, number, step & PLACES);
    }
    if (kept.length > 0) postings[learn(vocabulary, store.text.vocabulary.words[id] as string)] = kept;
    yield;
  }
}
