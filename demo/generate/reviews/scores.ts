import type { Operator, Quality } from '../operators/fleet.ts';
import { createRandom, type Random } from '../text/random.ts';
import { type Aspect, aspects } from './aspects.ts';

export type Scores = Readonly<Record<Aspect, number>>;

/** How far one trip is better or worse than its company's usual, for each thing scored. */
export function tripQuality(operator: Operator, tripId: string): Quality {
  const random = createRandom('quality', tripId);
  const shifted = Object.entries(operator.quality).map(([key, value]) => [key, value + random.normal() * 0.1]);
  return Object.fromEntries(shifted) as unknown as Quality;
}

/** How often a trip goes wrong as a whole: one in fifteen with the best companies, one in six with the weakest. */
const troubleOf = (quality: Quality): number => {
  const usual = aspects.reduce((sum, aspect) => sum + quality[aspect], 0) / aspects.length;
  return Math.min(0.18, Math.max(0.065, 0.112 + (4.55 - usual) * 0.25));
};

/** One traveler's six scores: the trip's own quality, their mood, and now and then one thing, or all, that went wrong. */
export function drawScores(random: Random, quality: Quality): Scores {
  const trouble = random.next() / troubleOf(quality);
  const loss = trouble < 1 ? 1.6 + random.next() * 1.3 : trouble < 2 ? 0.4 + random.next() * 0.6 : 0;
  const mood = random.normal() * 0.3 + 0.06 - loss;
  const broken: Aspect | null = random.chance(0.14) ? random.pick(aspects) : null;
  const score = (aspect: Aspect): number => {
    const level = quality[aspect] + mood + random.normal() * 0.42 - (aspect === broken ? 1.2 + random.next() * 1.3 : 0);
    return Math.max(1, Math.min(5, Math.round(level + 0.12)));
  };
  return {
    value: score('value'),
    guide: score('guide'),
    activities: score('activities'),
    lodging: score('lodging'),
    transport: score('transport'),
    meals: score('meals'),
  };
}

export const meanOf = ({ value, guide, activities, lodging, transport, meals }: Scores): number =>
  (value + guide + activities + lodging + transport + meals) / 6;
