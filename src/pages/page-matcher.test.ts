import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pagesIn } from '../web/page-table.ts';
import { createPageMatcher } from './page-matcher.ts';

/** What the router would say of the same table. */
function byRouter(table: readonly { id: string; path: string }[], path: string) {
  const routes = table.map(({ id, path: own }) => (own === '' ? { id, index: true as const } : { id, path: own }));
  return matchRoutes(routes, path)?.at(-1)?.route.id;
}

describe('finding the row of a path', () => {
  const table = pagesIn('development');
  const words = ['trips', 'tour-operators', 'trip-list', 'all-trips', 'docs', 'dev', 'ui', 'catalogsearch', 'result'];
  const part = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z0-9-]{1,12}$/));
  const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

  it('agrees with the router for every path', () => {
    const match = createPageMatcher(table);
    fc.assert(
      fc.property(path, (given) => {
        expect(match(given).id).toBe(byRouter(table, given));
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with the router where fixed parts and variables meet, whatever the order of the table', () => {
    const meeting = ['*', ':a/:b', 'x/:b', ':a/y', 'x/y', ':a', 'x', 'x/y/:c', ':a/y/z'];
    const rows = fc.shuffledSubarray(meeting, { minLength: 2 });
    fc.assert(
      fc.property(rows, path, fc.constantFrom('/x', '/x/y', '/q/y', '/x/q', '/x/y/z', '/'), (paths, any, near) => {
        const own = [...new Set([...paths, '*'])].map((one) => ({ id: one, path: one }));
        const match = createPageMatcher(own);
        for (const given of [any, near]) expect(match(given).id).toBe(byRouter(own, given));
      }),
      { numRuns: 500 },
    );
  });
});
