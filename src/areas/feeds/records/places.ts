import { z } from 'zod';
import { categoryTypes } from '#catalogue/shared';
import * as f from './fields.ts';
import { sampleDay } from './trips.ts';

export const partnerRecord = z.object({
  kind: z.literal('partner'),
  slug: f.slug,
  name: f.name,
  logo_image: f.image.optional(),
  favicon: f.image.optional(),
  base_url: f.httpUrl.optional(),
  template_type: z.enum(['standard', 'tourism_board', 'operators_association']).default('standard'),
  about_url: f.httpUrl.optional(),
  social_links: z.array(z.object({ name: f.name, url: f.httpUrl })).default([]),
  hidden_menus: z.array(z.string()).default([]),
  /** What the partner shows: nothing listed means everything. */
  scopes: z
    .array(
      z.object({
        kind: z.enum(['operator', 'category', 'trip']),
        target: f.slug,
        mode: z.enum(['include', 'exclude']),
      }),
    )
    .default([]),
});

export const termRecord = z.object({
  kind: z.literal('term'),
  property_key: z.enum([
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
  ]),
  property_name: f.name,
  key: z.string().min(1).max(80),
  name: f.name,
  short_name: f.name.optional(),
  title: f.line.optional(),
  description: f.prose.optional(),
  /** Free figures a page may show, such as {"group_min": 10, "group_max": 24}. */
  figures: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  color: z.string().optional(),
  icon: z.string().optional(),
  position: f.whole.optional(),
  bookable: z.boolean().optional(),
});

/** A continent, country, region or city. Parents come earlier in the file. */
export const placeRecord = z.object({
  kind: z.literal('place'),
  place_kind: z.enum(['continent', 'country', 'region', 'city']),
  slug: f.slug,
  name: f.name,
  parent: f.slug.optional(),
  country_code: f.countryCode.optional(),
  time_zone: z.string().max(64).optional(),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  /** Category shown as this place's guide. */
  world_category: f.slug.optional(),
  article: f.prose.optional(),
  faqs: z.array(f.faq).optional(),
});

export const attractionRecord = z.object({
  kind: z.literal('attraction'),
  attraction_kind: z.enum(['landmark', 'poi']),
  slug: f.slug,
  name: f.name,
  place: f.slug,
  category: f.slug.optional(),
  image: f.image.optional(),
  poster: f.poster.optional(),
  lat: f.latitude.optional(),
  long: f.longitude.optional(),
  article: f.prose.optional(),
  faqs: z.array(f.faq).optional(),
});

const categoryPage = z
  .object({
    page_kind: z.enum(['trip', 'operator', 'review', 'landing', 'itinerary', 'landmark', 'poi', 'duration_itinerary']),
    duration_band: z.enum(['one_week', 'ten_days', 'two_weeks']).optional(),
    /** Defaults to the category's slug; operator pages usually add "-tour-companies". */
    slug: f.slug.optional(),
    h1: f.line,
    tag_line: f.line.optional(),
    main_article: f.prose.optional(),
    meta_seo: f.metaSeo.optional(),
    faqs: z.array(f.faq).default([]),
    days: z.array(sampleDay).max(60).default([]),
    published: z.boolean().default(true),
  })
  .refine((page) => (page.page_kind === 'duration_itinerary') === (page.duration_band !== undefined), {
    path: ['duration_band'],
    message: 'belongs to the pages of kind duration_itinerary, and to all of them',
  });

export const categoryRecord = z.object({
  kind: z.literal('category'),
  slug: f.slug,
  name: f.name,
  category_type: z.enum(categoryTypes),
  parent: f.slug.optional(),
  place: f.slug.optional(),
  images: z.array(f.image).optional(),
  poster: f.poster.optional(),
  /** Trips that visit one of these places (or a place inside them) and carry one of the keys of every property named. */
  rule: z
    .object({
      places: z.array(f.slug).optional(),
      attractions: z.array(f.slug).optional(),
      terms: z.record(z.string(), z.array(z.string())).optional(),
      max_duration_days: f.whole.optional(),
      min_duration_days: f.whole.optional(),
    })
    .optional(),
  travel_guide: f.prose.optional(),
  travel_tips: f.prose.optional(),
  safety_info: f.prose.optional(),
  experiences: z.array(z.object({ title: f.line, text: f.prose })).optional(),
  is_world_category: z.boolean().optional(),
  related: z.array(f.slug).optional(),
  pages: z.array(categoryPage).optional(),
});
