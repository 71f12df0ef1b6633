import type pg from 'pg';
import { generateCatalogue } from '#demo';
import { importFeed } from '#feeds';
import type { Clock } from '#kernel';
import { toCalendarDate } from '#kernel/shared';

const SEED = 1;

type Target = { pool: pg.Pool; clock: Clock; announce: (line: string) => void };

/** Fills an empty database with the demo catalogue; a database that holds a trip or a company is left alone. */
export async function loadDemoCatalogue({ pool, clock, announce }: Target, trips: number): Promise<void> {
  const { rows } = await pool.query(
    'select exists (select 1 from operators) or exists (select 1 from trips) as filled',
  );
  if (rows[0]?.filled) return;
  announce(`Loading a demo catalogue of ${trips.toLocaleString('en-US')} trips …`);
  const today = toCalendarDate(clock());
  const report = await importFeed(
    { pool, clock },
    { source: generateCatalogue({ seed: SEED, trips, today }), name: 'demo catalogue', apply: true },
  );
  if (report.problems > 0) announce(`The demo catalogue had ${report.problems} problems; see feed_problems.`);
}
