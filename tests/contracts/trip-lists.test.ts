import { beforeAll, describe, expect, it } from 'vitest';
import { tripCards } from '#catalogue';
import { emptyListQuery } from '#search/shared';
import { checkerOf } from './published.ts';
import { seededSite } from './testing.ts';

describe('lists of trips by REST', () => {
  const site = seededSite();
  let category = { slug: '', page: '' };

  beforeAll(async () => {
    const { rows } = await site.door.pool.query(
      `select categories.slug, page.slug as page from categories
       join category_pages page on page.category_id = categories.id and page.kind = 'trip' and page.published
       where category_type = 'country' order by trips_count desc, categories.id limit 1`,
    );
    category = rows[0];
  });

  const read = async (path: string) => {
    const answer = await site.ask(path);
    return { status: answer.status, body: await answer.json() };
  };

  it('answer what their description says', async () => {
    for (const [path, asked] of [
      ['GET /v1/trips', '/v1/trips?search=wildlife&limit=5'],
      ['GET /v1/categories/{slug}/trips', `/v1/categories/${category.page}/trips?filters[duration]=one_week,ten_days`],
    ] as const) {
      const { status, body } = await read(asked);
      expect(status).toBe(200);
      expect(checkerOf(path, 200).safeParse(body).error).toBeUndefined();
    }
  });

  it('hold the trips, counts and prices that the site’s own search finds', async () => {
    const filters = { departure_month: ['2027-03', '2027-04'], duration: ['one_week'] };
    const found = await site.door.search.search(
      { ...emptyListQuery(), filters, sort: 'price_low_to_high', limit: 24, priceMin: 1000 },
      { scope: { category: category.slug } },
    );
    const cards = await tripCards(site.ctx, found.ids, found.cheapest);
    expect(cards.length).toBeGreaterThan(0);
    const { body } = await read(
      `/v1/categories/${category.slug}/trips?limit=24&orderBy=price_low_to_high&filters[departureMonth]=2027-03,2027-04` +
        '&filters[duration]=one_week&filters[price_min]=1000',
    );
    expect(body.meta).toMatchObject({ total_count: found.total, category_page_type: 'trip', corrected: null });
    expect(body.data.map((trip: { id: string }) => trip.id)).toEqual(found.ids);
    expect(body.data.map((trip: { attributes: { price_cents: number } }) => trip.attributes.price_cents)).toEqual(
      cards.map(({ price }) => price?.cents),
    );
    const durations = body.meta.extended_filters.find(({ key }: { key: string }) => key === 'duration');
    const counted = found.groups.find(({ key }) => key === 'duration')?.options;
    expect(durations.options).toEqual(counted);
  });

  it('say what a mistyped text was taken for, and take it as typed when asked to', async () => {
    const { body } = await read('/v1/trips?search=wildlfie&limit=1');
    expect(body.meta.corrected).toEqual({ from: 'wildlfie', to: 'wildlife' });
    expect(body.meta.total_count).toBeGreaterThan(0);
    const { body: literal } = await read('/v1/trips?search=wildlfie&literal=true');
    expect([literal.meta.total_count, literal.meta.corrected]).toEqual([0, null]);
  });

  it('say that no trip holds all the words where these hold most of them, by GraphQL too', async () => {
    const { body } = await read('/v1/trips?search=wildlife+zzqx&literal=true&limit=1');
    expect(body.meta.partly).toEqual({ words: 2, held: 1 });
    expect((await read('/v1/trips?search=wildlife&limit=1')).body.meta.partly).toBeNull();
    const { data } = await site.query('{ search(query: "wildlife zzqx", literal: true) { partly { words held } } }');
    expect(data.search.partly).toEqual({ words: 2, held: 1 });
  });

  it.each([
    ['/v1/trips?filters[colour]=red', 'filters[colour]'],
    ['/v1/trips?filters[duration]=eternal', 'filters[duration]'],
    ['/v1/trips?order_by=commission', 'order_by'],
    [`/v1/trips?search=${'x'.repeat(101)}`, 'search'],
    ['/v1/trips?limit=51', 'limit'],
  ])('refuse %s, naming what can’t be meant', async (path, parameter) => {
    const { status, body } = await read(path);
    expect([status, body.errors[0].source.parameter]).toEqual([422, parameter]);
  });

  it('have no category that doesn’t exist', async () => {
    expect((await read('/v1/categories/atlantis/trips')).status).toBe(404);
  });
});
