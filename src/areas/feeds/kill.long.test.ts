import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { bareEnvironment, testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, place, review, term, trip } from './testing.ts';

const TRIPS = 6000;

/** Large enough for several transactions of each kind. */
function feed(): Record<string, unknown>[] {
  const trips = Array.from({ length: TRIPS }, (_, i) => i);
  return [
    term('theme', 'wildlife'),
    place('peru'),
    { kind: 'category', slug: 'peru', name: 'Peru', category_type: 'country', place: 'peru' },
    operator('kill', { terms: { theme: ['wildlife'] } }),
    ...trips.map((i) =>
      trip('kill', `t${i}`, {
        name: `Walk ${i % 4000}`,
        places: ['peru'],
        terms: { theme: ['wildlife'] },
        similar: [`t${(i + 1) % TRIPS}`],
        itinerary: [{ first_day: 1, label: 'Day' }],
      }),
    ),
    ...trips.map((i) =>
      departure('kill', `t${i}`, `d${i}`, { spots_left: i % 9, snapshot_at: '2026-11-01T00:00:00Z' }),
    ),
    ...trips.map((i) => review('kill', `r${i}`, { trip: `t${i}`, overall_score: 1 + (i % 5) })),
  ];
}

/** Everything an import wrote, by names instead of ids and without times. */
const CONTENTS = {
  trips: `select t.slug, t.sku, t.name, t.poster, t.rating, t.reviews_count, d.slug as place, s.slug as similar_to, i.label
    from trips t left join trip_locations l on l.trip_id = t.id left join destinations d on d.id = l.destination_id
    left join trip_relations r on r.trip_id = t.id left join trips s on s.id = r.other_id
    left join itineraries y on y.trip_id = t.id left join itinerary_items i on i.itinerary_id = y.id`,
  departures: `select d.source_ref, d.availability, t.slug, h.tier, h.price_cents, i.capacity
    from departures d join trips t on t.id = d.trip_id left join price_history h on h.departure_id = d.id
    left join departure_inventory i on i.departure_id = d.id`,
  reviews: `select r.source_ref, r.overall_score, t.slug from reviews r join trips t on t.id = r.trip_id`,
  stats: `select subject_kind, count(*), sum(count) as reviews, sum(overall) as overall from review_stats group by 1`,
  categories: `select c.slug, c.trips_count, c.rating, m.rank, t.slug as trip
    from categories c join category_trips m on m.category_id = c.id join trips t on t.id = m.trip_id`,
};

/** Rows and a digest of each of them: comparing all row by row takes a minute. */
async function contents(pool: pg.Pool): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(CONTENTS)) {
    const { rows } = await pool.query(
      `select count(*) as rows, md5(string_agg(c::text, '|' order by c::text)) as digest from (${text}) c`,
    );
    found[name] = rows[0];
  }
  return found;
}

describe('an import that is killed halfway', () => {
  const killed = testDatabase();
  const clean = testDatabase();

  /** Runs the command and kills it as soon as the condition holds in the database. */
  async function killWhen(path: string, condition: string): Promise<void> {
    const child = spawn(process.execPath, ['src/cli/import.ts', path, '--apply'], {
      env: bareEnvironment({ DATABASE_URL: killed.url }),
      stdio: 'ignore',
    });
    const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
    for (let reached = false; !reached && child.exitCode === null; ) {
      const { rows } = await killed.pool.query(`select ${condition} as reached`);
      reached = rows[0]?.reached ?? false;
      if (!reached) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    child.kill('SIGKILL');
    expect(await ended, 'it was done before it could be killed').toBeNull();
  }

  it('is repeated safely: killed among the trips, then among the departures, it ends like a clean one', {
    // Imports give way to everything else: while both cores are kept busy they take several times as long.
    timeout: 400_000,
  }, async () => {
    const path = feedFile(feed());
    await killWhen(path, 'exists (select from trips)');
    await killWhen(path, 'exists (select from departures)');
    const half = await killed.pool.query(
      'select (select count(*) from trips) as trips, (select count(*) from departures) as departures, (select count(*) from reviews) as reviews',
    );
    expect(half.rows[0].trips).toBe(TRIPS);
    expect(half.rows[0].departures).toBeGreaterThan(0);
    expect(half.rows[0].reviews).toBeLessThan(TRIPS);
    const { report, problems } = await importFiles(killed.pool, path, { apply: true });
    expect(problems).toEqual([]);
    expect(report.counts.trip).toMatchObject({ read: TRIPS, new: 0 });
    await importFiles(clean.pool, path, { apply: true });
    expect(await contents(killed.pool)).toEqual(await contents(clean.pool));
    rmSync(path);
  });
});
