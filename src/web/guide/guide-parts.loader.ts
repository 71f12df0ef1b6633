import { operatorCards, tripCards } from '#catalogue';
import { attractionsIn, categoryLinksById, pageSliders, sponsoredTripIds } from '#catalogue/places';
import { artsOf, type Pictured } from '../catalogue/art.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { type ShownMini, shownMinis } from '../catalogue/shown-card.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import { type GuideLink, toGuides } from './guide-links.ts';

const LANDMARKS = 6;
const SPONSORED = 3;

export type Sight = { name: string; path: string; place: string; trips: number | null };
export type PicturedSight = Sight & { art: PosterArt };
type Found = Sight & { pictured: Pictured };

/** Landmarks or points of interest of a place that have a page; none without a place. */
export async function readSights(
  { ctx, hasPage }: Services,
  destinationId: string | null,
  kind: 'landmark' | 'poi',
): Promise<Found[]> {
  if (destinationId === null) return [];
  const found = (await attractionsIn(ctx, destinationId, kind)).filter(({ path }) => hasPage(path));
  return found.map(({ name, path, place, image, tripsCount: trips, ...sight }) => ({
    name,
    path,
    place: place.name,
    trips,
    pictured: { ...sight, cover: image },
  }));
}

/** The first landmarks, with other pictures than the one at the head. */
export function shownLandmarks(found: readonly Found[], head: Pictured): PicturedSight[] {
  const shown = found.slice(0, LANDMARKS);
  const arts = artsOf(
    shown.map(({ pictured }) => pictured),
    'card',
    [head],
  );
  return shown.map(({ pictured: _, ...sight }, i) => ({ ...sight, art: arts[i] as PosterArt }));
}

export const shownAttractions = (found: readonly Found[]): Sight[] =>
  found.map(({ name, path, place, trips }) => ({ name, path, place, trips }));

/** Trips whose place here is paid for, as long as it is. */
export async function readSponsored({ ctx }: Services, categoryId: string): Promise<ShownMini[]> {
  const ids = await sponsoredTripIds(ctx, categoryId);
  return shownMinis(await tripCards(ctx, ids.slice(0, SPONSORED)));
}

export type GuideSlider = {
  title: string;
  trips: ShownMini[];
  operators: ShownOperatorCard[];
  categories: GuideLink[];
};

/** What an editor put side by side on a page. Each kind is read once for all rows. */
export async function readSliders(
  { ctx, hasPage }: Services,
  pageId: string,
  isWorld: boolean,
): Promise<GuideSlider[]> {
  const sliders = await pageSliders(ctx, pageId);
  if (sliders.length === 0) return [];
  const idsOf = (kind: string) => sliders.flatMap(({ itemKind, itemIds }) => (itemKind === kind ? itemIds : []));
  const [trips, operators, categories] = await Promise.all([
    tripCards(ctx, idsOf('trip')),
    isWorld ? [] : operatorCards(ctx, idsOf('operator')),
    categoryLinksById(ctx, idsOf('category')),
  ]);
  const shown = sliders.map(({ title, itemIds }) => ({
    title,
    trips: shownMinis(itemIds.flatMap((id) => trips.find((trip) => trip.id === id) ?? [])),
    operators: itemIds
      .flatMap((id) => operators.find((operator) => operator.id === id) ?? [])
      .map(({ id: _id, ...card }) => shownOperatorCard(card)),
    categories: toGuides(
      itemIds.flatMap((id) => categories.get(id) ?? []),
      hasPage,
    ),
  }));
  return shown.filter((row) => row.trips.length + row.operators.length + row.categories.length > 0);
}
