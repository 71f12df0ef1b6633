import { atMost, type Figure, reported } from './figure.ts';
import type { Shot } from './http-client.ts';
import { sendAll } from './load.ts';
import { filteredList, pathOf } from './questions.ts';
import { seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { median, p95, ROUNDS, rounds } from './statistics.ts';

/** Each round, for every second that a step may take: 300 with the usual four. */
const PAGES_A_SECOND = 75;
const MOST_PAGES = 300;
const MOST_SECONDS = 40;
const TARGET_MS = 40;

/**
 * Pages that nobody asked for before, one after the other: from the request's arrival in the server to the last byte
 * of its answer. Trip pages take the way of a first visitor, so that compressing and keeping them counts too.
 */
export async function uncachedPages(run: Run): Promise<Figure[]> {
  const random = seededRandom(1);
  const pages = Math.min(MOST_PAGES, PAGES_A_SECOND * run.options.seconds);
  // As many for each round; those before the first are rendered to warm the process up.
  const each = Math.min(pages, Math.floor(run.sample.trips.length / (ROUNDS + 1)));
  const trips = (round: number) =>
    run.sample.trips.slice(round * each, (round + 1) * each).map((slug) => ({ path: `/trips/${slug}` }));
  const lists = () => Array.from({ length: pages }, () => ({ path: pathOf(filteredList(random, run.sample)) }));

  await timesOf(run, [...trips(ROUNDS), ...lists().slice(0, each)]);
  const empty = await rounds(() => timesOf(run, Array(pages).fill({ path: '/livez' }), false));
  const trip = await rounds((round) => timesOf(run, trips(round)));
  const list = await rounds(() => timesOf(run, lists()));
  return [
    reported({
      name: 'answer of /livez, in-server p95',
      value: median(empty.map(({ times }) => p95(times))),
      unit: 'ms',
    }),
    timesLine('uncached trip page, in-server p95', TARGET_MS, trip),
    timesLine('filtered list page, in-server p95', TARGET_MS, list),
  ];
}

export type Round = { times: number[]; cpu: number };

export function timesLine(name: string, target: number, found: Round[]): Figure {
  const all = found.map(({ times }) => times);
  const middle = median(all.map((times) => median(times)));
  const cpu = median(found.map((round) => round.cpu));
  const remark = `p50 ${middle.toFixed(1)}, CPU time of the server ${cpu.toFixed(1)} a page, compressing included`;
  return atMost(target, { name, value: median(all.map(p95)), unit: 'ms', remark });
}

/** Milliseconds of each, and milliseconds of CPU time a page. */
export async function timesOf({ server }: Run, shots: Shot[], pages = true): Promise<Round> {
  const before = { rendered: await server.ask('rendered'), cpu: await server.ask('cpu') };
  await server.ask('watchRequests');
  await sendAll(shots, server.port, { mostSeconds: MOST_SECONDS, connections: 1 });
  const times = await server.ask('requestTimes');
  const cpu = ((await server.ask('cpu')) - before.cpu) * 1000;
  const rendered = (await server.ask('rendered')) - before.rendered;
  if (pages && rendered < times.length) throw new Error(`${times.length - rendered} pages came from memory`);
  return { times, cpu: cpu / times.length };
}
