import { print, type TypedQueryDocumentNode } from 'graphql';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import type { paths } from '../../contracts/openapi.d.ts';
import { TripsDocument } from '../../contracts/queries.ts';
import { seededSite } from './testing.ts';

/** Clients generated from the contracts: that this file compiles is half of the test. */
describe('a generated client', () => {
  const site = seededSite();
  const rest = createClient<paths>({
    baseUrl: 'http://localhost',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      return site.ask(`${pathname}${search}`, { headers: request.headers });
    },
  });

  async function graphql<Answer, Variables>(
    document: TypedQueryDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const { data, errors } = await site.query(print(document), variables as Record<string, unknown>);
    expect(errors).toBeUndefined();
    return data;
  }

  const countIn = (groups: { key: string; options: { value: string; count: number }[] }[], key: string) => {
    const options = groups.find((group) => group.key === key)?.options ?? [];
    return options.find(({ count }) => count > 1);
  };

  it('narrows a list by REST to what the option said', async () => {
    const { data: all } = await rest.GET('/v1/trips', { params: { query: { limit: 1 } } });
    const theme = countIn(all?.meta.extended_filters ?? [], 'theme');
    const filters = { theme: theme?.value ?? '', duration: 'short,one_week,ten_days,two_weeks,long' };
    const { data, error } = await rest.GET('/v1/trips', { params: { query: { filters, limit: 50 } } });
    expect(error).toBeUndefined();
    expect(data?.meta.total_count).toBe(theme?.count);
    expect(data?.data.length).toBe(theme?.count);
    expect(data?.meta.applied_filters.map(({ key }) => key)).toContain('theme');
  });

  it('reads why a call by REST was refused', async () => {
    const { error, response } = await rest.GET('/v1/trips', { params: { query: { filters: { theme: 'none' } } } });
    expect(response.status).toBe(422);
    expect(error?.errors[0]).toMatchObject({ code: 'invalid', source: { parameter: 'filters[theme]' } });
  });

  it('can’t ask for what isn’t there', () => {
    const asks = [
      // @ts-expect-error a limit is a number
      () => rest.GET('/v1/trips', { params: { query: { limit: 'ten' } } }),
      // @ts-expect-error there is no such filter
      () => rest.GET('/v1/trips', { params: { query: { filters: { colour: 'red' } } } }),
      // @ts-expect-error there is no such call
      () => rest.GET('/v1/holidays'),
      // @ts-expect-error filters are pairs of a key and values
      () => graphql(TripsDocument, { text: '', filters: [{ theme: 'wildlife' }] }),
    ];
    expect(asks).toHaveLength(4);
  });

  it('narrows a list by GraphQL to what the option said', async () => {
    const { search: all } = await graphql(TripsDocument, { text: '', limit: 1 });
    const theme = countIn(all?.trips.metadata.extendedFilters ?? [], 'theme');
    const filters = [{ key: 'theme', values: [theme?.value ?? ''] }];
    const { search } = await graphql(TripsDocument, { text: '', filters, limit: 50 });
    expect(search?.trips.metadata.totalCount).toBe(theme?.count);
    expect(search?.trips.nodes.length).toBe(theme?.count);
  });
});
