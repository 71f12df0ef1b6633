import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Buyer, buyersAt, leavePlaces, type Offer, offersOf } from '#bookings/testing';
import { atLeast, atMost, type Figure, reported } from './figure.ts';
import { readPriceFeeds, sendPrices } from './price-changes.ts';
import type { Run } from './run.ts';
import { forAnother, type Statement } from './statements.ts';
import { median, p95, rounds } from './statistics.ts';

const DEPARTURES = 200;
const PLACES = 5_000;
const SALES_A_SECOND = 20;
const AT_ONCE = 8;
const MOST_MS = 25;
const LEAST_RATIO = 0.4;

/** What somebody waits for who reserves, and how many can, beside what the database does of it. */
export async function reservations(run: Run): Promise<Figure[]> {
  const { pool } = run;
  const offers = await offersOf(pool, DEPARTURES);
  if (offers.length < Math.min(DEPARTURES, run.options.trips / 10)) throw new Error('too few dates can be paid here');
  const places = await placesOf(pool, offers);
  const clear = async () => {
    // The folder is used again, and who holds places on a date holds no others there.
    await pool.query('truncate bookings, seat_holds cascade');
    for (const [id, capacity, held, sold] of places) {
      const as = 'update departure_inventory set capacity = $2, held = $3, sold = $4 where departure_id = $1';
      await pool.query(as, [id, capacity, held, sold]);
    }
  };
  await clear();
  try {
    for (const offer of offers) await leavePlaces(pool, offer, PLACES);
    const buyer = buyersAt({
      ask: (path, init) => fetch(`http://127.0.0.1:${run.server.port}${path}`, init),
      approve() {},
    });
    return [await waits(run, offers, buyer), ...(await throughput(run, offers, buyer))];
  } finally {
    await clear();
  }
}

/** As they are without what a run that was broken off may have held: capacity, nothing held, what is sold. */
async function placesOf(pool: pg.Pool, offers: readonly Offer[]) {
  const { rows } = await pool.query<{ departure_id: string; capacity: number; sold: number }>(
    'select departure_id, capacity, sold from departure_inventory where departure_id = any($1::uuid[])',
    [offers.map(({ departureId }) => departureId)],
  );
  return rows.map(({ departure_id, capacity, sold }) => [departure_id, capacity, 0, sold] as const);
}

type NewBuyer = ReturnType<typeof buyersAt>;

/** Begins and holds at a fixed rate, while companies change prices; nothing else asks the server meanwhile. */
async function waits({ server, pool, options }: Run, offers: readonly Offer[], buyer: NewBuyer): Promise<Figure> {
  const seconds = options.seconds * 3;
  const feeds = await readPriceFeeds(pool, Math.min(1_000, options.trips / 10), 10);
  let isOver = false;
  const importing = (async () => {
    let changed = 0;
    for (let i = 0; !isOver; i++) changed += await sendPrices(pool, feeds[i % feeds.length] ?? []);
    return changed;
  })();
  await server.ask('watchRequests');
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let sold = 0; sold < SALES_A_SECOND * seconds; sold++) {
    const held = hold(buyer(), offers[sold % offers.length] as Offer);
    held.catch(() => {});
    underWay.push(held);
    await pause(Math.max(0, ((sold + 1) / SALES_A_SECOND) * 1_000 - (performance.now() - began)));
  }
  await Promise.all(underWay);
  const times = await server.ask('requestTimes');
  isOver = true;
  return atMost(MOST_MS, {
    name: `beginning and holding, in-server p95, ${SALES_A_SECOND} a second and an import`,
    value: p95(times),
    unit: 'ms',
    remark: `p50 ${median(times).toFixed(1)}; ${underWay.length} over ${offers.length} departures, ${await importing} prices changed`,
  });
}

async function hold(one: Buyer, offer: Offer): Promise<void> {
  const begun = await one.begin(offer);
  const held = await one.hold(offer);
  const [refusal] = [...begun.errors, ...held.errors];
  if (refusal) throw new Error(`Places couldn’t be held: ${refusal.detail}`);
}

async function reserve(one: Buyer, offer: Offer): Promise<void> {
  const { status, errors } = await one.upToConfirmed(offer);
  if (status !== 200) throw new Error(`A reservation ended with ${status}: ${errors[0]?.detail}`);
}

/** Whole reservations, up to paying, against the statements of one of them, sent by a client that does nothing else. */
async function throughput(
  { server, pool, options }: Run,
  offers: readonly Offer[],
  buyer: NewBuyer,
): Promise<Figure[]> {
  const [first] = offers;
  if (!first) throw new Error('no date can be paid here');
  const since = new Date(Date.now() - 1_000);
  const example = buyer();
  await server.ask('watchStatements');
  await reserve(example, first);
  const statements = await server.ask('statements');

  const measured = await rounds(async () => {
    const product = await perSecond(options.seconds, (i) => reserve(buyer(), offers[i % offers.length] as Offer));
    const clients = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const client = new pg.Client({ connectionString: connectionOf(pool) });
        await client.connect();
        return client;
      }),
    );
    const bare = await perSecond(options.seconds, (i, lane) => {
      const offer = offers[i % offers.length] as Offer;
      const instead = new Map([
        [first.departureId, offer.departureId],
        [first.tripId, offer.tripId],
      ]);
      return replay(clients[lane] as pg.Client, forAnother(statements, since, instead));
    });
    for (const client of clients) await client.end();
    return { product, bare, ratio: product / bare };
  });
  const of = (key: 'product' | 'bare' | 'ratio') => median(measured.map((one) => one[key]));
  const unit = 'a second';
  return [
    reported({
      name: 'the statements of a reservation, sent by a bare client',
      value: of('bare'),
      unit,
      remark: `${statements.length} of them`,
    }),
    reported({
      name: 'reservations up to paying, six calls each',
      value: of('product'),
      unit,
      remark: `${AT_ONCE} at once`,
    }),
    atLeast(LEAST_RATIO, {
      name: 'reservations ÷ their statements by a bare client',
      value: of('ratio'),
      unit: 'ratio',
    }),
  ];
}

async function perSecond(seconds: number, once: (i: number, lane: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let begun = 0;
  let done = 0;
  const lane = async (_: unknown, at: number) => {
    while (performance.now() - began < seconds * 1_000) {
      await once(begun++, at);
      done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done / ((performance.now() - began) / 1_000);
}

async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, values);
}

const connectionOf = (pool: pg.Pool) => pool.options.connectionString ?? '';
