import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind, type Remark } from '#kernel/feed';
import { dropUnknownPoster, poster } from '#posters/feed';
import { filterKey } from '../filter-key.ts';
import { catalogueSources } from '../pictures/sources.ts';
import { givePosters, planPosters } from './posters.ts';
import { whereItGoes } from './record-fields.ts';
import { tellDependents } from './tell-dependents.ts';
import { tellTripsOfPlaces } from './tell-trips-of-places.ts';

const faqs = { type: 'json', absent: [] } as const;

const termRecord = z.object({
  kind: z.literal('term'),
  property_key: z
    .enum([
      'trip_type',
      'physical_level',
      'lodging_level',
      'travel_style',
      'itinerary_focus',
      'group_size',
      'theme',
      'activity',
      'region',
      'pace',
      'transport_included',
      'travel_age',
    ])
    .describe('What it describes.'),
  property_name: f.name.describe('The same for people, such as "Kind of trip".'),
  key: z
    .string()
    .max(80)
    .regex(
      filterKey,
      'must be letters, digits, dots, hyphens and underscores, such as small-group: it stands in addresses',
    )
    .describe('Names the term within its property; capital and small letters count as the same.'),
  name: f.name.describe('As people read it.'),
  short_name: f.name.optional().describe('For narrow places.'),
  title: f.line.optional().describe('Heading of its page.'),
  description: f.prose.optional().describe('Some sentences.'),
  figures: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .optional()
    .describe('Figures a page may show, such as {"group_min": 4, "group_max": 12}.'),
  color: z.string().optional().describe('A color of the site, by name.'),
  icon: z.string().optional().describe('An icon of the site, by name.'),
  position: f.whole.optional().describe('Order within the property; 0 for a new one.'),
  bookable: z.boolean().optional().describe('Whether trips of this sort can be booked; true for a new one.'),
});

/** The words of a feed that classify trips and companies, and how they stand in the catalogue. */
export const termKind = feedKind({
  about: 'A word that classifies trips and companies: a trip type, a theme, an activity.',
  record: termRecord,
  after: (ctx, lines) => tellDependents(ctx, 'term', lines),
  table: 'terms',
  names: { id: ['#.property_key', 'lower(#.key)'] },
  whole: true,
  shared: true,
  columns: {
    property_key: 'text',
    key: 'text',
    property_name: 'text',
    name: 'text',
    short_name: 'text',
    title: 'text',
    description: 'text',
    figures: { type: 'json', absent: {} },
    color: 'text',
    icon: 'text',
    position: { type: 'int', absent: 0 },
    bookable: { type: 'bool', absent: true },
  },
});

const placeRecord = z.object({
  kind: z.literal('place'),
  place_kind: z.enum(['continent', 'country', 'region', 'city']).describe('continent, country, region or city.'),
  slug: f.ownSlug,
  name: f.name.describe('As people read it.'),
  parent: f.slug.optional().describe('Slug of the place it lies in.'),
  country_code: f.countryCode.optional().describe('ISO 3166, two letters.'),
  time_zone: z.string().max(64).optional().describe('IANA name, such as America/Lima.'),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  world_category: f.slug.optional().describe("Slug of the category that is this place's guide."),
  article: f.prose.optional().describe('Text about it.'),
  faqs: f.faqs.optional(),
});

/** The continents, countries, regions and cities of a feed. */
export const placeKind = feedKind({
  about: 'A continent, country, region or city. The parents must be in the feed or in the catalogue, in any order.',
  record: placeRecord,
  lookOver: dropUnknownZone,
  async after(ctx, lines) {
    await tellTripsOfPlaces(ctx, lines);
    await tellDependents(ctx, 'place', lines);
  },
  table: 'destinations',
  names: { id: ['#.slug'] },
  whole: true,
  shared: true,
  columns: {
    slug: 'text',
    kind: { type: 'text', from: 'place_kind' },
    name: 'text',
    country_code: 'char2',
    time_zone: 'text',
    lat: 'degrees',
    long: 'degrees',
    article: 'text',
    faqs,
  },
  references: [
    { column: 'parent_id', from: 'parent', tree: true, to: [{ kind: 'place', name: 'id', by: ['#.parent'] }] },
    {
      column: 'world_category_id',
      from: 'world_category',
      late: true,
      to: [{ kind: 'category', name: 'id', by: ['#.world_category'] }],
    },
  ],
});

/** A zone that no clock knows would count as UTC. */
function dropUnknownZone(place: z.output<typeof placeRecord>): Remark[] {
  const { time_zone: zone } = place;
  if (zone === undefined || isTimeZone(zone)) return [];
  delete place.time_zone;
  const problem = `names no time zone of the IANA, such as America/Lima, so it is left out: "${zone}"`;
  return [{ field: 'time_zone', problem, severity: 'link' }];
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const attractionRecord = z.object({
  kind: z.literal('attraction'),
  attraction_kind: z.enum(['landmark', 'poi']).describe('landmark or poi (point of interest).'),
  slug: f.ownSlug,
  name: f.name.describe('As people read it.'),
  place: f.slug.describe('Slug of the place where it is.'),
  category: f.slug.optional().describe('Slug of its category.'),
  image: f.image.optional().describe('{url, alt, width, height}.'),
  poster: poster.optional().describe(whereItGoes),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  article: f.prose.optional().describe('Text about it.'),
  faqs: f.faqs.optional(),
});

/** The sights of a feed. */
export const attractionKind = feedKind({
  about: 'A sight that trips visit.',
  record: attractionRecord,
  lookOver: dropUnknownPoster,
  compared: (ctx) => planPosters(ctx, 'attraction'),
  before: (ctx, lines) => givePosters(ctx, 'attraction', lines),
  async after(ctx, lines) {
    await tellDependents(ctx, 'attraction', lines);
    await notePictures(ctx, 'attraction', lines);
  },
  pictures: catalogueSources.attraction,
  table: 'attractions',
  names: { id: ['#.slug'] },
  whole: true,
  shared: true,
  events: [{ topic: 'attraction.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    kind: { type: 'text', from: 'attraction_kind' },
    name: 'text',
    image: 'json',
    poster: { type: 'json', keeps: 'null' },
    lat: 'degrees',
    long: 'degrees',
    article: 'text',
    faqs,
  },
  references: [
    {
      column: 'destination_id',
      from: 'place',
      required: true,
      to: [{ kind: 'place', name: 'id', by: ['#.place'] }],
    },
    { column: 'category_id', from: 'category', to: [{ kind: 'category', name: 'id', by: ['#.category'] }] },
  ],
});

const associationRecord = z.object({
  kind: z.literal('association'),
  name: f.name.describe('Its name, which identifies it.'),
  description: f.prose.optional().describe('Some sentences.'),
  logo_image: f.image.optional().describe('{url, alt, width, height}.'),
});

/** The associations of a feed. */
export const associationKind = feedKind({
  about: 'An association of the travel trade.',
  record: associationRecord,
  async after(ctx, lines) {
    await tellDependents(ctx, 'association', lines);
    await notePictures(ctx, 'association', lines);
  },
  pictures: catalogueSources.association,
  table: 'travel_associations',
  names: { id: ['#.name'] },
  whole: true,
  shared: true,
  columns: { name: 'text', description: 'text', logo_image: 'json' },
});
