import { expect, it } from 'vitest';
import type { DirectoryQuery } from './directory.loader.ts';
import { directoryMeta } from './directory-meta.ts';

const metaOf = (total: number, query: Partial<DirectoryQuery> = {}) =>
  directoryMeta('https://example.com', {
    companies: [],
    total,
    query: { letter: null, sort: 'name_a_to_z', page: 1, ...query },
  });

it('the directory without a company says so and is no page for robots; filters alone leave it to be one', () => {
  expect(metaOf(0)).toMatchObject({ noindex: true, description: 'No company has a trip on offer here yet.' });
  expect(metaOf(0, { letter: 'x' })).toMatchObject({ noindex: false, path: '/operators' });
  expect(metaOf(30, { page: 2 })).toMatchObject({ noindex: false, path: '/operators?page=2' });
});
