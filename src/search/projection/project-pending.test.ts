import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publish } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newOperator, newTrip } from '../testing.ts';
import { projectPending } from './project-pending.ts';
import { projectTrips } from './project-trips.ts';
import { rollDate } from './roll-date.ts';

describe('following the outbox', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);

  async function entry(id: string) {
    const { rows } = await sql<{ name: string; tripCount: number; removed: boolean }>`
      select name, trip_count, details ? 'removed' as removed from search_entries where ref_id = ${id}`.execute(db);
    return rows[0];
  }
  async function trip(id: string) {
    const { rows } = await sql<{ listed: boolean; facets: string[] }>`
      select listed, facets from trip_search where trip_id = ${id}`.execute(db);
    return rows[0];
  }

  it('projects what changed once, with the counts of its company and categories', async () => {
    const operator = await newOperator(db, 'Andeo');
    const category = await newCategory(db, 'Andes');
    const made = await newTrip(db, { operator, categories: [category] });
    await publish(db, 'trip.changed', [made.id]);
    await publish(db, 'trip.changed', [made.id]);
    expect(await projectPending(ctx)).toBe(2);
    expect(await trip(made.id)).toMatchObject({ listed: true });
    expect(await entry(operator.id)).toMatchObject({ name: 'Andeo', tripCount: 1 });
    expect(await entry(category.id)).toMatchObject({ name: 'Andes', tripCount: 1 });
    expect(await projectPending(ctx)).toBe(0);
  });

  it('projects a company’s trips when the company changes', async () => {
    const operator = await newOperator(db, 'Andeo');
    const made = await newTrip(db, { operator });
    await projectTrips(ctx, [made.id]);
    await sql`update operators set slug = 'renamed' where id = ${operator.id}`.execute(db);
    await publish(db, 'operator.changed', [operator.id]);
    await projectPending(ctx);
    expect((await trip(made.id))?.facets).toContain('operator:renamed');
  });

  it('takes trips out of a category that no longer holds them, even when it was renamed at once', async () => {
    const category = await newCategory(db, 'Slow travel', { slug: 'slow' });
    const [stays, leaves] = [
      await newTrip(db, { categories: [category] }),
      await newTrip(db, { categories: [category] }),
    ];
    await publish(db, 'category.changed', [category.id]);
    await projectPending(ctx);
    expect((await trip(leaves.id))?.facets).toContain('category:slow');

    await sql`delete from category_trips where trip_id = ${leaves.id}`.execute(db);
    await sql`update categories set slug = 'unhurried' where id = ${category.id}`.execute(db);
    await publish(db, 'category.changed', [category.id]);
    await projectPending(ctx);
    expect((await trip(stays.id))?.facets).toContain('category:unhurried');
    expect((await trip(leaves.id))?.facets.join()).not.toContain('category:');
    expect(await entry(category.id)).toMatchObject({ tripCount: 1 });
  });

  it('takes articles from whoever owns them, and drops those that are gone', async () => {
    const [kept, gone] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
    const article = (id: string) => ({ id, name: 'Best tour companies', slug: 'best-tour-companies' });
    await publish(db, 'article.changed', [kept, gone]);
    await projectPending(ctx, { readArticles: async (_ctx, ids) => ids.map(article) });
    await publish(db, 'article.changed', [kept, gone]);
    await projectPending(ctx, { readArticles: async () => [article(kept)] });
    expect(await entry(kept)).toMatchObject({ removed: false });
    expect(await entry(gone)).toMatchObject({ removed: true });
  });

  it('tells how far it is with the trips', async () => {
    const made = [await newTrip(db), await newTrip(db), await newTrip(db)];
    await publish(
      db,
      'trip.changed',
      made.map(({ id }) => id),
    );
    const told: number[][] = [];
    await projectPending(ctx, { onProgress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([[3, 3]]);
  });

  it('hands each event to one of two processes that ask at the same time', async () => {
    const made = await newTrip(db);
    for (let i = 0; i < 5; i++) await publish(db, 'trip.changed', [made.id]);
    const read = await Promise.all([projectPending(ctx), projectPending(ctx), projectPending(ctx)]);
    expect(read.toSorted()).toEqual([0, 0, 5]);
    expect(await trip(made.id)).toMatchObject({ listed: true });
  });

  it('leaves the cursor where it was when the projection fails', async () => {
    const made = await newTrip(db);
    await publish(db, 'trip.changed', [made.id]);
    const broken = projectPending(ctx, { readArticles: () => Promise.reject(new Error('content is away')) });
    await expect(broken).rejects.toThrow('content is away');
    expect(await trip(made.id)).toBeUndefined();
    expect(await projectPending(ctx)).toBe(1);
    expect(await trip(made.id)).toMatchObject({ listed: true });
  });
});

describe('the date roll', () => {
  const { db } = testDatabase();
  const at = (time: string) => testContext(db, { clock: () => new Date(time) });

  async function departuresOf(id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select jsonb_array_length(departures)::int as count from trip_search where trip_id = ${id}`.execute(db);
    return rows[0]?.count ?? -1;
  }

  it('projects exactly the trips whose departures went off sale or whose promotion ended', async () => {
    const operator = await newOperator(db, 'Two days', { cutoff_days: 2 });
    const passing = await newTrip(db, { operator, departures: [{ start: '2026-11-22' }, { start: '2026-12-01' }] });
    const later = await newTrip(db, { operator, departures: [{ start: '2026-11-25' }] });
    const sale = await newTrip(db, { operator, row: { promotion_expiry: '2026-11-20T18:00:00Z' } });
    const morning = await newTrip(db, { operator, row: { promotion_expiry: '2026-11-21T05:00:00Z' } });
    const today = at('2026-11-20T12:00:00Z');
    await rollDate(today);
    await projectTrips(today, 'all');
    expect(await departuresOf(passing.id)).toBe(2);

    expect(await rollDate(at('2026-11-21T00:00:05Z'))).toEqual([passing.id, sale.id].sort());
    expect(await departuresOf(passing.id)).toBe(1);
    expect(await departuresOf(later.id)).toBe(1);
    expect(await rollDate(at('2026-11-21T06:00:00Z'))).toEqual([morning.id]);
    expect(await rollDate(at('2026-11-24T00:00:05Z'))).toEqual([later.id, morning.id].sort());
  });
});
