import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { createTurns, inTurnOf, ownTurn } from './turns.ts';

describe('turns', () => {
  it('are taken so many at a time, in the order of asking', async () => {
    const turns = createTurns(2);
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
    const begun: number[] = [];
    const all = gates.map((gate, i) =>
      turns.take(() => {
        begun.push(i);
        return gate.promise;
      }),
    );
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    expect([begun, turns.waiting]).toEqual([[0, 1], 3]);
    gates[1]?.resolve(1);
    await settle();
    expect([begun, turns.waiting]).toEqual([[0, 1, 2], 2]);
    for (const [i, gate] of gates.entries()) gate.resolve(i);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
    expect([begun, turns.waiting]).toEqual([[0, 1, 2, 3, 4], 0]);
  });

  it('pass on when the work fails', async () => {
    const turns = createTurns(1);
    const failing = turns.take(() => Promise.reject(new Error('no')));
    const next = turns.take(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await turns.take(async () => 'again')).toBe('again');
  });
});

describe('a wait for a turn', () => {
  it('has an end, and leaves the turns of others as they are', async () => {
    const turns = createTurns(1, 20);
    const gate = Promise.withResolvers<void>();
    const working = turns.take(() => gate.promise);
    await expect(turns.take(async () => 'late')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
    const next = turns.take(async () => 'next');
    gate.resolve();
    await working;
    expect([await next, turns.waiting, turns.working]).toEqual(['next', 0, 0]);
  });
});

describe('what one caller asks for', () => {
  it('is done some at a time, while others need not wait for it', async () => {
    const gate = Promise.withResolvers<void>();
    let [under, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++under);
      await gate.promise;
      under--;
    };
    const all = Array.from({ length: 40 }, () => inTurnOf('192.0.2.1', work));
    expect(under).toBe(16);
    expect(await inTurnOf('192.0.2.2', async () => 'at once')).toBe('at once');
    gate.resolve();
    await Promise.all(all);
    expect([under, most]).toEqual([0, 16]);
  });
});

describe("a turn of one's own", () => {
  it('is a turn of the event loop that no other piece of work has', async () => {
    const turns: number[] = [];
    const turnNow = () => performance.nodeTiming.uvMetricsInfo.loopCount;
    const work = async (pieces: number) => {
      for (let i = 0; i < pieces; i++) {
        await ownTurn();
        turns.push(turnNow());
      }
    };
    await Promise.all([work(3), work(1), work(2)]);
    expect(turns).toHaveLength(6);
    expect(new Set(turns).size).toBe(6);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('comes although the work before failed', async () => {
    const failing = ownTurn().then(() => {
      throw new Error('no');
    });
    const next = ownTurn();
    await expect(failing).rejects.toThrow('no');
    await next;
  });
});
