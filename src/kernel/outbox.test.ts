import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { newId } from './ids.ts';
import { consume, publish } from './outbox.ts';

describe('the outbox', () => {
  const { db } = testDatabase();
  const read = async (subscriber: string, limit = 100) => {
    const subjects: (string | null)[] = [];
    await consume(db, subscriber, limit, async (events) => {
      subjects.push(...events.map(({ subjectId }) => subjectId));
    });
    return subjects;
  };

  it('hands each subscriber every event once, in order', async () => {
    const ids = [newId(), newId(), newId()];
    await publish(db, 'trip.changed', ids);
    expect(await read('search', 2)).toEqual(ids.slice(0, 2));
    expect(await read('search', 2)).toEqual(ids.slice(2));
    expect(await read('search', 2)).toEqual([]);
    expect(await read('mail')).toEqual(ids);
  });

  it('holds no event of a change that was rolled back', async () => {
    await read('rolled');
    await db
      .transaction()
      .execute(async (trx) => {
        await publish(trx, 'trip.changed', [newId()]);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await read('rolled')).toEqual([]);
  });

  it('gives an event again when its handling failed', async () => {
    await read('failing');
    const id = newId();
    await publish(db, 'trip.changed', [id]);
    await expect(consume(db, 'failing', 10, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read('failing')).toEqual([id]);
  });

  it('waits for events of transactions that are still open, so that none is skipped', async () => {
    await read('patient');
    const [early, late] = [newId(), newId()];
    let commit = () => {};
    const opened = new Promise<void>((ready) => {
      void db.transaction().execute(async (trx) => {
        await publish(trx, 'trip.changed', [early]);
        ready();
        await new Promise<void>((resolve) => (commit = resolve));
      });
    });
    await opened;
    await publish(db, 'trip.changed', [late]);
    expect(await read('patient')).toEqual([]);
    commit();
    await expect.poll(() => read('patient')).toEqual([early, late]);
  });
});
