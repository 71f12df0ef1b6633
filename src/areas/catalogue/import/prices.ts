import { z } from 'zod';
import { f, feedKind } from '#kernel/feed';
import { operator } from './references.ts';

const priceRecord = z.object({
  kind: z.literal('price'),
  operator: f.company,
  departure: f.sourceId.describe('Id of the departure.'),
  tier: z.number().int().min(0).max(5).describe('0 for the base price, 1 to 5 for the tiers.'),
  price_cents: f.price.describe('Minor units.'),
  currency: f.currency.describe("Must be the departure's."),
});

/** A changed price of one tier; it is carried into the departure it names. */
export const priceKind = feedKind({
  about: 'A changed price of a departure, without repeating the rest of it.',
  record: priceRecord,
  table: null,
  into: 'departure',
  names: { id: ['#.departure_id', '#.tier'] },
  columns: { tier: 'int' },
  staged: { price_cents: 'bigint', currency: 'char3' },
  references: [
    operator,
    {
      column: 'departure_id',
      from: 'departure',
      required: true,
      to: [{ kind: 'departure', name: 'id', by: ['#.operator_id', '#.departure'] }],
    },
  ],
});
