import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startDatabaseProxy, testDatabase } from '#kernel/testing';
import { createDb, createPool, type Db } from '../db/db.ts';
import { newId } from '../ids.ts';
import { consume } from './consume.ts';
import { followEvents } from './follow-events.ts';
import { leading } from './leading.ts';
import { publish, publishing } from './publish.ts';
import { emptyOutbox, unreadEvents } from './unread-events.ts';

const DAY_MS = 86_400_000;

/** A transaction that another one can be committed beside. */
function openTransaction(db: Db, work: (trx: Db) => Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const ended = db.transaction().execute(async (trx) => {
    await work(trx);
    begun.resolve();
    await mayEnd.promise;
  });
  const commit = async () => {
    mayEnd.resolve();
    await ended;
  };
  return begun.promise.then(() => ({ commit }));
}

describe('the outbox', () => {
  const { db, url } = testDatabase();
  const read = async (subscriber: string, limit = 100) => {
    const subjects: (string | null)[] = [];
    await consume(db, subscriber, limit, async (events) => {
      subjects.push(...events.map(({ subjectId }) => subjectId));
    });
    return subjects;
  };
  const readAll = async (subscriber: string, limit: number) => {
    const all: (string | null)[] = [];
    for (;;) {
      const some = await read(subscriber, limit);
      all.push(...some);
      if (some.length === 0) return all;
    }
  };
  const ids = (count: number) => Array.from({ length: count }, () => newId());

  it('hands each subscriber every event once, in order', async () => {
    const told = ids(3);
    await publish(db, 'trip.changed', told);
    expect(await read('search', 2)).toEqual(told.slice(0, 2));
    expect(await read('search', 2)).toEqual(told.slice(2));
    expect(await read('search', 2)).toEqual([]);
    expect(await read('mail')).toEqual(told);
  });

  it('holds no event of a change that was rolled back, nor of a savepoint that was', async () => {
    await readAll('rolled', 1000);
    const [kept = '', undone = ''] = ids(2);
    await db.transaction().execute(async (trx) => {
      await publish(trx, 'trip.changed', [kept]);
      await sql`savepoint within`.execute(trx);
      await publish(trx, 'trip.changed', [undone]);
      await sql`rollback to savepoint within`.execute(trx);
    });
    const refused = db.transaction().execute(async (trx) => {
      await publish(trx, 'trip.changed', [newId()]);
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await read('rolled')).toEqual([kept]);
  });

  it('hands out an event of a savepoint in a transaction that ends late', async () => {
    await readAll('nested', 1000);
    const [early = '', late = ''] = ids(2);
    const { commit } = await openTransaction(db, async (trx) => {
      await sql`savepoint within`.execute(trx);
      await publish(trx, 'trip.changed', [early]);
      await sql`release savepoint within`.execute(trx);
    });
    await publish(db, 'trip.changed', [late]);
    expect(await read('nested')).toEqual([late]);
    await commit();
    expect(await read('nested')).toEqual([early]);
  });

  it('gives an event again when its handling failed', async () => {
    await readAll('failing', 1000);
    const [id = ''] = ids(1);
    await publish(db, 'trip.changed', [id]);
    await expect(consume(db, 'failing', 10, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read('failing')).toEqual([id]);
  });

  it('hands out one that is committed late among 6,000 others, to those who keep a cursor and those who follow', async () => {
    await readAll('patient', 1000);
    const follower = await followEvents(db);
    const followed = async () => {
      const subjects: (string | null)[] = [];
      await follower.read((events) => {
        subjects.push(...(events ?? []).map(({ subjectId }) => subjectId));
      });
      return subjects;
    };
    const [late = ''] = ids(1);
    const { commit } = await openTransaction(db, (trx) => publish(trx, 'trip.changed', [late]));
    const others = ids(6000);
    for (let at = 0; at < others.length; at += 1000) await publish(db, 'trip.changed', others.slice(at, at + 1000));
    expect(await readAll('patient', 500)).toEqual(others);
    expect(await followed()).toEqual(others);
    await commit();
    expect(await readAll('patient', 500)).toEqual([late]);
    expect(await followed()).toEqual([late]);
    expect([await read('patient'), await followed()]).toEqual([[], []]);
  });

  it('is read exactly once whatever writers do meanwhile', async () => {
    await readAll('busy', 1000);
    const written: string[] = [];
    let writing = 6;
    const writers = Array.from({ length: writing }, async (_, writer) => {
      for (let round = 0; round < 25; round++) {
        const some = ids(3);
        await db.transaction().execute(async (trx) => {
          await publish(trx, 'trip.changed', some);
          await setTimeout((writer * 7 + round * 3) % 11);
        });
        written.push(...some);
      }
      writing -= 1;
    });
    const got: (string | null)[] = [];
    while (writing > 0) got.push(...(await read('busy', 7)));
    await Promise.all(writers);
    got.push(...(await readAll('busy', 7)));
    expect(got.toSorted()).toEqual(written.toSorted());
  });

  it('lets nobody who writes wait for a reader, nor a reader for who writes', async () => {
    await readAll('beside', 1000);
    const reading = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    await publish(db, 'trip.changed', ids(1));
    const slow = consume(db, 'beside', 10, async () => {
      reading.resolve();
      await mayEnd.promise;
    });
    await reading.promise;
    const { commit } = await openTransaction(db, (trx) => publish(trx, 'trip.changed', ids(1)));
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
    expect(rows).toEqual([{ waiting: 0 }]);
    mayEnd.resolve();
    expect(await slow).toBe(1);
    await commit();
    expect(await read('beside')).toHaveLength(1);
  });

  it('is read for a subscriber by one process at a time', async () => {
    await readAll('alone', 1000);
    const unread = async () => (await unreadEvents(db, 'alone', 10)).count;
    await publish(db, 'trip.changed', ids(1));
    const reading = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = consume(db, 'alone', 10, async () => {
      reading.resolve();
      await mayEnd.promise;
    });
    await reading.promise;
    expect(await read('alone')).toEqual([]);
    expect(await unread()).toBe(1);
    mayEnd.resolve();
    expect(await first).toBe(1);
    expect(await unread()).toBe(0);
  });

  it('is read on by another process as soon as the one that leads loses its connection', async () => {
    await readAll('cut', 1000);
    const [id = ''] = ids(1);
    await publish(db, 'trip.changed', [id]);
    await consume(db, 'cut', 10, async () => {
      expect(await read('cut')).toEqual([]);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(db);
      await expect.poll(() => read('cut')).toEqual([id]);
    });
    expect(await read('cut')).toEqual([]);
  });

  it('is read on by another process soon after the machine of the one that leads has vanished, which hears of it', async () => {
    const proxy = await startDatabaseProxy(url);
    const far = createDb(createPool(proxy.url, 'background'));
    const [taken, vanished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = leading(
      far,
      'vanishing',
      async (lead) => {
        taken.resolve();
        await vanished.promise;
        return [lead?.held(), await lead?.alive().catch(() => 'lost')];
      },
      { lostMs: 1200 },
    );
    await taken.promise;
    // As long as it is there it keeps the lead, however long its work waits.
    await setTimeout(1500);
    expect(await leading(db, 'vanishing', async (lead) => lead)).toBeNull();
    proxy.silence();
    const since = performance.now();
    await expect.poll(() => leading(db, 'vanishing', async (lead) => lead?.held()), { timeout: 20_000 }).toBe(true);
    expect(performance.now() - since).toBeLessThan(15_000);
    await setTimeout(1500);
    vanished.resolve();
    await proxy.close();
    expect(await first).toEqual([false, 'lost']);
    await far.destroy();
  });

  it('is written at the end of a statement that changes rows, once for each subject', async () => {
    await readAll('stated', 1000);
    const [one = '', other = ''] = ids(2);
    await sql`with changed (id) as (values (${one}::uuid), (${one}::uuid), (${other}::uuid))
      select ${publishing('trip.changed', sql`id from changed`)}`.execute(db);
    expect((await read('stated')).toSorted()).toEqual([one, other].toSorted());
  });

  it('is emptied of old events that all have had, and keeps the others', async () => {
    const before = new Date();
    await readAll('quick', 1000);
    const slowly = ids(3);
    await publish(db, 'trip.changed', slowly);
    await sql`update outbox_events set created_at = ${new Date(before.getTime() - 8 * DAY_MS)}`.execute(db);
    await sql`delete from outbox_cursors where subscriber not in ('quick', 'slow')`.execute(db);
    await readAll('slow', 1000);
    const [fresh = ''] = ids(1);
    await publish(db, 'trip.changed', [fresh]);
    const weekAgo = new Date(before.getTime() - 7 * DAY_MS);
    const { deleted, behind } = await emptyOutbox(db, weekAgo);
    expect(deleted).toBeGreaterThan(6000);
    expect(behind).toEqual(['quick']);
    expect(await readAll('quick', 2)).toEqual([...slowly, fresh]);
    expect(await emptyOutbox(db, weekAgo)).toEqual({ deleted: 3, behind: [] });
    expect(await read('slow')).toEqual([fresh]);
  });
});

describe('an outbox whose database counts its transactions anew', () => {
  const { db, url } = testDatabase();
  const FAR_AHEAD = '900000000';
  const AHEAD = `${FAR_AHEAD}:${FAR_AHEAD}:`;

  it('is handed out again from the first event', async () => {
    const read = async () => {
      const subjects: (string | null)[] = [];
      await consume(db, 'search', 100, async (events) => {
        subjects.push(...events.map(({ subjectId }) => subjectId));
      });
      return subjects;
    };
    const [first = '', second = ''] = [newId(), newId()];
    await publish(db, 'trip.changed', [first]);
    await read();
    // As a dump of a database that had counted further leaves it.
    await sql`update outbox_events set xid = ${FAR_AHEAD}::xid8`.execute(db);
    await sql`update outbox_cursors set seen = ${AHEAD}::pg_snapshot`.execute(db);
    await publish(db, 'trip.changed', [second]);
    expect((await read()).toSorted()).toEqual([first, second].toSorted());
    expect(await read()).toEqual([]);
  });

  it('has events for whoever reads only when something is due, and keeps them until then', async () => {
    await publish(db, 'trip.changed', [newId()]);
    await consume(db, 'bookings', 100, async () => {});
    await sql`update outbox_cursors set seen = ${AHEAD}::pg_snapshot where subscriber = 'bookings'`.execute(db);
    const left = newId();
    await publish(db, 'trip.changed', [left]);
    expect((await unreadEvents(db, 'bookings', 100)).count).toBeGreaterThan(0);
    const { behind } = await emptyOutbox(db, new Date(Date.now() + 60_000));
    expect(behind).toContain('bookings');
    const subjects: (string | null)[] = [];
    await consume(db, 'bookings', 100, async (events) => {
      subjects.push(...events.map(({ subjectId }) => subjectId));
    });
    expect(subjects).toContain(left);
    expect((await unreadEvents(db, 'bookings', 100)).count).toBe(0);
    await sql`delete from outbox_cursors where subscriber = 'bookings'`.execute(db);
  });

  it('tells those who follow it that anything may have changed', async () => {
    // The database's own function is hidden behind one that is ahead for a while.
    await sql`create schema ahead`.execute(db);
    await sql`create table ahead.counting as select ${AHEAD}::pg_snapshot as snapshot`.execute(db);
    await sql`create function ahead.pg_current_snapshot() returns pg_snapshot language sql as
      $$ select coalesce((select snapshot from ahead.counting), pg_catalog.pg_current_snapshot()) $$`.execute(db);
    const pool = createPool(`${url}&options=-c%20search_path%3Dahead,pg_catalog,public`);
    const other = createDb(pool);
    const follower = await followEvents(other);
    await sql`delete from ahead.counting`.execute(db);
    const heard: (string[] | null)[] = [];
    const read = () =>
      follower.read((events) => {
        heard.push(events === null ? null : events.map(({ subjectId }) => subjectId ?? ''));
      });
    // What can't be done with that now is done at the next reading.
    await expect(follower.read(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await read();
    const id = newId();
    await publish(db, 'trip.changed', [id]);
    await read();
    expect(heard).toEqual([null, [id]]);
    await pool.end();
  });
});

describe('following the outbox', () => {
  const { db } = testDatabase();

  it('begins with now and can look at the last seconds again, which hands over what wasn’t', async () => {
    let time = 0;
    await publish(db, 'trip.changed', [newId()]);
    const follower = await followEvents(db, () => time);
    const read = async () => {
      const subjects: (string | null)[] = [];
      await follower.read((events) => {
        subjects.push(...(events ?? []).map(({ subjectId }) => subjectId));
      });
      return subjects;
    };
    expect(await read()).toEqual([]);
    const before = await newestXid();
    const [known, other, late] = [newId(), newId(), newId()];
    await publish(db, 'trip.changed', [known, other]);
    expect((await read()).toSorted()).toEqual([known, other].toSorted());
    // As by a transaction whose number the database had given before it crashed.
    await publish(db, 'trip.changed', [late]);
    await sql`update outbox_events set xid = ${before}::xid8 where subject_id = ${late}`.execute(db);
    expect(await read()).toEqual([]);
    follower.rewind();
    expect(await read()).toEqual([late]);
    follower.rewind();
    expect(await read()).toEqual([]);
    for (time of [11_000, 22_000]) expect(await read()).toEqual([]);
    follower.rewind();
    expect(await read()).toEqual([]);
  });

  it('hands over once more what its reader failed at', async () => {
    const follower = await followEvents(db);
    const id = newId();
    await publish(db, 'trip.changed', [id]);
    await expect(follower.read(() => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
    const heard: unknown[] = [];
    follower.rewind();
    await follower.read((events) => void heard.push(...(events ?? []).map(({ subjectId }) => subjectId)));
    expect(heard).toEqual([id]);
  });

  /** The number of a transaction that changed nothing that anybody was told of. */
  async function newestXid(): Promise<string> {
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
    return rows[0]?.xid ?? '';
  }
});
