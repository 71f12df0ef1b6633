import type pg from 'pg';
import type { Log } from '../log.ts';
import { databaseFailure } from './database-failure.ts';

export type OutageLog = {
  /** Takes any error; those that say the database is away begin an outage or belong to the one that lasts. */
  noticed(error: unknown): void;
  stop(): void;
};

const LOOK_EVERY_MS = 1000;

/** Tells of an outage twice: when it begins and when the database answers again. What fails meanwhile is counted. */
export function createOutageLog(pool: pg.Pool, log: Log): OutageLog {
  let outage: { began: number; failures: number } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    timer = setTimeout(async () => {
      const answers = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      if (!outage) return;
      if (!answers) return look();
      const seconds = Math.round((performance.now() - outage.began) / 100) / 10;
      log.info({ seconds, failures: outage.failures }, 'the database answers again');
      outage = null;
    }, LOOK_EVERY_MS);
    timer.unref();
  };

  return {
    noticed(error) {
      const failure = databaseFailure(error);
      if (!failure?.lost) return;
      if (outage) {
        outage.failures += 1;
        return;
      }
      outage = { began: performance.now(), failures: 1 };
      log.error({ reason: failure.reason }, 'the database does not answer; what needs it answers 503 until it does');
      look();
    },
    stop() {
      outage = null;
      clearTimeout(timer);
    },
  };
}
