import type pg from 'pg';
import type { Log } from '../log.ts';
import { createOutage } from '../outage.ts';
import { databaseFailure } from './database-failure.ts';

export type OutageLog = {
  /** Takes any error; those that say the database is away begin an outage or belong to the one that lasts. */
  noticed(error: unknown): void;
  stop(): void;
};

const LOOK_EVERY_MS = 1000;

/** Tells of an outage when it begins and when the database answers again, for which it looks. */
export function createOutageLog(pool: pg.Pool, log: Log): OutageLog {
  const outage = createOutage({
    log,
    now: () => performance.now(),
    begins: 'the database does not answer; what needs it answers 503 until it does',
    ends: 'the database answers again',
  });
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    timer = setTimeout(async () => {
      const answers = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      if (answers) outage.over();
      else if (outage.isOn()) look();
    }, LOOK_EVERY_MS);
    timer.unref();
  };

  return {
    noticed(error) {
      const failure = databaseFailure(error);
      if (!failure?.lost) return;
      const isFirst = !outage.isOn();
      outage.failed(failure.reason);
      if (isFirst) look();
    },
    stop() {
      outage.forget();
      clearTimeout(timer);
    },
  };
}
