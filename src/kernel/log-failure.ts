import { databaseFailure } from './db/database-failure.ts';
import type { Log } from './log.ts';

/**
 * Logs what failed: a fault of ours as an error with its stack. A statement that the database gave up is a warning,
 * and a lost connection isn't repeated here: the outage has lines of its own (`db/outage-log.ts`).
 */
export function logFailure(log: Log, error: unknown, fields: object, message: string): void {
  const failure = databaseFailure(error);
  if (!failure) log.error({ ...fields, err: error }, message);
  else if (!failure.lost) log.warn({ ...fields, reason: failure.reason }, `${message}: the database gave up`);
}
