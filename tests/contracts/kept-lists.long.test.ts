import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, silentLog } from '#kernel';
import { createPool } from '#kernel/db';
import { unreadEvents } from '#kernel/outbox';
import { createHasPage, createPageAddresses, createPageCache, createPageDoor, type PageRenderer } from '#pages';
import { seededRandom } from '#search/testing';
import { type Background, startBackground } from '../../src/server/background.ts';
import type { Services } from '../../src/web/services.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

const PATIENT = { timeout: 30_000, interval: 5 };
const ROUNDS = 8;
const CHANGES_A_ROUND = 3;
const SALES_A_SECOND = 20;
const SECONDS = 10;
/** How often each list is asked for in a second. */
const READERS = 5;

type Sold = { departureId: string; tripId: string };

/** Pages as they are built, kept beside everything that drops them, over a demo catalogue of its own. */
describe('kept lists', () => {
  const site = seededSite();
  const { db } = site.ctx;
  const cache = createPageCache({ maxBytes: 50e6, now: () => site.ctx.clock().getTime() });
  const rendered: string[] = [];
  let besides: ReturnType<typeof createPool>;
  let background: Background;
  let ask: (path: string) => Promise<string>;
  let fresh: (path: string) => Promise<string>;
  let lists: string[] = [];

  beforeAll(async () => {
    const pages = await builtPages();
    const { config, shared, clock, accounts } = site.door;
    const addresses = createPageAddresses(pages.table);
    const hasPage = createHasPage(pages.table);
    const own = {
      ctx: site.ctx,
      config,
      log: silentLog,
      search: site.search,
      requestId: '',
      shared,
      hasPage,
      accounts,
    };
    const noting: PageRenderer = (asked, ...rest) => {
      rendered.push(new URL(asked.url).pathname);
      return pages.render(asked, ...rest);
    };
    const through = (door: ReturnType<typeof createPageDoor>) => async (path: string) => {
      const asked = new Request(`http://localhost${path}`);
      const address = addresses('GET', new URL(asked.url), null);
      const answer = await door(asked, address, { ...own, page: address.facts } as unknown as Services);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    ask = through(createPageDoor(noting, cache, clock));
    fresh = through(createPageDoor(pages.render, null, clock));
    besides = createPool(urlOf(site.door.pool), 'background', 3);
    background = await startBackground(besides, site.ctx, {
      search: site.search,
      pages: cache,
      shared,
      log: silentLog,
    });
    lists = ['/', '/all-trips', '/all-trips?page=2', ...(await pathsOfLists())];
  });
  afterAll(async () => {
    await background?.stop();
    await besides?.end();
  });

  const urlOf = ({ options }: { options: { connectionString?: string | undefined } }) => options.connectionString ?? '';

  async function pathsOfLists(): Promise<string[]> {
    const { rows } = await sql<{ path: string }>`
      (select '/trip-list/' || p.slug as path from category_pages p join categories c on c.id = p.category_id
        where p.kind = 'trip' and c.trips_count > 0 order by c.trips_count desc, p.slug limit 6)
      union all (select '/tour-operators/' || slug || ending from operators, unnest(array['', '-trips']) ending
        where trips_count > 0 order by trips_count desc, slug, ending limit 4)`.execute(db);
    return rows.map(({ path }) => path);
  }

  /** Tells of trips and waits until search, and with it whoever keeps pages, has taken that in. */
  async function told(tripIds: readonly string[]): Promise<void> {
    await publish(db, 'trip.changed', tripIds);
    await expect.poll(async () => (await unreadEvents(db, 'search', 1)).count, PATIENT).toBe(0);
    await site.search.catchUp();
  }

  /** Of departures that can be bought, those with so many places that a few more sold change nothing that is shown. */
  async function withPlaces(capacity: number, most: number): Promise<Sold[]> {
    const { rows } = await sql<Sold>`
      select d.id as departure_id, d.trip_id from departures d
      join departure_inventory i on i.departure_id = d.id
      join trips t on t.id = d.trip_id and t.status = 'published' and t.superseded_by is null
      where d.availability in ('open', 'limited') and d.start_date > ${site.ctx.clock()}::date + 60
      order by md5(d.id::text) limit ${most}`.execute(db);
    const ids = rows.map(({ departureId }) => departureId);
    await sql`update departure_inventory set capacity = held + sold + ${capacity}
      where departure_id = any(${ids}::uuid[])`.execute(db);
    await told([...new Set(rows.map(({ tripId }) => tripId))]);
    return rows;
  }
  const sell = (departureId: string) =>
    sql`update departure_inventory set sold = sold + 1 where departure_id = ${departureId}`.execute(db);

  it('show after every change what a fresh rendering shows', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from trips where status = 'published' and superseded_by is null order by md5(id::text)`.execute(db);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const random = seededRandom(seed);
    const below = (most: number) => Math.floor(random() * most);
    const departures = (id: string) => sql`(select id from departures where trip_id = ${id}
      and start_date > ${site.ctx.clock()}::date order by md5(id::text || ${String(below(1000))}) limit 3)`;
    const changes: Record<string, (id: string) => ReturnType<typeof sql>> = {
      sale: (id) => sql`update departure_inventory set sold = sold + 1
        where departure_id in ${departures(id)} and capacity > held + sold`,
      price: (id) => sql`update departures set base_price_cents = base_price_cents + ${(1 + below(40)) * 1000}
        where id in ${departures(id)}`,
      guarantee: (id) => sql`update departures set departure_guaranteed = not departure_guaranteed
        where id in ${departures(id)}`,
      'sold out': (id) => sql`update departures set availability = 'sold_out' where id in ${departures(id)}`,
      rating: (id) => sql`update trips set rating = ${3 + below(20) / 10}, reviews_count = reviews_count + 3
        where id = ${id}`,
      group: (id) =>
        sql`update trips set max_group_size = coalesce(min_group_size, 0) + ${4 + below(20)} where id = ${id}`,
      name: (id) => sql`update trips set name = name || ' again' where id = ${id}`,
      'leaves a category': (id) => sql`delete from category_trips where trip_id = ${id} and category_id =
        (select category_id from category_trips where trip_id = ${id} order by md5(category_id::text) limit 1)`,
      goes: (id) => sql`update trips set status = 'archived' where id = ${id}`,
    };
    const names = Object.keys(changes);
    for (const path of lists) await ask(path);
    for (let round = 0; round < ROUNDS; round++) {
      const made = Array.from({ length: CHANGES_A_ROUND }, () => ({
        id: rows[below(rows.length)]?.id ?? '',
        name: names[below(names.length)] ?? '',
      }));
      for (const { id, name } of made) await changes[name]?.(id).execute(db);
      await told(made.map(({ id }) => id));
      for (const path of lists) {
        const shown = await ask(path);
        if (shown !== (await fresh(path)))
          throw new Error(`${path} is old after ${JSON.stringify(made)}, seed ${seed}`);
      }
    }
  }, 200_000);

  it('go from an article about a category when that gets another trip', async () => {
    const { rows } = await sql<{ id: string; slug: string }>`
      select id, slug from categories where trips_count between 2 and 10 order by trips_count, slug limit 1`.execute(
      db,
    );
    const [category] = rows;
    const { rows: others } = await sql<{ tripId: string }>`
      delete from category_trips where category_id = ${category?.id} and trip_id <>
        (select c.trip_id from category_trips c join trips t on t.id = c.trip_id and t.status = 'published'
          and t.superseded_by is null where c.category_id = ${category?.id} order by 1 limit 1)
      returning trip_id`.execute(db);
    const tripIds = others.map(({ tripId }) => tripId);
    await told(tripIds);
    await sql`insert into articles (slug, name, body, about, published_at)
      values ('goes-along', 'Goes along', 'Words.', array[${category?.slug}], '2020-01-01')`.execute(db);
    const path = '/blog/goes-along';
    const before = await ask(path);
    await sql`insert into category_trips (category_id, trip_id)
      select ${category?.id}::uuid, unnest(${tripIds}::uuid[])`.execute(db);
    await told(tripIds);
    const now = await fresh(path);
    expect([before === now, (await ask(path)) === now]).toEqual([false, true]);
  });

  it('stay through sales that change neither a price nor how many places can be asked for', async () => {
    const sold = await withPlaces(30, 200);
    expect(sold.length).toBe(200);
    for (const path of lists) await ask(path);
    rendered.length = 0;
    for (const { departureId } of sold) await sell(departureId);
    await told(sold.map(({ tripId }) => tripId));
    for (const path of lists) await ask(path);
    expect(rendered).toEqual([]);
  });

  it('are answered from memory while twenty places a second are sold and few of the sales show', async () => {
    const sold = await withPlaces(30, 200);
    // Two of them are about to have fewer than eight places left.
    const shown = sold.filter((_, i) => i % 100 === 50).map(({ departureId }) => departureId);
    await sql`update departure_inventory set capacity = held + sold + 8
      where departure_id = any(${shown}::uuid[])`.execute(db);
    await told(sold.map(({ tripId }) => tripId));
    for (const path of lists) await ask(path);
    rendered.length = 0;
    for (let second = 0; second < SECONDS; second++) {
      const some = sold.slice(second * SALES_A_SECOND, (second + 1) * SALES_A_SECOND);
      for (const { departureId } of some) await sell(departureId);
      await told(some.map(({ tripId }) => tripId));
      for (let reader = 0; reader < READERS; reader++) for (const path of lists) await ask(path);
    }
    const asked = SECONDS * READERS * lists.length;
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered.length / asked).toBeLessThan(0.05);
  });
});
