import { type Context, usdRates } from '#kernel';
import { readFormerPrices } from '../queries/former-prices.ts';
import { readTripPages } from '../queries/trip-page.ts';
import { shownTrips, shownTripsOf } from '../shown.ts';
import { relatedIds } from './shown-parts.ts';
import { toTripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';

/** The pages of several trips by id, as tripPage answers each; drafts, unknown and hidden ids are left out. */
export async function tripPages(ctx: Context, ids: readonly string[]): Promise<Map<string, TripPage>> {
  if (ids.length === 0) return new Map();
  const now = ctx.clock();
  const [found, rates] = await Promise.all([readTripPages(ctx, ids), usdRates(ctx.db)]);
  const [shown, tripsOf] = await Promise.all([
    shownTrips(ctx, [...new Set(found.flatMap((row) => [row.id, ...relatedIds(row)]))]),
    shownTripsOf(
      ctx,
      found.map(({ operatorId }) => operatorId),
    ),
  ]);
  const rows = found.filter(({ id }) => shown.has(id));
  const promoted = rows.filter((row) => row.promotionExpiry !== null && row.promotionExpiry > now);
  const former = await readFormerPrices(
    ctx,
    promoted.flatMap((row) => row.departures.map((departure) => departure.id)),
  );
  return new Map(rows.map((row) => [row.id, toTripPage(row, { now, rates, former, shown, tripsOf })]));
}
