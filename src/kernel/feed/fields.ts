import { z } from 'zod';
import { isCurrency } from '../currencies.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine, cleanProse } from './clean-text.ts';

const largest = 2_147_483_647;
export const whole = z.number().int().min(-largest).max(largest);
export const count = z.number().int().min(0).max(largest);
export const positive = z.number().int().min(1).max(largest);

/**
 * The feed's own id of a record: what makes a repeated import an update. Most companies number their trips: a whole
 * number is the same id as its digits.
 */
export const sourceId = z.preprocess(
  (id) => (Number.isSafeInteger(id) ? String(id) : id),
  z.string().trim().min(1).max(128),
);
/** The company of a record. */
export const company = sourceId.describe("The company: its feed id, or its slug when it's in the catalogue already.");
/** Kept in small letters: every page has one address, and other spellings lead there. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'must be letters, digits and single hyphens, such as inca-trail-4-days')
  .max(140)
  .overwrite((value) => value.toLowerCase())
  .refine((value) => !value.includes('-vs-'), 'may not contain "-vs-"');
export const ownSlug = slug.describe('Name in addresses: letters, digits, hyphens; capitals become small.');
export const name = z.string().overwrite(cleanLine).min(1).max(200);
export const line = z.string().overwrite(cleanLine).max(500);
/** Plain text or HTML; HTML becomes clean text. */
export const prose = z.string().max(100_000).overwrite(cleanProse);
export const currency = z
  .string()
  .refine(isCurrency, 'must be the ISO 4217 code of a currency in use, such as USD')
  .meta({ pattern: '^[A-Z]{3}$' });
const minorUnits = 'must be a whole number of minor units, such as 129900 for 1,299.00';
export const cents = z.number(minorUnits).int(minorUnits).min(0, 'may not be negative').max(1e12);
/** Of which there is no sense without one: nothing is sold for 0. */
export const price = z.number(minorUnits).int(minorUnits).min(1, 'must be more than 0, which is no price').max(1e12);
const calendarDate = 'must be a date that exists, as YYYY-MM-DD';
export const date = z
  .string(calendarDate)
  .refine((value) => isCalendarDate(value) && value >= '1900-01-01' && value < '2200-01-01', calendarDate);
export const instant = z.iso.datetime({
  offset: true,
  error: 'must be an instant with its zone, such as 2027-01-14T09:30:00Z',
});
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(2048)
  .overwrite((url) => url.replace(/^https?/i, (scheme) => scheme.toLowerCase()));
/** A path of this site in small letters, with a place on the page where one is meant, or an address elsewhere by https. */
export const siteOrHttps = z
  .string('is missing: an address, such as /about')
  .regex(
    /^(\/|\/[a-z0-9-]+(\/[a-z0-9-]+)*(#[a-z0-9-]+)?|https:\/\/[^\s<>"'\\]+)$/,
    'must be a path of the site in small letters, such as /about, or an address that begins with https://',
  )
  .max(2048);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166, such as CL');
export const latitude = z.number().min(-90).max(90).describe('Degrees north, negative for south.');
export const longitude = z.number().min(-180).max(180).describe('Degrees east, negative for west.');

const stars = 'must be a whole number of stars from 1 to 5';
export const score = z.number(stars).int(stars).min(1, stars).max(5, stars);

export const ratingTotal = z
  .object({
    score: z.number().min(0).max(100),
    /** The highest score that source gives. */
    best: z.literal([5, 10, 100], 'must be 5, 10 or 100').default(5),
    count: positive,
    source: name,
  })
  .refine(({ score, best }) => score <= best, { path: ['score'], message: 'is higher than the best score' })
  .describe(
    'What reviewers elsewhere gave in all: {score, best (5, 10 or 100; 5 when absent), count, source}. Shown as that source’s; it enters no rating of the site.',
  );

export const image = z.object({
  url: httpUrl,
  alt: z.string().max(300).optional(),
  width: positive.optional(),
  height: positive.optional(),
});
export const faqs = z.array(z.object({ question: line, answer: prose })).describe('List of {question, answer}.');
export const metaSeo = z
  .object({
    title: line.optional(),
    description: line.optional(),
    canonical_url: httpUrl.optional(),
    og_image: httpUrl.optional(),
  })
  .describe('Texts for search engines: {title, description, canonical_url, og_image}.');
