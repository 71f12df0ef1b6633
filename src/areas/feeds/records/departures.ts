import { z } from 'zod';
import * as f from './fields.ts';

const price = f.cents.optional();

export const departureRecord = z
  .object({
    kind: z.literal('departure'),
    /** The feed's own id, unique within the company. */
    id: f.sourceId,
    operator: f.sourceId,
    trip: f.sourceId,
    start_date: f.date,
    end_date: f.date,
    availability: z.enum(['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled']).default('open'),
    departure_guaranteed: z.boolean().default(false),
    min_to_run: f.positive.optional(),
    currency: f.currency,
    base_price_cents: price,
    price1_cents: price,
    price2_cents: price,
    price3_cents: price,
    price4_cents: price,
    price5_cents: price,
    strikethrough_base_price_cents: price,
    strikethrough_price1_cents: price,
    strikethrough_price2_cents: price,
    strikethrough_price3_cents: price,
    strikethrough_price4_cents: price,
    strikethrough_price5_cents: price,
    member_saving_cents: price,
    price_notes: f.prose.optional(),
    /** Places left when the feed was written; absent: on request only. */
    spots_left: z.number().int().min(0).max(100_000).optional(),
    /** Travellers booked so far with the company itself, as far as it tells. */
    sold_count: z.number().int().min(0).max(100_000).optional(),
    /** When spots_left was true; defaults to the time of the import. */
    snapshot_at: f.instant.optional(),
  })
  .refine((d) => d.end_date >= d.start_date, { path: ['end_date'], message: 'lies before start_date' });

/** A changed price of an existing departure. */
export const priceRecord = z.object({
  kind: z.literal('price'),
  operator: f.sourceId,
  departure: f.sourceId,
  /** 0 is the base price, 1 to 5 the named tiers. */
  tier: z.number().int().min(0).max(5),
  price_cents: f.cents,
  currency: f.currency,
});
