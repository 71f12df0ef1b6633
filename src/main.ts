import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, createMemoryLimiter, loadDotEnv, type Parts, readConfig, system, systemClock } from '#kernel';
import { createDb, createOutageLog, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { assertKeysHeld, withKey } from '#kernel/keys';
import { startAreas, startJobs, workJobs } from '#kernel/running';
import { armFailpoint, createLog, createSharedLimiter } from '#kernel/serving';
import { createHasPage, createPageCache, createPageDoor, createSharedReadings, type Pages } from '#pages';
import { projectPending, rollDate } from '#search';
import { allMemberData, areas, encryptedColumns, pictureSources, searchable } from './areas.ts';
import { actorOfRequest } from './server/actor-of-request.ts';
import { createAnswer } from './server/answer.ts';
import { askFrontPage } from './server/ask-front-page.ts';
import { startBackground } from './server/background.ts';
import { loadContentFiles } from './server/content-files.ts';
import { contractsOf } from './server/contracts.ts';
import { loadDemoCatalogue } from './server/demo-catalogue.ts';
import type { Bounds } from './server/listener/bounds.ts';
import { listen } from './server/listener.ts';
import { policies } from './server/policies.ts';

export type Running = {
  address: string;
  stop(): Promise<void>;
  /** Waits no longer for those who ask. */
  hurry(): void;
};

/** Config → database → content → catalogue → areas → background → listener → jobs. */
export async function start(
  pages: Pages,
  announce: (line: string) => void,
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  /** For tests: what stands in place of what areas start, and less patience with connections. */
  trial: { parts?: Partial<Parts>; bounds?: Bounds } = {},
  /** Called as soon as somebody may ask, while more is made ready: whoever stops it then cuts nobody off. */
  opened: (running: Running) => void = () => {},
): Promise<Running> {
  loadDotEnv();
  const config = await withKey(readConfig(process.env, areas));
  armFailpoint(config.failpoint);
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn({}, warning);
  const clock = systemClock;

  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const filling = createPool(connectionString, 'imports');
  await migrate(filling);
  await assertKeysHeld(createDb(filling), config.encryptionKeys, encryptedColumns);
  const first: Context = { db: createDb(filling), actor: system, partner: null, clock };
  await loadContentFiles(first, config, createHasPage(pages.table));
  if (config.demoTrips > 0) await loadDemoCatalogue({ pool: filling, ctx: first, announce }, config.demoTrips);
  // The day may have turned, and something may have been imported, while no server ran.
  await rollDate(first);
  await projectPending(first, { searchable, log });
  await filling.end();

  const pool = createPool(connectionString);
  const outage = createOutageLog(pool, log);
  const db = createDb(pool, outage.noticed);
  const besides = createPool(connectionString, 'background');
  const ctx: Context = { db: createDb(besides, outage.noticed), actor: system, partner: null, clock };
  const limiter = createMemoryLimiter(config.limitFactor);
  const counting = createPool(connectionString, 'limits');
  const sharedLimits = createSharedLimiter({
    pool: counting,
    memory: limiter,
    factor: config.limitFactor,
    noticed: outage.noticed,
  });
  const ground = {
    ctx,
    pool: besides,
    db,
    log,
    config,
    sharedLimits,
    writeMail: pages.writeMail,
    pictures: pictureSources,
    allMemberData,
  };
  const [jobs, running] = await Promise.all([startJobs(besides, log), startAreas(areas, ground, trial.parts)]);
  const { parts, hear } = running;
  const cache = createPageCache({ maxBytes: Math.max(1, config.pageCacheMegabytes) * 1_000_000 });
  const shared = createSharedReadings();
  const background = await startBackground(besides, ctx, { ...parts, pages: cache, shared, hear, log });
  const lifecycle = { draining: false };
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const keeps = config.pageCacheMegabytes > 0;
  const door = {
    ...parts,
    config,
    log,
    pool,
    db,
    clock,
    pages: createPageDoor(pages.render, keeps ? cache : null, clock),
    pageTable: pages.table,
    writeMail: pages.writeMail,
    shared,
    lifecycle,
    background: background.state,
    version,
    limiter,
    actorOf: actorOfRequest({ db, clock, accounts: parts.accounts, hosts: parts.hosts }),
    policies,
    contracts: contractsOf({ ...parts, version, policies }),
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
    stopping ??= Promise.all([listener.stop(), jobs.stop()]).then(async () => {
      await background.stop();
      await running.stop();
      outage.stop();
      await Promise.all([pool.end(), besides.end(), counting.end()]);
      await embedded?.stop();
    });
    return stopping;
  };
  const open = { address: `http://localhost:${listener.port}`, stop, hurry: listener.cut };
  opened(open);
  // Whoever asks doesn’t wait for a hundred queues.
  if (config.jobs) await workJobs(areas, jobs, { ...ground, parts });
  if (keeps && !before) await askFrontPage(listener.port, config.baseUrl);
  return open;
}
