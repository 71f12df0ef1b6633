import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atLeast, atMost, type Figure } from '../../src/cli/bench/figure.ts';
import { ownEnvironment } from '../../src/cli/bench/seeded-folder.ts';
import { p95 } from '../../src/cli/bench/statistics.ts';
import type { Run } from './run.ts';
import { oddities, startTraffic, sumUp } from './traffic.ts';

const IMPORTED_TRIPS = 10_000;
const COLD_A_SECOND = 5;
const LOCKED_SECONDS = 15;
const CALM_SECONDS = 20;

/** Runs a command of ours to its end. @throws unless it ends with 0 */
export async function command(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said.slice(-2000)}`);
}

/** Ten thousand trips arrive through another process while people ask for pages that nobody asked for before. */
export function largeImport(run: Run): Promise<Figure[]> {
  return run.withProduct(async (product) => {
    const environment = { ...ownEnvironment(run.stage.folder), DATABASE_URL: run.stage.connectionString };
    const feed = join(run.stage.folder, `feed-${IMPORTED_TRIPS}.ndjson`);
    if (!existsSync(feed)) {
      await command(['src/cli/seed.ts', '--trips', String(IMPORTED_TRIPS), '--seed', '2', '--out', feed], environment);
    }
    const cold = run.stage.explorers();
    const calm = startTraffic(product.port, COLD_A_SECOND, cold);
    await pause(CALM_SECONDS * 1000);
    await calm.stop();
    const busy = startTraffic(product.port, COLD_A_SECOND, (turn) => cold(turn + CALM_SECONDS * COLD_A_SECOND));
    await command(['src/cli/import.ts', feed, '--apply'], environment);
    await pause(2000);
    await busy.stop();
    rmSync(feed);
    const times = (outcomes: typeof busy.outcomes) => outcomes.map(({ ms }) => ms);
    const found = sumUp(busy.outcomes);
    return [
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
    ];
  });
}
