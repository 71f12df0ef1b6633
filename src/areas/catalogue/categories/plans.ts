import type { Context } from '#kernel';
import type { DurationBand } from '../queries/category-page.ts';
import { type PlanDayRow, readPlanDays } from '../queries/plans.ts';

/** Where a plan stays, one stop after the other; a stop without a night is where it only passes. */
export type PlanStop = { place: string; nights: number };

/** Slugs of the known places of a plan, each once. */
export type PlanInShort = { stops: PlanStop[]; places: string[] };

/** The plans of a category in short, by their length. */
export async function plansInShort(ctx: Context, categoryId: string): Promise<Map<DurationBand, PlanInShort>> {
  const days = await readPlanDays(ctx, categoryId);
  return new Map(
    [...Map.groupBy(days, ({ band }) => band)].map(([band, ofPlan]) => [
      band,
      { stops: stopsOf(ofPlan), places: placesOf(ofPlan) },
    ]),
  );
}

const placesOf = (days: readonly PlanDayRow[]) => [...new Set(days.flatMap(({ slug }) => slug ?? []))];

/** Days at one place after the other are one stop. */
export function stopsOf(days: readonly Pick<PlanDayRow, 'place' | 'nights'>[]): PlanStop[] {
  const stops: PlanStop[] = [];
  for (const { place, nights } of days) {
    const last = stops.at(-1);
    if (last?.place === place) last.nights += nights;
    else stops.push({ place, nights });
  }
  return stops;
}
