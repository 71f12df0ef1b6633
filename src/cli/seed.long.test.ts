import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { feedFile, importFiles, operator } from '#feeds/testing';
import { systemClock } from '#kernel';
import { unreadEvents } from '#kernel/outbox';
import { bareEnvironment, testContext, testDatabase } from '#kernel/testing';
import { projectPending, rollDate } from '#search';
import { searchable } from '../areas.ts';
import { seedDemo } from './seed-demo.ts';
import { runHere } from './testing.ts';

describe('npm run seed', () => {
  const { db, pool, url } = testDatabase();
  const ctx = testContext(db, { clock: systemClock });

  async function count(text: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(text)}`.execute(db);
    return rows[0]?.count ?? -1;
  }

  const seed = (trips: number) =>
    runHere(seedDemo, ['--trips', String(trips), '--today', '2026-11-20'], bareEnvironment({ DATABASE_URL: url }));

  it('leaves nothing for the first start to index', { timeout: 120_000 }, async () => {
    const { stdout, stderr, status } = await seed(20);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Indexing: 100%, \d+ records\n/);

    const listed = await count('trip_search where listed');
    expect(listed).toBe(await count(`trips where status = 'published' and superseded_by is null`));
    expect(listed).toBeGreaterThan(10);
    expect(await count(`search_entries where kind = 'article'`)).toBe(await count('articles'));
    expect(await unreadEvents(db, 'search', 1)).toMatchObject({ count: 0 });
    expect(await projectPending(ctx, { searchable })).toBe(0);
    expect(await rollDate(ctx)).toEqual([]);
  });

  it('reaches the size it is asked for, smaller or larger than before', { timeout: 240_000 }, async () => {
    const published = `select source_ref from trips where status = 'published' order by 1`;
    const small = (await sql<{ sourceRef: string }>`${sql.raw(published)}`.execute(db)).rows;
    expect(await seed(60)).toMatchObject({ status: 0, stderr: '' });
    expect(await count(`trips where status <> 'archived'`)).toBeGreaterThan(small.length + 25);
    const { status, stdout } = await seed(20);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /This full feed leaves out \d+ trips and \d+ departures\. They were archived and closed:\n {2}trip /,
    );
    expect((await sql<{ sourceRef: string }>`${sql.raw(published)}`.execute(db)).rows).toEqual(small);
    expect(await count('trip_search where listed')).toBe(
      await count(`trips where status = 'published' and superseded_by is null`),
    );
  });

  it('says so of a file that can’t be written', async () => {
    for (const path of ['/nowhere/feed.ndjson', '/']) {
      const { stderr, status } = await runHere(seedDemo, ['--trips', '5', '--out', path], bareEnvironment());
      expect(stderr).toMatch(/^It can’t be written there \(.+\)\. Name a file in a folder that is there\.\n$/);
      expect(status).toBe(2);
    }
  });

  it('refuses a catalogue of others', { timeout: 60_000 }, async () => {
    await importFiles(
      pool,
      feedFile([operator('real', { name: 'Real Walks' }), operator('real2', { name: 'Zebra' })]),
      {
        apply: true,
      },
    );
    const trips = await count('trips');
    const { status, stderr } = await seed(60);
    expect(stderr).toBe(
      "This database holds companies that aren't the demo's (Real Walks and 1 more). Seed another one: name an empty folder in DATA_DIR, or an empty database in DATABASE_URL.\n",
    );
    expect(status).toBe(2);
    expect(await count('trips')).toBe(trips);
  });
});
