import { z } from 'zod';
import * as f from './fields.ts';
import { cancellationPolicy } from './operators.ts';

const travelDays = 'must be a whole number of days from 1 to 366';

const dayFields = z.object({
  /** 0 is the day before the first, on which one may arrive. */
  first_day: f.count,
  /** Defaults to first_day. */
  last_day: f.count.optional(),
  label: f.line,
  details: f.prose.optional(),
  image: f.image.optional(),
  start_city: f.slug.optional(),
  end_city: f.slug.optional(),
  place_name: f.name.optional(),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  /** How one arrives here. */
  travel_mode: z.enum(['road', 'foot', 'ship', 'flight', 'rail']).optional(),
  distance_km: f.count.optional(),
  travel_hours: z.number().min(0).max(72).optional(),
  ascent_m: f.count.optional(),
  /** Breakfasts, lunches and dinners served over the days covered. */
  meal_b: f.count.default(0),
  meal_l: f.count.default(0),
  meal_d: f.count.default(0),
  lodging_name: f.name.optional(),
  nights: f.count.default(0),
});

type DayNumbers = { first_day: number; last_day?: number | undefined };
const inOrder = (day: DayNumbers) => day.last_day === undefined || day.last_day >= day.first_day;
const outOfOrder = { path: ['last_day'], message: 'lies before first_day' };

export const itineraryDay = dayFields.refine(inOrder, outOfOrder);

/** A day of a plan that nobody sells: without beds, meals and pictures. */
export const sampleDay = dayFields
  .omit({ image: true, lodging_name: true, meal_b: true, meal_l: true, meal_d: true })
  .refine(inOrder, outOfOrder);

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
    label: f.line,
    quantity: f.positive.optional(),
    /** About what it costs a person, in minor units of `currency`. */
    estimate_cents: f.cents.optional(),
    currency: f.currency.optional(),
  })
  .refine((line) => line.estimate_cents === undefined || line.currency !== undefined, {
    path: ['currency'],
    message: 'is missing beside estimate_cents',
  });

export const tripSections = [
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

export const tripRecord = z
  .object({
    kind: z.literal('trip'),
    /** The feed's own id, unique within the company. */
    id: f.sourceId,
    /** The company's feed id, or its slug when it exists already. */
    operator: f.sourceId,
    status: z.enum(['draft', 'published', 'archived']).default('published'),
    /** Feed id of the trip that replaced this one. */
    superseded_by: f.sourceId.optional(),
    slug: f.slug.optional(),
    sku: z
      .string()
      .regex(/^[A-Za-z0-9._-]{2,40}$/)
      .optional(),
    name: f.name,
    cover_image: f.image.optional(),
    main_images: z.array(f.image).default([]),
    map_image: f.image.optional(),
    video_url: f.httpUrl.optional(),
    poster: f.poster.optional(),
    duration_days: z.number(travelDays).int(travelDays).min(1, travelDays).max(366, travelDays),
    start_city: f.slug.optional(),
    end_city: f.slug.optional(),
    /** Of the trip's own price, the supplement and the promotion; the one to charge where a date has several. */
    currency: f.currency.optional(),
    /** A person; shown while no date has a price. */
    base_price_cents: f.cents.optional(),
    single_supplement_price_cents: f.cents.optional(),
    promotion_strike_through_price_cents: f.cents.optional(),
    promotion_expiry: f.instant.optional(),
    dates_label: f.line.optional(),
    price_notes: f.prose.optional(),
    details: f.prose.optional(),
    highlights: z.array(f.line).max(20).default([]),
    faqs: z.array(f.faq).default([]),
    external_url: f.httpUrl.optional(),
    cta: z.enum(['reserve', 'request_quote', 'visit_site', 'brochure']).optional(),
    brochure_url: f.httpUrl.optional(),
    is_merchant_model: z.boolean().default(false),
    merchant_model_params: z
      .object({
        final_payment_days: f.count.optional(),
        passenger_info_days: f.count.optional(),
        payment_types: z.array(z.enum(['deposit', 'full'])).optional(),
        hold_minutes: f.positive.optional(),
      })
      .default({}),
    min_group_size: f.positive.optional(),
    max_group_size: f.positive.optional(),
    min_age: z.number().int().min(0).max(120).optional(),
    max_age: z.number().int().min(0).max(120).optional(),
    rating_total: f.ratingTotal.optional(),
    meta_seo: f.metaSeo.optional(),
    published_at: f.instant.optional(),
    last_refreshed_at: f.instant.optional(),
    last_price_refreshed_at: f.instant.optional(),
    /** Keys by property: {"trip_type": ["small-group-tour"], "physical_level": ["moderate"], "activity": ["hiking"]}. */
    terms: z.record(z.string(), z.array(z.string())).default({}),
    /** Place slugs visited, in order. */
    places: z.array(f.slug).default([]),
    attractions: z.array(f.slug).default([]),
    /** Feed ids of similar trips (of any company in this file) or their slugs. */
    similar: z.array(f.sourceId).default([]),
    price_tiers: z
      .array(
        z.object({ tier: z.number().int().min(1).max(5), label: f.line, occupancy: z.number().int().min(1).max(12) }),
      )
      .max(5)
      .default([]),
    inclusions: z.array(inclusion).max(60).default([]),
    params: z.partialRecord(z.enum(tripSections), f.prose).default({}),
    cancellation: cancellationPolicy.optional(),
    itinerary: z.array(itineraryDay).max(120).optional(),
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

function isAbove(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && low > high;
}

/** The days of one trip, for feeds that keep them apart from the trip. Replaces what the trip had. */
export const itineraryRecord = z.object({
  kind: z.literal('itinerary'),
  operator: f.sourceId,
  trip: f.sourceId,
  map_image: f.image.optional(),
  days: z.array(itineraryDay).min(1).max(120),
});
