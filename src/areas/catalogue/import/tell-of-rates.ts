import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';
import { earliestDate } from '#kernel/shared';

/** Tells of the trips that have prices in these currencies: their amounts in dollars are others now. */
export async function tellOfRates(ctx: Context, currencies: readonly string[]): Promise<number> {
  const { rows } = await sql<{ trips: number }>`
    with priced as (
      select trip_id as id from departures where currency = any(${currencies}::text[]) and start_date >= ${earliestDate(ctx.clock())}::date
      union select id from trips where currency = any(${currencies}::text[]) and base_price_cents is not null)
    select ${publishing('trip.changed', sql`trips.id from trips join priced using (id) where trips.status = 'published'`)} as trips
  `.execute(ctx.db);
  return rows[0]?.trips ?? 0;
}
