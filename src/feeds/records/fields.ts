import { z } from 'zod';
import { isCalendarDate } from '#kernel/shared';

/** The feed's own id of a record: what makes a repeated import an update. */
export const sourceId = z.string().trim().min(1).max(128);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'must be letters, digits and single hyphens')
  .max(140)
  .refine((value) => !value.includes('-vs-'), 'may not contain "-vs-"');
export const name = z.string().trim().min(1).max(200);
export const line = z.string().trim().max(500);
/** Plain text or HTML; HTML becomes clean text. */
export const prose = z.string().max(100_000);
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code of ISO 4217, such as USD');
export const cents = z.number().int('must be a whole number of minor units').min(0, 'may not be negative').max(1e12);
export const date = z.string().refine(isCalendarDate, 'must be a date that exists, as YYYY-MM-DD');
export const instant = z.iso.datetime({ offset: true });
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2048);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of ISO 3166, such as CL');
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const score = z.number().int().min(1).max(5);

export const image = z.object({
  url: httpUrl,
  alt: z.string().max(300).optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});
export const poster = z.object({
  biome: z.string(),
  motif: z.string(),
  hour: z.enum(['dawn', 'morning', 'noon', 'golden', 'dusk', 'night']),
  seed: z.number().int().min(0),
});
export const faq = z.object({ question: line, answer: prose });
export const metaSeo = z.object({
  title: line.optional(),
  description: line.optional(),
  canonical_url: httpUrl.optional(),
  og_image: httpUrl.optional(),
});
