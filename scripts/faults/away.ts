import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseProxy, startDatabaseProxy } from '#kernel/testing';
import { atMost, type Figure } from '../../bench/figure.ts';
import { type Product, until } from './product.ts';
import type { Run } from './run.ts';
import { answerFigures, startTraffic } from './traffic.ts';

const SILENT_SECONDS = 12;
const HEALS_SECONDS = 10;
const REQUESTS_A_SECOND = 10;
const LOCKED_SECONDS = 20;

/** The way to the database is silent for a while: connections stay open and nobody answers on them. */
export function halfOpen(run: Run): Promise<Figure[]> {
  return brokenWay(run, `database silent for ${SILENT_SECONDS} s`, (proxy) => proxy.silence());
}

/** The database refuses whoever asks. */
export function databaseAway(run: Run): Promise<Figure[]> {
  return brokenWay(run, `database away for ${SILENT_SECONDS} s`, (proxy) => proxy.reset());
}

async function brokenWay(run: Run, name: string, breaks: (proxy: DatabaseProxy) => void): Promise<Figure[]> {
  const proxy = await startDatabaseProxy(run.stage.connectionString);
  try {
    return await run.withProduct(
      async (product) => {
        const traffic = startTraffic(product.port, REQUESTS_A_SECOND, run.stage.visitors());
        await pause(2000);
        breaks(proxy);
        await pause(SILENT_SECONDS * 1000);
        proxy.pass();
        const healed = await untilAnswering(product, run);
        await traffic.stop();
        return [
          ...answerFigures(name, traffic.outcomes),
          atMost(HEALS_SECONDS, { name: `${name}: heals within`, value: healed / 1000, unit: 's' }),
        ];
      },
      { DATABASE_URL: proxy.url },
    );
  } finally {
    await proxy.close();
  }
}

/** Ready, and a page rendered that nobody asked for before, three times in a row. */
function untilAnswering(product: Product, run: Run): Promise<number> {
  const cold = run.stage.explorers();
  let [turn, well] = [1000, 0];
  return until('answering again', 60, async () => {
    const paths = ['/readyz', cold(turn++ * 3).shot.path];
    const answers = await Promise.all(paths.map((path) => fetch(product.url + path).catch(() => null)));
    well = answers.every((answer) => answer?.status === 200) ? well + 1 : 0;
    return well === 3;
  });
}

/** Somebody holds the tables that every page reads. */
export function lockedTables(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const client = new pg.Client({ connectionString: run.stage.connectionString, application_name: 'faults' });
    await client.connect();
    await client.query('begin; lock table trips, operators in access exclusive mode');
    const traffic = startTraffic(product.port, REQUESTS_A_SECOND, run.stage.visitors());
    await pause(LOCKED_SECONDS * 1000);
    await client.query('rollback');
    await client.end();
    await traffic.stop();
    return answerFigures(`tables locked for ${LOCKED_SECONDS} s`, traffic.outcomes);
  });
}
