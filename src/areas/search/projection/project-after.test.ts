import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { publish } from '#kernel';
import { createDb, createPool, type Db } from '#kernel/db';
import { unreadEvents } from '#kernel/outbox';
import { testContext, testDatabase } from '#kernel/testing';
import { newTrip } from '../testing.ts';
import { projectAfter } from './project-after.ts';
import { projectPending } from './project-pending.ts';

describe('an import that projects what it brought', () => {
  const { db, url } = testDatabase();
  const server = testContext(db);
  const pools: ReturnType<typeof createPool>[] = [];
  /** As many connections as commands have. */
  const command = () => {
    const pool = createPool(url, 'imports');
    pools.push(pool);
    return testContext(createDb(pool));
  };
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  const bring = async (into: Db) => {
    const made = [await newTrip(into), await newTrip(into)].map(({ id }) => id);
    await publish(into, 'trip.changed', made);
    return made;
  };
  const projected = async (ids: string[]) =>
    (await sql`select from trip_search where trip_id = any(${ids}::uuid[])`.execute(db)).rows.length;
  const unread = async () => (await unreadEvents(db, 'search', 10)).count;

  it('leaves nothing to a running server, which projects nothing meanwhile', async () => {
    const ctx = command();
    const told: number[][] = [];
    const made = await projectAfter(
      ctx,
      async () => {
        const ids = await bring(ctx.db);
        expect(await projectPending(server)).toBe(0);
        expect(await projected(ids)).toBe(0);
        return ids;
      },
      { onProgress: (done, total) => told.push([done, total]) },
    );
    expect(await projected(made)).toBe(2);
    expect(await unread()).toBe(0);
    expect(told).toEqual([[2, 2]]);
  });

  it('leaves all of it to a running server when it fails', async () => {
    const ctx = command();
    let made: string[] = [];
    const failing = projectAfter(
      ctx,
      async () => {
        made = await bring(ctx.db);
        throw new Error('the feed ends in the middle');
      },
      {},
    );
    await expect(failing).rejects.toThrow('the feed ends in the middle');
    expect(await projectPending(server)).toBe(2);
    expect(await projected(made)).toBe(2);
  });

  it('goes on when a server is at it, and leaves it to that one', async () => {
    const ctx = command();
    const holds = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const lead = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('outbox'), hashtext('search'))`.execute(trx);
      holds.resolve();
      await release.promise;
    });
    await holds.promise;
    const made = await projectAfter(ctx, () => bring(ctx.db), {});
    expect(await projected(made)).toBe(0);
    expect(await unread()).toBe(2);
    release.resolve();
    await lead;
    expect(await projectPending(server)).toBe(2);
  });
});
