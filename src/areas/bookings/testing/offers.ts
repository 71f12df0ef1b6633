import type pg from 'pg';
import type { Offer } from './buyer.ts';

const EARLY = `select distinct on (d.start_date, d.id) t.slug as trip, t.id as trip_id, d.id as departure_id, tier.tier as level
  from departures d join trips t on t.id = d.trip_id join operators o on o.id = t.operator_id
  join departure_inventory i on i.departure_id = d.id join trip_price_tiers tier on tier.trip_id = t.id
  join cancellation_policies p on p.operator_id = o.id and p.trip_id is null
    and (p.flexibility is not null or p.tiers <> '[]')
  where t.is_merchant_model and t.status = 'published' and t.superseded_by is null and tier.occupancy = 2
    and (array[d.price1_cents, d.price2_cents, d.price3_cents, d.price4_cents, d.price5_cents])[tier.tier] > 0
    and d.availability = 'open' and d.start_date > '2027-03-01' and (o.deposit_amount is not null or o.deposits <> '{}')
    and d.currency = 'USD' and o.business_process_type = $1 and i.capacity - i.held - i.sold >= 8
  order by d.start_date, d.id, tier.tier limit $2`;

/** Departures of a demo that can be paid here, the soonest first. */
export async function offersOf(pool: pg.Pool, count: number): Promise<Offer[]> {
  const { rows } = await pool.query(EARLY, ['instant', count]);
  return rows.map((row) => ({
    trip: row.trip,
    tripId: row.trip_id,
    departureId: row.departure_id,
    level: row.level,
  }));
}

/** Leaves a departure exactly so many places. */
export async function leavePlaces(pool: pg.Pool, { departureId }: Offer, places: number): Promise<void> {
  await pool.query(`update departure_inventory set capacity = held + sold + $2 where departure_id = $1`, [
    departureId,
    places,
  ]);
}
