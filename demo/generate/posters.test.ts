import { describe, expect, it } from 'vitest';
import {
  choosePoster,
  type Poster,
  type PosterRoute,
  posterFile,
  type SubjectName,
  spreadPosters,
} from '#posters/shared';
import { landsOf } from '#posters/testing';
import { catalogue, plansFor } from './generate.ts';
import { sampleDay } from './testing/sample.ts';
import { atlasRegions } from './world/regions.ts';

// DEMO_AUDIT_TRIPS=2000 audits as many as the demo is shown with.
const TRIPS = Number(process.env.DEMO_AUDIT_TRIPS ?? 400);
const PAGE = 24;

type Place = { slug: string; name: string; place_kind: string; country_code?: string; lat?: number; long?: number };
type Sight = { slug: string; name: string; lat: number; long: number; place: string };
type Day = { place_name: string; lat: number; long: number; nights: number; end_city: string };
type Trip = {
  slug: string;
  name: string;
  places: string[];
  attractions: string[];
  itinerary: Day[];
  terms: Record<string, string[]>;
};

/** The route of a trip as an import reads it from its record. */
function routeOf(trip: Trip, places: Map<string, Place>, sights: Map<string, Sight>): PosterRoute {
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

/** What shows a landmark: written down apart from the tables that the choice reads. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  'machu-picchu': ['terraces:machu-picchu', 'terraces:inca-trail'],
  'angkor-wat': ['temple:angkor'],
  'mt-kilimanjaro': ['alpine:kibo', 'savanna:kilimanjaro'],
  'ciudad-perdida': ['terraces:lost-city'],
  'torres-del-paine': ['alpine:torres'],
  'perito-moreno-glacier': ['polar:glacier'],
  'iguazu-falls': ['jungle:iguazu'],
  'salar-de-uyuni': ['steppe:salt-flat'],
  'christ-the-redeemer': ['lagoon:sugarloaf'],
  'lake-titicaca': ['archipelago:reed-boat'],
  'chichen-itza': ['temple:kukulcan'],
  tikal: ['jungle:ziggurat'],
  'grand-canyon': ['canyon:gorge'],
  yellowstone: ['volcano:geyser', 'steppe:bison'],
  'lake-louise': ['alpine:canoe'],
  colosseum: ['oldtown:colosseum'],
  pompeii: ['volcano:vesuvius'],
  'cinque-terre': ['archipelago:riviera'],
  alhambra: ['oldtown:alhambra'],
  'sagrada-familia': ['oldtown:sagrada'],
  'acropolis-of-athens': ['temple:parthenon'],
  meteora: ['canyon:meteora'],
  'plitvice-lakes': ['jungle:cascades'],
  matterhorn: ['alpine:matterhorn'],
  neuschwanstein: ['alpine:fairy-castle'],
  'charles-bridge': ['river:city-bridge'],
  geirangerfjord: ['fjord:passage'],
  'cliffs-of-moher': ['archipelago:cliffs'],
  'hagia-sophia': ['oldtown:istanbul'],
  cappadocia: ['canyon:cappadocia'],
  ephesus: ['temple:ephesus'],
  petra: ['canyon:petra', 'canyon:siq'],
  'wadi-rum': ['canyon:wadi-rum'],
  'pyramids-of-giza': ['river:nile'],
  'valley-of-the-kings': ['temple:karnak'],
  'abu-simbel': ['temple:abu-simbel'],
  'jemaa-el-fnaa': ['oldtown:medina'],
  serengeti: ['savanna:acacia', 'savanna:balloons'],
  'ngorongoro-crater': ['savanna:acacia'],
  'masai-mara': ['savanna:acacia', 'savanna:balloons'],
  'victoria-falls': ['canyon:victoria-falls'],
  'okavango-delta': ['savanna:mokoro', 'savanna:delta'],
  sossusvlei: ['dunes:deadvlei'],
  'table-mountain': ['archipelago:table-mountain'],
  'bwindi-forest': ['jungle:gorillas'],
  'taj-mahal': ['temple:taj'],
  'amber-fort': ['oldtown:hill-fort'],
  'everest-base-camp': ['alpine:himalaya'],
  annapurna: ['alpine:himalaya'],
  'tigers-nest': ['alpine:tigers-nest'],
  sigiriya: ['jungle:sigiriya'],
  bagan: ['temple:bagan'],
  'ha-long-bay': ['karst:junk'],
  'great-wall-of-china': ['alpine:great-wall'],
  'mount-fuji': ['volcano:fuji'],
  'fushimi-inari': ['temple:torii', 'temple:pagoda'],
  borobudur: ['temple:borobudur'],
  komodo: ['lagoon:phinisi'],
  registan: ['temple:registan'],
  uluru: ['canyon:uluru'],
  'sydney-opera-house': ['archipelago:opera-house'],
  'great-barrier-reef': ['lagoon:reef'],
  'milford-sound': ['fjord:mitre'],
  'bora-bora': ['lagoon:overwater'],
  'lemaire-channel': ['polar:iceberg'],
  'south-georgia': ['polar:colony'],
  'galapagos-islands': ['volcano:galapagos'],
  'mississippi-river': ['river:paddle-steamer'],
  'amazon-river': ['river:riverboat'],
  'beagle-channel': ['fjord:beagle'],
  'monument-valley': ['canyon:mesa'],
  amboseli: ['savanna:kilimanjaro'],
  santorini: ['archipelago:cyclades'],
  'mykonos-and-delos': ['archipelago:cyclades'],
  'south-shetland-islands': ['polar:colony', 'polar:iceberg'],
};

describe('the posters of the demo', () => {
  const options = { seed: 1, trips: TRIPS, today: sampleDay, reviewsPerTrip: 0, departuresPerTrip: 0 };
  const records = [...catalogue(plansFor(atlasRegions, options))];
  const of = <Shape>(kind: string) => records.filter((record) => record.kind === kind) as unknown as Shape[];
  const places = new Map(of<Place>('place').map((place) => [place.slug, place]));
  const sights = new Map(of<Sight>('attraction').map((sight) => [sight.slug, sight]));
  const trips = of<Trip>('trip').map((trip) => ({ trip, route: routeOf(trip, places, sights) }));
  const posters = new Map(trips.map(({ trip, route }) => [trip.slug, choosePoster(trip.slug, route)]));
  const nameOf = ({ biome, motif }: Poster) => `${biome}:${motif}` as SubjectName;

  it('show a landmark of the route on nine of ten trips that see one', () => {
    const missing = trips.filter(({ trip }) => {
      const motifs = trip.attractions.flatMap((slug) => shownBy[slug] ?? []);
      const poster = posters.get(trip.slug);
      return motifs.length > 0 && poster && !motifs.includes(nameOf(poster));
    });
    const all = trips.filter(({ trip }) => trip.attractions.some((slug) => slug in shownBy));
    expect(all.length).toBeGreaterThan(TRIPS / 4);
    expect(missing.length / all.length, missing.map(({ trip }) => trip.name).join('; ')).toBeLessThanOrEqual(0.1);
  });

  it('stand for countries that the trip goes to', () => {
    for (const { trip, route } of trips) {
      const poster = posters.get(trip.slug) as Poster;
      const lands = landsOf(nameOf(poster));
      const touched = route.stops.map(({ country }) => country);
      expect(lands === 'any' || touched.some((code) => code && lands.includes(code)), trip.name).toBe(true);
    }
  });

  it('share no picture and repeat no motif within four cards on any page', () => {
    const pages = Map.groupBy(
      trips.flatMap(({ trip }) => trip.places.map((place) => ({ place, trip }))),
      ({ place }) => place,
    );
    const lists = [trips.map(({ trip }) => trip), ...[...pages.values()].map((found) => found.map(({ trip }) => trip))];
    let cards = 0;
    for (const list of lists) {
      for (let from = 0; from < list.length; from += PAGE) {
        const shown = spreadPosters(list.slice(from, from + PAGE).map(({ slug }) => posters.get(slug) ?? null));
        const files = shown.map((poster) => poster && posterFile(poster, 'card'));
        expect(new Set(files).size).toBe(files.length);
        for (const [i, poster] of shown.entries())
          expect(shown.slice(Math.max(0, i - 3), i).map((one) => one && nameOf(one))).not.toContain(
            poster && nameOf(poster),
          );
        cards += files.length;
      }
    }
    expect(cards).toBeGreaterThan(TRIPS);
  });
});
