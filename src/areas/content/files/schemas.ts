import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { cleanProse, f } from '#kernel/feed';
import { isCalendarDate } from '#kernel/shared';
import { hours, isPosterSubject, seedCount } from '#posters/shared';
import { networkOf, socialNetworks } from '../shared/social-networks.ts';

const isPlain = (text: string) => cleanProse(text) === text && !text.includes('\n');

/** A line that people read. */
const line = z
  .string('is missing: write some words')
  .min(1, 'is empty: write some words')
  .max(300, 'is too long: 300 letters at most')
  .refine(isPlain, 'must be plain words on one line: no HTML, no double spaces');

const slug = z
  .string('is missing: a name in addresses, such as machu-picchu')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, such as machu-picchu');

const path = z
  .string('is missing: the path of the page, such as /about')
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be a path of the site in small letters, such as /about');

const date = z
  .string('is missing: a date, such as 2026-11-23')
  .refine(isCalendarDate, 'must be a date that exists, such as 2026-11-23');

/** Names the second of two entries that are the same. */
function noneTwice<Entry>(keyOf: (entry: Entry) => string) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx) => {
    const known = new Set<string>();
    for (const [i, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [i], message: `${key} stands here twice: take one out` });
      known.add(key);
    }
  };
}

const link = z.strictObject({ title: line, href: f.siteOrHttps, note: line.optional() });
const links = z.array(link).superRefine(noneTwice(({ href: to }) => to));
const slugs = z.array(slug).superRefine(noneTwice((one) => one));
const seo = z.strictObject({ title: line.optional(), description: line.optional() });

/** A drawn poster, as its address names it. */
const poster = z
  .strictObject({
    biome: z.string('is missing: a landscape, such as fjord'),
    motif: z.string('is missing: a motif of the landscape, such as cabins'),
    hour: z.enum(hours, `must be ${hours.join(', ')}`),
    seed: z
      .int()
      .min(0)
      .max(seedCount - 1, `must be below ${seedCount}`)
      .default(0),
  })
  .refine(({ biome, motif }) => isPosterSubject(biome, motif), 'must name a landscape and a motif that are drawn');

/** What stands before the text of a page. */
export const pageFront = z.strictObject({
  path,
  title: line,
  tagline: line.optional(),
  /** Of a legal text: since when it holds. */
  dated: date.optional(),
  /** Headings of the third level are questions, and what follows is the answer. */
  questions: z.boolean().default(false),
  /** What stands below the text: what the press wrote, the mark to be taken along, open roles, and how to reach the house. */
  shows: z.array(z.enum(['press', 'mark', 'roles', 'contact'], 'must be press, mark, roles or contact')).default([]),
  /** What stands beside a text that no form stands beside. */
  poster: poster.optional(),
  /** The topic of the form beside the text, of those that people may write about. */
  form: z.int('must be the number of a topic, such as 2').min(1, 'must be the number of a topic, such as 2').optional(),
  /** Where the page leads on. */
  actions: links.default([]),
  seo: seo.default({}),
});

/** What stands before the words of a travel expert. */
export const expertFront = z.strictObject({
  slug,
  name: line,
  role: line,
  /** Said beside the name: that somebody is made up, for one. */
  note: line.optional(),
  /** Categories by slug; those that the site doesn't have are left out. */
  regions: slugs.default([]),
  /** Articles by slug; the same. */
  articles: slugs.default([]),
});

const press = z.strictObject({
  mentions: z.array(z.strictObject({ title: line, source: line, href: f.siteOrHttps, published: date })).default([]),
  awards: z.array(z.strictObject({ title: line, by: line, year: z.int().min(2000).max(2100) })).default([]),
});

/** Links of menus and footer; where each of them stands, lists/menus.yaml says. */
const menus = z.strictObject({
  row: links,
  phone: links,
  attractions: links,
  companies: links,
  places: links,
  helpful: links,
  about: links,
  community: links,
  legal: links,
});

/** Ways into the catalogue, by the slugs of categories. */
const browse = z.strictObject({
  trending: slugs,
  continents: slugs,
  types: slugs,
  kinds: z.array(
    z.strictObject({
      title: line,
      type: z.enum(['activity', 'travel_style', 'theme'], 'must be activity, travel_style or theme'),
      anchor: slug,
      first: slugs,
    }),
  ),
});

/** Work that the house has to give; `href` leads to more of it. */
const roles = z.array(z.strictObject({ title: line, place: line, about: line, href: f.siteOrHttps.optional() }));

const quotes = z.array(z.strictObject({ text: line, source: line })).min(1, 'must hold a quote');

const country = z
  .string('must be a code of two letters in quotes, such as "PE"')
  .refine(
    (code) => code === code.toUpperCase() && code.length === 2 && countries.isValid(code),
    'must be a code of ISO 3166-1 in two capital letters, such as PE',
  );

/** What countries asked of travelers on one day: levels from the mildest, each with its countries. */
const restrictions = z.strictObject({
  dated: date,
  levels: z
    .array(z.strictObject({ title: line, means: line, countries: z.array(country) }))
    .min(1, 'must hold a level')
    .max(5, 'are too many: a map tells five apart')
    .superRefine((levels, context) => {
      const known = new Set<string>();
      for (const [level, { countries: codes }] of levels.entries())
        for (const [i, code] of codes.entries()) {
          if (known.has(code))
            context.addIssue({
              code: 'custom',
              path: [level, 'countries', i],
              message: `${code} stands here twice: take one out`,
            });
          known.add(code);
        }
    }),
  sources: z
    .array(link)
    .min(1, 'must hold a source')
    .superRefine(noneTwice(({ href: to }) => to)),
});

/** What people may write about, in the order of forms; whoever wrote about one wrote about its number. */
const topics = z
  .array(
    z.strictObject({
      id: z.int('must be a number from 1 on').min(1, 'must be a number from 1 on').max(30_000),
      name: line.max(100, 'is too long: 100 letters at most'),
      hidden_in_form: z.boolean('must be true or false').default(false),
    }),
  )
  .superRefine(noneTwice(({ id }) => String(id)))
  .superRefine(noneTwice(({ name }) => name))
  .refine((all) => all.some(({ hidden_in_form }) => !hidden_in_form), 'must hold a topic that forms offer');

/** Where the house is found on networks whose mark the site has. */
const social = z
  .array(
    z
      .url({ protocol: /^https$/, error: 'must be an address that begins with https://', abort: true })
      .refine((href) => networkOf(href) !== null, `must be of ${Object.keys(socialNetworks).join(', ')}`),
  )
  .superRefine(noneTwice((href) => networkOf(href) ?? href));

/** Ways of traveling in the order of lists, by the keys that feeds name them by. */
const tripTypes = z
  .array(
    z.strictObject({
      key: z
        .string('is missing: the name in feeds, such as river-cruise')
        .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'must be letters, digits and single hyphens, such as river-cruise'),
      name: line.max(200),
      short_name: line.max(200).optional(),
      description: line,
      icon: slug.optional(),
      color: z.enum(['link', 'signal', 'marigold', 'pine'], 'must be link, signal, marigold or pine').optional(),
      /** Whether trips of this sort can be booked. */
      bookable: z.boolean('must be true or false').default(true),
    }),
  )
  .superRefine(noneTwice(({ key }) => key.toLowerCase()));

/** The lists of an installation, by the name of their file. */
export const lists = { browse, menus, press, quotes, restrictions, roles, social, topics, 'trip-types': tripTypes };

export type PageFront = z.output<typeof pageFront>;
export type ExpertFront = z.output<typeof expertFront>;
export type ContentLists = { [Key in keyof typeof lists]: z.output<(typeof lists)[Key]> };
