import { sql } from 'kysely';
import { haveHolds } from '#inventory/feed';
import { type Context, publishing } from '#kernel';
import { type Lines, planned, staged } from '#kernel/feed';

const PRICES = ['base_price_cents', ...[1, 2, 3, 4, 5].map((tier) => `price${tier}_cents`), 'member_saving_cents'];

/** Events for departures that are canceled or moved, and for those that cost something else while places are held. */
export async function tellOfDepartures(ctx: Context, { from, to }: Lines): Promise<void> {
  const told = sql`p.id from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line
    where p.line between ${from} and ${to} and p.existing and (
      p.changed && array['start_date', 'end_date']
      or ('availability' = any(p.changed) and f.availability = 'cancelled')
      or (p.changed && ${[...PRICES, 'currency']}::text[] and ${haveHolds(sql`p.id`)}))`;
  await sql`select ${publishing('departure.changed', told)}`.execute(ctx.db);
}

/** Events for the trips that departures are about to leave; to be told before these are written. */
export async function tellTripsLeft(ctx: Context, { from, to }: Lines): Promise<void> {
  const told = sql`d.trip_id from ${planned('departure')} p join departures d on d.id = p.id
    where p.line between ${from} and ${to} and p.existing and 'trip_id' = any(p.changed)`;
  await sql`select ${publishing('trip.changed', told)}`.execute(ctx.db);
}
