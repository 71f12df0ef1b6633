import type { TripType } from '../atlas/records.ts';
import { activities, physicalLevels, themes } from '../terms/lists.ts';
import { tripType, tripTypes } from '../terms/trip-types.ts';
import { type Census, lengthBands } from '../trips/census.ts';
import { countryInText } from '../world/countries.ts';
import { inRegion } from '../world/region-words.ts';
import type { World } from '../world/world.ts';
import type { CategoryDraft } from './types.ts';

const fewest = 3;

type Naming = { slug: string; heading: string; lower: string };

const typeKeys = new Map<string, TripType>(tripTypes.map(({ key }) => [key, key]));
const themeNames = new Map(themes.map(({ key, name }) => [key, name]));
const activityNames = new Map(activities.map(({ key, name }) => [key, name]));
const levelNames = new Map(physicalLevels.map(({ key, name }) => [key, name]));

/** "small-ship-cruises", "walking-hiking-tours", "wildlife-tours". */
function naming(property: string, key: string): Naming {
  if (property === 'trip_type') {
    const type = tripType(typeKeys.get(key) as TripType);
    const base = key.toLowerCase();
    return {
      slug: /(cruise|tour|vacation)$/.test(base) ? `${base}s` : base === 'retreats' ? base : `${base}-tours`,
      heading: headingOf(type.name),
      lower: headingOf(type.name).toLowerCase(),
    };
  }
  const name = (property === 'theme' ? themeNames : activityNames).get(key) ?? key;
  const outing = /(trips|walks|drives|journeys)$/.test(name);
  const heading = outing ? name : (ownHeadings[key] ?? `${name} trips`);
  return { slug: outing ? key : `${key}-tours`, heading, lower: heading.charAt(0).toLowerCase() + heading.slice(1) };
}

const ownHeadings: Readonly<Record<string, string>> = {
  museums: 'Museum trips',
  crafts: 'Craft trips',
  'hot-springs': 'Hot spring trips',
  family: 'Family trips',
  '50-plus': 'Trips for age 50 and over',
  '18-30-s': 'Trips for 18 to 30-somethings',
  solo: 'Solo trips',
  islands: 'Island trips',
  rivers: 'River trips',
  festivals: 'Festival trips',
};
const headingOf = (name: string): string =>
  /(tours|cruises|trips|Trips|Vacations|Retreats|Women)/.test(name)
    ? name.replace('Women only', 'Women-only trips').replace('Trips for 18 to 39', 'Trips for 18 to 39')
    : `${name} trips`;

/** A region that would be told like its country is told in full: "in Botswana and the Okavango". */
function places(world: World): ReadonlyMap<string, { phrase: string }> {
  const countries = [...world.countries].map(
    ([slug, code]) => [slug, { phrase: `in ${countryInText(code)}` }] as const,
  );
  const told = new Set<string>(countries.map(([, { phrase }]) => phrase));
  const regions = world.regions.filter(({ place }) => !world.countries.has(place));
  return new Map([
    ...countries,
    ...regions.map(({ place, region: { name } }) => {
      const short = inRegion(name);
      return [place, { phrase: told.has(short) ? `in ${name.replace(' & ', ' and ')}` : short }] as const;
    }),
  ]);
}

/** A kind of trip in a place: "Walking and hiking trips in Patagonia". */
export function twoAttributeDrafts(world: World, census: Census, most: number): CategoryDraft[] {
  const known = places(world);
  const drafts = [...census.pairs].flatMap(([key, trips]): CategoryDraft[] => {
    const [term = '', slug = ''] = key.split('|');
    const [property = '', value = ''] = term.split(' ');
    const place = known.get(slug);
    if (trips < fewest || !place || (property === 'theme' && activityNames.has(value))) return [];
    const name = naming(property, value);
    return [
      {
        slug: `${name.slug}-in-${slug}`,
        name: `${name.heading} ${place.phrase}`,
        type: 'longtail_two_attributes',
        parent: slug,
        place: slug,
        rule: { places: [slug], terms: { [property]: [value] } },
        trips,
        phrase: place.phrase,
        heading: `${name.heading} ${place.phrase}`,
        tagLine: tagLineOf(world, slug, name.lower, place.phrase),
        related: [slug],
      },
    ];
  });
  return best(drafts, most);
}

/** Kind, effort, place and length together. */
export function fourAttributeDrafts(world: World, census: Census, most: number): CategoryDraft[] {
  const known = places(world);
  const drafts = [...census.fours].flatMap(([key, trips]): CategoryDraft[] => {
    const [type = '', level = '', slug = '', bandKey = ''] = key.split('|');
    const place = known.get(slug);
    const band = lengthBands.find((candidate) => candidate.key === bandKey);
    if (trips < fewest || !place || !band) return [];
    const name = naming('trip_type', type);
    const effort = levelNames.get(level) ?? level;
    const heading = `${effort} ${name.lower} ${place.phrase}, ${band.name}`;
    return [
      {
        slug: `${level.replace('_', '-')}-${name.slug}-in-${slug}-${band.key}`,
        name: heading,
        type: 'longtail_four_attributes',
        parent: slug,
        place: slug,
        rule: {
          places: [slug],
          terms: { trip_type: [type], physical_level: [level] },
          ...(band.min > 1 ? { min_duration_days: band.min } : {}),
          ...(band.max < 366 ? { max_duration_days: band.max } : {}),
        },
        trips,
        phrase: place.phrase,
        heading,
        tagLine: tagLineOf(world, slug, `${effort.toLowerCase()} ${name.lower}`, `${place.phrase}, ${band.name}`),
        related: [slug],
      },
    ];
  });
  return best(drafts, most);
}

function tagLineOf(world: World, slug: string, what: string, where: string): string {
  const entry =
    world.regions.find((candidate) => candidate.place === slug) ??
    world.regions.find((candidate) => candidate.stops.some((stop) => stop.country === slug));
  const season = entry?.region.tagLine.split(/(?<=\.) /).at(-1) ?? '';
  return `Dates, whole prices and reviews of ${what} ${where}, side by side. ${season}`.trim();
}

const best = (drafts: CategoryDraft[], most: number): CategoryDraft[] =>
  drafts.toSorted((a, b) => b.trips - a.trips || (a.slug < b.slug ? -1 : 1)).slice(0, most);
