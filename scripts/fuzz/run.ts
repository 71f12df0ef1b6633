import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { createPool, startEmbeddedPostgres } from '#kernel/db';
import { temporaryFolder } from '#kernel/testing';
import { startServer, type TestServer } from '../../tests/journeys/server.ts';
import { type Route, requestsFor } from './draw.ts';
import { everyRoute } from './every-route.ts';
import { asCommand, type FuzzRequest } from './fuzz-request.ts';
import { faultsOf } from './judge.ts';
import { loggedFaults } from './log-lines.ts';
import { readMeanings } from './meanings.ts';
import { createResults, type Results } from './results.ts';
import { sendAll } from './send.ts';
import { changedTables, tableSums } from './table-sums.ts';

export type FuzzOptions = {
  seed: number;
  /** Requests for each route. */
  times: number;
  /** Parts of the names of routes; none means all of them. */
  only: readonly string[];
  /** For one answer; where nothing is said, time isn't judged. */
  slowestMs?: number;
  /** A demo catalogue that nobody else changes; without it a database is made and thrown away. */
  databaseUrl?: string;
};

const TRIPS = '60';

const MOST_LOOKS = 60;

/**
 * Rounds of the quiz are made by a job of the start, which a busy machine begins after its pages are answered. What is
 * done every minute waits in pg-boss's own queue for a part of that minute, and changes nothing on a site at rest.
 */
const DUE = `
  select name, state from jobs.job
  where state in ('created', 'retry', 'active') and start_after <= now() and name <> '__pgboss__send-it'
  order by id`;

/** What the tables hold once the jobs that follow the start are done: two looks, two seconds apart, that agree. */
async function atRest(pool: pg.Pool): Promise<Map<string, string>> {
  let before = await tableSums(pool);
  let changed: string[] = [];
  let due: string[] = [];
  for (let look = 0; look < MOST_LOOKS; look++) {
    await setTimeout(2_000);
    const { rows: jobs } = await pool.query<{ name: string; state: string }>(DUE);
    due = jobs.map(({ name, state }) => `${name} (${state})`);
    const { rows: made } = await pool.query('select from quizzes limit 1');
    const now = await tableSums(pool);
    changed = changedTables(before, now);
    if (made.length > 0 && due.length === 0 && changed.length === 0) return now;
    before = now;
  }
  throw new Error(`A site that nobody asks for anything never comes to rest. Changed: ${changed}; due: ${due}`);
}

/** Starts the product on a database of its own, sends it what nobody should, and tells what went wrong. */
export async function fuzz(options: FuzzOptions): Promise<Results> {
  const folder = temporaryFolder('fuzz');
  const embedded = options.databaseUrl ? null : await startEmbeddedPostgres(folder);
  const url = options.databaseUrl ?? embedded?.connectionString ?? '';
  const pool = createPool(url);
  const lines: string[] = [];
  let server: TestServer | undefined;
  try {
    const environment = { DATABASE_URL: url, DEMO_TRIPS: TRIPS, LOG_LEVEL: 'warn' };
    server = await startServer(environment, folder, undefined, (line) => lines.push(line));
    const results = createResults(new URL(server.url).host);
    const before = await atRest(pool);
    const routes = everyRoute(await readMeanings(pool)).filter(({ name }) => isAskedFor(name, options.only));
    const sent = await ask(server, routes, options, results);
    for (const { requestId, what } of loggedFaults(lines)) {
      const request = sent.get(requestId ?? '');
      results.tell(request?.route ?? 'any', `logged: ${what}`, request ? commandOf(request, server) : '');
    }
    for (const name of changedTables(before, await tableSums(pool))) results.tell('any', `rows of ${name} changed`, '');
    for (const path of ['/livez', '/readyz']) {
      const status = await fetch(server.url + path).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) results.tell(path, `answers ${status} afterwards`, '');
    }
    return results;
  } finally {
    await server?.stop();
    await pool.end();
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAskedFor(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((part) => name.includes(part));
}

/** @returns the requests by the id under which the server's log speaks of them */
async function ask(
  server: TestServer,
  routes: readonly Route[],
  { seed, times, slowestMs = Number.POSITIVE_INFINITY }: FuzzOptions,
  results: Results,
): Promise<Map<string, FuzzRequest>> {
  const sent = new Map<string, FuzzRequest>();
  for (const route of routes) {
    await sendAll(Number(new URL(server.url).port), requestsFor(route, times, seed), (request, outcome) => {
      results.take(request, outcome, faultsOf(request, outcome, slowestMs));
      for (const { headers } of outcome.answers)
        if (headers['x-request-id']) sent.set(headers['x-request-id'], request);
    });
  }
  return sent;
}

function commandOf(request: FuzzRequest, server: TestServer): string {
  return asCommand(request, new URL(server.url).host);
}
