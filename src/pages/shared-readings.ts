import type { Context } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import type { SharedReadings } from '../web/services.ts';

const KEPT_MS = 60_000;
/** Names times partners; far fewer are in use. */
const MOST = 500;

export function createSharedReadings(): SharedReadings {
  const readings = new Map<string, { until: number; reading: Promise<unknown> }>();
  return {
    get<Reading>(name: string, ctx: Context, read: (ctx: Context) => Promise<Reading>): Promise<Reading> {
      const now = ctx.clock();
      const key = `${name} ${ctx.partner?.id ?? ''} ${toCalendarDate(now)}`;
      const kept = readings.get(key);
      if (kept && kept.until > now.getTime()) return kept.reading as Promise<Reading>;
      if (readings.size >= MOST) readings.clear();
      const reading = read(ctx);
      const entry = { until: now.getTime() + KEPT_MS, reading };
      readings.set(key, entry);
      reading.catch(() => {
        if (readings.get(key) === entry) readings.delete(key);
      });
      return reading;
    },
    drop: () => readings.clear(),
  };
}
