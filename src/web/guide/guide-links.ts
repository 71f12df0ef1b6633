import type { CategoryPage } from '#catalogue';
import type { PlanInShort } from '#catalogue/places';
import type { SearchResult } from '#search';
import { ownArts } from '../catalogue/art.ts';
import type { PlanCard } from '../catalogue/plan-cards.tsx';
import { plural } from '../catalogue/trip-words.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';

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

const LENGTHS = { one_week: ['One week', 7], ten_days: ['Ten days', 10], two_weeks: ['Two weeks', 14] } as const;

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

type Short = { plans: Map<string, PlanInShort>; groups: SearchResult['groups'] };

/** Its itineraries by length, as far as they have pages: where they stay, and how many trips take as long. */
export function itinerariesOf(
  { category }: CategoryPage,
  hasPage: Services['hasPage'],
  { plans, groups }: Short,
): PlanCard[] {
  const counts = groups.find(({ key }) => key === 'duration')?.options ?? [];
  return category.pages.flatMap(({ kind, durationBand, path }) => {
    if (kind !== 'duration_itinerary' || !durationBand || !hasPage(path)) return [];
    const [title, days] = LENGTHS[durationBand];
    const trips = counts.find(({ value }) => value === durationBand)?.count ?? 0;
    const note = [`${days} days`, ...(trips > 0 ? [`${plural(trips, 'trip')} as long`] : [])].join(', ');
    return [{ title, path, note, stops: plans.get(durationBand)?.stops ?? [] }];
  });
}

type Listed = CategoryPage['category']['related'][number];

export type GuideLink = { name: string; path: string; tripsCount: number; art?: PosterArt };

/** From a guide one goes on to guides; where there is none, to the list of trips. */
export function toGuides(links: readonly Listed[], hasPage: Services['hasPage']): GuideLink[] {
  return links.map(({ name, path, guide, tripsCount }) => ({
    name,
    path: guide !== null && hasPage(guide) ? guide : path,
    tripsCount,
  }));
}

/**
 * Such links, with their pictures where most have one: some beside many names alone would look like a choice. A kind of
 * trip has none of its own, as what is drawn for it is a place.
 * @param shown all other pictures of the page
 */
export function toPlaces(
  links: readonly Listed[],
  hasPage: Services['hasPage'],
  shown: readonly PosterArt[],
): GuideLink[] {
  const subjects = links.map(({ slug, poster, cover, isPlace }) => ({
    slug,
    poster: isPlace ? poster : null,
    cover: isPlace ? cover : null,
  }));
  const arts = ownArts(subjects, 'square', shown);
  const few = arts.filter((art) => art !== null).length <= links.length / 2;
  return toGuides(links, hasPage).map((link, i) => {
    const art = few ? null : arts[i];
    return art ? { ...link, art } : link;
  });
}
