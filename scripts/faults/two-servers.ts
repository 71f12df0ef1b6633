import { setTimeout as pause } from 'node:timers/promises';
import { createDb } from '#kernel/db';
import { unreadEvents } from '#kernel/outbox';
import { atLeast, atMost, type Figure } from '../../bench/figure.ts';
import { startProduct, until } from './product.ts';
import { keepChangingPrices, type Run } from './run.ts';
import { startTraffic, sumUp } from './traffic.ts';

const MOST_COUNTED = 1000;

/** Two servers on one database; one of them is killed at any moment while prices change, and started again. */
export function twoServers(run: Run): Promise<Figure[]> {
  return run.withProduct(async (steady) => {
    const traffic = startTraffic(steady.port, 10, run.stage.visitors());
    const stopChanging = await keepChangingPrices(run.stage);
    const rounds = Math.ceil(run.rounds / 4);
    for (let round = 0; round < rounds; round++) {
      const other = await startProduct(run.stage.folder, { DATABASE_URL: run.stage.connectionString });
      await pause(300 + 700 * Math.random());
      await other.end('SIGKILL');
    }
    await stopChanging();
    const fresh = await startProduct(run.stage.folder, { DATABASE_URL: run.stage.connectionString });
    await pause(3000);
    await traffic.stop();
    const differing = await differences(steady.url, fresh.url);
    await until('nothing is waiting', 30, async () => (await waiting(run)) === 0).catch(() => {});
    const left = await waiting(run);
    await fresh.end();
    const found = sumUp(traffic.outcomes);
    return [
      atLeast(100, {
        name: `second server killed ${rounds} times: answered by the first`,
        value: found.answeredPercent,
        unit: '%',
      }),
      atMost(0, { name: 'lists that differ between the first and a fresh server', value: differing, unit: 'of 20' }),
      atMost(0, { name: 'events that wait for the index after it', value: left, unit: '' }),
    ];
  });
}

/** The same lists from both, as JSON. */
async function differences(one: string, other: string): Promise<number> {
  let differing = 0;
  for (let at = 0; at < 20; at++) {
    const path = `/v1/trips?limit=24&order_by=price_low_to_high&page=${at + 1}`;
    const texts = await Promise.all([one, other].map(async (url) => (await fetch(url + path)).text()));
    if (texts[0] !== texts[1]) differing++;
  }
  return differing;
}

/** Events that the projection hasn't taken in yet. */
async function waiting({ stage }: Run): Promise<number> {
  return (await unreadEvents(createDb(stage.pool), 'search', MOST_COUNTED)).count;
}
