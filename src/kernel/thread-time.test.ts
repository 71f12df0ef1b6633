import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keepBusy, testDatabase } from './testing/index.ts';
import { chargeElsewhere, countFromHere, isOnAccount, onAccountOf } from './thread-time.ts';
import { ownTurn } from './turns.ts';

function account() {
  const charged = { milliseconds: 0 };
  const charge = (milliseconds: number) => {
    charged.milliseconds += milliseconds;
  };
  return { charged, charge };
}

/** What is under way is charged when the thread turns to something else. */
const settled = () => sleep(5);

describe('work on an account', () => {
  it('is charged with what it takes of the thread, not with what it waits for', async () => {
    const { charged, charge } = account();
    await onAccountOf(charge, async () => {
      keepBusy(50);
      await sleep(400);
      countFromHere();
      keepBusy(50);
    });
    await settled();
    expect(charged.milliseconds).toBeGreaterThan(80);
    expect(charged.milliseconds).toBeLessThan(250);
  });

  it('is charged through all that follows without a wait', async () => {
    const { charged, charge } = account();
    await onAccountOf(charge, async () => {
      await sleep(1);
      countFromHere();
      for (let i = 0; i < 5; i++) {
        await null;
        keepBusy(10);
      }
    });
    await settled();
    expect(charged.milliseconds).toBeGreaterThan(35);
  });

  it('is charged to each for itself when one follows the other at once', async () => {
    const [one, other] = [account(), account()];
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const work = (charge: (milliseconds: number) => void, milliseconds: number) =>
      onAccountOf(charge, async () => {
        await gate;
        countFromHere();
        keepBusy(milliseconds);
      });
    const both = [work(one.charge, 80), work(other.charge, 20)];
    await sleep(1);
    go();
    await Promise.all(both);
    await settled();
    expect(one.charged.milliseconds).toBeGreaterThan(65);
    expect(other.charged.milliseconds).toBeGreaterThan(5);
    expect(other.charged.milliseconds).toBeLessThan(60);
  });

  it('pays for what other threads do for it', async () => {
    const { charged, charge } = account();
    await onAccountOf(charge, async () => {
      await sleep(1);
      chargeElsewhere(60);
    });
    await settled();
    expect(charged.milliseconds).toBeGreaterThanOrEqual(60);
  });

  it('is nobody’s outside', async () => {
    const { charged, charge } = account();
    await onAccountOf(charge, async () => expect(isOnAccount()).toBe(true));
    await settled();
    const before = charged.milliseconds;
    countFromHere();
    chargeElsewhere(60);
    keepBusy(20);
    await settled();
    expect([isOnAccount(), charged.milliseconds]).toEqual([false, before]);
  });

  describe('of a request', () => {
    const { db } = testDatabase();

    it('goes on after the database and after a turn of one’s own', async () => {
      const { charged, charge } = account();
      await onAccountOf(charge, async () => {
        await sql`select pg_sleep(0.3)`.execute(db);
        keepBusy(50);
        await ownTurn();
        keepBusy(50);
      });
      await settled();
      expect(charged.milliseconds).toBeGreaterThan(80);
      expect(charged.milliseconds).toBeLessThan(250);
    });
  });
});
