import { describe, expect, it } from 'vitest';
import { feedFile, importFiles } from '#feeds/testing';
import { testContext, testDatabase } from '#kernel/testing';
import { projectPending } from '#search';
import { searchable } from '../../areas.ts';
import { articlesAreDue, tellDueArticles } from './tell-due-articles.ts';

describe('an article whose day is ahead', () => {
  const { db, pool } = testDatabase();
  const at = (hour: number) => testContext(db, { clock: () => new Date(Date.UTC(2026, 10, 20, hour)) });
  const give = (hour: number) =>
    importFiles(
      pool,
      feedFile([
        { kind: 'article', slug: 'ice', name: 'Ice', body: 'Cold.', published_at: `2026-11-20T${hour}:00:00Z` },
      ]),
      { apply: true },
    );
  const isFound = async (hour: number) => {
    await projectPending(at(hour), { searchable });
    const { rows } = await pool.query(`select from search_entries where name = 'Ice' and not details ? 'removed'`);
    return rows.length > 0;
  };
  const tell = async (hour: number) => {
    const due = await articlesAreDue(at(hour));
    await tellDueArticles(at(hour));
    return due;
  };

  it('is found from that day on, also where that is moved', async () => {
    await give(13);
    expect(await isFound(12)).toBe(false);
    expect(await tell(12)).toBe(false);
    expect(await isFound(12)).toBe(false);

    expect(await tell(14)).toBe(true);
    expect(await isFound(14)).toBe(true);
    expect(await tell(15)).toBe(false);

    await give(18);
    expect(await isFound(16)).toBe(false);
    expect(await tell(17)).toBe(false);
    expect(await tell(19)).toBe(true);
    expect(await isFound(19)).toBe(true);
  });
});
