import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { killPoints, killRound } from './testing/kill-round.ts';
import { type ServedSimulator, startSimulator } from './testing.ts';

const ROUNDS = 2;

describe('a process that pays and is killed', () => {
  const { pool, url } = testDatabase();
  let simulator: ServedSimulator;
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  afterAll(() => simulator.stop());

  it.each(killPoints)(
    'at %s takes the money once and refunds it once, however often',
    { timeout: 300_000 },
    async (point) => {
      for (let round = 0; round < ROUNDS; round++) {
        expect(await killRound(point, pool, url, simulator)).toEqual({ status: 'partially_refunded', faults: [] });
      }
    },
  );
});
