import { expect, it } from 'vitest';
import { toPlaces } from './guide-links.ts';

const link = (slug: string, motif: string, isPlace = true) => ({
  name: slug,
  path: `/trip-list/${slug}`,
  guide: `/guide/${slug}`,
  tripsCount: 3,
  isPlace,
  slug,
  poster: { biome: 'alpine', motif, hour: 'noon', seed: 1 },
  cover: null,
});
const picturesOf = (links: ReturnType<typeof link>[]) =>
  toPlaces(links, () => true, []).map(({ art }) => art !== undefined);

it('links show pictures where most are of places with one of their own, else names alone', () => {
  expect(picturesOf([link('lake', 'lake'), link('towers', 'torres'), link('hiking', 'matterhorn', false)])).toEqual([
    true,
    true,
    false,
  ]);
  expect(picturesOf([link('lake', 'lake'), link('also-lake', 'lake')])).toEqual([false, false]);
  expect(picturesOf([link('food', 'lake', false), link('rail', 'torres', false)])).toEqual([false, false]);
});
