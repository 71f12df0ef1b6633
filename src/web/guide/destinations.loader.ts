import { categoryLinks, categoryLinksBySlug } from '#catalogue';
import { pointsOf } from '#catalogue/places';
import { contentLists } from '#content';
import { worldFrame, worldPoint, worldTints } from '#posters';
import { artsOf, type Pictured } from '../catalogue/art.ts';
import type { Services } from '../services.ts';
import { categoryHref, continentHref, continentsOf, countriesAlone, inOrder } from '../shell/menus.ts';
import type { PosterArt } from '../ui/art.tsx';
import { pinsApart } from './pins.ts';

/** More than there are continents and countries. */
const MOST = 500;

export type PlaceEntry = { name: string; href: string; trips: number };
type Links = Awaited<ReturnType<typeof categoryLinks>>;

/** Every continent and country that trips go to, and places to start from. */
export async function readDestinations({ ctx, hasPage }: Services) {
  const { browse } = await contentLists(ctx);
  const [places, starts, points] = await Promise.all([
    categoryLinks(ctx, ['continent', 'country'], MOST),
    categoryLinksBySlug(ctx, browse.trending),
    pointsOf(ctx, browse.trending),
  ]);
  const continents = continentsOf(places, browse).map((continent) => ({
    ...entry(continent, hasPage),
    href: continentHref(continent, hasPage) ?? categoryHref(continent, hasPage),
    slug: continent.categorySlug,
    countries: placesIn(places, continent.categorySlug, 'country', hasPage),
  }));
  const countries = byName(countriesAlone(places, browse).map((place) => entry(place, hasPage)));
  const trending = inOrder(starts, browse.trending);
  const arts = artsOf(trending.map(pictured), 'tall');
  const pins = pinsApart(
    trending.map(({ categorySlug }) => {
      const point = points.get(categorySlug);
      return point ? worldPoint(point) : null;
    }),
  );
  return {
    map: { src: '/maps/world.svg', ...worldFrame },
    tints: [...worldTints],
    countriesCount: continents.reduce((sum, { countries }) => sum + countries.length, countries.length),
    countries,
    trending: trending.map((place, i) => ({
      ...entry(place, hasPage),
      art: arts[i] as PosterArt,
      pin: pins[i] ?? null,
    })),
    continents,
  };
}

/** Places of one kind in another, by name. */
export function placesIn(places: Links, parent: string, type: string, hasPage: Services['hasPage']): PlaceEntry[] {
  const inside = places.filter(({ categoryType, parentSlug }) => categoryType === type && parentSlug === parent);
  return byName(inside.map((place) => entry(place, hasPage)));
}

const byName = (places: PlaceEntry[]) => places.sort((a, b) => a.name.localeCompare(b.name, 'en-US'));

export function entry(place: Links[number], hasPage: Services['hasPage']): PlaceEntry {
  return { name: place.name, href: categoryHref(place, hasPage), trips: place.tripsCount };
}

export function pictured({ categorySlug, poster, cover }: Links[number]): Pictured {
  return { slug: categorySlug, poster: poster as Pictured['poster'], cover };
}
