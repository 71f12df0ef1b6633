import { sql } from 'kysely';
import type { Context } from '#kernel';

const DAYS_AGO = 90;

/**
 * For the demo catalogue alone: its struck-through prices get the history that a real one has collected by itself, so
 * that offers show. A feed can't do this: there only prices that Sojourn has seen count.
 */
export async function backdateOffers(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock().getTime() - DAYS_AGO * 86_400_000);
  await sql`
    insert into price_history (departure_id, tier, price_cents, currency, valid_from)
    select departures.id, former.tier, former.cents, departures.currency, ${since}::timestamptz
    from departures
    join trips on trips.id = departures.trip_id and trips.promotion_expiry is not null
    cross join lateral (values
      (0, strikethrough_base_price_cents), (1, strikethrough_price1_cents), (2, strikethrough_price2_cents),
      (3, strikethrough_price3_cents), (4, strikethrough_price4_cents), (5, strikethrough_price5_cents)
    ) as former (tier, cents)
    where former.cents is not null
    on conflict do nothing`.execute(ctx.db);
}
