import { tripCards } from '#catalogue';
import { idsAfter, keepPopularity, keepTripCards, tripIndexRows } from '#catalogue/search';
import { spotsOf } from '#inventory';
import { type Context, ownTurn, transaction } from '#kernel';
import { readRates } from '#kernel/rates';
import { announceChanges, lockProjection, readListedIds, unlistTrips, writeTrips } from '../queries/projection.ts';
import { tripDocument } from './trip-document.ts';

/** Small enough that preparing them keeps the server from its requests for a few milliseconds only. */
export const TRIPS_AT_ONCE = 25;

/**
 * Brings trip_search up to date with the catalogue, for some trips or for all of them. Trips that are drafts,
 * archived, superseded or gone are taken off the lists. Indexes hear of it when the transaction commits.
 */
export async function projectTrips(ctx: Context, tripIds: readonly string[] | 'all'): Promise<void> {
  if (tripIds === 'all') return everyTrip(ctx, (ids) => projectBatch(ctx, ids));
  const ids = [...new Set(tripIds)].sort();
  for (let at = 0; at < ids.length; at += TRIPS_AT_ONCE) {
    await projectBatch(ctx, ids.slice(at, at + TRIPS_AT_ONCE));
  }
}

/** Gives every trip to `project`, some at a time, and what is listed without being a trip any more. */
export async function everyTrip(ctx: Context, project: (ids: readonly string[]) => Promise<void>): Promise<void> {
  const gone = new Set(await readListedIds(ctx));
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await idsAfter(ctx, 'trips', after, TRIPS_AT_ONCE);
    await project(ids);
    for (const id of ids) gone.delete(id);
    after = ids.at(-1) ?? null;
    if (ids.length < TRIPS_AT_ONCE) break;
  }
  if (gone.size > 0) await project([...gone]);
}

async function projectBatch(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction(ctx, async (inner) => {
    await lockProjection(inner.db);
    const rows = await tripIndexRows(inner, ids);
    const recarded = await keepTripCards(inner, ids);
    // What is written stays: it may not be made of rates that were read a minute ago.
    const rates = await readRates(inner.db);
    const spotsLeft = await readSpotsLeft(
      inner,
      rows.flatMap((row) => row.departures.map((departure) => departure.id)),
    );
    const promoted = await readPromoted(inner, rows);
    await ownTurn();
    const documents = rows.map((row) => tripDocument(row, { rates, spotsLeft, promoted: promoted.has(row.id) }));
    await writeTrips(inner.db, documents, recarded);
    await keepPopularity(
      inner,
      documents.map(({ trip_id, popularity }) => ({ id: trip_id, popularity })),
    );
    const listed = new Set(rows.map((row) => row.id));
    await unlistTrips(
      inner.db,
      ids.filter((id) => !listed.has(id)),
    );
    await announceChanges(inner.db);
  });
}

const MOST_DEPARTURES = 2000;

async function readSpotsLeft(ctx: Context, departureIds: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < departureIds.length; at += MOST_DEPARTURES) {
    const spots = await spotsOf(ctx, departureIds.slice(at, at + MOST_DEPARTURES));
    for (const [id, { spotsLeft }] of spots) if (spotsLeft !== null) found.set(id, spotsLeft);
  }
  return found;
}

/** Trips on sale: those whose card shows a former price, by the card's own rule. */
async function readPromoted(
  ctx: Context,
  rows: readonly { id: string; promotionExpiry: Date | null }[],
): Promise<Set<string>> {
  const now = ctx.clock();
  const claiming = rows.filter((row) => row.promotionExpiry !== null && row.promotionExpiry > now);
  const cards = await tripCards(
    ctx,
    claiming.map((row) => row.id),
  );
  return new Set(cards.filter((card) => card.strikeThrough !== null).map((card) => card.id));
}
