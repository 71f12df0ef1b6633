import type { Context } from '#kernel';
import { usdRates } from '#kernel/rates';
import { readFormerPrices } from '../queries/former-prices.ts';
import { readTripCores, readTripStories } from '../queries/trip-page.ts';
import { shownTrips, shownTripsOf } from '../shown.ts';
import { asSold } from './as-sold.ts';
import { linkedIds } from './shown-parts.ts';
import { toTripCore, toTripStory } from './trip-page.ts';
import type { TripCore, TripStory } from './trip-page-model.ts';

/** Several trips by id, as tripCore answers each; drafts, unknown and hidden ids are left out. */
export async function tripCores(ctx: Context, ids: readonly string[]): Promise<Map<string, TripCore>> {
  if (ids.length === 0) return new Map();
  const now = ctx.clock();
  const [found, rates] = await Promise.all([readTripCores(ctx, ids), usdRates(ctx.db)]);
  const [shown, tripsOf] = await Promise.all([
    shownTrips(ctx, [...new Set(found.flatMap(linkedIds))]),
    shownTripsOf(
      ctx,
      found.map(({ operatorId }) => operatorId),
    ),
  ]);
  const rows = await asSold(
    ctx,
    found.filter(({ id }) => shown.has(id)),
  );
  const promoted = rows.filter((row) => row.promotionExpiry !== null && row.promotionExpiry > now);
  const former = await readFormerPrices(
    ctx,
    promoted.flatMap((row) => row.departures.map((departure) => departure.id)),
  );
  return new Map(rows.map((row) => [row.id, toTripCore(row, { now, rates, former, shown, tripsOf })]));
}

/** What tripCores leaves out, of trips that it found. */
export async function tripStories(ctx: Context, ids: readonly string[]): Promise<Map<string, TripStory>> {
  if (ids.length === 0) return new Map();
  const [rows, shown] = await Promise.all([readTripStories(ctx, ids), shownTrips(ctx, ids)]);
  return new Map(rows.flatMap((row) => (shown.has(row.id) ? [[row.id, toTripStory(row)]] : [])));
}
