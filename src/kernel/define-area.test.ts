import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Area, checkAreas, defineArea, joined } from './define-area.ts';
import { forAll } from './policy.ts';

const ground = defineArea({ name: 'ground', tables: ['stones'], news: { 'rates.changed': () => null } });
const house = defineArea({ name: 'house', calls: ['ground'], tables: ['rooms'] });

describe('the list of areas', () => {
  it('holds when each stands on those before it', () => {
    expect(() => checkAreas([ground, house])).not.toThrow();
    expect(joined([ground, house], 'news')['rates.changed']('')).toBeNull();
  });

  it.each<[string, Area[], string]>([
    ['an area that calls one after it', [house, ground], 'house calls ground, which doesn’t stand before it'],
    [
      'an area that calls itself',
      [defineArea({ name: 'a', calls: ['a'] })],
      'a calls a, which doesn’t stand before it',
    ],
    ['two areas of one name', [ground, defineArea({ name: 'ground' })], 'two areas are called ground'],
    [
      'a table of two areas',
      [ground, defineArea({ name: 'quarry', tables: ['stones'] })],
      'the table stones belongs to quarry and to another area',
    ],
    [
      'columns that an area encrypts in a table of another',
      [ground, defineArea({ name: 'vault', encrypted: { stones: ['weight'] } })],
      'vault encrypts columns of stones, which isn’t its own',
    ],
    [
      'news that two areas tell',
      [ground, defineArea({ name: 'bank', news: { 'rates.changed': () => ['lists'] } })],
      'rates.changed is among the news of bank and of another area',
    ],
    [
      'a call that two areas answer',
      ['shop', 'market'].map((name) => defineArea({ name, routes: { 'GET /v1/apples': forAll.read } })),
      'GET /v1/apples is among the routes of market and of another area',
    ],
    ...(['STALLS', 'PORT'] as const).map((variable): [string, Area[], string] => [
      `a variable ${variable} that is another’s already`,
      ['shop', 'market'].map((name) =>
        defineArea({ name, config: { variables: { [variable]: z.string() }, problems: () => [], read: () => null } }),
      ),
      `${variable} is a variable of market and of another area`,
    ]),
    [
      'things of one kind that two areas have searched',
      ['shop', 'market'].map((name) =>
        defineArea({ name, searchable: [{ kind: 'apple', news: 'rates.changed', read: async () => [] }] }),
      ),
      'market and another area have apple searched',
    ],
    [
      'a task of which two areas tell',
      ['shop', 'market'].map((name) =>
        defineArea({ name, tasks: { 'apple.rotten': { title: 'A', todo: 'B', about: 'apple', facts: {} } } }),
      ),
      'apple.rotten is among the tasks of market and of another area',
    ],
    [
      'menus that follow what nobody tells',
      [defineArea({ name: 'shop', inMenus: ['trip.changed'] })],
      'shop doesn’t tell trip.changed, so menus can’t follow it',
    ],
  ])('refuses %s', (_, areas, problem) => {
    expect(() => checkAreas(areas)).toThrow(problem);
  });
});
