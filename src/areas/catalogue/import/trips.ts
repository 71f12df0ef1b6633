import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind, plannedTable, type Remark, type StagedRow } from '#kernel/feed';
import { dropUnknownPoster, poster } from '#posters/feed';
import { catalogueSources } from '../pictures/sources.ts';
import { visitCitiesOfDays } from './cities-of-days.ts';
import { itineraryDay, wholeDay } from './days.ts';
import { markInlineItineraries } from './itineraries.ts';
import { planLeaving, readLeaving, takeDown } from './leaving.ts';
import { givePosters, planPosters } from './posters.ts';
import {
  callToAction,
  cancellationPolicy,
  daysBefore,
  dropNoPrices,
  madeSlug,
  slugBase,
  whereItGoes,
} from './record-fields.ts';
import { city, operator } from './references.ts';
import { refreshCounts } from './refresh-counts.ts';
import { tripCollections } from './trip-collections.ts';

const travelDays = 'must be a whole number of days from 1 to 366';

const inclusion = z
  .object({
    inclusion_kind: z.enum([
      'meal',
      'lodging',
      'transport',
      'guide',
      'park_fee',
      'permit',
      'local_payment',
      'flight',
      'insurance',
      'tip',
      'gear',
      'other',
    ]),
    included: z.boolean(),
    /** Not included, yet nobody can do without: it counts into the headline price. */
    mandatory: z.boolean().default(false),
    label: f.line.min(1),
    quantity: f.positive.optional(),
    /** About what it costs a person, in minor units of `currency`. */
    estimate_cents: f.cents.optional(),
    currency: f.currency.optional(),
  })
  .refine((line) => line.estimate_cents === undefined || line.currency !== undefined, {
    path: ['currency'],
    message: 'is missing beside estimate_cents',
  });

const sections = [
  'includes',
  'excludes',
  'meals',
  'guide',
  'visa',
  'transport',
  'health_safety',
  'cancellation',
  'accommodation',
  'ship_info',
  'optional_activities',
  'age_notes',
  'physical_requirements',
  'solo_notes',
  'insurance',
  'luggage',
  'climate',
  'tipping',
  'other',
] as const;

const tripRecord = z
  .object({
    kind: z.literal('trip'),
    id: f.sourceId.describe('Your own id, unique within the company.'),
    operator: f.company,
    status: z.enum(['draft', 'published', 'archived']).default('published').describe('draft, published or archived.'),
    superseded_by: f.sourceId.optional().describe("Id of the trip that replaced it, or that trip's slug."),
    slug: madeSlug,
    sku: z
      .string()
      .regex(/^[A-Za-z0-9._-]{2,40}$/)
      .optional()
      .describe('Short code, unique in the catalogue. Made when absent.'),
    name: f.name.describe('As people read it.'),
    cover_image: f.image.optional().describe('{url, alt, width, height}.'),
    main_images: z.array(f.image).default([]).describe('List of images.'),
    map_image: f.image.optional().describe('Image of the route.'),
    video_url: f.httpUrl.optional().describe('Address of a video.'),
    poster: poster.optional().describe(whereItGoes),
    duration_days: z.number(travelDays).int(travelDays).min(1, travelDays).max(366, travelDays).describe('1 to 366.'),
    start_city: f.slug.optional().describe('Slug of a place.'),
    end_city: f.slug.optional().describe('Slug of a place.'),
    currency: f.currency
      .optional()
      .describe(
        'Of base_price_cents, the supplement and the promotion. Where a date comes in several currencies, this one is taken.',
      ),
    base_price_cents: f.cents
      .optional()
      .describe('Price a person where no date has one, such as of a package on any day: shown as "About", on request.'),
    single_supplement_price_cents: f.cents
      .optional()
      .describe('What one alone in a room pays more; a base price is then that of two who share. Minor units.'),
    promotion_strike_through_price_cents: f.cents.optional().describe('Minor units.'),
    promotion_expiry: f.instant.optional().describe('When the promotion ends.'),
    dates_label: f.line.optional().describe('Dates in words.'),
    price_notes: f.prose
      .optional()
      .describe('What is to be said of its prices; without a price it stands where that would.'),
    details: f.prose.optional().describe('The description.'),
    highlights: z.array(f.line).max(20).default([]).describe('Up to 20 lines.'),
    faqs: f.faqs.default([]),
    external_url: f.httpUrl.optional().describe("The trip on the company's own site."),
    cta: callToAction.optional(),
    brochure_url: f.httpUrl.optional().describe('Address of a brochure.'),
    is_merchant_model: z.boolean().default(false).describe('Whether the site takes the payment.'),
    merchant_model_params: z
      .object({
        final_payment_days: daysBefore.optional(),
        passenger_info_days: daysBefore.optional(),
        payment_types: z.array(z.enum(['deposit', 'full'])).optional(),
        hold_minutes: f.positive.optional(),
      })
      .default({})
      .describe('{final_payment_days, passenger_info_days, payment_types, hold_minutes}.'),
    min_group_size: f.positive.optional().describe('Travelers.'),
    max_group_size: f.positive.optional().describe('Travelers.'),
    min_age: z.number().int().min(0).max(120).optional().describe('Years.'),
    max_age: z.number().int().min(0).max(120).optional().describe('Years.'),
    rating_total: f.ratingTotal.optional(),
    meta_seo: f.metaSeo.optional(),
    published_at: f.instant
      .optional()
      .describe('When it was first offered. Only with it a trip is called new, for 90 days.'),
    last_refreshed_at: f.instant.optional().describe('When you last checked it.'),
    last_price_refreshed_at: f.instant.optional().describe('When you last checked its prices.'),
    terms: z
      .record(z.string(), z.array(z.string()))
      .default({})
      .describe('Keys by property, such as {"activity": ["hiking"]}.'),
    places: z
      .array(f.slug)
      .default([])
      .describe('Slugs of the places visited, in order. Taken from the cities of trip and days when absent.'),
    attractions: z.array(f.slug).default([]).describe('Slugs of attractions visited.'),
    similar: z.array(f.sourceId).default([]).describe('Ids of similar trips, of any company in this feed, or slugs.'),
    price_tiers: z
      .array(
        z.object({
          tier: z.number().int().min(1).max(5),
          label: f.line.min(1),
          occupancy: z.number().int().min(1).max(12),
        }),
      )
      .max(5)
      .default([])
      .describe('What prices 1 to 5 of its departures are: list of {tier, label, occupancy}.'),
    inclusions: z
      .array(inclusion)
      .max(60)
      .default([])
      .describe(
        'List of {inclusion_kind, included, mandatory, label, quantity, estimate_cents, currency}. Mandatory and not included counts into the price shown.',
      ),
    params: z.partialRecord(z.enum(sections), f.prose).default({}).describe('Texts by section.'),
    cancellation: cancellationPolicy.optional().describe("As the company's, when this trip has its own."),
    itinerary: z
      .array(itineraryDay)
      .max(120)
      .optional()
      .describe('The days, see itinerary. Absent: the days known so far stay.'),
  })
  .refine((trip) => !isAbove(trip.min_group_size, trip.max_group_size), {
    path: ['max_group_size'],
    message: 'is smaller than min_group_size',
  })
  .refine((trip) => trip.base_price_cents === undefined || trip.currency !== undefined, {
    path: ['currency'],
    message: 'is missing beside base_price_cents',
  })
  .refine((trip) => !isAbove(trip.min_age, trip.max_age), { path: ['max_age'], message: 'is smaller than min_age' });

type Trip = z.output<typeof tripRecord>;
type Day = z.output<typeof itineraryDay>;

// The same in every import of the same feed.
const operatorSlug = `left(coalesce((select o.slug from ${plannedTable('operator')} o where o.id = p.operator_id), (select t.slug from operators t where t.id = p.operator_id)), 60)`;
const idAsSlug = `trim(both '-' from lower(regexp_replace(p.source_ref, '[^A-Za-z0-9]+', '-', 'g')))`;
const digest = `md5(${operatorSlug} || ':' || p.source_ref)`;

/** The trips of a feed, and how they stand in the catalogue's tables. */
export const tripKind = feedKind({
  about: 'A trip of a company.',
  record: tripRecord,
  rows: tripParts,
  lookOver: (trip) => [...tierRemarks(trip), ...dropNoPrices(trip, ['base_price_cents']), ...dropUnknownPoster(trip)],
  settle: visitCitiesOfDays,
  async compared(ctx) {
    await markInlineItineraries(ctx);
    await planPosters(ctx, 'trip');
  },
  before: (ctx, lines) => givePosters(ctx, 'trip', lines),
  after: (ctx, lines) => notePictures(ctx, 'trip', lines),
  pictures: catalogueSources.trip,
  async finish(ctx, kinds) {
    if ([...kinds].some((kind) => !UNCOUNTED.has(kind))) await refreshCounts(ctx);
  },
  leftOut: 'archived',
  fullFeed: { plan: planLeaving, read: readLeaving, takeDown },
  table: 'trips',
  names: { id: ['#.operator_id', '#.source_ref'], slug: ['#.slug'], anywhere: ['#.source_ref'] },
  ambiguous: ['anywhere'],
  unique: ['slug', 'sku'],
  generated: {
    slug: [
      'f.slug_base',
      `f.slug_base || '-' || ${operatorSlug}`,
      `f.slug_base || '-' || ${operatorSlug} || '-' || ${idAsSlug}`,
      `f.slug_base || '-' || ${digest}`,
    ],
    sku: [`'T' || upper(left(${digest}, 10))`, `'T' || upper(${digest})`],
  },
  redirects: { table: 'slug_redirects', kind: 'trip' },
  events: [{ topic: 'trip.changed', subject: 'id' }],
  columns: {
    source_ref: { type: 'text', from: 'id' },
    status: 'text',
    slug: { type: 'text', keeps: 'null' },
    sku: { type: 'text', keeps: 'null' },
    name: 'text',
    cover_image: 'json',
    main_images: 'json',
    map_image: 'json',
    video_url: 'text',
    poster: { type: 'json', keeps: 'null' },
    duration_days: 'int',
    base_price_cents: 'bigint',
    currency: 'char3',
    single_supplement_price_cents: 'bigint',
    promotion_strike_through_price_cents: 'bigint',
    promotion_expiry: 'time',
    dates_label: 'text',
    price_notes: 'text',
    details: 'text',
    highlights: 'texts',
    faqs: 'json',
    external_url: 'text',
    cta: 'text',
    brochure_url: 'text',
    is_merchant_model: 'bool',
    merchant_model_params: 'json',
    min_group_size: 'int',
    max_group_size: 'int',
    min_age: 'int',
    max_age: 'int',
    rating_total: 'json',
    meta_seo: { type: 'json', absent: {} },
    published_at: { type: 'time', keeps: 'null' },
    last_refreshed_at: { type: 'time', keeps: 'null' },
    last_price_refreshed_at: { type: 'time', keeps: 'null' },
  },
  staged: { days_apart: 'bool' },
  references: [
    operator,
    city('start_city'),
    city('end_city'),
    {
      column: 'superseded_by',
      from: 'successor',
      field: 'superseded_by',
      late: true,
      to: [
        { kind: 'trip', name: 'id', by: ['#.operator_id', '#.successor'] },
        { kind: 'trip', name: 'slug', by: ['lower(#.successor)'] },
      ],
    },
  ],
  collections: tripCollections,
});

/** Of these nothing follows for lists and their counts. */
const UNCOUNTED: ReadonlySet<string> = new Set(['itinerary', 'departure', 'price']);

function tripParts(record: Trip): StagedRow[] {
  const { itinerary, superseded_by: successor, ...trip } = record;
  const days = itinerary?.map(wholeDay) ?? [];
  const places = trip.places.length > 0 ? trip.places : citiesOf(record, days);
  const apartDays = trip.places.length === 0 && days.length === 0;
  const source = { ...trip, successor, places, days_apart: apartDays, slug_base: slugBase(trip.name, trip.id) };
  if (days.length === 0) return [{ source }];
  const apart = { operator: trip.operator, trip: trip.id, days };
  return [{ source }, { kind: 'itinerary', source: apart, hidden: true }];
}

/** A feed that lists no places still names some cities. */
function citiesOf(trip: Trip, days: Day[]): string[] {
  const cities = [trip.start_city, ...days.flatMap((day) => [day.start_city, day.end_city]), trip.end_city];
  return [...new Set(cities.filter((city) => city !== undefined))];
}

function isAbove(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && low > high;
}

/** How booking systems call prices by age, in the languages of most feeds. */
const BY_AGE =
  /^kind\b|\b(child|children|infants?|bab(y|ies)|toddlers?|kids?|kinder|teens?|youth|jugend(liche)?|enfants?|jeunes?|niñ[oa]s?|bambin[io]|crianças?)\b|^(senior|student)s?$/iu;

function tierRemarks({ price_tiers: tiers }: Trip): Remark[] {
  const byAge = tiers.find(({ label }) => BY_AGE.test(label));
  if (!byAge) return [];
  const problem = `are rooms, and "${byAge.label}" is called like an age: it may become the price that is shown, so leave it out and tell it in price_notes`;
  return [{ field: 'price_tiers', problem, severity: 'warning' }];
}
