import { type DestinationStream, pino } from 'pino';
import { createCallerMarks } from './caller-marks.ts';
import { type Clock, systemClock } from './clock.ts';
import { loggedFailure } from './logged-failure.ts';

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Log;
};

/**
 * JSON lines on standard output. Never log a query string or a body: both may hold personal data. `err` is told by
 * loggedFailure, `caller` (an address) becomes a mark.
 */
export function createLog(
  level: string,
  { into, clock = systemClock }: { into?: DestinationStream; clock?: Clock } = {},
): Log {
  const serializers = { err: loggedFailure, caller: createCallerMarks(clock) };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return into ? pino(options, into) : pino(options);
}

export const silentLog: Log = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  child: () => silentLog,
};
