import { z } from 'zod';
import { continentSlugs } from '../world/continents.ts';

/** What the demo catalogue knows of the world, one record a line of demo/atlas. All of it is real geography; companies and people are not. */

const text = z.string().regex(/^[^'\s]([^']*[^'\s])?$/, 'write ’ for an apostrophe, and no spaces at the ends');
/** Names one thing among its like: "el-chalten". */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and figures, joined by hyphens');
/** ISO 3166: "CL". */
const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');
const months = z.array(z.int().min(1).max(12)).min(1);
const kilometers = z.number().positive();
const hours = z.number().positive();
const dollars = z.number().positive();
const fewestAndMost = z.tuple([z.int().positive(), z.int().positive()]).refine(([fewest, most]) => fewest <= most, {
  error: 'the first is the smaller number',
});

const continent = z.enum([...continentSlugs, 'middle-east-and-north-africa']);

export const bed = z.enum([
  'hotel',
  'guesthouse',
  'lodge',
  'camp',
  'tented-camp',
  'hut',
  'homestay',
  'ship-cabin',
  'riverboat-cabin',
  'farm-stay',
  'riad',
  'ryokan',
  'boutique-hotel',
  'resort',
]);
export type Bed = z.infer<typeof bed>;

const activity = z.enum([
  'hiking',
  'trekking',
  'cycling',
  'kayaking',
  'rafting',
  'sailing',
  'snorkeling',
  'diving',
  'wildlife-watching',
  'birdwatching',
  'safari-drives',
  'whale-watching',
  'sightseeing',
  'city-walks',
  'museums',
  'archaeology',
  'cooking',
  'food-and-wine',
  'photography',
  'horse-riding',
  'skiing',
  'hot-springs',
  'boat-trips',
  'train-journeys',
  'festivals',
  'crafts',
  'stargazing',
  'beaches',
  'climbing',
  'volunteering',
]);
export type Activity = z.infer<typeof activity>;

const tripType = z.enum([
  'group-tour',
  'private-guided',
  'small-group-tour',
  'river-cruise',
  'self-guided',
  'small-ship-cruise',
  'vacation',
  'large-ship-cruise',
  'premium-jordan',
  'women-only',
  'walking-hiking',
  'Multi-Sport',
  '18-39',
  'custom-tour',
  'adventure-tour',
  'retreats',
]);
export type TripType = z.infer<typeof tripType>;

const theme = z.enum([
  'wildlife',
  'history',
  'food',
  'family',
  'culture',
  'nature',
  'photography',
  'high-adventure',
  '50-plus',
  '18-30-s',
  'wine',
  'rail',
  'islands',
  'polar',
  'walking',
  'rivers',
  'solo',
  'honeymoon',
  'wellness',
  'festivals',
]);

const leg = z.strictObject({ mode: z.enum(['road', 'foot', 'ship', 'flight', 'rail']), km: kilometers, hours });
export type Leg = z.infer<typeof leg>;

export const regionRecord = z.strictObject({
  /** Of the region and of its category: "patagonia". */
  slug: key,
  name: text,
  continent,
  /** Those its stops lie in, most important first. */
  countries: z.array(country).min(1),
  /** One or two sentences: what a trip here is like and when to go. Shown under the title of the list page. */
  tagLine: text,
  /** Three to five paragraphs for the guide: land, people, getting about, food, what surprises first-timers. */
  guide: z.array(text).min(3).max(5),
  /** Months in which companies run trips, and those in which most do. */
  season: z.strictObject({ open: months, peak: months }),
  /** What a day costs on a standard small-group trip, transport on the ground included. */
  dailyCostUsd: dollars,
  /** What companies here price in, besides US dollars. */
  localCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters')
    .optional(),
  /** Climate by season, visas, luggage, health: two or three plain sentences each, used in the trip's sections. */
  climate: text,
  health: text,
  visa: text,
  /** Frequent questions of travelers to this region with honest answers. */
  faqs: z.array(z.strictObject({ question: text, answer: text })).min(4),
});

export const stopRecord = z.strictObject({
  region: key,
  /** Unique within the region. */
  key,
  name: text,
  country,
  kind: z.enum(['city', 'town', 'village', 'park', 'island', 'coast', 'mountain', 'desert', 'ship', 'site']),
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  /** Where a trip may begin or end: an airport or a main station is near. */
  gateway: z.literal(true).optional(),
  /** Fewest and most that make sense. */
  nights: fewestAndMost,
  /** Kinds of beds that really exist here. */
  beds: z.array(bed).min(1),
  /** Two or three dishes or drinks of the place, lower case: "king crab from the strait". */
  food: z.array(text).min(2),
});

/** Four to eight at each stop, each a day or half a day. */
export const doingRecord = z.strictObject({
  region: key,
  stop: key,
  /** For titles and highlights, sentence case: "Walk to the base of the towers". */
  label: text.max(60),
  activity,
  hours,
  effort: z.literal([1, 2, 3, 4, 5]),
  /** Walked, cycled or paddled, where it counts. */
  km: kilometers.optional(),
  ascentM: z.number().positive().optional(),
  /** What a company charges a person when it isn't included. */
  optionalUsd: dollars.optional(),
  /** A full sentence in the second person or imperative, present tense, concrete: sights, distances, hours, animals. */
  text,
});

/** A line on the map that companies really run, in order; legs lie between neighbors. */
export const routeRecord = z.strictObject({
  region: key,
  key,
  /** Names a company might sell it by; {days} may stand in them. Varied in form, never "Discover X". */
  names: z.array(text).min(3),
  stops: z.array(key).min(2),
  /** How one gets from each stop to the next: one fewer than stops. */
  legs: z.array(leg),
  types: z.array(tripType).min(1),
  /** Themes and styles that fit. */
  themes: z.array(theme).min(2),
  /** Shortest and longest sensible number. */
  days: fewestAndMost,
  /** Sentences that sell this line honestly, each able to stand alone. */
  pitches: z.array(text).min(3),
});

/** Park fees, permits and the like that are real there. */
export const feeRecord = z.strictObject({
  region: key,
  label: text,
  kind: z.enum(['park_fee', 'permit', 'local_payment']),
  usd: dollars,
  stops: z.array(key).min(1),
});

export type Doing = Omit<z.infer<typeof doingRecord>, 'region' | 'stop'>;
export type Route = Omit<z.infer<typeof routeRecord>, 'region'>;
export type Fee = Omit<z.infer<typeof feeRecord>, 'region'>;
export type Stop = Omit<z.infer<typeof stopRecord>, 'region'> & { doings: Doing[] };
/** A part of the world with all that lies in it. */
export type Region = z.infer<typeof regionRecord> & { stops: Stop[]; routes: Route[]; fees: Fee[] };
