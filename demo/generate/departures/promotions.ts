import type { CalendarDate } from '#kernel/shared';
import { addDays } from '../text/days.ts';
import { createRandom } from '../text/random.ts';
import { type PriceList, tierPrice } from '../trips/prices.ts';
import type { TripPlan } from '../trips/trip-plan.ts';

export type Promotion = { readonly was: number; readonly until: CalendarDate; readonly raise: number };

/** About one trip in sixteen is reduced, until a day that really ends it. */
export function promotionOf(plan: TripPlan, prices: PriceList, today: CalendarDate): Promotion | null {
  const random = createRandom('promotion', plan.id);
  if (plan.status !== 'published' || !random.chance(0.06)) return null;
  const raise = random.pick([1.08, 1.1, 1.12, 1.15, 1.2]);
  return { was: tierPrice(prices.twin, raise, prices.currency), until: addDays(today, random.int(12, 70)), raise };
}
