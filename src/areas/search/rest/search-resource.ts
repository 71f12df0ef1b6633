import { z } from 'zod';
import { resource } from '#kernel/http';

const category = z.object({
  name: z.string(),
  slug: z.string(),
  trip_page_slug: z.string().nullable().meta({ description: 'Of its list of trips; null when there is none.' }),
  guide_path: z.string().nullable().meta({
    description: 'Of a long tail, and of a category without a list of trips: its own page, where it has one.',
  }),
  category_type: z.string(),
  trip_count: z.int().min(0),
});

export const partMatch = z
  .object({ words: z.int().min(2), held: z.int().min(1) })
  .nullable()
  .meta({ description: 'Where no trip holds all the words: how many there are, and how many these hold.' });

const named = z.object({ name: z.string(), slug: z.string() });

const foundAttributes = z
  .object({
    corrected: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .meta({ description: 'What was typed and what was searched for instead.' }),
    partly: partMatch,
    trip_categories: z.array(category).max(6),
    operators: z.array(named).max(1),
    articles: z.array(named).max(2),
    trips: z
      .array(
        named.extend({
          price_cents: z.int().min(0).nullable(),
          currency: z.string().nullable(),
          price_usd_cents: z.int().min(0).nullable().meta({ description: 'At the newest rate of exchange.' }),
          price_on_request: z.boolean(),
        }),
      )
      .max(2),
    total_trips: z.int().min(0),
  })
  .meta({ id: 'SearchFound', description: 'What a text leads to.' });

const trendingAttributes = z
  .object({ trending_results: z.array(category) })
  .meta({ id: 'SearchTrending', description: 'Where most trips go: the answer to a blank text.' });

export const searchResource = resource('search_results', z.object({})).extend({
  attributes: z.union([foundAttributes, trendingAttributes]),
});

export const searchExample = {
  data: {
    type: 'search_results' as const,
    id: 'patagonia',
    attributes: {
      corrected: { from: 'patagnia', to: 'patagonia' },
      partly: null,
      trip_categories: [
        {
          name: 'Patagonia',
          slug: 'patagonia',
          trip_page_slug: 'patagonia-tours',
          guide_path: null,
          category_type: 'region',
          trip_count: 84,
        },
      ],
      operators: [{ name: 'Andeo Expeditions', slug: 'andeo-expeditions' }],
      articles: [],
      trips: [
        {
          name: 'The W trek',
          slug: 'the-w-trek',
          price_cents: 149_000,
          currency: 'USD',
          price_usd_cents: 149_000,
          price_on_request: false,
        },
      ],
      total_trips: 84,
    },
  },
};
