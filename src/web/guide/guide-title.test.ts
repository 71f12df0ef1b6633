import { expect, it } from 'vitest';
import { meta } from './guide.route.tsx';

const site = {
  baseUrl: 'https://example.com',
  noindex: false,
  page: { type: 'cat_seolp', robots: 'index', canonical: 'own' },
};

it.each([
  ['Peru', 'Peru Tours & Travel Guide | Sojourn'],
  ['River cruises', 'Tours & Travel Guide: River cruises | Sojourn'],
])('a guide to %s says tours once', (name, title) => {
  const loaderData = { name, path: '/guide/x', tagLine: null, trips: [], faqs: [], breadcrumbs: [], metaSeo: {} };
  const matches = [{ id: 'root', loaderData: site, data: site }];
  expect(meta?.({ loaderData, matches } as never)).toContainEqual({ title });
});
