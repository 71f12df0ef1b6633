import type { Bed, Stop } from '../atlas/records.ts';
import { createRandom } from '../text/random.ts';
import { commonHouses, type Tongue, tongueOf } from './tongue.ts';

/** An invented house of a kind at a stop. The same stop, kind, level and variant is the same house for every company. */
export function houseName(stop: Stop, bed: Bed, level: number, variant: number): string {
  const tongue = tongueOf(stop.country);
  // Levels share nouns in a fixed order per stop, so that two houses of one town never bear the same one.
  const order = createRandom('houses', stop.country, stop.key).shuffle(tongue.nouns);
  const noun = order[(level * 3 + variant + bed.length) % order.length] as string;
  const random = createRandom('house', stop.key, bed, level, variant);
  return random.pick(formsOf(tongue, bed)).replace('{n}', noun);
}

const formsOf = (tongue: Tongue, bed: Bed): readonly string[] => tongue.houses[bed] ?? commonHouses[bed];

/** The kind of bed of a stop that comes closest to a level from 0 (basic) to 4 (luxury). */
const levelOfBed: Readonly<Record<Bed, number>> = {
  camp: 0,
  hut: 0,
  homestay: 0.6,
  guesthouse: 1,
  'farm-stay': 1.8,
  hotel: 2,
  'tented-camp': 2.4,
  lodge: 2.4,
  riad: 2.6,
  ryokan: 2.6,
  resort: 3,
  'boutique-hotel': 3.4,
  'ship-cabin': 2.5,
  'riverboat-cabin': 2.8,
};

export function bedFor(beds: readonly Bed[], level: number, wanted: (bed: Bed) => boolean): Bed {
  const fitting = beds.filter(wanted);
  const choice = (fitting.length > 0 ? fitting : beds).toSorted(
    (a, b) => Math.abs(levelOfBed[a] - level) - Math.abs(levelOfBed[b] - level),
  )[0];
  if (!choice) throw new Error('A stop without beds');
  return choice;
}

export const isAboard = (bed: Bed): boolean => bed === 'ship-cabin' || bed === 'riverboat-cabin';
/** Far from any kitchen but the house's own: all meals are served. */
export const isFullBoard = (bed: Bed): boolean =>
  isAboard(bed) || bed === 'camp' || bed === 'tented-camp' || bed === 'hut';
export const isHalfBoard = (bed: Bed): boolean =>
  bed === 'homestay' || bed === 'farm-stay' || bed === 'ryokan' || bed === 'lodge';
