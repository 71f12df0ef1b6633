import { naming, textOf } from './references.ts';
import { terms } from './terms.ts';

/** The parts of a trip that stand in tables of their own. */
export const tripCollections = [
  {
    name: 'cancellation',
    table: 'cancellation_policies',
    owner: 'trip_id',
    inherits: ['operator_id'],
    shape: 'object',
    columns: { flexibility: 'text', tiers: 'json', deposit_refundable: 'bool' },
    key: [],
  },
  {
    name: 'params',
    table: 'trip_params',
    owner: 'trip_id',
    shape: 'map',
    columns: { section: { type: 'text', from: 'name' }, body: { type: 'text', from: 'value' } },
    key: ['section'],
  },
  {
    name: 'inclusions',
    table: 'trip_inclusions',
    owner: 'trip_id',
    shape: 'objects',
    columns: {
      kind: { type: 'text', from: 'inclusion_kind' },
      included: 'bool',
      mandatory: 'bool',
      label: 'text',
      quantity: 'int',
      estimate_cents: 'bigint',
      currency: 'char3',
      position: 'int',
    },
    key: ['position'],
  },
  {
    name: 'price_tiers',
    table: 'trip_price_tiers',
    owner: 'trip_id',
    shape: 'objects',
    columns: { tier: 'int', label: 'text', occupancy: 'int' },
    key: ['tier'],
  },
  { ...terms, table: 'trip_terms', owner: 'trip_id' },
  {
    name: 'places',
    table: 'trip_locations',
    owner: 'trip_id',
    ...naming('destination_id', textOf('place')),
    settled: true,
  },
  {
    name: 'attractions',
    table: 'trip_attractions',
    owner: 'trip_id',
    ...naming('attraction_id', textOf('attraction')),
  },
  {
    name: 'similar',
    table: 'trip_relations',
    owner: 'trip_id',
    only: `t.list = 'similar'`,
    constants: { list: 'similar' },
    inherits: [],
    ...naming(
      'other_id',
      { kind: 'trip', name: 'id', by: ['owner.operator_id', '#.value'] },
      { kind: 'trip', name: 'slug', by: ['lower(#.value)'] },
      { kind: 'trip', name: 'anywhere', by: ['#.value'] },
    ),
    late: true,
  },
] as const;
