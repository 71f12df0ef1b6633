import { z } from 'zod';
import { type TermRow, termsOfProperty } from '#catalogue/search';
import type { Context } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { fold } from '#kernel/shared';
import type { FacetKey } from '../facets.ts';
import type { Search } from '../live/create-search.ts';

const MOST = 50;
const TAG = 'Trip finder';
const CACHE = 'public, max-age=0, s-maxage=300';

const tripsCount = z.int().min(1).meta({ description: 'Trips that one would find; entries without any are left out.' });
const keyed = z.object({ name: z.string(), key: z.string(), trips_count: tripsCount });

const destinations = resource(
  'trip_finder_destinations',
  z.object({ name: z.string(), slug: z.string(), trips_count: tripsCount }),
);
const themes = resource('trip_finder_themes', keyed);
const lodgingLevels = resource('trip_finder_lodging_levels', keyed);
const years = z.int().min(0).max(120).nullable();
const travelAges = resource(
  'trip_finder_travel_ages',
  keyed.extend({
    min: years.meta({ description: 'Youngest, in years; null without a lower end.' }),
    max: years.meta({ description: 'Oldest, in years; null without an upper end.' }),
  }),
);

/** What the guided trip finder offers to choose from: values that trips have, with how many. */
export function tripFinderRoutes(search: Search) {
  return [
    defineRoute({
      key: 'GET /v1/trip_finder/destinations',
      tag: TAG,
      summary: 'Destinations to choose from',
      description: `Places that trips go to, those with most trips first, ${MOST} at most.`,
      params: z.object({}),
      query: z.object({
        search: z
          .string()
          .max(100, 'must be 100 characters or less')
          .default('')
          .meta({ description: 'How the name begins; diacritics and capitals don’t matter.', example: 'per' }),
      }),
      answer: z.object({ data: z.array(destinations).max(MOST) }),
      example: {
        data: [
          {
            type: 'trip_finder_destinations',
            id: 'peru',
            attributes: { name: 'Peru', slug: 'peru', trips_count: 112 },
          },
        ],
      },
      cacheControl: CACHE,
      async handle(ctx, { query }) {
        const beginning = fold(query.search.trim());
        const found = await search.valuesOf('destination', ctx.partner);
        return {
          data: found
            .filter(({ label }) => fold(label).startsWith(beginning))
            .slice(0, MOST)
            .map(({ value, label, count }) => ({
              type: 'trip_finder_destinations' as const,
              id: value,
              attributes: { name: label, slug: value, trips_count: count },
            })),
        };
      },
    }),
    defineRoute({
      key: 'GET /v1/trip_finder/themes',
      tag: TAG,
      summary: 'Themes to choose from',
      description: `Those with most trips first, ${MOST} at most.`,
      params: z.object({}),
      query: z.object({}),
      answer: z.object({ data: z.array(themes).max(MOST) }),
      example: {
        data: [
          {
            type: 'trip_finder_themes',
            id: 'wildlife',
            attributes: { name: 'Wildlife', key: 'wildlife', trips_count: 240 },
          },
        ],
      },
      cacheControl: CACHE,
      async handle(ctx) {
        const found = await offered(ctx, search, { property: 'theme', facet: 'theme' });
        const inOrder = found.sort((a, b) => b.count - a.count || (a.term.key < b.term.key ? -1 : 1));
        return { data: inOrder.slice(0, MOST).map((entry) => toKeyed('trip_finder_themes', entry)) };
      },
    }),
    defineRoute({
      key: 'GET /v1/trip_finder/lodging_levels',
      tag: TAG,
      summary: 'Levels of lodging to choose from',
      description: 'Simplest first.',
      params: z.object({}),
      query: z.object({}),
      answer: z.object({ data: z.array(lodgingLevels).max(MOST) }),
      example: {
        data: [
          {
            type: 'trip_finder_lodging_levels',
            id: 'comfortable',
            attributes: { name: 'Comfortable', key: 'comfortable', trips_count: 310 },
          },
        ],
      },
      cacheControl: CACHE,
      async handle(ctx) {
        const found = await offered(ctx, search, { property: 'lodging_level', facet: 'lodging_level' });
        return { data: found.slice(0, MOST).map((entry) => toKeyed('trip_finder_lodging_levels', entry)) };
      },
    }),
    defineRoute({
      key: 'GET /v1/trip_finder/travel_ages',
      tag: TAG,
      summary: 'Ages to choose from',
      description: 'Youngest first.',
      params: z.object({}),
      query: z.object({}),
      answer: z.object({ data: z.array(travelAges).max(MOST) }),
      example: {
        data: [
          {
            type: 'trip_finder_travel_ages',
            id: '18-30',
            attributes: { name: '18 to 30', key: '18-30', trips_count: 64, min: 18, max: 30 },
          },
        ],
      },
      cacheControl: CACHE,
      async handle(ctx) {
        const found = await offered(ctx, search, { property: 'travel_age', facet: 'travel_age' });
        return {
          data: found.slice(0, MOST).map((entry) => {
            const { attributes, ...rest } = toKeyed('trip_finder_travel_ages', entry);
            return { ...rest, attributes: { ...attributes, ...agesOf(entry.term) } };
          }),
        };
      },
    }),
  ] as const;
}

type Offered = { term: TermRow; count: number };

/** Terms of a vocabulary that trips have, in its own order. */
async function offered(
  ctx: Context,
  search: Search,
  { property, facet }: { property: TermRow['propertyKey']; facet: FacetKey },
): Promise<Offered[]> {
  const [terms, countOf] = await Promise.all([termsOfProperty(ctx, property), search.counter(facet, ctx.partner)]);
  return terms.map((term) => ({ term, count: countOf(term.key) })).filter(({ count }) => count > 0);
}

function toKeyed<Type extends string>(type: Type, { term, count }: Offered) {
  return { type, id: term.key, attributes: { name: term.name, key: term.key, trips_count: count } };
}

/** Figures of the term, else what its key says: "18-30", "50-plus". */
function agesOf({ key, figures }: TermRow): { min: number | null; max: number | null } {
  const [, from, to] = /^(\d{1,3})-(\d{1,3}|plus)$/.exec(key) ?? [];
  return {
    min: numberOr(figures.min, from),
    max: numberOr(figures.max, to),
  };
}

function numberOr(figure: unknown, text: string | undefined): number | null {
  if (typeof figure === 'number') return figure;
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) ? number : null;
}
