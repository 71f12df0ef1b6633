import { activities, themes, travelStyles } from '../terms/lists.ts';
import { tripTypes } from '../terms/trip-types.ts';
import { listed } from '../text/words.ts';
import type { Census } from '../trips/census.ts';
import type { RegionEntry, World } from '../world/world.ts';
import { regionPoster, stopsPoster } from './posters.ts';
import type { CategoryDraft } from './types.ts';

const fewest = 3;

/** Kinds of trip that are things one does; the others are ways to travel. */
const activeTypes = new Set(['walking-hiking', 'Multi-Sport']);

/** Trip types, activities, styles and themes. A key used twice belongs to the theme. */
export function kindDrafts(world: World, census: Census): CategoryDraft[] {
  const taken = new Set<string>();
  const drafts = [
    ...typeDrafts(world, census),
    ...themeDrafts(world, census),
    ...activityDrafts(world, census),
    ...styleDrafts(world, census),
  ];
  return drafts.filter((draft) => {
    const free = !taken.has(draft.slug);
    taken.add(draft.slug);
    return free && draft.trips >= fewest;
  });
}

type Kind = {
  slug: string;
  name: string;
  type: CategoryDraft['type'];
  property: string;
  key: string;
  description: string;
  phrase: string;
  heading?: string;
};

function kindDraft(world: World, census: Census, kind: Kind): CategoryDraft {
  const regions = busiest(world, census, `${kind.property} ${kind.key}`);
  const best = regions[0];
  const where =
    regions.length > 1
      ? `Most of these trips go to ${listed(regions.slice(0, 4).map(({ region }) => region.name))}.`
      : '';
  return {
    slug: kind.slug,
    name: kind.name,
    type: kind.type,
    rule: { terms: { [kind.property]: [kind.key] } },
    trips: census.terms.get(`${kind.property} ${kind.key}`) ?? 0,
    phrase: kind.phrase,
    ...(kind.heading ? { heading: kind.heading } : {}),
    tagLine: kind.description,
    article: [where, ...regions.slice(0, 3).map(({ region }) => `${region.name}: ${region.tagLine}`)]
      .filter((text) => text !== '')
      .join('\n\n'),
    ...(best ? { poster: regionPoster(kind.slug, kind.name, best, [kind.key]) } : {}),
  };
}

function busiest(world: World, census: Census, term: string): RegionEntry[] {
  return world.regions
    .map((entry) => ({ entry, trips: census.pairs.get(`${term}|${entry.place}`) ?? 0 }))
    .filter(({ trips }) => trips > 0)
    .toSorted((a, b) => b.trips - a.trips || a.entry.index - b.entry.index)
    .map(({ entry }) => entry);
}

const typeDrafts = (world: World, census: Census) =>
  tripTypes.map(({ key, name, description }) =>
    kindDraft(world, census, {
      slug: key.toLowerCase(),
      name,
      type: activeTypes.has(key) ? 'activity' : 'travel_style',
      property: 'trip_type',
      key,
      description,
      phrase: `by ${name.toLowerCase()}`,
      heading: name,
    }),
  );

const themeHeadings: Readonly<Record<string, string>> = {
  'high-adventure': 'High adventure trips',
  '50-plus': 'Trips for age 50 and over',
  '18-30-s': 'Trips for 18 to 30-somethings',
  solo: 'Trips for solo travelers',
  family: 'Family trips',
  islands: 'Island trips',
  rivers: 'Trips along rivers',
  honeymoon: 'Honeymoon trips',
  nature: 'Nature trips',
  festivals: 'Festival trips',
  spiritual: 'Trips to spiritual places',
  beaches: 'Beach trips',
  desert: 'Desert trips',
};

const themeDrafts = (world: World, census: Census) =>
  themes.map(({ key, name, description }) =>
    kindDraft(world, census, {
      slug: key,
      name,
      type: 'theme',
      property: 'theme',
      key,
      description,
      phrase: `for ${name.toLowerCase()}`,
      heading: themeHeadings[key] ?? `${name} trips`,
    }),
  );

const activityDrafts = (world: World, census: Census) =>
  activities.map(({ key, name, description }) =>
    kindDraft(world, census, {
      slug: key,
      name,
      type: 'activity',
      property: 'activity',
      key,
      description,
      phrase: `with ${name.toLowerCase()}`,
      heading: `Trips with ${name.toLowerCase()}`,
    }),
  );

const styleDrafts = (world: World, census: Census) =>
  travelStyles
    .map(({ key, name, description }) =>
      kindDraft(world, census, {
        slug: key === 'safari' ? 'safari-style' : key,
        name,
        type: 'travel_style',
        property: 'travel_style',
        key,
        description,
        phrase: `in ${name.toLowerCase()} style`,
        heading: `${name} trips`,
      }),
    )
    .filter(({ slug }) => slug !== 'safari-style');

/** Categories about the whole world: their guide has no landmarks and no companies of its own place. */
export function worldDrafts(world: World, census: Census): CategoryDraft[] {
  const terms = (property: string, keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + (census.terms.get(`${property} ${key}`) ?? 0), 0);
  const afloat = ['river-cruise', 'small-ship-cruise', 'large-ship-cruise'];
  const wild = world.regions.find(({ region }) =>
    region.stops.some((stop) => stop.doings.some((doing) => doing.activity === 'safari-drives')),
  );
  const drafts: CategoryDraft[] = [
    {
      slug: 'rivers-and-seas',
      name: 'Rivers & Seas',
      type: 'travel_style',
      rule: { terms: { trip_type: afloat } },
      trips: terms('trip_type', afloat),
      phrase: 'on rivers and seas',
      world: true,
      tagLine: 'From barges with twelve cabins to ships with a theater. You unpack once and the places come to you.',
      poster: stopsPoster('rivers-and-seas', 'Ships on rivers and seas', [], ['cruise']),
    },
    {
      slug: 'safaris',
      name: 'Safaris',
      type: 'activity',
      rule: { terms: { activity: ['safari-drives'] } },
      trips: terms('activity', ['safari-drives']),
      phrase: 'on safari',
      heading: 'Safaris',
      world: true,
      tagLine:
        'Morning and late-afternoon drives, nights in camps. Dry months make animals easy to find; green ones are cheaper and full of birds.',
      operatorSlug: 'safaris-tour-companies',
      ...(wild ? { poster: regionPoster('safaris', 'Safaris', wild) } : {}),
    },
    {
      slug: 'small-ship-expedition-cruises',
      name: 'Small-ship expedition cruises',
      type: 'travel_style',
      rule: { terms: { trip_type: ['small-ship-cruise'] } },
      trips: terms('trip_type', ['small-ship-cruise']),
      phrase: 'by small expedition ship',
      heading: 'Small-ship expedition cruises',
      world: true,
      tagLine: 'Up to two hundred guests, landings by boat, and a plan that follows weather and wildlife.',
      poster: stopsPoster('small-ship-expedition-cruises', 'Small-ship expedition cruises', []),
    },
    {
      slug: 'tours',
      name: 'All trips',
      type: 'travel_style',
      rule: { terms: { trip_type: tripTypes.map(({ key }) => key) } },
      trips: census.listed,
      phrase: 'everywhere',
      heading: 'Trips everywhere',
      world: true,
      tagLine: 'Group trips, adventures and small-ship cruises, with the whole price and reviews by people who went.',
      reviewSlug: 'tours-trip-reviews',
    },
  ];
  return drafts.filter((draft) => draft.trips >= fewest);
}
