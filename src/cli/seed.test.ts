import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { articlesToIndex } from '#content';
import { systemClock, unreadEvents } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { projectPending, rollDate } from '#search';

describe('npm run seed', () => {
  const { db, url } = testDatabase();
  const ctx = testContext(db, { clock: systemClock });

  async function count(text: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(text)}`.execute(db);
    return rows[0]?.count ?? -1;
  }

  it('leaves nothing for the first start to index', { timeout: 120_000 }, async () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/seed.ts', '--trips', '20'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: url },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Indexing: 100%, \d+ records\n/);

    const listed = await count('trip_search where listed');
    expect(listed).toBe(await count(`trips where status = 'published' and superseded_by is null`));
    expect(listed).toBeGreaterThan(10);
    expect(await count(`search_entries where kind = 'article'`)).toBe(await count('articles'));
    expect(await unreadEvents(db, 'search', 1)).toMatchObject({ count: 0 });
    expect(await projectPending(ctx, { readArticles: articlesToIndex })).toBe(0);
    expect(await rollDate(ctx)).toEqual([]);
  });
});
