import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

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
