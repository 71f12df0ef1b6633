/** Terms of a record by their property, `{"theme": ["wildlife"]}`; whose they are is said beside it. */
export const terms = {
  name: 'terms',
  shape: 'lists',
  columns: {},
  staged: { name: 'text', value: 'text' },
  references: [
    {
      column: 'term_id',
      from: 'value',
      required: true,
      to: [{ kind: 'term', name: 'id', by: ['#.name', 'lower(#.value)'] }],
    },
  ],
  key: ['term_id'],
} as const;
