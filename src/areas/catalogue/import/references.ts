import { type Reference, thisFeed } from '#kernel/feed';

// What records of several kinds name.

export const operator = {
  column: 'operator_id',
  from: 'operator',
  required: true,
  to: [
    { kind: 'operator', name: 'id', by: [thisFeed, '#.operator'] },
    { kind: 'operator', name: 'slug', by: ['lower(#.operator)'] },
  ],
} as const;

export const trip = {
  column: 'trip_id',
  from: 'trip',
  required: true,
  to: [{ kind: 'trip', name: 'id', by: ['#.operator_id', '#.trip'] }],
} as const;

export const city = (from: 'start_city' | 'end_city') =>
  ({ column: `${from}_id`, from, to: [{ kind: 'place', name: 'id', by: [`#.${from}`] }] }) as const;

/** A list of texts, each of which names a row; where they are kept, and of whom, is said beside it. */
export const naming = (column: string, ...to: Reference['to']) =>
  ({
    shape: 'texts',
    columns: { position: 'int' },
    staged: { value: 'text' },
    references: [{ column, from: 'value', required: true, to }],
    key: [column],
  }) as const;

/** The row of a kind that is named by the text alone. */
export const textOf = (kind: string) => ({ kind, name: 'id', by: ['#.value'] });
