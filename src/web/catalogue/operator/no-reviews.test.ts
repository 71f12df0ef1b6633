import { expect, it } from 'vitest';
import { noReviews } from './no-reviews.ts';

const andeo = { slug: 'andeo', name: 'Andeo', reviewsCount: 12 };
const lares = { slug: 'lares', name: 'Lares' };

it('a trip that nobody reviewed isn’t said of its company, whose reviews stand one step away', () => {
  expect(noReviews(andeo, lares)).toEqual({
    words: 'Nobody has reviewed Lares yet.',
    more: { title: 'See all reviews of Andeo', href: '/tour-operators/andeo-reviews' },
    write: '/write-a-review?operator=andeo&trip=lares',
  });
  const toTrips = { title: 'See its trips', href: '/tour-operators/andeo-trips' };
  expect(noReviews({ ...andeo, reviewsCount: 0 }, lares).more).toEqual(toTrips);
  expect(noReviews({ ...andeo, reviewsCount: 0 }, null)).toEqual({
    words: 'Nobody has reviewed Andeo yet.',
    more: toTrips,
    write: '/write-a-review?operator=andeo',
  });
});
