import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { feedKind } from './feed-kind.ts';
import { inOrderOfNames } from './feed-kinds.ts';
import type { Collection, Reference } from './import-table.ts';

const to = (kind: string, more: Partial<Reference> = {}): Reference => ({
  column: `${kind}_id`,
  from: kind,
  to: [{ kind, name: 'id', by: [`#.${kind}`] }],
  ...more,
});
const list = (references: Reference[], more: Partial<Collection> = {}): Collection => ({
  name: 'list',
  table: 'lists',
  owner: 'owner_id',
  shape: 'texts',
  columns: {},
  key: [],
  references,
  ...more,
});
const kind = (name: string, references: Reference[] = [], collections: Collection[] = []) =>
  feedKind({
    about: '',
    record: z.object({ kind: z.literal(name) }),
    table: name,
    names: {},
    columns: {},
    references,
    collections,
  });
const inOrder = (...kinds: Parameters<typeof inOrderOfNames>[0]) => [...inOrderOfNames(kinds).keys()];

describe('the kinds of a feed', () => {
  it('stand after those at whose rows their own point, else as they are given', () => {
    const partner = kind('partner', [], [list([to('trip')])]);
    const trip = kind('trip', [to('operator'), to('trip', { late: true })]);
    expect(inOrder(partner, kind('place', [to('place', { tree: true })]), kind('operator'), trip)).toEqual([
      'place',
      'operator',
      'trip',
      'partner',
    ]);
  });

  it('wait for none that is only looked up, or pointed at when all are there', () => {
    const checked = list([to('category')], { table: null });
    const later = list([to('category')], { late: true });
    const place = kind('place', [to('category', { late: true })], [checked, later]);
    expect(inOrder(place, kind('category', [to('place')]))).toEqual(['place', 'category']);
  });

  it('are refused where one is there twice, isn’t there, or waits for one that waits for it', () => {
    expect(() => inOrder(kind('a'), kind('a'))).toThrow('Two kinds of a feed have one name: a, a.');
    expect(() => inOrder(kind('a', [to('b', { late: true })]))).toThrow(
      'a records of a feed name a b, and no area brings that kind.',
    );
    const apart = { ...kind('a'), table: null };
    expect(inOrder({ ...apart, into: 'b' }, kind('b'))).toEqual(['a', 'b']);
    for (const into of [undefined, 'c']) {
      expect(() => inOrder({ ...apart, into }, kind('b'))).toThrow(
        'a records of a feed have neither a table nor a kind into which they go.',
      );
    }
    expect(() => inOrder(kind('c'), kind('a', [to('b')]), kind('b', [to('a')]))).toThrow(
      'Of these kinds of a feed each needs another one first: a, b.',
    );
  });
});
