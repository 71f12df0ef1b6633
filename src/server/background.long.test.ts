import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish, silentLog } from '#kernel';
import { createDb, createPool, type Db } from '#kernel/db';
import { unreadEvents } from '#kernel/outbox';
import { testContext, testDatabase } from '#kernel/testing';
import { createPageCache, createSharedReadings, type PageCache } from '#pages';
import { finishedPage } from '#pages/testing';
import { createSearch, type Search } from '#search';
import { emptyListQuery } from '#search/shared';
import { newTrip } from '#search/testing';
import { type Background, startBackground } from './background.ts';

const PATIENT = { timeout: 30_000, interval: 20 };
const MINUTE_MS = 60_000;

/** With connections of its own, as a server has them: what a test holds takes none of them. */
function sitesOver({ url }: ReturnType<typeof testDatabase>) {
  let pool: ReturnType<typeof createPool> | null = null;
  let ahead = 0;
  const site = {
    search: null as unknown as Search,
    background: null as unknown as Background,
    pages: null as unknown as PageCache,
  };
  const start = async () => {
    ahead = 0;
    pool = createPool(url, 'background');
    const db = createDb(pool);
    const ctx = testContext(db);
    site.search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await site.search.start();
    site.pages = createPageCache({ maxBytes: 1e6 });
    const parts = { search: site.search, pages: site.pages, shared: createSharedReadings(), log: silentLog };
    site.background = await startBackground(pool, ctx, { ...parts, now: () => performance.now() + ahead });
  };
  const stop = async () => {
    await site.background.stop();
    await site.search.stop();
    await pool?.end();
  };
  const keep = (key: string, ...tags: string[]) => site.pages.get(key, async () => finishedPage(key, tags));
  const isKept = (key: string) => site.pages.peek(key) !== null;
  const letTimePass = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return { site, start, stop, keep, isKept, letTimePass };
}

const held = new Set<() => Promise<void>>();

/** Holds a lock until it is let go, or the test ends. */
async function holding(db: Db, lock: ReturnType<typeof sql>): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute();
  const release = async () => {
    held.delete(release);
    await trx.rollback().execute();
  };
  held.add(release);
  await lock.execute(trx);
  return release;
}

describe('the background', () => {
  const database = testDatabase();
  const { db } = database;
  const { site, start, stop, keep, isKept, letTimePass } = sitesOver(database);
  const projectionLock = sql`select pg_advisory_xact_lock(hashtext('search projection'))`;
  beforeEach(start);
  afterEach(async () => {
    for (const release of held) await release();
    await stop();
  });

  it('drops pages at once, those that show a card again when search has caught up, and then the lists', async () => {
    const { id } = await newTrip(db);
    const release = await holding(db, projectionLock);
    await keep('/similar', `trip:${id}`);
    await keep('/all-trips', 'lists');
    await publish(db, 'trip.changed', [id]);
    await expect.poll(() => isKept('/similar'), PATIENT).toBe(false);
    // Rendered meanwhile, with the card as it was.
    await keep('/similar', `trip:${id}`);
    expect(isKept('/similar') && isKept('/all-trips')).toBe(true);
    await release();
    await expect.poll(() => isKept('/similar') || isKept('/all-trips'), PATIENT).toBe(false);
    expect(site.search.size()).toBe(1);
  });

  it('lets pages be rendered while the outbox is locked, tells that it stands still, and heals', async () => {
    expect(site.background.state()).toEqual({ news: true, projection: true, parked: 0 });
    const release = await holding(db, sql`lock table outbox_events in access exclusive mode`);
    await sql`select pg_notify('outbox', '')`.execute(db);
    await keep('/docs', 'shell');
    expect(isKept('/docs')).toBe(true);
    letTimePass(20_000);
    expect(site.background.state().news).toBe(true);
    letTimePass(2 * MINUTE_MS);
    expect(site.background.state()).toMatchObject({ news: false, projection: false });
    await release();
    await expect.poll(() => site.background.state(), PATIENT).toMatchObject({ news: true, projection: true });
  });

  it('tells that the projection stands still when another process holds it and does nothing', async () => {
    const { id } = await newTrip(db);
    const release = await holding(db, sql`select pg_advisory_xact_lock(hashtext('outbox'), hashtext('search'))`);
    await publish(db, 'trip.changed', [id]);
    const later = async () => {
      letTimePass(MINUTE_MS / 4);
      await sql`select pg_notify('outbox', '')`.execute(db);
      await setTimeout(50);
      return site.background.state();
    };
    // The other one is at work: it showed itself a moment ago. A busy machine may end no round for a minute of these.
    for (let rounds = 0; rounds < 12; rounds++) {
      await later();
      await expect.poll(() => site.background.state(), PATIENT).toMatchObject({ projection: true });
    }
    await sql`alter table outbox_cursors disable trigger touch`.execute(db);
    await sql`update outbox_cursors set updated_at = now() - interval '2 minutes'`.execute(db);
    await sql`alter table outbox_cursors enable trigger touch`.execute(db);
    await expect.poll(later, PATIENT).toMatchObject({ news: true, projection: false });
    await release();
    await expect.poll(later, PATIENT).toMatchObject({ projection: true });
  });

  it('counts what search leaves out and goes on', async () => {
    const { id } = await newTrip(db, { row: { reviews_count: 2_000_000_000 } });
    const other = await newTrip(db);
    await publish(db, 'trip.changed', [id, other.id]);
    await expect.poll(() => site.background.state(), PATIENT).toEqual({ news: true, projection: true, parked: 1 });
    const found = await site.search.search(emptyListQuery());
    expect([found.ids.includes(id), found.ids.includes(other.id)]).toEqual([false, true]);
  });
});

describe('two servers on one database', () => {
  const database = testDatabase();
  const { db, url } = database;
  const { site, start, stop, keep, isKept } = sitesOver(database);
  const TRIPS = 150;
  let other: ChildProcess;
  afterEach(stop);

  const leads = async () =>
    (
      await sql`select from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and application_name = 'other' and datname = current_database()`.execute(db)
    ).rows.length > 0;
  const projected = async () =>
    (await sql<{ count: number }>`select count(*) as count from trip_search`.execute(db)).rows[0]?.count ?? 0;

  it('lose nothing when the one that projects is killed', async () => {
    const ids: string[] = [];
    for (let i = 0; i < TRIPS; i++) ids.push((await newTrip(db)).id);
    other = spawn(process.execPath, ['src/server/background.child.ts', `${url}&application_name=other`], {
      stdio: 'inherit',
    });
    const ended = new Promise((resolve) => other.once('exit', (_code, signal) => resolve(signal)));
    await expect.poll(async () => (await unreadEvents(db, 'search', 1)).idleSeconds > 0, PATIENT).toBe(true);
    await publish(db, 'trip.changed', ids);
    await expect.poll(leads, PATIENT).toBe(true);
    await start();
    const last = `trip:${ids.toSorted().at(-1)}`;
    await keep('/last', last);
    await keep('/all-trips', 'lists');
    await expect.poll(projected, { ...PATIENT, interval: 5 }).toBeGreaterThan(0);
    other.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(await projected()).toBeLessThan(TRIPS);

    await expect.poll(projected, PATIENT).toBe(TRIPS);
    await expect.poll(() => site.search.size(), PATIENT).toBe(TRIPS);
    await expect.poll(async () => (await unreadEvents(db, 'search', 1)).count, PATIENT).toBe(0);
    await expect.poll(() => isKept('/last') || isKept('/all-trips'), PATIENT).toBe(false);
  });
});
