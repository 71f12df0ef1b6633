import { hours, isPosterSubject, seedCount } from '#posters/shared';
import { hash } from '../text/random.ts';
import type { RegionEntry } from '../world/world.ts';
import type { TripPlan } from './plan.ts';

export type DemoPoster = {
  readonly biome: string;
  readonly motif: string;
  readonly hour: string;
  readonly seed: number;
};

/** Night belongs to membership and errors; noon is rarer than the soft hours. */
const daylight = hours.filter((hour) => hour !== 'night');

/** The nth picture of a region: the hour changes with each, then the subject, then the drawing. */
export function posterAt(region: RegionEntry, nth: number): DemoPoster {
  const subjects = region.region.posters.filter((name) => {
    const [biome = '', motif = ''] = name.split(':');
    return isPosterSubject(biome, motif);
  });
  const [biome = 'steppe', motif = 'road'] = (subjects[nth % Math.max(1, subjects.length)] ?? 'steppe:road').split(':');
  const turn = Math.floor(nth / daylight.length) + nth;
  return {
    biome,
    motif,
    hour: daylight[turn % daylight.length] ?? 'morning',
    seed: (nth * 7 + hash(region.region.slug)) % seedCount,
  };
}

export const posterOf = (plan: TripPlan): DemoPoster => posterAt(plan.region, plan.index);
