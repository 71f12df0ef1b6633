import { expect, it } from 'vitest';
import { attractionListMeta } from '../places/attraction-list-meta.ts';
import { pageMeta } from './page-meta.ts';

const site = {
  baseUrl: 'https://example.com',
  noindex: false,
  page: { type: 'other', robots: 'index', canonical: 'own' },
} as never;

it('a page that is left out of indexes names no other page as the one that counts', () => {
  const one = { title: 'One', path: '/one', noindex: true };
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://example.com/one' };
  expect(pageMeta(site, one)).toContainEqual(canonical);
  expect(pageMeta(site, { ...one, canonical: false })).not.toContainEqual(canonical);
});

it('a search for attractions that finds none names no canonical page, the list without any still itself', () => {
  const canonicalsOf = (word: string, total: number) =>
    attractionListMeta(site, { kind: 'poi', total, page: 1, pages: 1, word, groups: [] } as never)
      .filter((entry) => 'rel' in entry && entry.rel === 'canonical')
      .map((entry) => 'href' in entry && entry.href);
  const index = ['https://example.com/attractions'];
  expect(canonicalsOf('nothing', 0)).toEqual([]);
  expect([canonicalsOf('lake', 3), canonicalsOf('', 0)]).toEqual([index, index]);
});

it.each([
  ['Inca Trail, 4 days', 'Inca Trail, 4 days | Sojourn'],
  ['Inca Trail, 4 days | Sojourn', 'Inca Trail, 4 days | Sojourn'],
  ['Inca Trail – Sojourn', 'Inca Trail – Sojourn'],
  ['A Tuscan Sojourn', 'A Tuscan Sojourn | Sojourn'],
])('a title names the site once: %s', (title, shown) => {
  expect(pageMeta(site, { title: 'One', path: '/one' }, { title })).toContainEqual({ title: shown });
});
