import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { operator, trip } from '#feeds/testing';
import { createPool } from '#kernel/db';
import { type DatabaseProxy, startDatabaseProxy, temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, ENCRYPTION_KEYS, ownEnvironment, startServer, type TestServer } from '../journeys/server.ts';

/** Generous: the promises are five and ten seconds, measured by `npm run faults`. */
const SOON = { timeout: 30_000, interval: 100 };
const DEMO_TRIPS = '30';
const KEPT = '/all-trips';
const FRESH = '/all-trips?sort=price_low_to_high';

const statusOf = (url: string) => fetch(url).then(({ status }) => status, String);

describe('a site without its database', () => {
  const { url, pool } = testDatabase(demoCatalogue(60));
  let proxy: DatabaseProxy;
  let server: TestServer;

  beforeAll(async () => {
    // No news comes in by themselves and drop what is kept.
    await pool.query('insert into articles_told (told_at) values (now()) on conflict do nothing');
    proxy = await startDatabaseProxy(url);
    server = await startServer({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' });
    for (const path of [KEPT, FRESH]) expect(await statusOf(server.url + path)).toBe(200);
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
  });

  it('has its front page at hand before anybody asks for it', async () => {
    proxy.reset();
    try {
      expect(await statusOf(`${server.url}/readyz`)).toBe(503);
      expect(await statusOf(`${server.url}/`)).toBe(200);
    } finally {
      proxy.pass();
    }
    await expect.poll(() => statusOf(`${server.url}/readyz`), SOON).toBe(200);
  });

  const query = encodeURIComponent('{ operatorProfile(slug: "any") { name } }');
  it.each([
    [FRESH, /<p>Sojourn can’t reach its data at the moment\. Wait a few seconds, then try again\.<\/p>/],
    ['/trips/any-trip', /Sojourn can’t reach its data/],
    ['/all-trips.data?sort=price_low_to_high', /Sojourn can’t reach its data/],
    ['/v1/operators/any/trips', /Sojourn can’t reach its data/],
    [`/graphql?query=${query}`, /"data":null/],
    ['/maps/trips/any-trip.svg', /Sojourn can’t reach its data/],
  ])('answers 503 with a wait at %s, and what it keeps as ever', async (path, words) => {
    proxy.reset();
    try {
      const answer = await fetch(server.url + path);
      const text = await answer.text();
      const { headers, status } = answer;
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
      expect(text).toMatch(words);
      expect(text).not.toMatch(/ECONN|\.ts:\d/);
      expect(await statusOf(server.url + KEPT)).toBe(200);
      expect(await statusOf(`${server.url}/readyz`)).toBe(503);
    } finally {
      proxy.pass();
    }
    await expect.poll(() => statusOf(`${server.url}/readyz`), SOON).toBe(200);
  });

  it('answers again when a database that had gone silent can be heard, without a hand', {
    timeout: 120_000,
  }, async () => {
    proxy.silence();
    const asked = await Promise.all([FRESH, KEPT, '/v1/trips'].map((path) => statusOf(server.url + path)));
    expect(asked).toEqual([503, 200, 503]);
    proxy.pass();
    await expect.poll(() => statusOf(server.url + FRESH), SOON).toBe(200);
    await expect.poll(() => statusOf(`${server.url}/readyz`), SOON).toBe(200);
  });
});

describe('a site with a database of its own', () => {
  const folder = temporaryFolder('own');
  const pidFile = join(folder, 'postgres/postmaster.pid');
  const lines = () => readFileSync(pidFile, 'utf8').split('\n');
  const postmaster = () => Number(lines()[0]);
  /** Reaches the database without a lease of it. */
  const connect = () =>
    createPool(`postgresql://sojourn@/sojourn?host=${encodeURIComponent(lines()[4] ?? '')}`, 'imports', 1);
  const listeners = async () => {
    const pool = connect();
    const sql = `select count(*)::int as n from pg_stat_activity where query like 'listen %'`;
    return (await pool.query(sql).finally(() => pool.end())).rows[0].n;
  };
  const isLeft = () => existsSync(pidFile);
  let server: TestServer | undefined;
  const start = async () => (server = await startServer({ DEMO_TRIPS, LOG_LEVEL: 'silent' }, folder));
  const command = (name: string, args: string[], environment: Record<string, string> = {}) => {
    const env = ownEnvironment({
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DEMO_TRIPS,
      ENCRYPTION_KEYS,
      ...environment,
    });
    const child = spawn(process.execPath, [`src/cli/${name}.ts`, ...args], { env, stdio: 'ignore' });
    const ended = new Promise<number | string | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(code ?? signal)),
    );
    return { child, ended };
  };
  const feed = join(folder, 'feed.ndjson');
  writeFileSync(feed, [operator('walks'), trip('walks', 'one')].map((record) => JSON.stringify(record)).join('\n'));
  beforeAll(async () => {
    // What a first start still makes of its catalogue is news, which drops what is kept.
    const first = await start();
    const pool = connect();
    const made = `select from outbox_events where topic = 'quiz.made'`;
    await vi.waitFor(async () => expect((await pool.query(made)).rowCount).toBe(1), SOON);
    await pool.end();
    await first.stop();
  });
  afterEach(() => server?.stop());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('answers all the while its connections are ended and its database is stopped or killed', {
    timeout: 240_000,
  }, async () => {
    const server = await start();
    const listening = await listeners();
    const fresh = { asked: 0, odd: [] as unknown[] };
    const kept: unknown[] = [];
    let loaded = true;
    const load = async (path: string, note: (status: unknown) => void) => {
      for (; loaded; await new Promise((resolve) => setTimeout(resolve, 50))) note(await statusOf(server.url + path));
    };
    expect(await statusOf(server.url + KEPT)).toBe(200);
    const notice = (status: unknown) => {
      fresh.asked += 1;
      if (status !== 200 && status !== 503) fresh.odd.push(status);
    };
    const loads = [load(KEPT, (status) => kept.push(status)), load(FRESH, notice), load('/v1/trips', notice)];
    const isReady = () => statusOf(`${server.url}/readyz`);
    for (const how of ['terminate', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      if (how === 'terminate') {
        const pool = connect();
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        await pool.end();
      } else {
        const before = postmaster();
        process.kill(before, how);
        await expect.poll(() => isLeft() && postmaster(), SOON).not.toBe(before);
      }
      await expect.poll(isReady, SOON).toBe(200);
    }
    loaded = false;
    await Promise.all(loads);
    expect([fresh.odd, new Set(kept)]).toEqual([[], new Set([200])]);
    // A database in memory is back before many could ask.
    expect(fresh.asked).toBeGreaterThan(5);

    // The news, the index and the jobs listen again, each for itself.
    await expect.poll(listeners, SOON).toBe(listening);
    await server.stop();
    expect(isLeft()).toBe(false);
  });

  it('goes on when an import ends, and lets one end that outlives it', { timeout: 240_000 }, async () => {
    const server = await start();
    const pid = postmaster();
    expect(await command('import', [feed, '--apply']).ended).toBe(0);
    const stopped = command('import', [feed, '--apply']);
    stopped.child.kill('SIGINT');
    expect(await stopped.ended).toBe('SIGINT');
    expect([await statusOf(server.url + FRESH), postmaster()]).toEqual([200, pid]);

    const pool = connect();
    await pool.query('select pg_advisory_lock(4815162343)');
    const slow = command('import', [feed, '--apply']);
    const waiting = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rows[0].n, SOON).toBe(1);
    await server.stop();
    expect(postmaster()).toBe(pid);
    await pool.end();
    expect(await slow.ended).toBe(0);
    await expect.poll(isLeft, SOON).toBe(false);
  });

  it('leaves no database behind when it is killed or finds its port taken', { timeout: 240_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const refused = command('start', [], { PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await refused.ended).toBe(1);
    await expect.poll(isLeft, SOON).toBe(false);
    other.close();

    const killed = command('start', [], { PORT: '0', LOG_LEVEL: 'silent' });
    await expect.poll(isLeft, SOON).toBe(true);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await expect.poll(isLeft, SOON).toBe(false);
  });
});
