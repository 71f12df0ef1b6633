import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { publish, publishNews, type Topic, usdRates } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newOperator, newRow, newTrip } from '#search/testing';
import { createPageCache } from './page-cache.ts';
import { createPageNews, type PageNews } from './page-news.ts';
import { finishedPage } from './testing.ts';

describe('news for pages', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  const cache = createPageCache({ maxBytes: 1e6 });
  let news: PageNews;
  let readings = 0;

  const keep = (key: string, ...tags: string[]) => cache.get(key, async () => finishedPage(key, tags));
  const kept = (...keys: string[]) => keys.filter((key) => cache.peek(key) !== null);
  const told = async (topic: Topic, id: string) => {
    await publish(db, topic, [id]);
    await news.read();
  };

  beforeEach(async () => {
    news ??= await createPageNews(ctx, cache, { drop: () => readings++ });
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
});
