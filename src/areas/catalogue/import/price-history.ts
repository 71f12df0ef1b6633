import { sql } from 'kysely';
import type { Context } from '#kernel';
import { type Lines, planned, staged } from '#kernel/feed';

/** Notes the prices of new departures, and of others those that changed, from now on. */
export async function writePriceHistory(ctx: Context, { from, to }: Lines): Promise<void> {
  const now = ctx.clock().toISOString();
  await sql`
    insert into price_history (departure_id, tier, price_cents, currency, valid_from)
    select p.id, price.tier, price.cents, f.currency, ${now}::timestamptz
    from ${planned('departure')} p join ${staged('departure')} f on f.line = p.line and f.line between ${from} and ${to}
    cross join lateral (values
      (0, f.base_price_cents, 'base_price_cents'), (1, f.price1_cents, 'price1_cents'),
      (2, f.price2_cents, 'price2_cents'), (3, f.price3_cents, 'price3_cents'),
      (4, f.price4_cents, 'price4_cents'), (5, f.price5_cents, 'price5_cents')) as price (tier, cents, name)
    where p.line between ${from} and ${to} and price.cents is not null
      and (not p.existing or p.changed && array[price.name, 'currency'])
    on conflict (departure_id, tier, valid_from) do update set
      price_cents = excluded.price_cents, currency = excluded.currency`.execute(ctx.db);
}
