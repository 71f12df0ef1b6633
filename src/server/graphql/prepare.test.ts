import { getOperationAST } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createBuilder, paged, rows } from '#kernel/graphql';
import { createPrepare, type Prepared } from './prepare.ts';

const builder = createBuilder();
const list = builder.objectRef<{ nodes: string[] }>('List').implement({
  fields: (t) => ({ nodes: t.field({ type: [row()], extensions: rows, resolve: () => [] }) }),
});
function row() {
  return builder.objectRef<string>('Row').implement({ fields: (t) => ({ id: t.id({ resolve: (id) => id }) }) });
}
builder.queryField('list', (t) =>
  t.field({ type: list, args: { limit: t.arg.int() }, extensions: paged(10), resolve: () => ({ nodes: [] }) }),
);
const schema = builder.toSchema();

const query = (name: string) => `query ${name} { __typename }`;
/** So many ids for each row that fifty are too much. */
const heavy = (limit: string) => `{ list(limit: ${limit}) { nodes { ${'id '.repeat(120)} } } }`;

function excessOf(prepared: Prepared, variables: Record<string, unknown> = {}) {
  const operation = prepared.document && getOperationAST(prepared.document);
  if (!operation) throw new Error('There is no operation');
  return prepared.weigh(operation, variables).excess?.extensions.code ?? null;
}

describe('preparing a query', () => {
  it('is done once for a text', () => {
    const prepare = createPrepare(schema);
    const first = prepare(query('A'));
    expect(first.errors).toEqual([]);
    expect(prepare(query('A'))).toBe(first);
    expect(prepare(query('B'))).not.toBe(first);
  });

  it('is kept for so many characters, the queries asked last', () => {
    const size = query('A').length;
    const prepare = createPrepare(schema, 2 * size);
    const [a, b] = [prepare(query('A')), prepare(query('B'))];
    expect(prepare(query('A'))).toBe(a);
    prepare(query('C'));
    expect(prepare(query('A'))).toBe(a);
    expect(prepare(query('B'))).not.toBe(b);
    const long = `${query('L')} #${' '.repeat(2 * size)}`;
    expect(prepare(long)).not.toBe(prepare(long));
  });

  it.each(['{ __typename', '{ nothing }', `{ ${'a: __typename '.repeat(16)} }`])(
    'of what is refused is kept for nobody: %s',
    (text) => {
      const prepare = createPrepare(schema);
      const first = prepare(text);
      expect(first.errors.length).toBeGreaterThan(0);
      expect(prepare(text)).not.toBe(first);
      expect(prepare(text).errors.map(({ message }) => message)).toEqual(first.errors.map(({ message }) => message));
    },
  );

  it('measures a query anew where a variable is its limit', () => {
    const prepare = createPrepare(schema);
    const text = `query ($limit: Int) ${heavy('$limit')}`;
    for (const [limit, code] of [
      [10, null],
      [50, 'TOO_COMPLEX'],
      [10, null],
      [undefined, null],
    ] as const) {
      expect(excessOf(prepare(text), { limit })).toBe(code);
    }
  });

  it('measures it once where none is', () => {
    const prepare = createPrepare(schema);
    for (const _ of [1, 2]) {
      expect(excessOf(prepare(heavy('10')))).toBeNull();
      expect(excessOf(prepare(heavy('50')), { limit: 1 })).toBe('TOO_COMPLEX');
    }
  });
});
