import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure } from '../../bench/figure.ts';
import { type Product, until, untilReady } from './product.ts';
import { keepChangingPrices, type Run } from './run.ts';
import { answerFigures, type Traffic } from './traffic.ts';

const REQUESTS_A_SECOND = 20;
const READY_SECONDS = 5;
/** An orderly stop, an immediate one, and none at all. */
const SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;

/** PostgreSQL is restarted under load, over and over. */
export function databaseRestarts(run: Run): Promise<Figure[]> {
  return run.underLoad(REQUESTS_A_SECOND, async (product, traffic) => {
    const waits: number[] = [];
    for (let round = 0; round < run.rounds && !product.ended(); round++) {
      const before = await run.stage.postmaster();
      process.kill(before, SIGNALS[round % SIGNALS.length]);
      await until('the database is back', 30, async () => {
        const pid = await run.stage.postmaster().catch(() => before);
        return pid !== before;
      });
      waits.push((await untilReady(product)) / 1000);
      await pause(500);
    }
    await traffic.stop();
    return [
      ...figuresOf(`${run.rounds} restarts of the database`, product, traffic.outcomes),
      atMost(READY_SECONDS, {
        name: `${run.rounds} restarts of the database: ready after it, slowest`,
        value: Math.max(...waits),
        unit: 's',
      }),
    ];
  });
}

/** One connection after the other is ended by the database, while prices change. */
export function backendsKilled(run: Run): Promise<Figure[]> {
  return run.underLoad(REQUESTS_A_SECOND, async (product, traffic) => {
    const stopChanging = await keepChangingPrices(run.stage);
    let killed = 0;
    for (let round = 0; round < run.rounds * 3 && !product.ended(); round++) {
      const rows = await run.stage.once<{ pid: number }>(
        `select pg_terminate_backend(pid) as done, pid from (
           select pid from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'faults'
           order by (xact_start is not null and state <> 'active') desc, md5(pid::text || $1) limit 1) chosen`,
        [String(round)],
      );
      killed += rows.length;
      await pause(300);
    }
    await stopChanging();
    const wait = (await untilReady(product)) / 1000;
    await traffic.stop();
    return [
      ...figuresOf(`${killed} backends killed`, product, traffic.outcomes),
      atMost(READY_SECONDS, { name: `${killed} backends killed: ready after the last`, value: wait, unit: 's' }),
    ];
  });
}

function figuresOf(name: string, product: Product, outcomes: Traffic['outcomes']): Figure[] {
  return [
    atMost(0, { name: `${name}: the server ended`, value: product.ended() ? 1 : 0, unit: 'times' }),
    ...answerFigures(name, outcomes),
  ];
}
