import { atMost, type Figure, reported } from './figure.ts';
import { sendAll } from './load.ts';
import type { Run } from './run.ts';

/** More than the page cache has room for. */
const PAGES = 3000;
const MOST_SECONDS = 90;
const { round } = Math;

/** The server after thousands of pages: its index loaded, its page cache full, nothing collected by hand. */
export async function memory(run: Run): Promise<Figure[]> {
  const shots = [
    ...run.sample.categories.map(({ pageSlug }) => ({ path: `/trip-list/${pageSlug}` })),
    ...run.sample.trips.map((slug) => ({ path: `/trips/${slug}` })),
  ].slice(0, PAGES);
  const sent = await sendAll(shots, run.server.port, { connections: 4, mostSeconds: MOST_SECONDS });
  const trips = await run.server.ask('tripsIndexed');
  const { now, peak, ...parts } = await run.server.ask('memory');
  const plain = await run.plain.ask('memory');
  return [
    reported({ name: 'memory of node:http alone', value: plain.now, unit: 'MB' }),
    atMost(700, {
      name: 'memory of the server, index loaded and cache warm',
      value: now,
      unit: 'MB',
      remark: `${trips} trips, ${sent} pages visited; heap ${round(parts.heap)}, used ${round(parts.heapUsed)}, buffers ${round(parts.buffers)}; at most ${round(peak)} so far`,
    }),
  ];
}
