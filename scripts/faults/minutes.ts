import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from '../../bench/http-client.ts';
import type { Minute } from './mixed.ts';
import { startProduct } from './product.ts';
import { changeAllPrices, type Run } from './run.ts';
import { slowReaders } from './slow-readers.ts';
import { keptPaths } from './stage.ts';

/** One for each minute of the mixed load. */
export const minutes: readonly Minute[] = [
  { name: 'the database is killed', happens: (run) => signalPostmaster(run, 'SIGKILL') },
  { name: 'every connection of the database is ended, three times', happens: (run) => endConnections(run, 3) },
  { name: 'the outbox is locked for 15 s', happens: (run) => lock(run, 'outbox_events', 15) },
  { name: 'connections of the database stand still for 10 s', happens: (run) => standStill(run, 10) },
  { name: 'two hundred slow readers', happens: (run, { port }) => readSlowly(run, port) },
  { name: 'the tables of every page are locked for 15 s', happens: (run) => lock(run, 'trips, operators', 15) },
  { name: 'the prices of all trips change', happens: changeAllPrices },
  { name: 'the database is restarted', happens: (run) => signalPostmaster(run, 'SIGINT') },
  { name: 'a second server comes and is killed', happens: killSecondServer },
  { name: 'a crawler with odd spellings', happens: (run, { port }) => crawl(run, port) },
];

async function signalPostmaster(run: Run, signal: NodeJS.Signals): Promise<void> {
  process.kill(await run.stage.postmaster(), signal);
}

const OF_THE_PRODUCT = `backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'faults'`;

async function endConnections(run: Run, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await run.stage.once(`select pg_terminate_backend(pid) from pg_stat_activity where ${OF_THE_PRODUCT}`);
    await pause(5000);
  }
}

/** As when the disk or the network of the database hangs: nothing is refused and nothing answered. */
async function standStill(run: Run, seconds: number): Promise<void> {
  const rows = await run.stage.once<{ pid: number }>(`select pid from pg_stat_activity where ${OF_THE_PRODUCT}`);
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of rows) {
      try {
        process.kill(pid, name);
      } catch {
        // Ended meanwhile.
      }
    }
  };
  signal('SIGSTOP');
  await pause(seconds * 1000);
  signal('SIGCONT');
}

async function lock(run: Run, tables: string, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: run.stage.connectionString, application_name: 'faults' });
  await client.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  await pause(seconds * 1000);
  await client.query('rollback');
  await client.end();
}

async function readSlowly(run: Run, port: number): Promise<void> {
  await slowReaders({ port, paths: keptPaths(run.stage.sample), readers: 200, pipelined: 30, seconds: 20 });
}

async function killSecondServer({ stage }: Run): Promise<void> {
  const second = await startProduct(stage.folder, { DATABASE_URL: stage.connectionString });
  await pause(2000);
  await second.end('SIGKILL');
}

async function crawl({ stage }: Run, port: number): Promise<void> {
  const client = createClient(port, 4);
  for (let turn = 0; turn < 600; turn++) {
    const slug = stage.sample.trips[turn % 20] ?? '';
    const paths = [`/trips/${slug.toUpperCase()}`, `/trips//${slug}`, `/trips/${slug}?page=${turn}`, `/no-${turn}`];
    await client.send({ path: paths[turn % paths.length] as string });
  }
  client.close();
}
