import { tripQuery } from './api-queries.ts';
import { atMost, type Figure, reported } from './figure.ts';
import type { Shot } from './http-client.ts';
import { loadAtRate, sendAll } from './load.ts';
import { readPriceFeeds, sendPrices } from './price-changes.ts';
import { filteredList, mistyped, pathOf } from './questions.ts';
import { pick, pickPopular, seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { p95 } from './statistics.ts';

const PER_SECOND = 200;
const CHANGED_TRIPS = 1000;
/** In a small catalogue: changing everything at once would be another measurement. */
const LARGEST_CHANGED_SHARE = 0.1;
const FEEDS = 10;
const KEPT_PAGES = 300;
const LEAST_ANSWERED = 0.99;

/**
 * How late the server's event loop comes to its turn: 200 requests a second while a thousand trips change their
 * prices, a tenth of them at a time. A process that only listens tells how late the machine itself is meanwhile.
 */
export async function eventLoop(run: Run): Promise<Figure[]> {
  const { server, plain, pool, sample } = run;
  const seconds = run.options.loopSeconds;
  const random = seededRandom(4);
  const kept = sample.trips.slice(0, KEPT_PAGES).map((slug) => ({ path: `/trips/${slug}` }));
  const next = (): Shot => {
    const share = random();
    if (share < 0.6) return pickPopular(random, kept);
    if (share < 0.8) return { path: pathOf(filteredList(random, sample)) };
    if (share < 0.9) return tripQuery(pick(random, sample.trips));
    return { path: `/v1/search?search=${encodeURIComponent(mistyped(random, sample))}` };
  };
  const changed = Math.min(CHANGED_TRIPS, Math.ceil(LARGEST_CHANGED_SHARE * (await server.ask('tripsIndexed'))));
  const feeds = await readPriceFeeds(pool, changed, FEEDS);
  await sendAll(kept, server.port, { connections: 4, mostSeconds: 20 });
  const before = await server.ask('newestChange');

  await Promise.all([server.ask('watchLoop'), plain.ask('watchLoop')]);
  const changing = changePrices(run, feeds, seconds);
  const load = await loadAtRate(PER_SECOND, seconds, server.port, next);
  const late = await server.ask('loopDelay');
  const machine = await plain.ask('loopDelay');
  const prices = await changing;
  const taken = (await server.ask('newestChange')) - before;
  if (prices === 0 || taken === 0) throw new Error('no changed price reached the search index');
  const answered = 1 - load.refused / load.sent;
  const line = atMost(30, {
    name: 'event loop late at 200 req/s while prices change, p99.9',
    value: late.p999,
    unit: 'ms',
    remark: `p50 ${late.p50.toFixed(1)}, max ${late.max.toFixed(0)}; ${seconds} s, ${changed} trips, ${prices} prices, search index moved on by ${taken}`,
  });
  return [
    reported({
      name: 'event loop of an idle process meanwhile, p99.9',
      value: machine.p999,
      unit: 'ms',
      remark: `max ${machine.max.toFixed(0)}`,
    }),
    reported({
      name: 'answers meanwhile, at the client p95',
      value: p95(load.milliseconds),
      unit: 'ms',
      remark: `${load.sent} requests, ${load.refused} not answered`,
    }),
    // A server that turns visitors away has time enough.
    answered >= LEAST_ANSWERED ? line : { ...line, ok: false, remark: `${line.remark}; too many were not answered` },
  ];
}

/** One feed after the other, spread over the time. */
async function changePrices(
  { pool }: Run,
  feeds: Parameters<typeof sendPrices>[1][],
  seconds: number,
): Promise<number> {
  const began = performance.now();
  let changed = 0;
  for (const [index, feed] of feeds.entries()) {
    const due = ((index + 0.5) / feeds.length) * seconds * 1000 - (performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due)));
    changed += await sendPrices(pool, feed);
  }
  return changed;
}
