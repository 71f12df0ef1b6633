import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { type Db as BossDatabase, fromKysely, PgBoss } from 'pg-boss';
import { databaseFailure } from '../db/database-failure.ts';
import type { Db } from '../db/db.ts';
import { listen } from '../db/listen.ts';
import type { Log } from '../log.ts';
import { logFailure } from '../log-failure.ts';
import { createRounds } from '../rounds.ts';

export type JobWorker<Payload> = (payload: Payload, signal: AbortSignal) => Promise<void>;

export type Jobs = {
  /**
   * Does the jobs of a queue, one at a time in this process. A job that throws, or whose process is killed, is done
   * again; write the work so that this is harmless. `signal` ends when the server stops: return soon.
   */
  work<Payload extends object>(queue: string, worker: JobWorker<Payload>, options?: QueueOptions): Promise<void>;
  /**
   * Asks for a job; a notification starts it within milliseconds.
   * @param inside a transaction: the job exists exactly when it is committed
   */
  send(queue: string, payload?: object, inside?: Db): Promise<void>;
  /** No job is begun any more; those under way are told and waited for. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  /** One job waiting is enough: further ones are dropped until it has begun. */
  onlyOne?: boolean;
  /** Also at these times, UTC: "20 3 * * *". */
  at?: string;
  /** After this a job counts as broken off. */
  mostSeconds?: number;
  /** Asked every few seconds: whether there is something to do that nobody sent a job for. */
  whenDue?: () => Promise<boolean>;
  /** A channel of PostgreSQL on which transactions say that there may be something: asked at once then. */
  told?: string;
};

/** Work of an area, as `area.ts` says it. */
export type Job = QueueOptions & { queue: string; work: JobWorker<object> };

const SCHEMA = 'jobs';
/** Only for what a notification missed; the first while there are none. */
const POLLING = { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 60 };
const WAIT_FOR_JOBS_MS = 8000;
const LOOK_EVERY_MS = 5000;
const TRY_AGAIN_MS = 1000;

/**
 * Work beside the requests, kept in the database (pg-boss, in a schema of its own that it makes and updates itself).
 * Notifications wake it; the questions it asks by the clock are far apart.
 */
export async function startJobs(pool: pg.Pool, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: overPool(pool),
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: 60,
    queueCacheIntervalSeconds: 300,
    flowIntervalSeconds: 300,
    bamIntervalSeconds: 300,
    cronMonitorIntervalSeconds: 45,
    // What is due at a minute waits for this look: no notification tells of it.
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', (error) => logFailure(log, error, {}, 'jobs'));
  boss.on('warning', ({ message }) => log.warn({}, `jobs: ${message}`));
  await boss.start();
  const stopping = new AbortController();
  const queues = new Set<string>();
  const looking = new Set<{ stop(): Promise<void> }>();
  const channels = oneListener(pool, patiently, stopping.signal);

  /** What can be done twice, again as long as the database is away; when the server stops meanwhile it is left. */
  async function patiently(work: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        if (!databaseFailure(error)) throw error;
        if (!stopping.signal.aborted) logFailure(log, error, {}, 'setting up a queue failed');
        await setTimeout(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function look(queue: string, isDue: () => Promise<boolean>, told?: string): Promise<void> {
    const rounds = createRounds(async () => void ((await isDue()) && (await boss.send(queue, {}))), {
      everyMs: LOOK_EVERY_MS,
      failed: (error) => logFailure(log, error, { queue }, 'looking for what is due failed'),
    });
    if (told) await channels.hear(told, rounds.wake);
    if (stopping.signal.aborted) return rounds.stop();
    looking.add(rounds);
    rounds.wake();
  }

  return {
    async work<Payload extends object>(queue: string, worker: JobWorker<Payload>, options: QueueOptions = {}) {
      const { onlyOne = false, at, mostSeconds = 900, whenDue, told } = options;
      await patiently(async () => {
        await boss.createQueue(queue, { policy: onlyOne ? 'short' : 'standard', notify: true });
        await boss.updateQueue(queue, {
          notify: true,
          expireInSeconds: mostSeconds,
          retryLimit: 3,
          retryDelay: 30,
          retryBackoff: true,
          deleteAfterSeconds: 86_400,
        });
        if (at) await boss.schedule(queue, at);
        else await boss.unschedule(queue);
      });
      if (stopping.signal.aborted) return;
      queues.add(queue);
      await boss.work<Payload>(queue, POLLING, async (jobs) => {
        for (const { data, signal } of jobs) {
          try {
            await worker(data, AbortSignal.any([stopping.signal, signal]));
          } catch (error) {
            logFailure(log, error, { queue }, 'job failed');
            throw error;
          }
        }
      });
      if (whenDue) await look(queue, whenDue, told);
    },
    async send(queue, payload = {}, inside) {
      await boss.send(queue, payload, inside && { db: fromKysely(inside) });
    },
    async stop() {
      channels.stop();
      const looked = [...looking].map((one) => one.stop());
      // Nothing new is begun before those under way are told.
      const ended = Promise.all([...queues].map((queue) => boss.offWork(queue)));
      stopping.abort();
      await Promise.race([Promise.all([ended, ...looked]), setTimeout(WAIT_FOR_JOBS_MS, undefined, { ref: false })]);
      // What it can't say to a database that is away is found out when the jobs' time is over.
      await boss.stop({ timeout: 1000 }).catch((error) => logFailure(log, error, {}, 'jobs could not be ended'));
    },
  };
}

/** One connection for all channels that work is told on: each takes one for good. */
function oneListener(pool: pg.Pool, patiently: (work: () => Promise<void>) => Promise<void>, stopped: AbortSignal) {
  const wakers = new Map<string, (() => void)[]>();
  let hearNoMore = () => {};
  // One after another: each takes the place of the one before.
  let heard = Promise.resolve();
  return {
    async hear(channel: string, wake: () => void): Promise<void> {
      const known = wakers.get(channel);
      wakers.set(channel, [...(known ?? []), wake]);
      if (known) return heard;
      heard = heard.then(() =>
        patiently(async () => {
          hearNoMore();
          hearNoMore = await listen(pool, [...wakers.keys()], (_said, on) => {
            const told = on === null ? [...wakers.values()].flat() : (wakers.get(on) ?? []);
            for (const one of told) one();
          });
          // Who has stopped meanwhile found nothing to end.
          if (stopped.aborted) hearNoMore();
        }),
      );
      return heard;
    },
    stop: () => hearNoMore(),
  };
}

/** Our own connections for pg-boss: its own have no listener while they are closed, and nobody hears their limits. */
function overPool(pool: pg.Pool): BossDatabase {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const stop = await listen(pool, [channel], (said) => (said === null ? onReconnect() : onNotification(said)));
      return { close: async () => stop() };
    },
  };
}
