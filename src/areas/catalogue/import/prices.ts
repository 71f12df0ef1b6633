import { thisFeed } from '#kernel/feed';

/** A changed price of one tier; it is carried into the departure it names. */
export const priceImport = {
  table: null,
  names: { id: ['#.departure_id', '#.tier'] },
  columns: { tier: 'int' },
  staged: { price_cents: 'bigint', currency: 'char3' },
  references: [
    {
      column: 'operator_id',
      from: 'operator',
      required: true,
      to: [
        { kind: 'operator', name: 'id', by: [thisFeed, '#.operator'] },
        { kind: 'operator', name: 'slug', by: ['#.operator'] },
      ],
    },
    {
      column: 'departure_id',
      from: 'departure',
      required: true,
      to: [{ kind: 'departure', name: 'id', by: ['#.operator_id', '#.departure'] }],
    },
  ],
} as const;
