import { type CategoryPage, offeredCards, operatorCards } from '#catalogue';
import { attractionsIn, categoryLinksById, pageSliders, sponsoredTripIds } from '#catalogue/places';
import type { TripCard } from '#catalogue/shared';
import { artsOf, type Pictured } from '../catalogue/art.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { type ShownMini, shownMini } from '../catalogue/shown-card.ts';
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

export const shownAttractions = (found: readonly Found[]): Sight[] =>
  found.map(({ name, path, place, trips }) => ({ name, path, place, trips }));

export type GuideSlider = {
  title: string;
  trips: ShownMini[];
  operators: ShownOperatorCard[];
  categories: GuideLink[];
};

type Rows = { sponsored: TripCard[]; sliders: (Omit<GuideSlider, 'trips'> & { trips: TripCard[] })[] };

/** Trips whose place here is paid for, as long as it is, and what an editor put side by side. Each kind is read once. */
export async function readRows(
  { ctx, hasPage }: Services,
  { id, category: { id: categoryId, isWorldCategory } }: CategoryPage,
): Promise<Rows> {
  const [paid, rows] = await Promise.all([sponsoredTripIds(ctx, categoryId), pageSliders(ctx, id)]);
  const first = paid.slice(0, SPONSORED);
  const idsOf = (kind: string) => rows.flatMap(({ itemKind, itemIds }) => (itemKind === kind ? itemIds : []));
  const [trips, operators, categories] = await Promise.all([
    offeredCards(ctx, [...new Set([...first, ...idsOf('trip')])]),
    isWorldCategory ? [] : operatorCards(ctx, idsOf('operator')),
    categoryLinksById(ctx, idsOf('category')),
  ]);
  const tripsOf = (ids: readonly string[]) => ids.flatMap((one) => trips.find((trip) => trip.id === one) ?? []);
  const sliders = rows.map(({ title, itemIds }) => ({
    title,
    trips: tripsOf(itemIds),
    operators: itemIds
      .flatMap((one) => operators.find((operator) => operator.id === one) ?? [])
      .map(({ id: _id, ...card }) => shownOperatorCard(card)),
    categories: toGuides(
      itemIds.flatMap((one) => categories.get(one) ?? []),
      hasPage,
    ),
  }));
  return {
    sponsored: tripsOf(first),
    sliders: sliders.filter((row) => row.trips.length + row.operators.length + row.categories.length > 0),
  };
}

/** The first landmarks and the rows of trips with their pictures: all of them at once, so that none comes twice. */
export function withPictures(found: readonly Found[], { sponsored, sliders }: Rows, head: Pictured) {
  const landmarks = found.slice(0, LANDMARKS);
  const cards = [sponsored, ...sliders.map(({ trips }) => trips)];
  const arts = artsOf([...landmarks.map(({ pictured }) => pictured), ...cards.flat()], 'card', [head]);
  const nextArt = () => arts.shift() as PosterArt;
  return {
    landmarks: landmarks.map(({ pictured: _, ...sight }): PicturedSight => ({ ...sight, art: nextArt() })),
    sponsored: sponsored.map((card) => shownMini(card, nextArt())),
    sliders: sliders.map(
      (row): GuideSlider => ({ ...row, trips: row.trips.map((card) => shownMini(card, nextArt())) }),
    ),
  };
}
