import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { articlesToIndex } from '#content';
import { createImageStore, type FetchRules, publicFetchRules } from '#images';
import {
  botCheckOf,
  type Context,
  createKeyring,
  createLog,
  createMemoryLimiter,
  loadDotEnv,
  readConfig,
  startJobs,
  system,
  systemClock,
  visitor,
} from '#kernel';
import { createDb, createOutageLog, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { createPageCache, createPageDoor, createSharedReadings, type Pages } from '#pages';
import { createSearch, projectPending, rollDate } from '#search';
import { createAnswer } from './server/answer.ts';
import { startBackground } from './server/background.ts';
import { loadDemoCatalogue } from './server/demo-catalogue.ts';
import { startGroundJob } from './server/ground-job.ts';
import { startImageJobs } from './server/image-jobs.ts';
import type { Bounds } from './server/listener/bounds.ts';
import { listen } from './server/listener.ts';
import { startOutboxJob } from './server/outbox-job.ts';
import { followPartnerHosts } from './server/partner-hosts.ts';
import { policies } from './server/policies.ts';

export type Running = {
  address: string;
  stop(): Promise<void>;
  /** Waits no longer for those who ask. */
  hurry(): void;
};

/** Config → database → catalogue → search → jobs → listener. */
export async function start(
  pages: Pages,
  announce: (line: string) => void,
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  /** For tests: companies whose servers are on this machine, and less patience with connections. */
  trial: { fetchRules?: FetchRules; bounds?: Bounds } = {},
): Promise<Running> {
  loadDotEnv();
  const config = readConfig();
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn({}, warning);
  const clock = systemClock;

  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const filling = createPool(connectionString, 'imports');
  await migrate(filling);
  const first: Context = { db: createDb(filling), actor: system, partner: null, clock };
  if (config.demoTrips > 0) await loadDemoCatalogue({ pool: filling, ctx: first, announce }, config.demoTrips);
  // The day may have turned, and something may have been imported, while no server ran.
  await rollDate(first);
  await projectPending(first, { readArticles: articlesToIndex, log });
  await filling.end();

  const pool = createPool(connectionString);
  const outage = createOutageLog(pool, log);
  const db = createDb(pool, outage.noticed);
  const besides = createPool(connectionString, 'background');
  const ctx: Context = { db: createDb(besides, outage.noticed), actor: system, partner: null, clock };
  const search = createSearch({ pool: besides, db, clock, log });
  const [jobs] = await Promise.all([startJobs(besides, log), search.start()]);
  const cache = createPageCache({ maxBytes: Math.max(1, config.pageCacheMegabytes) * 1_000_000 });
  const shared = createSharedReadings();
  const background = await startBackground(besides, ctx, { search, pages: cache, shared, log });
  const images = createImageStore({ folder: join(config.dataDir, 'images'), s3: config.images.s3 });
  const { allowHttp, localHost } = config.images;
  const rules = trial.fetchRules ?? { ...publicFetchRules, allowHttp, localHost };
  const endImageJobs = await startImageJobs({ ctx, log, jobs, store: images, rules, config });
  await startOutboxJob({ ctx, log, jobs });
  await startGroundJob({ ctx, log, jobs });
  const lifecycle = { draining: false };
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const limiter = createMemoryLimiter(config.limitFactor);
  const hosts = await followPartnerHosts(ctx.db, log);
  const keeps = config.pageCacheMegabytes > 0;
  const door = {
    config,
    log,
    pool,
    db,
    clock,
    search,
    pages: createPageDoor(pages.render, keeps ? cache : null, clock),
    pageTable: pages.table,
    shared,
    images,
    lifecycle,
    background: background.state,
    version,
    limiter,
    keyring: config.encryptionKeys.size > 0 ? createKeyring(config.encryptionKeys) : null,
    botCheck: botCheckOf(config),
    actorOf: async () => visitor,
    hosts,
    policies,
  };
  const answer = createAnswer(door, keeps ? cache : null);
  const listener = await listen({
    config,
    log,
    lifecycle,
    bounds: trial.bounds,
    // In development Vite sees the request first.
    answer: before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  });

  let stopping: Promise<void> | null = null;
  const stop = () => {
    endImageJobs();
    hosts.stop();
    stopping ??= Promise.all([listener.stop(), jobs.stop()]).then(async () => {
      await background.stop();
      await search.stop();
      outage.stop();
      await Promise.all([pool.end(), besides.end()]);
      await embedded?.stop();
    });
    return stopping;
  };
  return { address: `http://localhost:${listener.port}`, stop, hurry: listener.cut };
}
