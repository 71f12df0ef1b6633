import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Figure, reported } from '../../bench/figure.ts';
import type { Product } from './product.ts';
import { changeAllPrices, keepChangingPrices, type Run } from './run.ts';
import { oddities, startTraffic, sumUp } from './traffic.ts';

const REQUESTS_A_SECOND = 15;
const LONGEST_ANSWER_SECONDS = 15;
const SETTLE_MS = 20_000;

/** Something goes wrong, and goes right again within the minute. */
export type Minute = { name: string; happens: (run: Run, product: Product) => Promise<void> };

/** People use the site as ever; each minute something breaks. */
export function mixedLoad(run: Run, faults: readonly Minute[]): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const visitors = run.stage.visitors();
    const warm = startTraffic(product.port, REQUESTS_A_SECOND, visitors);
    const stopChanging = await keepChangingPrices(run.stage);
    // What a server holds that is in service: it has shown the whole catalogue anew, as after each day's import.
    for (let time = 0; time < 2; time++) {
      await changeAllPrices(run);
      await pause(60_000);
    }
    await warm.stop();
    const before = await holdings(run, product);
    const megabytes: number[] = [];

    const traffic = startTraffic(product.port, REQUESTS_A_SECOND, visitors);
    for (let minute = 0; minute < run.minutes && !product.ended(); minute++) {
      const fault = faults[minute % faults.length];
      const began = performance.now();
      console.log(`  minute ${minute + 1}: ${fault?.name}`);
      await fault?.happens(run, product);
      await pause(Math.max(0, 60_000 - (performance.now() - began)));
      if (!product.ended()) megabytes.push(Math.round(product.megabytes()));
    }
    await traffic.stop();
    await stopChanging();
    await pause(SETTLE_MS);
    const ended = product.ended();
    const after = ended ? before : await holdings(run, product);
    const found = sumUp(traffic.outcomes);
    const minutes = `${run.minutes} min with a fault each`;
    return [
      atMost(0, { name: `${minutes}: the server ended`, value: ended ? 1 : 0, unit: 'times' }),
      atMost(0, {
        name: `${minutes}: without an answer for more than ${LONGEST_ANSWER_SECONDS} s`,
        value: traffic.outcomes.filter(({ ms }) => ms > LONGEST_ANSWER_SECONDS * 1000).length,
        unit: `of ${found.asked}`,
        remark: `slowest ${(found.slowest / 1000).toFixed(1)} s; ${found.refused} refused with a wait; ${oddities(traffic.outcomes)}`,
      }),
      reported({ name: `${minutes}: answered`, value: found.answeredPercent, unit: '%' }),
      atMost(10, {
        name: `${minutes}: memory against before`,
        value: growth(before.megabytes, after.megabytes),
        unit: '%',
        remark: `${before.megabytes.toFixed(0)} MB, by the minute ${megabytes.join(', ')}, then ${after.megabytes.toFixed(0)}`,
      }),
      atMost(5, {
        name: `${minutes}: files and sockets more than before`,
        value: after.files - before.files,
        unit: '',
        remark: `${before.files}, then ${after.files}`,
      }),
      atMost(2, {
        name: `${minutes}: connections of the database more than before`,
        value: after.connections - before.connections,
        unit: '',
        remark: `${before.connections}, then ${after.connections}`,
      }),
    ];
  });
}

async function holdings(run: Run, product: Product) {
  const [row] = await run.stage.once<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  return { megabytes: product.megabytes(), files: product.openFiles(), connections: row?.count ?? 0 };
}

function growth(before: number, after: number): number {
  return (100 * (after - before)) / before;
}
