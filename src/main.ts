import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { articlesToIndex } from '#content';
import { type Context, createLog, createMemoryLimiter, type Log, loadDotEnv, readConfig, systemClock } from '#kernel';
import { createDb, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { partnerHosts } from '#partners';
import { createSearch, projectPending, rollDate } from '#search';
import { createApp } from './server/app.ts';
import { startBackground } from './server/background.ts';
import { loadDemoCatalogue } from './server/demo-catalogue.ts';
import { createKeptPages } from './server/kept-pages.ts';
import { createPageCache } from './server/page-cache.ts';
import { createPageDoor } from './server/page-door.ts';
import type { PageRenderer } from './server/pages.ts';
import { createSharedReadings } from './server/shared-readings.ts';

export type Running = { address: string; stop(): Promise<void> };

/** Config → database → catalogue → search → server; the only listener. */
export async function start(
  pages: PageRenderer,
  announce: (line: string) => void,
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): Promise<Running> {
  // Rendering leaves much behind: by default the heap would triple before it is cleared away.
  setFlagsFromString('--heap-growing-percent=15');
  loadDotEnv();
  const config = readConfig();
  const log = createLog(config.logLevel);
  const clock = systemClock;

  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const pool = createPool(config.databaseUrl ?? embedded?.connectionString ?? '');
  const db = createDb(pool);
  await migrate(pool);
  const ctx: Context = { db, partner: null, clock };
  if (config.demoTrips > 0) await loadDemoCatalogue({ pool, ctx, announce }, config.demoTrips);
  // What was imported while no server ran.
  await projectPending(ctx, { readArticles: articlesToIndex });
  // The day may have turned while none was up.
  await rollDate(ctx);

  const search = createSearch({ pool, db, clock, log });
  await search.start();
  const cache = createPageCache({ maxBytes: Math.max(1, config.pageCacheMegabytes) * 1_000_000 });
  const shared = createSharedReadings();
  const background = await startBackground(pool, ctx, { search, pages: cache, shared, log });
  const lifecycle = { draining: false };
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const limiter = createMemoryLimiter(clock, config.limitFactor);
  const hosts = await partnerHosts(db);
  const keeps = config.pageCacheMegabytes > 0;
  const app = createApp({
    config,
    log,
    pool,
    db,
    clock,
    search,
    pages: createPageDoor(pages, keeps ? cache : null, clock),
    shared,
    lifecycle,
    version,
    limiter,
    hosts,
  });

  const keptPage = keeps ? createKeptPages({ cache, config, hosts, limiter, log, clock }) : () => false;
  const fromApp = getRequestListener(app.fetch);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!keptPage(request, response)) void fromApp(request, response);
  };
  const server = createServer((request, response) => {
    // In development Vite sees the request first.
    if (before) before(request, response, () => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;

  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= drain(server, lifecycle, log).then(async () => {
      await background.stop();
      await search.stop();
      await pool.end();
      if (embedded?.started) await embedded.stop();
    });
    return stopping;
  };
  return { address: `http://localhost:${port}`, stop };
}

/** Answers what is under way, takes nothing new, and gives up on stragglers after ten seconds. */
async function drain(
  server: ReturnType<typeof createServer>,
  lifecycle: { draining: boolean },
  log: Log,
): Promise<void> {
  lifecycle.draining = true;
  log.info({}, 'draining');
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
