import { beforeAll, describe, expect, it } from 'vitest';
import { type Samples, samplesOf } from './samples.ts';
import { seededSite } from './testing.ts';

type Resource = { type: string; id: string; attributes: Record<string, unknown> };
type TripResource = Resource & { relationships: { operator: { data: { type: string; id: string } } } };
type Option = { value: string; count: number; selected: boolean };
type Meta = {
  total_count: number;
  quick_filters: object[];
  applied_filters: { key: string; value: string }[];
  extended_filters: {
    key: string;
    options: Option[];
    options_count: number;
    range: { min: number; max: number } | null;
  }[];
};

describe('a list by REST', () => {
  const site = seededSite();
  let samples = {} as Samples;
  beforeAll(async () => {
    samples = await samplesOf(site);
  });

  const read = async <Data>(path: string) => {
    const answer = await site.ask(path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    return { length: text.length, ...(JSON.parse(text) as { data: Data; included: Resource[]; meta: Meta }) };
  };
  const groupOf = ({ extended_filters: groups }: Meta, key: string) => groups.find((group) => group.key === key);

  it('names the company of every trip', async () => {
    for (const path of ['/v1/trips', `/v1/operators/${samples.operator}/trips`, '/v1/categories/hiking/trips']) {
      const { data, included } = await read<TripResource[]>(`${path}?limit=50`);
      const asked = [...new Set(data.map(({ relationships }) => relationships.operator.data.id))];
      expect(included.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
      for (const { type, id, attributes } of included) {
        const { data: company } = await read<Resource>(`/v1/operators/${id}`);
        expect([company.type, company.id, company.attributes]).toEqual([
          type,
          id,
          expect.objectContaining({ name: attributes.name, slug: attributes.slug }),
        ]);
      }
    }
  });

  it('has a picture of every trip', async () => {
    const { data } = await read<TripResource[]>('/v1/trips?limit=3');
    for (const { attributes } of data) {
      const drawn = await site.ask(String(attributes.poster_url));
      expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('tells twelve places of a filter and how many there are, all of them or none as asked', async () => {
    const [top, all, none] = [
      await read('/v1/trips'),
      await read('/v1/trips?facets=all'),
      await read('/v1/trips?facets=none'),
    ];
    const [shown, every] = [groupOf(top.meta, 'destination'), groupOf(all.meta, 'destination')];
    expect(every?.options.length).toBeGreaterThan(12);
    expect(shown?.options).toEqual(every?.options.slice(0, 12));
    expect([shown?.options_count, every?.options_count]).toEqual([every?.options.length, every?.options.length]);
    expect([none.meta.extended_filters, none.meta.quick_filters, none.data]).toEqual([[], [], top.data]);
    expect(none.length).toBeLessThan(top.length / 2);
    expect(top.length).toBeLessThan(all.length * 0.7);
  });

  it('keeps what is chosen among the options, however rare it is', async () => {
    const { meta } = await read('/v1/trips?facets=all');
    const rarest = groupOf(meta, 'destination')?.options.at(-1);
    const chosen = await read(`/v1/trips?filters[destination]=${rarest?.value}`);
    expect(groupOf(chosen.meta, 'destination')?.options).toContainEqual({ ...rarest, selected: true });
  });

  it('takes back every filter that it hands out, by REST and by GraphQL', async () => {
    const { meta } = await read('/v1/trips?filters[price_min]=800&filters[duration]=one_week');
    const range = groupOf(meta, 'price_range')?.range;
    const told = [
      ...meta.applied_filters,
      ...meta.extended_filters.flatMap(({ key, options }) => options.slice(0, 1).map(({ value }) => ({ key, value }))),
      { key: 'price_range', value: `${range?.min}-${range?.max}` },
      { key: 'price_range', value: `-${range?.max}` },
    ];
    expect(told.map(({ key }) => key)).toEqual(expect.arrayContaining(['price_range', 'duration', 'departure_month']));
    for (const { key, value } of told) {
      const { meta: narrowed } = await read(`/v1/trips?filters[${key}]=${value}`);
      expect([key, narrowed.applied_filters]).toEqual([key, [expect.objectContaining({ key, value })]]);
      const list = 'search(query: "", filters: $filters) { trips { metadata { totalCount } } }';
      const { data } = await site.query(`query($filters: [FilterInput!]) { ${list} }`, {
        filters: [{ key, values: [value] }],
      });
      expect([key, data.search.trips.metadata.totalCount]).toEqual([key, narrowed.total_count]);
    }
  });

  it.each(['x-y', '-', '1000', '1000-2000,3000-4000'])('refuses the price range %s', async (range) => {
    const answer = await site.ask(`/v1/trips?filters[price_range]=${range}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ source: { parameter: 'filters[price_range]' } }] });
  });

  it('has every company once, and every category with a list of trips', async () => {
    const { pool } = site.door;
    const companies = `select slug from operators o where exists (select from trips where operator_id = o.id
      and status = 'published' and superseded_by is null) order by slug`;
    const categories = `select distinct c.slug from categories c join category_pages p on p.category_id = c.id
      and p.kind = 'trip' and p.published where c.trips_count > 0 order by c.slug`;
    for (const [path, sql] of Object.entries({ operators: companies, categories })) {
      const slugs: string[] = [];
      for (let page = 1; page === 1 || slugs.length % 50 === 0; page += 1) {
        const { data, meta } = await read<Resource[]>(`/v1/${path}?limit=50&page=${page}`);
        slugs.push(...data.map(({ attributes }) => String(attributes.slug)));
        if (slugs.length >= meta.total_count) break;
      }
      const { rows } = await pool.query(sql);
      expect([path, slugs.toSorted()]).toEqual([path, rows.map(({ slug }) => slug).toSorted()]);
    }
  });

  it('has every departure of a trip with its date and prices, by the ids that places left have', async () => {
    const { data } = await read<Resource[]>(`/v1/trips/${samples.trip}/departures`);
    const { data: spots } = await read<Resource[]>(`/v1/trips/${samples.trip}/spots`);
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(({ id, attributes }) => [id, attributes.start_date])).toEqual(
      spots.map(({ id, attributes }) => [id, attributes.start_date]),
    );
    const { rows } = await site.door.pool.query(
      'select id, base_price_cents, currency from departures where id = any($1)',
      [data.map(({ id }) => id)],
    );
    const priceOf = new Map(rows.map((row) => [row.id, [Number(row.base_price_cents), row.currency]]));
    for (const { id, attributes } of data) {
      expect([attributes.base_price_cents, attributes.price_currency]).toEqual(priceOf.get(id));
    }
  });
});
