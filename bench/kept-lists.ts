import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { atLeast, type Figure } from './figure.ts';
import { loadAtRate, sendAll } from './load.ts';
import { pick, seededRandom } from './random.ts';
import type { Run } from './run.ts';

const SALES_A_SECOND = 20;
const DEPARTURES = 200;
/** Sales of these are seen: fewer than eight places are left afterwards. */
const SHOWN = 2;
const LISTS = 30;
const READS_A_SECOND = 100;

/** How many list pages come from memory while places are sold, few of the sales changing what a list shows. */
export async function keptLists({ server, pool, options, sample }: Run): Promise<Figure[]> {
  const lists = ['/', '/all-trips', ...sample.categories.map(({ pageSlug }) => `/trip-list/${pageSlug}`)].slice(
    0,
    LISTS,
  );
  const shots = lists.map((path) => ({ path }));
  const departures = await withPlaces(pool);
  await publishOf(pool, departures);
  await untilTakenIn(pool);
  await sendAll(shots, server.port, { connections: 4, mostSeconds: 30 });

  const random = seededRandom(5);
  const seconds = options.seconds * 5;
  const rendered = await server.ask('rendered');
  const before = await server.ask('newestChange');
  const selling = sell(pool, departures, seconds);
  const load = await loadAtRate(READS_A_SECOND, seconds, server.port, () => pick(random, shots));
  const sales = await selling;
  const again = (await server.ask('rendered')) - rendered;
  const moved = (await server.ask('newestChange')) - before;
  return [
    atLeast(95, {
      name: `list pages from memory while ${SALES_A_SECOND} places a second are sold`,
      value: 100 * (1 - (again + load.refused) / load.sent),
      unit: '%',
      remark: `${sales} sales over ${departures.length} departures in ${seconds} s, ${load.sent} pages of ${lists.length} lists, ${load.refused} not answered; search index moved on by ${moved}`,
    }),
  ];
}

type Departure = { id: string; tripId: string };

/** Departures that can be bought, nearly all of them with so many places that a few sales more change nothing shown. */
async function withPlaces(pool: pg.Pool): Promise<Departure[]> {
  const { rows } = await pool.query<Departure>(
    `select d.id, d.trip_id as "tripId" from departures d
     join departure_inventory i on i.departure_id = d.id
     join trips t on t.id = d.trip_id and t.status = 'published' and t.superseded_by is null
     where d.availability in ('open', 'limited') and d.start_date > current_date + 60
     order by md5(d.id::text), d.id limit ${DEPARTURES}`,
  );
  await pool.query(
    `update departure_inventory i set capacity = held + sold + case when g.n <= ${SHOWN} then 8 else 1000 end
     from unnest($1::uuid[]) with ordinality as g (id, n) where i.departure_id = g.id`,
    [rows.map(({ id }) => id)],
  );
  return rows;
}

const publishOf = (pool: pg.Pool, departures: readonly Departure[]) =>
  pool.query(`select publish_events('trip.changed', $1::uuid[])`, [
    [...new Set(departures.map(({ tripId }) => tripId))],
  ]);

/** Each in a transaction of its own, as a booking will be. @returns how many places were sold */
async function sell(pool: pg.Pool, departures: readonly Departure[], seconds: number): Promise<number> {
  const began = performance.now();
  let sold = 0;
  for (; sold < SALES_A_SECOND * seconds; sold++) {
    const departure = departures[sold % departures.length] as Departure;
    await pool.query(
      `with sale as (update departure_inventory set sold = sold + 1 where departure_id = $1 returning departure_id)
       select publish_events('trip.changed', array[$2::uuid]) from sale`,
      [departure.id, departure.tripId],
    );
    await pause(Math.max(0, ((sold + 1) / SALES_A_SECOND) * 1000 - (performance.now() - began)));
  }
  return sold;
}

/** As long as the server projects what was told before. */
async function untilTakenIn(pool: pg.Pool): Promise<void> {
  let last = '';
  for (let round = 0; round < 120; round++) {
    const { rows } = await pool.query<{ newest: string }>(
      `select coalesce(max(changed_seq), 0)::text as newest from trip_search`,
    );
    if (rows[0]?.newest === last) return;
    last = rows[0]?.newest ?? '';
    await pause(2000);
  }
}
