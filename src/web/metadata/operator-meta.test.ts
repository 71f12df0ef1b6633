import { expect, it } from 'vitest';
import { operatorMeta } from './operator-meta.ts';

const operator = { slug: 'andeo', name: 'Andeo', rating: 4.5, reviewsCount: 554 };
const stats = { count: 11 };
const metaOf = (trip: { slug: string; name: string } | null, page = 1) =>
  operatorMeta('https://example.com', {
    view: 'reviews',
    operator,
    trip,
    reviews: { stats, page, reviews: [], totalPages: 2 },
  } as never);

it('reviews of one trip of a company are no page for robots, and claim none of the company’s stars', () => {
  expect(metaOf(null)).toMatchObject({ path: '/tour-operators/andeo-reviews', noindex: false });
  const ofTrip = metaOf({ slug: 'lares', name: 'Lares' }, 2);
  expect(ofTrip).toMatchObject({
    path: '/tour-operators/andeo-reviews?trip=lares&page=2',
    noindex: true,
    description: '11 reviews of Lares by Andeo.',
  });
  expect(ofTrip.jsonLd).toHaveLength(1);
});
