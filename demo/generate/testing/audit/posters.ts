import {
  choosePoster,
  type Poster,
  type PosterRoute,
  posterFile,
  type SubjectName,
  spreadPosters,
} from '#posters/shared';
import { landsOf } from '#posters/testing';
import type { Audited, AuditedTrip, Finding, Rule } from './audited.ts';
import { shownBy } from './shown-by.ts';

const PAGE = 24;
/** No motif comes back before this many other cards. */
const APART = 3;

type Listed = ReturnType<typeof choosePoster>;
type Posted = { readonly trip: AuditedTrip; readonly route: PosterRoute; readonly poster: Listed };
type Page = { readonly of: string; readonly shown: readonly Poster[] };

const nameOf = ({ biome, motif }: Poster) => `${biome}:${motif}` as SubjectName;

/** The route of a trip as an import reads it from its record. */
function routeOf(trip: AuditedTrip, { places, sights }: Audited): PosterRoute {
  const countryOf = (slug: string) => places.get(slug)?.country_code;
  return {
    name: trip.name,
    kinds: Object.values(trip.terms).flat(),
    stops: [
      ...trip.itinerary.map((day) => ({ ...day, name: day.place_name, country: countryOf(day.end_city) })),
      ...trip.places.flatMap((slug) => {
        const place = places.get(slug);
        return place?.place_kind === 'city' ? [{ ...place, country: place.country_code }] : [];
      }),
    ],
    sights: trip.attractions.flatMap((slug) => {
      const sight = sights.get(slug);
      return sight ? [{ ...sight, country: countryOf(sight.place) }] : [];
    }),
  };
}

const known = new WeakMap<Audited, Posted[]>();

/** Every trip with the poster that an import gives it: its own, or one chosen by its route. */
function posted(audited: Audited): Posted[] {
  const before = known.get(audited);
  if (before) return before;
  const all = audited.trips.map((trip) => {
    const route = routeOf(trip, audited);
    return { trip, route, poster: trip.poster ?? choosePoster(trip.slug, route) };
  });
  known.set(audited, all);
  return all;
}

const landmarksOf = ({ trip }: Posted) => trip.attractions.flatMap((slug) => shownBy[slug] ?? []);
const withLandmark = (audited: Audited) => posted(audited).filter((one) => landmarksOf(one).length > 0);

/** Pages of cards: all trips, and those of each place. */
function pages(audited: Audited): Page[] {
  const all = posted(audited);
  const byPlace = Map.groupBy(
    all.flatMap((one) => one.trip.places.map((place) => ({ place, one }))),
    ({ place }) => place,
  );
  const lists: [string, Posted[]][] = [
    ['all trips', all],
    ...[...byPlace].map(([place, found]): [string, Posted[]] => [place, found.map(({ one }) => one)]),
  ];
  return lists.flatMap(([of, list]) =>
    Array.from({ length: Math.ceil(list.length / PAGE) }, (_, i) => ({
      of,
      shown: spreadPosters(list.slice(i * PAGE, (i + 1) * PAGE).map(({ poster }) => poster)).flatMap(
        (one) => one ?? [],
      ),
    })),
  );
}

/** A rule about each card of each page, given the cards before it. */
const aboutCards = (name: string, repeats: (poster: Poster, before: readonly Poster[]) => boolean): Rule => ({
  name,
  checked: (audited) => pages(audited).reduce((sum, { shown }) => sum + shown.length, 0),
  find: (audited) =>
    pages(audited).flatMap(({ of, shown }): Finding[] =>
      shown.flatMap((poster, i) =>
        repeats(poster, shown.slice(0, i)) ? [{ where: of, what: posterFile(poster, 'card') }] : [],
      ),
    ),
});

export const posterRules: readonly Rule[] = [
  aboutCards('picture shared by two cards of a page', (poster, before) =>
    before.some((one) => posterFile(one, 'card') === posterFile(poster, 'card')),
  ),
  aboutCards('motif that comes back within four cards', (poster, before) =>
    before.slice(-APART).some((one) => nameOf(one) === nameOf(poster)),
  ),
  {
    name: 'landmark trip without its landmark',
    share: 0.1,
    checked: (audited) => withLandmark(audited).length,
    find: (audited) =>
      withLandmark(audited)
        .filter((one) => !landmarksOf(one).includes(nameOf(one.poster)))
        .map(({ trip, poster }) => ({ where: `${trip.id} ${trip.name}`, what: nameOf(poster) })),
  },
  {
    name: 'poster of a country that the trip doesn’t touch',
    checked: ({ trips }) => trips.length,
    find: (audited) =>
      posted(audited).flatMap(({ trip, route, poster }): Finding[] => {
        const lands = landsOf(nameOf(poster));
        const fits = lands === 'any' || route.stops.some(({ country }) => country && lands.includes(country));
        return fits ? [] : [{ where: `${trip.id} ${trip.name}`, what: nameOf(poster) }];
      }),
  },
];
