import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, deletion, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { savedFields } from '../fields.ts';
import { ALL_TRIPS } from '../list-address.ts';
import { deleteSearch, savedSearches, saveSearch, type WordedSearch } from '../searches.ts';

const TAG = 'Saved searches';
const SEARCH = '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a71';

const search = resource(
  'saved_searches',
  z.object({
    name: z.string().meta({ description: 'As its member calls it.' }),
    path: z.string().meta({ description: 'Of the page that lists it.' }),
    query_string: z.string().meta({ description: 'In the spelling of that page’s own links.' }),
    words: z.array(z.string()).meta({ description: 'What it asks for, as people read it.' }),
    created_at: z.iso.datetime(),
  }),
).meta({ id: 'SavedSearch', description: 'A list of trips that a member comes back to.' });

const toSearch = ({ id, name, path, queryString, words, createdAt }: WordedSearch): z.output<typeof search> => ({
  type: 'saved_searches',
  id,
  attributes: { name, path, query_string: queryString, words, created_at: createdAt.toISOString() },
});

const example: z.output<typeof search> = {
  type: 'saved_searches',
  id: SEARCH,
  attributes: {
    name: 'A week of walking',
    path: ALL_TRIPS,
    query_string: 'duration=one_week&activity=walking-hiking',
    words: ['6–8 days', 'Walking & Hiking'],
    created_at: '2026-11-25T09:30:00.000Z',
  },
};

const listing = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/saved_searches',
    tag: TAG,
    summary: 'Your saved searches',
    description: 'All of them, the newest first.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: z.array(search) }),
    example: { data: [example] },
    cacheControl: 'private, no-store',
    handle: async (ctx) => ({ data: (await savedSearches(ctx, parts)).map(toSearch) }),
  });

const saving = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/saved_searches',
    tag: TAG,
    summary: 'Save a search',
    description:
      'At most 50. One that is saved already is answered with 200; told another name, it has that one from then on.',
    params: z.object({}),
    query: z.object({}),
    mayRepeat: true,
    refusals: [409],
    status: 201,
    body: {
      root: 'saved_search',
      rootOptional: true,
      type: 'saved_searches',
      fields: z
        .object({
          name: savedFields.name.optional().meta({ description: 'Left out: what it asks for, in words.' }),
          path: z.string().max(200).optional().meta({
            description: 'Of a page that lists trips: /all-trips, unless told.',
          }),
          query_string: z.string(REQUIRED).max(2000, 'must be 2,000 characters or fewer').meta({
            description: 'As in the address of that page: only keys and values that it has, and one at least.',
          }),
        })
        .meta({ description: 'What is saved.' }),
      example: { name: 'A week of walking', query_string: 'activity=walking-hiking&duration=one_week' },
    },
    answer: z.object({ data: search }),
    example: { data: example },
    cacheControl: 'no-store',
    async handle(ctx, { body, again }) {
      const { name, path = ALL_TRIPS, query_string: queryString } = body;
      const saved = await saveSearch(ctx, parts, { name, path, queryString });
      if (!saved.isNew) again();
      return { data: toSearch(saved.search) };
    },
  });

const deleted = deletion('saved_searches', 'DeletedSearch', 'A search that isn’t saved any more.');

const deleting = defineRoute({
  key: 'DELETE /v1/saved_searches/{id}',
  tag: TAG,
  summary: 'Delete a saved search',
  description: 'The trips it found stay where they are.',
  params: z.object({ id: z.uuid().meta({ description: 'Of a search of who asks.' }) }),
  query: z.object({}),
  answer: z.object({ data: deleted.shape }),
  example: { data: deleted.of(SEARCH) },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    await deleteSearch(ctx, params.id);
    return { data: deleted.of(params.id) };
  },
});

export const searchRoutes = (parts: Parts): RestRoute[] => [listing(parts), saving(parts), deleting];
