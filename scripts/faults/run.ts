import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { readPriceFeeds, sendPrices } from '../../bench/price-changes.ts';
import { type Product, startProduct } from './product.ts';
import { keptPaths, type Stage } from './stage.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** What every fault gets. */
export type Run = {
  stage: Stage;
  /** How often a fault is repeated. */
  rounds: number;
  /** Of the mixed load. */
  minutes: number;
  /** The product on the stage's database, its kept pages warm; ended afterwards whatever happens. */
  withProduct<Result>(
    work: (product: Product) => Promise<Result>,
    environment?: Record<string, string>,
  ): Promise<Result>;
  /** The same while visitors ask at this rate. */
  underLoad(perSecond: number, work: (product: Product, traffic: Traffic) => Promise<Figure[]>): Promise<Figure[]>;
};

const TRIPS_CHANGED = 300;
const FEEDS = 10;

export function createRun(stage: Stage, rounds: number, minutes: number): Run {
  const withProduct: Run['withProduct'] = async (work, environment = {}) => {
    const product = await startProduct(stage.folder, { DATABASE_URL: stage.connectionString, ...environment });
    try {
      await untilNothingIsTold(stage);
      await warmUp(product, stage);
      return await work(product);
    } finally {
      if (!product.ended()) await product.end();
    }
  };
  return {
    stage,
    rounds,
    minutes,
    withProduct,
    underLoad: (perSecond, work) =>
      withProduct(async (product) => {
        const traffic = startTraffic(product.port, perSecond, stage.visitors());
        try {
          return await work(product, traffic);
        } finally {
          await traffic.stop();
        }
      }),
  };
}

const QUIET_MS = 2000;
const MOST_QUIET_WAITS = 15;

/** A first start tells what it made itself, quizzes for one: pages that were kept before that are rightly made anew. */
async function untilNothingIsTold({ pool }: Stage): Promise<void> {
  let newest = -1;
  for (let wait = 0; wait < MOST_QUIET_WAITS; wait++) {
    const { rows } = await pool.query('select coalesce(max(id), 0) as id from outbox_events');
    if (rows[0].id === newest) return;
    newest = rows[0].id;
    await pause(QUIET_MS);
  }
  throw new Error(`news are told without end: they still were after ${(MOST_QUIET_WAITS * QUIET_MS) / 1000} s`);
}

async function warmUp({ url }: Product, { sample }: Stage): Promise<void> {
  for (const path of keptPaths(sample)) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

/** Imports changed prices, one feed after the other, until the returned function is called. */
export async function keepChangingPrices({ pool }: Stage): Promise<() => Promise<void>> {
  const feeds = await readPriceFeeds(pool, TRIPS_CHANGED, FEEDS);
  let going = true;
  const changing = (async () => {
    for (let turn = 0; going; turn = (turn + 1) % feeds.length) {
      // The database may be away just now; the next feed is tried a moment later.
      await sendPrices(pool, feeds[turn] ?? []).catch(() => {});
      await pause(200);
    }
  })();
  return async () => {
    going = false;
    await changing;
  };
}

/** Imports another price for every departure of the catalogue, in two feeds. */
export async function changeAllPrices({ stage: { pool } }: Run): Promise<void> {
  for (const feed of await readPriceFeeds(pool, 2000, 2)) await sendPrices(pool, feed);
}
