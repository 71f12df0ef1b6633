import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DemoRecord, generateCatalogue } from '#demo';
import { systemClock } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { atLeast, atMost, type Figure } from '../../bench/figure.ts';
import { ownEnvironment } from '../../bench/seeded-folder.ts';
import { p95 } from '../../bench/statistics.ts';
import { untilReady } from './product.ts';
import type { Run } from './run.ts';
import { oddities, startTraffic, sumUp } from './traffic.ts';

const IMPORTED_TRIPS = 10_000;
const COLD_A_SECOND = 5;
/** Longer than what news may take before the server says that it isn't ready. */
const LOCKED_SECONDS = 40;
const CALM_SECONDS = 20;

/** Runs an import to its end; records that it refuses are its answer, not a failure. @throws when it can't be done */
async function importFile(feed: string, environment: Record<string, string>): Promise<void> {
  const args = ['src/cli/import.ts', feed, '--apply'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${code}: ${said.slice(-2000)}`);
}

/** Another demo catalogue, by companies of its own: two catalogues name some companies and trips alike. */
async function* recordsOfOthers(): AsyncGenerator<string> {
  const today = toCalendarDate(systemClock());
  for await (const record of generateCatalogue({ seed: 2, trips: IMPORTED_TRIPS, today })) {
    yield `${JSON.stringify(asOther(record))}\n`;
  }
}

function asOther(record: DemoRecord): object {
  const other = (key: string) => (typeof record[key] === 'string' ? { [key]: `${record[key]}-again` } : {});
  if (record.kind === 'operator') return { ...record, ...other('id'), ...other('slug'), similar: [] };
  return { ...record, ...other('operator'), ...(record.kind === 'trip' ? other('slug') : {}) };
}

/** Ten thousand trips arrive through another process while people ask for pages that nobody asked for before. */
export function largeImport(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const environment = { ...ownEnvironment(run.stage.folder), DATABASE_URL: run.stage.connectionString };
    const feed = join(run.stage.folder, `feed-${IMPORTED_TRIPS}.ndjson`);
    run.stage.spoil();
    await pipeline(recordsOfOthers(), createWriteStream(feed));
    const cold = run.stage.explorers();
    const calm = startTraffic(product.port, COLD_A_SECOND, cold);
    await pause(CALM_SECONDS * 1000);
    await calm.stop();
    const busy = startTraffic(product.port, COLD_A_SECOND, (turn) => cold(turn + CALM_SECONDS * COLD_A_SECOND));
    await importFile(feed, environment)
      .then(() => pause(2000))
      .finally(() => busy.stop());
    for (const path of [feed, `${feed}.problems.txt`]) rmSync(path, { force: true });
    const times = (outcomes: typeof busy.outcomes) => outcomes.map(({ ms }) => ms);
    const found = sumUp(busy.outcomes);
    const tripPages = (outcomes: typeof busy.outcomes) =>
      p95(times(outcomes.filter(({ path }) => path.startsWith('/trips/'))));
    return [
      atMost(60, {
        name: `cold trip pages while ${IMPORTED_TRIPS.toLocaleString('en-US')} trips are imported: p95`,
        value: tripPages(busy.outcomes),
        unit: 'ms',
        remark: `${tripPages(calm.outcomes).toFixed(0)} ms before it`,
      }),
      atMost(100, {
        name: `cold pages while ${IMPORTED_TRIPS.toLocaleString('en-US')} trips are imported: p95`,
        value: found.p95,
        unit: 'ms',
        remark: `${p95(times(calm.outcomes)).toFixed(0)} ms before it; slowest ${found.slowest.toFixed(0)} ms of ${found.asked}; ${oddities(busy.outcomes)}`,
      }),
      atLeast(100, { name: 'cold pages during the import: answered', value: found.answeredPercent, unit: '%' }),
    ];
  });
}

/** Somebody else holds the outbox, as a statement of maintenance would. */
export function lockedOutbox(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const client = new pg.Client({ connectionString: run.stage.connectionString, application_name: 'faults' });
    await client.connect();
    await client.query('begin; lock table outbox_events in access exclusive mode');
    const traffic = startTraffic(product.port, COLD_A_SECOND, run.stage.explorers());
    await pause(LOCKED_SECONDS * 1000);
    const ready = await fetch(`${product.url}/readyz`);
    const checks = await ready.text();
    await traffic.stop();
    await client.query('rollback');
    await client.end();
    const healed = (await untilReady(product)) / 1000;
    const found = sumUp(traffic.outcomes);
    return [
      atLeast(100, {
        name: `outbox locked for ${LOCKED_SECONDS} s: pages answered`,
        value: found.answeredPercent,
        unit: '%',
        remark: oddities(traffic.outcomes),
      }),
      atMost(1, { name: 'outbox locked: slowest page', value: found.slowest / 1000, unit: 's' }),
      atLeast(503, { name: 'outbox locked: readyz', value: ready.status, unit: '', remark: checks }),
      atMost(10, { name: 'outbox free: ready again', value: healed, unit: 's' }),
    ];
  });
}
