import { type Context, usdRates } from '#kernel';
import { readFormerPrices } from '../queries/former-prices.ts';
import { readTripPages } from '../queries/trip-page.ts';
import { tripCards } from './trip-cards.ts';
import { toTripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';

const SIMILAR_TRIPS = 3;

/** The pages of several trips by id, as tripPage answers each; drafts and unknown ids are left out. */
export async function tripPages(ctx: Context, ids: readonly string[]): Promise<Map<string, TripPage>> {
  if (ids.length === 0) return new Map();
  const now = ctx.clock();
  const [rows, rates] = await Promise.all([readTripPages(ctx, ids), usdRates(ctx.db)]);
  const similarOf = new Map(
    rows.map((row) => [row.id, [...new Set(row.related.map((related) => related.id))].slice(0, SIMILAR_TRIPS)]),
  );
  const promoted = rows.filter((row) => row.promotionExpiry !== null && row.promotionExpiry > now);
  const [cards, former] = await Promise.all([
    tripCards(ctx, [...new Set([...similarOf.values()].flat())]),
    readFormerPrices(
      ctx,
      promoted.flatMap((row) => row.departures.map((departure) => departure.id)),
    ),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    rows.map((row) => {
      const similar = (similarOf.get(row.id) ?? []).map((id) => cardOf.get(id)).filter((card) => card !== undefined);
      return [row.id, { ...toTripPage(row, now, rates, former), similar }];
    }),
  );
}
