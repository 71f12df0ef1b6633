import { sql } from 'kysely';
import type { Context } from '#kernel';
import { type Db, prepared } from '#kernel/db';
import type { CardFacts } from '../trips/card-facts.ts';

const keptCards = prepared('kept-cards', (db: Db, { ids }: { ids: readonly string[] }) =>
  // As text: the names inside are in our own spelling already.
  sql<{ facts: string }>`
    select trip_cards.facts::text as facts from trip_cards
    join trips on trips.id = trip_cards.trip_id and trips.status = 'published'
    where trip_cards.trip_id = any(${ids}::uuid[])`.compile(db),
);

/** What is kept of the cards of published trips, in no particular order; trips without a card are left out. */
export async function readKeptCards(ctx: Pick<Context, 'db'>, ids: readonly string[]): Promise<CardFacts[]> {
  const rows = await keptCards(ctx.db, { ids });
  return rows.map(({ facts }) => JSON.parse(facts) as CardFacts);
}

/**
 * Replaces cards. Trips that are gone from the lists keep theirs unread; it goes with the trip.
 * @returns the trips whose cards are others now
 */
export async function writeKeptCards(ctx: Pick<Context, 'db'>, cards: readonly CardFacts[]): Promise<string[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const texts = cards.map((card) => JSON.stringify(card));
  const { rows } = await sql<{ id: string }>`
    insert into trip_cards as old (trip_id, facts)
    select * from unnest(${ids}::uuid[], ${texts}::json[])
    on conflict (trip_id) do update set facts = excluded.facts
    where old.facts::text <> excluded.facts::text
    returning trip_id as id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
