import type { CategoryPage } from '#catalogue';
import { plural } from '../catalogue/trip-words.ts';
import type { Services } from '../services.ts';

type Link = { title: string; path: string };
export type GuideTab = Link & { note: string | null };
type PageLink = CategoryPage['category']['pages'][number];

/** The pages of a category in the order of its tabs. `world`: a category about the whole world has it too. */
const TABS: readonly { kind: PageLink['kind']; title: string; world: boolean }[] = [
  { kind: 'trip', title: 'Trips', world: true },
  { kind: 'operator', title: 'Tour companies', world: false },
  { kind: 'review', title: 'Reviews', world: false },
  { kind: 'itinerary', title: 'Itineraries', world: true },
  { kind: 'landmark', title: 'Landmark', world: false },
  { kind: 'poi', title: 'Attraction', world: false },
];

const LENGTHS = { one_week: 'One week', ten_days: 'Ten days', two_weeks: 'Two weeks' } as const;

/** The other pages of a guide's category, as far as they are there and show something. */
export function guideTabs({ category }: CategoryPage, hasPage: Services['hasPage']): GuideTab[] {
  const { pages, isWorldCategory, tripsCount, operatorsCount, reviewsCount } = category;
  const counts: Partial<Record<PageLink['kind'], [count: number, words: string]>> = {
    trip: [tripsCount, plural(tripsCount, 'trip')],
    operator: [operatorsCount, plural(operatorsCount, 'company', 'companies')],
    review: [reviewsCount, plural(reviewsCount, 'review')],
  };
  return TABS.filter(({ world }) => world || !isWorldCategory).flatMap(({ kind, title }) => {
    const page = pages.find((found) => found.kind === kind);
    const [count, note] = counts[kind] ?? [1, null];
    return page && count > 0 && hasPage(page.path) ? [{ title, path: page.path, note }] : [];
  });
}

/** Its itineraries by length, as far as they have pages. */
export function itinerariesOf({ category }: CategoryPage, hasPage: Services['hasPage']): (Link & { h1: string })[] {
  return category.pages.flatMap(({ kind, durationBand, path, h1 }) =>
    kind === 'duration_itinerary' && durationBand && hasPage(path) ? [{ title: LENGTHS[durationBand], path, h1 }] : [],
  );
}

type Listed = CategoryPage['category']['related'][number];

/** From a guide one goes on to guides; where there is none, to the list of trips. */
export function toGuides(
  links: readonly Listed[],
  hasPage: Services['hasPage'],
): { name: string; path: string; tripsCount: number }[] {
  return links.map(({ name, path, guide, tripsCount }) => ({
    name,
    path: guide !== null && hasPage(guide) ? guide : path,
    tripsCount,
  }));
}
