import { beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '#search';
import type { ListQuery } from '#search/shared';
import { factsOf } from '../../src/web/page-table.ts';
import { readTripList } from '../../src/web/search/trip-list.loader.ts';
import { knownValue } from '../../src/web/server-value.ts';
import type { Services } from '../../src/web/services.ts';
import { seededSite } from './testing.ts';

/** Eight kilobytes of them, as many as an address can hold. */
const MANY = Array.from({ length: 900 }, (_, i) => `theme=none${i}`).join('&');
const LONG = 'long-'.repeat(1400);

describe('values that nobody knows', () => {
  const site = seededSite();
  const asked: ListQuery[] = [];
  let services: Services;

  beforeAll(() => {
    const search: Search = {
      ...site.search,
      search(query, options) {
        asked.push(query);
        return site.search.search(query, options);
      },
    };
    services = {
      ...site.door,
      ctx: site.ctx,
      atPartner: null,
      requestId: 'test',
      page: factsOf('search/all-trips.route'),
      isData: false,
      hasPage: () => true,
      taskKinds: {},
      contracts: site.door.contracts,
      search,
    };
  });

  const page = (query: string) =>
    readTripList(services, new Request(`http://localhost/all-trips?${query}`), { path: '/all-trips' });

  it.each([
    ['8 kB of them', MANY],
    ['one that is far too long', `destination=${LONG}`],
    [
      'one in every filter',
      'destination=x&departure_month=1999-01&operator=x&theme=x&travel_age=x&start_city=x&duration=x',
    ],
    ['one that no database takes', 'theme=%00&destination=%ED%A0%80'],
  ])('are left out of a page before anything is done for them, which it says: %s', async (_, query) => {
    const plain = await page('');
    const statements = await site.statements(() => page(''));
    asked.length = 0;
    const left = await page(query);
    expect(asked).toEqual([expect.objectContaining({ filters: {} })]);
    expect(left).toEqual({ ...plain, ignored: true });
    expect(await site.statements(() => page(query))).toBe(statements);
  });

  it('leave those beside them in force, forty of one filter at most', async () => {
    const [known] = knownValue((await page('')).groups).find(({ key }) => key === 'theme')?.options ?? [];
    const left = await page(`theme=${known?.value}&${MANY}&duration=short&duration=none`);
    expect(left.query.filters).toEqual({ theme: [known?.value], duration: ['short'] });
    expect(left.ignored).toBe(true);
    expect((await page(`theme=${known?.value}`)).ignored).toBe(false);
  });

  it.each([
    `/v1/trips?filters[theme]=${LONG}`,
    `/v1/trips?filters[${LONG}]=a`,
    `/v1/trips?filters[a${LONG}]=a&filters[A${LONG}]=a`,
    `/v1/trips?filters[theme]=${MANY.replaceAll('&theme=', ',')}`,
    `/v1/trips?search=${LONG}`,
    `/v1/trips?order_by=${LONG}`,
    `/v1/search?search=${LONG}`,
  ])('are refused by a call, shortly', async (path) => {
    const answer = await site.ask(path);
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).not.toContain('long-'.repeat(40));
    expect(text.length).toBeLessThan(600);
  });

  it('are refused by GraphQL, shortly', async () => {
    const list = 'categoryTripList(slug: "x", filters: $filters) { metadata { totalCount } }';
    for (const filters of [[{ key: 'theme', values: [LONG] }], [{ key: LONG, values: [] }], [LONG], LONG]) {
      const { errors } = await site.query(`query($filters: [FilterInput!]) { ${list} }`, { filters });
      expect(errors?.[0]?.extensions.status).toBe(422);
      expect(errors?.[0]?.message.length).toBeLessThan(250);
    }
  });

  it('may be forty of one filter in a call, not more', async () => {
    const values = Array.from({ length: 41 }, () => 'short').join(',');
    const answer = await site.ask(`/v1/trips?filters[duration]=${values}`);
    expect(await answer.json()).toMatchObject({ errors: [{ detail: 'duration takes 40 values at most' }] });
  });
});
