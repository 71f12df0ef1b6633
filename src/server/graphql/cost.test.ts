import { buildSchema, getOperationAST, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type FieldCost, USUAL_LIST } from '#kernel/graphql';
import { costOf } from './cost.ts';

const schema = buildSchema(`
  type Query { page(limit: Int): Page pages: [Page!]! }
  type Page { name: String list: List inner(limit: Int): Page three: [Row!]! }
  type List { nodes: [Row!]! total: Int }
  type Row { id: ID next: Page }
`);
const declared: Record<string, FieldCost> = {
  'Query.page': { limit: 10 },
  'Page.inner': { limit: 4 },
  'Page.three': { times: 3 },
  'List.nodes': { rows: true },
};
for (const [place, cost] of Object.entries(declared)) {
  const [type = '', field = ''] = place.split('.');
  const found = (schema.getType(type) as { getFields(): Record<string, { extensions: object }> }).getFields()[field];
  Object.assign(found ?? {}, { extensions: { cost } });
}

function costsOf(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return costOf({ schema, operation, fragments, variables });
}
const complexity = (query: string, variables?: Record<string, unknown>) => costsOf(query, variables).complexity;

describe('the cost of a query', () => {
  it('is one for each field', () => {
    expect(costsOf('{ page { name list { total } } }')).toEqual({ complexity: 4, depth: 3 });
  });

  it('counts what stands in a page of a list as often as the nearest limit above says, and nothing beside it', () => {
    const rows = (limit: string) => `{ page${limit} { name list { total nodes { id } } } }`;
    expect(complexity(rows('(limit: 7)'))).toBe(1 + 1 + 1 + 1 + 1 + 7);
    expect(complexity(rows(''))).toBe(5 + 10);
    expect(complexity('{ page(limit: 50) { inner(limit: 2) { list { nodes { id } } } } }')).toBe(4 + 2);
    expect(complexity('{ page(limit: 50) { inner { list { nodes { id } } } } }')).toBe(4 + 4);
  });

  it('knows a limit that comes as a variable, and takes the most for one that can’t be meant', () => {
    const query = 'query ($n: Int) { page(limit: $n) { list { nodes { id } } } }';
    expect(complexity(query, { n: 3 })).toBe(3 + 3);
    expect(complexity(query, { n: null })).toBe(3 + 10);
    expect(complexity(query)).toBe(3 + 10);
    for (const n of [51, 1e9, 'fifty', {}]) expect(complexity(query, { n })).toBe(3 + 50);
    for (const n of [0, -50]) expect(complexity(query, { n })).toBe(3 + 1);
  });

  it('counts other lists as often as they declare, or five times', () => {
    expect(complexity('{ page { three { id } } }')).toBe(2 + 3);
    expect(complexity('{ pages { name } }')).toBe(1 + USUAL_LIST);
    expect(complexity('{ page(limit: 2) { list { nodes { next { three { id } } } } } }')).toBe(3 + 2 * (1 + 1 + 3));
  });

  it('measures a fragment anew where another limit stands above it', () => {
    const fragment = 'fragment F on Page { list { nodes { id } } }';
    expect(complexity(`{ a: page(limit: 1) { ...F } b: page(limit: 50) { ...F } } ${fragment}`)).toBe(2 * 3 + 51);
    expect(complexity('{ page(limit: 5) { ... on Page { list { ... { nodes { id } } } } } }')).toBe(3 + 5);
  });

  it('measures fragments that double without walking each of them', () => {
    const fragments = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Page { ...F${i + 1} ...F${i + 1} }`);
    expect(complexity(`{ page { ...F0 } } ${fragments.join(' ')} fragment F60 on Page { name }`)).toBeGreaterThan(
      2 ** 59,
    );
  });
});
