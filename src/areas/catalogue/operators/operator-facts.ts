import { type Context, isId } from '#kernel';
import { readOperatorPages, readTripIdsOfOperators } from '../queries/operator-page.ts';
import type { TripCard } from '../trips/trip-card.ts';
import { tripCards } from '../trips/trip-cards.ts';
import { type OperatorFacts, TOP_TRIPS, toOperatorFacts } from './operator-page.ts';

/** Profiles of several companies without their trips, each under its id and under its slug. */
export async function operatorFacts(ctx: Context, idsOrSlugs: readonly string[]): Promise<Map<string, OperatorFacts>> {
  if (idsOrSlugs.length === 0) return new Map();
  const rows = await readOperatorPages(ctx, {
    ids: idsOrSlugs.filter((key) => isId(key)),
    slugs: idsOrSlugs.filter((key) => !isId(key)),
  });
  return new Map(
    rows.flatMap((row) => {
      const facts = toOperatorFacts(row);
      return [
        [row.id, facts],
        [row.slug, facts],
      ];
    }),
  );
}

/** Best rated trips of several companies, and those with most reviews beside them, as operatorPage answers each. */
export async function operatorTrips(
  ctx: Context,
  operatorIds: readonly string[],
): Promise<Map<string, { top: TripCard[]; popular: TripCard[] }>> {
  if (operatorIds.length === 0) return new Map();
  const [topIds, popularIds] = await Promise.all([
    readTripIdsOfOperators(ctx, operatorIds, 'rating', TOP_TRIPS),
    readTripIdsOfOperators(ctx, operatorIds, 'popularity', TOP_TRIPS * 2),
  ]);
  const chosen = new Map(
    operatorIds.map((id) => {
      const top = topIds.get(id) ?? [];
      const popular = (popularIds.get(id) ?? []).filter((tripId) => !top.includes(tripId)).slice(0, TOP_TRIPS);
      return [id, { top, popular }];
    }),
  );
  const cards = await tripCards(
    ctx,
    [...chosen.values()].flatMap(({ top, popular }) => [...top, ...popular]),
  );
  return new Map(
    [...chosen].map(([id, { top, popular }]) => [
      id,
      {
        top: cards.filter((card) => top.includes(card.id)),
        popular: cards.filter((card) => popular.includes(card.id)),
      },
    ]),
  );
}
