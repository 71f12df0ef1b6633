import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedLists } from '#content/testing';
import {
  asShared,
  createMemoryLimiter,
  newId,
  type Parts,
  publish,
  publishNews,
  readConfig,
  silentLog,
  type Topic,
} from '#kernel';
import { usdRates } from '#kernel/rates';
import { startAreas } from '#kernel/running';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newOperator, newPlace, newRow, newTrip } from '#search/testing';
import { areas } from '../areas.ts';
import { createPageCache } from './page-cache.ts';
import { createPageNews, type PageNews } from './page-news.ts';
import { finishedPage } from './testing.ts';

describe('news for pages', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const cache = createPageCache({ maxBytes: 1e6 });
  let news: PageNews;
  let readings = 0;
  let hosts: Parts['hosts'];

  const hearOfAreas = async () => {
    const some = areas.filter(({ name }) => name === 'kernel' || name === 'partners');
    const config = readConfig({ ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}` }, areas);
    const writeMail = () => Promise.reject(new Error('There is no mail here.'));
    const sharedLimits = asShared(createMemoryLimiter());
    const ground = { ctx, db, pool, log: silentLog, config, writeMail, sharedLimits, pictures: [], allMemberData: [] };
    const started = await startAreas(some, ground);
    hosts = started.parts.hosts;
    return started.hear;
  };
  const keep = (key: string, ...tags: string[]) => cache.get(key, async () => finishedPage(key, tags));
  const kept = (...keys: string[]) => keys.filter((key) => cache.peek(key) !== null);
  const told = async (topic: Topic, id: string) => {
    await publish(db, topic, [id]);
    await news.read();
  };

  beforeEach(async () => {
    news ??= await createPageNews(ctx, cache, { drop: () => readings++ }, await hearOfAreas());
    cache.clear();
    readings = 0;
  });

  it('drops the pages of what changed', async () => {
    const [one, other] = [await newTrip(db), await newTrip(db)];
    await keep('/one', `trip:${one.id}`, 'shell');
    await keep('/other', `trip:${other.id}`, 'shell');
    await keep('/list', 'lists', 'shell');
    await told('trip.changed', one.id);
    // Lists show trips as search does, which says when they are others.
    expect(kept('/one', '/other', '/list')).toEqual(['/other', '/list']);
    await told('partner.changed', one.id);
    expect(cache.pages).toBe(0);
  });

  it('drops every page when rates of exchange change, and reads the new ones at once', async () => {
    await keep('/anything', 'shell');
    expect((await usdRates(db)).get('MGA')).toBeUndefined();
    await sql`insert into fx_rates (currency, day, per_usd) values ('MGA', '2026-11-20', 4500)`.execute(db);
    await publishNews(db, 'rates.changed');
    await news.read();
    expect(cache.pages).toBe(0);
    expect((await usdRates(db)).get('MGA')).toBe(4500);
  });

  it('knows the hosts of a partner who comes, goes and moves, without a restart', async () => {
    const [andes, fjords] = [newId(), newId()];
    const write = async (id: string, slug: string, baseUrl: string, active = true) => {
      await sql`insert into partners (id, slug, name, base_url, active) values (${id}, ${slug}, ${slug}, ${baseUrl}, ${active})
        on conflict (id) do update set base_url = excluded.base_url, active = excluded.active`.execute(db);
      await told('partner.changed', id);
    };
    await write(andes, 'andes', 'https://andes.example:8443/trips');
    expect(hosts.get('andes.example:8443')?.id).toBe(andes);
    expect(hosts.has('fjords.example')).toBe(false);
    await write(fjords, 'fjords', 'https://fjords.example');
    expect(hosts.get('fjords.example')?.id).toBe(fjords);
    await write(fjords, 'fjords', 'https://north.example');
    expect([hosts.get('north.example')?.id, hosts.has('fjords.example')]).toEqual([fjords, false]);
    await write(fjords, 'fjords', 'https://north.example', false);
    expect([hosts.has('north.example'), hosts.get('andes.example:8443')?.id]).toEqual([false, andes]);
  });

  it('drops pages while an area can’t read its news, which are read again until it can', async () => {
    const id = newId();
    await sql`insert into partners (id, slug, name, base_url, active)
      values (${id}, 'coast', 'Coast', 'https://coast.example', true)`.execute(db);
    await keep('/anything', 'shell');
    await sql`alter table partners rename to partners_away`.execute(db);
    await expect(told('partner.changed', id)).rejects.toThrow('partners');
    expect(cache.pages).toBe(0);
    expect(hosts.has('coast.example')).toBe(false);
    await sql`alter table partners_away rename to partners`.execute(db);
    await news.read();
    expect(hosts.get('coast.example')?.id).toBe(id);
  });

  it('drops a page also when its change was committed late, long after thousands of others', async () => {
    const { id } = await newTrip(db);
    await keep('/late', `trip:${id}`);
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (trx) => {
      await publish(trx, 'trip.changed', [id]);
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const { rows } = await sql<{ ids: string[] }>`
      select array_agg(gen_random_uuid()::text) as ids from generate_series(1, 6000)`.execute(db);
    await publish(db, 'trip.changed', rows[0]?.ids ?? []);
    await news.read();
    expect(kept('/late')).toEqual(['/late']);
    mayEnd.resolve();
    await late;
    await news.read();
    expect(kept('/late')).toEqual([]);
  });

  it('drops every page when a category gets another name or address, and none for its counts', async () => {
    const category = await newCategory(db, 'Slow travel', { trips_count: 5 });
    await told('category.changed', category.id);
    await keep('/docs', 'shell');
    await sql`update categories set trips_count = 6, rating = 4.5 where id = ${category.id}`.execute(db);
    await told('category.changed', category.id);
    expect(kept('/docs')).toEqual(['/docs']);

    const changes = [
      sql`update categories set name = 'Unhurried' where id = ${category.id}`,
      sql`update categories set slug = 'unhurried' where id = ${category.id}`,
      sql`update categories set trips_count = 0 where id = ${category.id}`,
      sql`delete from categories where id = ${category.id}`,
    ];
    for (const change of changes) {
      await keep('/docs', 'shell');
      readings = 0;
      await change.execute(db);
      await told('category.changed', category.id);
      expect(kept('/docs')).toEqual([]);
      expect(readings).toBeGreaterThan(0);
    }
  });

  it('drops every page when menus lead to a guide, companies or reviews of a category, or no longer do', async () => {
    const category = await newCategory(db, 'Fjords', { trips_count: 5 });
    for (const kind of ['landing', 'operator', 'review'])
      await newRow(db, 'category_pages', { category_id: category.id, kind, slug: 'fjords', h1: 'Fjords' });
    await told('category.changed', category.id);
    const changes = [
      sql`update category_pages set published = false where category_id = ${category.id} and kind = 'landing'`,
      sql`update category_pages set slug = 'in-fjords' where category_id = ${category.id} and kind = 'operator'`,
      sql`update categories set operators_count = 3 where id = ${category.id}`,
      sql`update categories set reviews_count = 9 where id = ${category.id}`,
      sql`update category_pages set published = false where category_id = ${category.id} and kind = 'review'`,
    ];
    for (const change of changes) {
      await keep('/docs', 'shell');
      await change.execute(db);
      await told('category.changed', category.id);
      expect(kept('/docs')).toEqual([]);
    }
    await keep('/docs', 'shell');
    await sql`update categories set operators_count = 4, reviews_count = 8 where id = ${category.id}`.execute(db);
    await told('category.changed', category.id);
    expect(kept('/docs')).toEqual(['/docs']);
  });

  it('drops every page when a list of a category is published, or a company renamed', async () => {
    const [category, operator] = [await newCategory(db, 'Rivers'), await newOperator(db, 'Andeo')];
    await told('category.changed', category.id);
    await told('operator.changed', operator.id);
    await keep('/docs', 'shell');
    await newRow(db, 'category_pages', { category_id: category.id, kind: 'trip', slug: 'rivers-tours', h1: 'Rivers' });
    await told('category.changed', category.id);
    expect(kept('/docs')).toEqual([]);
    await keep('/docs', 'shell');
    await sql`update operators set name = 'Andeo & Sons' where id = ${operator.id}`.execute(db);
    await told('operator.changed', operator.id);
    expect(kept('/docs')).toEqual([]);
  });

  it('drops every page when what menus lead to comes or goes: an article, a list of something', async () => {
    const { menus } = await shippedLists();
    await newRow(db, 'content_entries', { kind: 'list', key: 'menus', entry: JSON.stringify(menus) });
    await publishNews(db, 'content.changed');
    await news.read();
    const [article, sight, { id: destination_id }] = [newId(), newId(), await newPlace(db, 'Peru')];
    const published_at = '2026-01-01T00:00:00Z';
    await newRow(db, 'articles', {
      id: article,
      slug: 'best-tour-companies',
      name: 'Best',
      body: 'Ours.',
      published_at,
    });
    await newRow(db, 'attractions', { id: sight, kind: 'poi', slug: 'colca', name: 'Colca', destination_id });
    await told('attraction.changed', sight);
    await told('article.changed', article);
    const changes: [Topic, string, ReturnType<typeof sql>, string[]][] = [
      ['article.changed', article, sql`update articles set summary = 'Both.'`, ['/about']],
      ['article.changed', article, sql`update articles set published_at = '2126-01-01'`, []],
      ['article.changed', article, sql`update articles set published_at = '2026-01-01'`, []],
      ['attraction.changed', sight, sql`update attractions set name = 'Colca canyon'`, ['/about']],
      ['attraction.changed', sight, sql`delete from attractions`, []],
    ];
    for (const [topic, id, change, left] of changes) {
      await keep('/about', 'page:about', 'shell');
      await change.execute(db);
      await told(topic, id);
      expect([topic, kept('/about')]).toEqual([topic, left]);
    }
  });

  it('drops them for what trips fill as well, looking at most every few seconds', async () => {
    const [sight, { id: destination_id }] = [newId(), await newPlace(db, 'Bolivia')];
    const attraction = { id: sight, kind: 'poi', slug: 'uyuni', name: 'Uyuni', destination_id };
    const now = performance.now.bind(performance);
    let ahead = 10_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    await keep('/about', 'page:about', 'shell');
    await newRow(db, 'attractions', attraction);
    await told('trip.changed', newId());
    expect(kept('/about')).toEqual([]);
    await keep('/about', 'page:about', 'shell');
    await sql`delete from attractions`.execute(db);
    await told('trip.changed', newId());
    expect(kept('/about')).toEqual(['/about']);
    ahead += 6000;
    await news.read();
    expect(kept('/about')).toEqual([]);
    clock.mockRestore();
  });

  it('drops every page of a menu’s new name, though it can’t be read where menus lead', async () => {
    const category = await newCategory(db, 'Patagonia', { trips_count: 5 });
    await told('category.changed', category.id);
    await keep('/about', 'page:about', 'shell');
    await sql`update categories set name = 'All of Patagonia' where id = ${category.id}`.execute(db);
    await sql`alter table content_entries rename to content_entries_away`.execute(db);
    await expect(told('category.changed', category.id)).rejects.toThrow('content_entries');
    await sql`alter table content_entries_away rename to content_entries`.execute(db);
    await news.read();
    expect(kept('/about')).toEqual([]);
  });
});
