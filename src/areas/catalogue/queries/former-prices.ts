import { sql } from 'kysely';
import type { Context } from '#kernel';

export type FormerPrice = { departureId: string; tier: number; lowestCents: number };

/**
 * The lowest price in force during the 30 days before the newest change of each price (EU Omnibus).
 * Prices that never changed have no row, nor do those that had another currency in those days.
 */
export async function readFormerPrices(ctx: Context, departureIds: string[]): Promise<FormerPrice[]> {
  if (departureIds.length === 0) return [];
  const { rows } = await sql<FormerPrice>`
    with changes as (
      select departure_id, tier, max(valid_from) as changed_at from price_history
      where departure_id = any(${departureIds}) group by departure_id, tier having count(*) > 1
    )
    select changes.departure_id, changes.tier, min(earlier.price_cents)::bigint as lowest_cents
    from changes
    join lateral (
      select price_cents, lead(valid_from) over (order by valid_from) as valid_until, valid_from,
        currency is not distinct from last_value(currency) over (
          order by valid_from rows between unbounded preceding and unbounded following) as compares
      from price_history
      where departure_id = changes.departure_id and tier = changes.tier and valid_from <= changes.changed_at
    ) earlier on earlier.valid_from < changes.changed_at
      and coalesce(earlier.valid_until, changes.changed_at) > changes.changed_at - interval '30 days'
    group by changes.departure_id, changes.tier
    having bool_and(earlier.compares)`.execute(ctx.db);
  return rows;
}
