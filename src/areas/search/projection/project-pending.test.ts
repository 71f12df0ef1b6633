import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId, publish, silentLog } from '#kernel';
import type { Searchable } from '#kernel/running';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newOperator, newTrip } from '../testing.ts';
import { createProjector, projectPending } from './project-pending.ts';
import { projectTrips } from './project-trips.ts';
import { rollDate } from './roll-date.ts';

/** Articles as another area has them searched. */
const articles = (read: Searchable['read']) => ({
  searchable: [{ kind: 'article', news: 'article.changed' as const, read }],
});

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

  it('leaves the trips of a category alone when only its counts changed', async () => {
    const category = await newCategory(db, 'Quiet');
    const made = await newTrip(db, { categories: [category] });
    await publish(db, 'category.changed', [category.id]);
    await projectPending(ctx);
    const seqOf = async () =>
      (await sql<{ seq: number }>`select changed_seq as seq from trip_search where trip_id = ${made.id}`.execute(db))
        .rows;
    const before = await seqOf();
    await sql`update trips set name = 'Another name' where id = ${made.id}`.execute(db);
    await sql`update categories set trips_count = 7 where id = ${category.id}`.execute(db);
    await publish(db, 'category.changed', [category.id]);
    await projectPending(ctx);
    expect(await seqOf()).toEqual(before);
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

  it('renames a category on all of its trips, also where one of them was told of before it', async () => {
    const category = await newCategory(db, 'Before');
    const [one, other] = [await newTrip(db, { categories: [category] }), await newTrip(db, { categories: [category] })];
    await publish(db, 'trip.changed', [one.id, other.id]);
    await projectPending(ctx);
    await sql`update categories set name = 'After', slug = 'after-it' where id = ${category.id}`.execute(db);
    await publish(db, 'trip.changed', [one.id]);
    await projectPending(ctx);
    await publish(db, 'category.changed', [category.id]);
    await projectPending(ctx);
    for (const { id } of [one, other]) expect((await trip(id))?.facets).toContain('category:after-it');
    expect(await entry(category.id)).toMatchObject({ name: 'After', tripCount: 2 });
  });

  it('takes articles from whoever owns them, and drops those that are gone', async () => {
    const [kept, gone] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
    const article = (id: string) => ({ id, name: 'Best tour companies', slug: 'best-tour-companies' });
    await publish(db, 'article.changed', [kept, gone]);
    await projectPending(
      ctx,
      articles(async (_ctx, ids) => ids.map(article)),
    );
    await publish(db, 'article.changed', [kept, gone]);
    await projectPending(
      ctx,
      articles(async () => [article(kept)]),
    );
    expect(await entry(kept)).toMatchObject({ removed: false });
    expect(await entry(gone)).toMatchObject({ removed: true });
  });

  it('tells how many events it has read', async () => {
    const made = [await newTrip(db), await newTrip(db), await newTrip(db)];
    await publish(
      db,
      'trip.changed',
      made.map(({ id }) => id),
    );
    const told: number[][] = [];
    await projectPending(ctx, { onProgress: (read, total) => told.push([read, total]) });
    expect(told).toEqual([[3, 3]]);
  });

  it('hands each event to one of two processes that ask at the same time', async () => {
    const made = await newTrip(db);
    for (let i = 0; i < 5; i++) await publish(db, 'trip.changed', [made.id]);
    const read = await Promise.all([projectPending(ctx), projectPending(ctx), projectPending(ctx)]);
    expect(read.toSorted()).toEqual([0, 0, 5]);
    expect(await trip(made.id)).toMatchObject({ listed: true });
  });

  it('leaves the cursor where it was while the database can’t answer', async () => {
    const made = await newTrip(db);
    await publish(db, 'trip.changed', [made.id]);
    await publish(db, 'article.changed', [made.id]);
    const away = Object.assign(new Error('the database is shutting down'), { code: '57P01' });
    await expect(
      projectPending(
        ctx,
        articles(() => Promise.reject(away)),
      ),
    ).rejects.toThrow(away);
    expect(await projectPending(ctx)).toBe(2);
    expect(await trip(made.id)).toMatchObject({ listed: true });
  });
});

describe('what cannot be projected', () => {
  const { db } = testDatabase();
  let now = new Date('2026-11-20T12:00:00Z');
  const ctx = testContext(db, { clock: () => now });
  const errors: object[] = [];
  const log = { ...silentLog, error: (fields: object) => errors.push(fields) };
  const listed = async (ids: string[]) =>
    (
      await sql<{ id: string }>`select trip_id as id from trip_search where trip_id = any(${ids}::uuid[])`.execute(db)
    ).rows.map(({ id }) => id);
  const parked = async () =>
    (
      await sql<{ kind: string; refId: string; reason: string; attempts: number }>`
        select kind, ref_id, reason, attempts from search_parked order by kind, ref_id`.execute(db)
    ).rows;
  /** A number of reviews that no column can hold ten times. */
  const break_ = (id: string) => sql`update trips set reviews_count = 2000000000 where id = ${id}`.execute(db);
  const mend = (id: string) => sql`update trips set reviews_count = 3 where id = ${id}`.execute(db);

  it('is parked with its reason and told once, and all others go on', async () => {
    const made: string[] = [];
    for (let i = 0; i < 60; i++) made.push((await newTrip(db)).id);
    const bad = made.filter((_, i) => i === 7 || i === 41);
    for (const id of bad) await break_(id);
    await publish(db, 'trip.changed', made);
    expect(await projectPending(ctx, { log })).toBe(60);
    expect((await listed(made)).toSorted()).toEqual(made.filter((id) => !bad.includes(id)).toSorted());
    expect(await parked()).toEqual(
      bad.toSorted().map((refId) => ({ kind: 'trip', refId, reason: expect.stringContaining('integer'), attempts: 1 })),
    );
    await publish(db, 'trip.changed', bad);
    await projectPending(ctx, { log });
    expect((await parked()).map(({ attempts }) => attempts)).toEqual([2, 2]);
    expect(errors).toHaveLength(2);
  });

  it('is tried again, ever more rarely, until it can be', async () => {
    const projector = createProjector(ctx, { log });
    const tries = async () => (await parked()).map(({ attempts }) => attempts);
    await projector.retryParked();
    expect(await tries()).toEqual([2, 2]);
    now = new Date(now.getTime() + 21_000);
    await projector.retryParked();
    await projector.retryParked();
    expect(await tries()).toEqual([3, 3]);
    now = new Date(now.getTime() + 21_000);
    await projector.retryParked();
    expect(await tries()).toEqual([3, 3]);
    const ids = (await parked()).map(({ refId }) => refId);
    for (const id of ids) await mend(id);
    now = new Date(now.getTime() + 20_000);
    await projector.retryParked();
    expect(await parked()).toEqual([]);
    expect(await listed(ids)).toHaveLength(2);
  });

  it('is tried again at once when it changes', async () => {
    const made = await newTrip(db);
    await break_(made.id);
    await publish(db, 'trip.changed', [made.id]);
    await projectPending(ctx, { log });
    expect(await parked()).toHaveLength(1);
    await mend(made.id);
    await publish(db, 'trip.changed', [made.id]);
    await projectPending(ctx, { log });
    expect(await parked()).toEqual([]);
    expect(await listed([made.id])).toHaveLength(1);
  });

  it('is parked also when it is a category, a company or an article', async () => {
    await sql`alter table search_entries add check (name <> 'Refused')`.execute(db);
    const bad = [await newCategory(db, 'Refused'), await newOperator(db, 'Refused')];
    const good = [await newCategory(db, 'Andes'), await newOperator(db, 'Andeo')];
    const [badArticle, goodArticle] = [newId(), newId()];
    await publish(
      db,
      'category.changed',
      [bad[0], good[0]].map((made) => made?.id ?? ''),
    );
    await publish(
      db,
      'operator.changed',
      [bad[1], good[1]].map((made) => made?.id ?? ''),
    );
    await publish(db, 'article.changed', [badArticle, goodArticle]);
    const read: Searchable['read'] = async (_, ids) =>
      ids.map((id) => ({ id, slug: 'guide', name: id === badArticle ? 'Refused' : 'Guide' }));
    await projectPending(ctx, { log, ...articles(read) });
    expect((await parked()).map(({ kind, refId }) => [kind, refId])).toEqual([
      ['article', badArticle],
      ['category', bad[0]?.id],
      ['operator', bad[1]?.id],
    ]);
    const { rows } = await sql`
      select from search_entries where ref_id = any(${[goodArticle, ...good.map(({ id }) => id)]}::uuid[])`.execute(db);
    expect(rows).toHaveLength(3);
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

  it('tells of exactly the trips whose departures went off sale or whose promotion ended', async () => {
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
    await projectPending(at('2026-11-21T00:00:05Z'));
    expect(await departuresOf(passing.id)).toBe(1);
    expect(await departuresOf(later.id)).toBe(1);
    expect(await rollDate(at('2026-11-21T06:00:00Z'))).toEqual([morning.id]);
    expect(await rollDate(at('2026-11-24T00:00:05Z'))).toEqual([later.id, passing.id].sort());
  });
});
