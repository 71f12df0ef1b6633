import { asShared, type Context, createMemoryLimiter, loadDotEnv, readConfig, system, systemClock } from '#kernel';
import { createDb, createOutageLog, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { assertKeysHeld, withKey } from '#kernel/keys';
import { startAreas, startJobs, workJobs } from '#kernel/running';
import { armFailpoint, createLog } from '#kernel/serving';
import type { Pages } from '#pages';
import { allMemberData, areas, encryptedColumns, pictureSources } from './areas.ts';

/** The index in memory answers requests; nobody sends any here, and it would take the room of a second server. Its jobs do without. */
const FOR_REQUESTS = ['search'];

/** Configuration → database → areas → jobs, as many processes of it as one likes, on as many machines. */
export async function startWorker(pages: Pages): Promise<{ stop(): Promise<void> }> {
  loadDotEnv();
  const config = await withKey(readConfig(process.env, areas));
  armFailpoint(config.failpoint);
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn({}, warning);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  const filling = createPool(connectionString, 'imports');
  await migrate(filling);
  await assertKeysHeld(createDb(filling), config.encryptionKeys, encryptedColumns);
  await filling.end();

  const pool = createPool(connectionString, 'background');
  const outage = createOutageLog(pool, log);
  const db = createDb(pool, outage.noticed);
  const ctx: Context = { db, actor: system, partner: null, clock: systemClock };
  // Nobody calls: it counts nothing.
  const sharedLimits = asShared(createMemoryLimiter());
  const ground = {
    ctx,
    pool,
    db,
    log,
    config,
    sharedLimits,
    writeMail: pages.writeMail,
    pictures: pictureSources,
    allMemberData,
  };
  const working = areas.filter(({ name }) => !FOR_REQUESTS.includes(name));
  const [jobs, running] = await Promise.all([startJobs(pool, log), startAreas(working, ground)]);
  await workJobs(areas, jobs, { ...ground, parts: running.parts });
  log.info({}, 'worker ready');

  let stopping: Promise<void> | null = null;
  return {
    stop() {
      stopping ??= jobs.stop().then(async () => {
        await running.stop();
        outage.stop();
        await pool.end();
        await embedded?.stop();
      });
      return stopping;
    },
  };
}
