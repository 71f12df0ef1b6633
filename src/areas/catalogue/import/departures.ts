import { z } from 'zod';
import { deriveAvailability, planSeats, seatTables, writeMovedSeats, writeSeats } from '#inventory/feed';
import { transaction } from '#kernel';
import { f, feedKind, type Remark } from '#kernel/feed';
import { chooseCurrencies } from './choose-currency.ts';
import { foldPrices, keepUnsaidOfNow } from './fold-prices.ts';
import { keepDecisions, lockDepartures } from './keep-decisions.ts';
import { tellMissingRates } from './missing-rates.ts';
import { writePriceHistory } from './price-history.ts';
import { dropNoPrices } from './record-fields.ts';
import { operator, trip } from './references.ts';
import { tellOddDates, tellVainSavings } from './tell-odd-dates.ts';
import { tellOfDepartures, tellTripsLeft } from './tell-of-departures.ts';
import { tellUnpayable } from './tell-unpayable.ts';

const price = f.cents.optional();
const struck = 'Former price, shown struck through where the law allows it.';

const departureRecord = z
  .object({
    kind: z.literal('departure'),
    id: f.sourceId.describe('Your own id, unique within the company.'),
    operator: f.company,
    trip: f.sourceId.describe('Id of the trip.'),
    start_date: f.date.describe('YYYY-MM-DD.'),
    end_date: f.date.describe('YYYY-MM-DD.'),
    availability: z
      .enum(['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled'])
      .default('open')
      .describe(
        'open, limited, on_request, sold_out, closed or cancelled. With spots_left, open and limited follow from it (limited: 4 or fewer; sold_out: none).',
      ),
    departure_guaranteed: z.boolean().default(false).describe('Whether it runs in any case.'),
    min_to_run: f.positive.optional().describe('Travelers it needs to run.'),
    currency: f.currency.describe('ISO 4217; departures may differ.'),
    base_price_cents: price.describe('Price a person in minor units (129900 for 1,299.00; 128000 for ¥128,000).'),
    price1_cents: price.describe('Price of tier 1; see price_tiers of the trip.'),
    price2_cents: price.describe('Price of tier 2; see price_tiers of the trip.'),
    price3_cents: price.describe('Price of tier 3; see price_tiers of the trip.'),
    price4_cents: price.describe('Price of tier 4; see price_tiers of the trip.'),
    price5_cents: price.describe('Price of tier 5; see price_tiers of the trip.'),
    strikethrough_base_price_cents: price.describe(struck),
    strikethrough_price1_cents: price.describe(struck),
    strikethrough_price2_cents: price.describe(struck),
    strikethrough_price3_cents: price.describe(struck),
    strikethrough_price4_cents: price.describe(struck),
    strikethrough_price5_cents: price.describe(struck),
    member_saving_cents: price.describe('What members save, a person.'),
    price_notes: f.prose.optional().describe('Text.'),
    spots_left: z.number().int().min(0).max(100_000).optional().describe('Places left. Absent: on request only.'),
    sold_count: z.number().int().min(0).max(100_000).optional().describe('Travelers booked with the company itself.'),
    snapshot_at: f.instant
      .optional()
      .describe(
        'When spots_left was true. Defaults to when this file was first imported. Older ones than known are ignored.',
      ),
  })
  .refine((d) => d.end_date >= d.start_date, { path: ['end_date'], message: 'lies before start_date' });

const prices = [
  'base_price_cents',
  'price1_cents',
  'price2_cents',
  'price3_cents',
  'price4_cents',
  'price5_cents',
] as const;
const cents = [
  ...prices,
  'strikethrough_base_price_cents',
  'strikethrough_price1_cents',
  'strikethrough_price2_cents',
  'strikethrough_price3_cents',
  'strikethrough_price4_cents',
  'strikethrough_price5_cents',
  'member_saving_cents',
];

const columns = {
  source_ref: { type: 'text', from: 'id' },
  start_date: 'date',
  end_date: 'date',
  availability: 'text',
  departure_guaranteed: 'bool',
  min_to_run: 'int',
  currency: 'char3',
  ...Object.fromEntries(cents.map((name) => [name, 'bigint' as const])),
  price_notes: 'text',
} as const;

/** Departures of which only the time of the snapshot is newer, of one transaction. */
const MOVED_AT_ONCE = 4000;

/** The departures of a feed, and how they stand in the catalogue's tables; their places are the inventory's. */
export const departureKind = feedKind({
  about: 'One date of a trip.',
  record: departureRecord,
  lookOver: (departure) => [...placeRemarks(departure), ...dropNoPrices(departure, prices)],
  async settle(ctx, { snapshotAt }) {
    await keepDecisions(ctx);
    await chooseCurrencies(ctx);
    await tellOddDates(ctx);
    await tellMissingRates(ctx);
    await tellUnpayable(ctx);
    await foldPrices(ctx, { columns: Object.keys(columns) });
    await tellVainSavings(ctx);
    await planSeats(ctx, { snapshotAt });
  },
  async before(ctx, lines) {
    await lockDepartures(ctx, lines);
    await tellTripsLeft(ctx, lines);
    await keepUnsaidOfNow(ctx, lines);
    await keepDecisions(ctx, lines);
    await deriveAvailability(ctx, lines);
  },
  async after(ctx, lines) {
    await writePriceHistory(ctx, lines);
    await writeSeats(ctx, lines);
    await tellOfDepartures(ctx, lines);
  },
  async finish(ctx) {
    while (await transaction(ctx, (inside) => writeMovedSeats(inside, { limit: MOVED_AT_ONCE })));
  },
  leftOut: 'closed',
  table: 'departures',
  names: { id: ['#.operator_id', '#.source_ref'] },
  events: [{ topic: 'trip.changed', subject: 'trip_id' }],
  columns,
  staged: { spots_left: 'int', sold_count: 'int', snapshot_at: 'time' },
  written: ['price_history', ...seatTables],
  references: [operator, trip],
});

function placeRemarks({ availability, spots_left: left }: z.output<typeof departureRecord>): Remark[] {
  if (availability !== 'sold_out' || !left) return [];
  const problem = `is ${left}, and availability says sold_out, which counts: no places are left`;
  return [{ field: 'spots_left', problem, severity: 'warning' }];
}
