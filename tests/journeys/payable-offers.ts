/** A departure that is paid here, with another one of the same trip. */
export type Offer = { trip: string; departure: string; tier: number };

/** The soonest first, of those far enough away for a deposit. */
export const PAYABLE = `select t.slug as trip, d.id as departure, tier.tier from departures d
  join trips t on t.id = d.trip_id join operators o on o.id = t.operator_id
  join departure_inventory i on i.departure_id = d.id join trip_price_tiers tier on tier.trip_id = t.id
  join cancellation_policies p on p.operator_id = o.id and p.trip_id is null
    and (p.flexibility is not null or p.tiers <> '[]')
  where t.is_merchant_model and t.status = 'published' and t.superseded_by is null and tier.occupancy = 2
    and (array[d.price1_cents, d.price2_cents, d.price3_cents, d.price4_cents, d.price5_cents])[tier.tier] > 0
    and d.availability = 'open' and d.start_date > current_date + 94 and (o.deposit_amount is not null or o.deposits <> '{}')
    and d.currency = 'USD' and o.business_process_type = 'instant' and i.capacity - i.held - i.sold >= 20
    and (select count(*) from departures other where other.trip_id = t.id and other.availability = 'open') > 3
  order by d.start_date, d.id, tier.tier`;
