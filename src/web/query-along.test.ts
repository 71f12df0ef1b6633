import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { queryAlong } from './query-along.ts';

describe('the query that leads along', () => {
  it.each([
    ['', ''],
    ['?sort=price', '?sort=price'],
    ['?text=two%20words&page=2', '?text=two%20words&page=2'],
    ['?_routes=root', ''],
    ['?sort=price&_routes=root&_routes=web/catalogue/trip.route', '?sort=price'],
  ])('of %s is %s', (given, along) => {
    expect(queryAlong(new Request(`http://localhost/l/baltic-sea.data${given}`))).toBe(along);
  });

  it('is taken by this alone, wherever a page leads to another', () => {
    const own = globSync('src/web/**/*.{ts,tsx}').filter(
      (path) => !path.includes('query-along') && /request\.url\)\.search\b/.test(readFileSync(path, 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
