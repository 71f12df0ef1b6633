import type pg from 'pg';
import { backdateOffers, catalogueIsEmpty } from '#catalogue/upkeep';
import { importFeed, wasCutOff } from '#feeds';
import type { Context } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { feedKinds } from '../areas.ts';
import { demoRecords, hasDemo, NO_DEMO } from './demo-feed.ts';

const SEED = 1;
const NAME = 'demo catalogue';

type Target = { pool: pg.Pool; ctx: Context; announce: (line: string) => void };

/**
 * Fills an empty database with the demo catalogue, or goes on where an earlier start was ended. A database that holds
 * anything else is left alone.
 */
export async function loadDemoCatalogue({ pool, ctx, announce }: Target, trips: number): Promise<void> {
  if (!(await catalogueIsEmpty(ctx)) && !(await wasCutOff(ctx, NAME))) return;
  if (!hasDemo()) return announce(NO_DEMO);
  announce(`Loading a demo catalogue of ${trips.toLocaleString('en-US')} trips …`);
  const today = toCalendarDate(ctx.clock());
  const report = await importFeed(
    { pool, clock: ctx.clock, kinds: feedKinds },
    { source: demoRecords({ seed: SEED, trips, today }), name: NAME, apply: true, shared: true },
  );
  await backdateOffers(ctx);
  if (report.problems > 0) announce(`The demo catalogue had ${report.problems} problems; see feed_problems.`);
}
