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

/** One traveler's six scores: the trip's own quality, their mood, and now and then one thing that went wrong. */
export function drawScores(random: Random, quality: Quality): Scores {
  const mood = random.normal() * 0.3 + 0.03 - (random.chance(0.03) ? 1.3 : 0) - (random.chance(0.009) ? 2.4 : 0);
  const broken: Aspect | null = random.chance(0.1) ? random.pick(aspects) : null;
  const scores = aspects.map((aspect) => {
    const level = quality[aspect] + mood + random.normal() * 0.36 - (aspect === broken ? 1.2 + random.next() * 1.3 : 0);
    return [aspect, Math.max(1, Math.min(5, Math.round(level + 0.12)))];
  });
  return Object.fromEntries(scores) as Scores;
}

export const meanOf = (scores: Scores): number =>
  aspects.reduce((sum, aspect) => sum + scores[aspect], 0) / aspects.length;
