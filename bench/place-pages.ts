import { atMost, type Figure } from './figure.ts';
import { createClient } from './http-client.ts';
import { seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { readLocations } from './sitemap.ts';
import { ROUNDS, rounds } from './statistics.ts';
import { timesLine, timesOf } from './uncached-pages.ts';

/** Kinds of pages by how their addresses look. Those of which there are few are asked for once each. */
const KINDS: Record<string, RegExp> = {
  guide: /^\/guide\//,
  'two-attribute page': /^\/ltt\//,
  'itinerary page': /^\/itinerary\//,
  'landmark page': /^\/l\//,
  'attraction page': /^\/attractions\//,
  'list of a category': /^\/trip-list\//,
  'companies of a place': /^\/tc\//,
  'reviews of a category': /^\/reviews\//,
  company: /^\/tour-operators\/(?!.*-(?:trips|reviews)$)/,
  'trips of a company': /^\/tour-operators\/.*-trips$/,
  'reviews of a company': /^\/tour-operators\/.*-reviews$/,
  'pair of companies': /^\/c\//,
  article: /^\/blog\//,
};
/** Trips are measured by themselves. */
const GROUPS = /\/(?!trips-)[a-z-]+-\d+\.xml$/;
const TARGET_MS = 60;
/** Each round. */
const MOST_PAGES = 60;

/** Pages of every kind that nobody asked for before, as the sitemap names them: measured like trip pages. */
export async function placePages(run: Run): Promise<Figure[]> {
  const random = seededRandom(3);
  const addresses = await listedAddresses(run.server.port);
  // Before all others: none of them is kept yet.
  const figures: Figure[] = [await singlePages(run, addresses)];
  for (const [name, pattern] of Object.entries(KINDS)) {
    const paths = addresses.filter((path) => pattern.test(path)).map((path) => ({ path, place: random() }));
    const shots = paths.sort((a, b) => a.place - b.place);
    const each = Math.min(MOST_PAGES, Math.floor(shots.length / ROUNDS));
    if (each === 0) continue;
    const found = await rounds((round) => timesOf(run, shots.slice(round * each, (round + 1) * each)));
    figures.push(timesLine(`uncached ${name}, in-server p95`, TARGET_MS, found));
  }
  return figures;
}

/** Pages with an address of their own, each rendered for the first time; the slowest is named. */
async function singlePages(run: Run, addresses: readonly string[]): Promise<Figure> {
  const single = addresses.filter((path) => !/^\/[a-z-]+\/./.test(path));
  // What all pages need is at hand after the first few.
  await timesOf(
    run,
    run.sample.trips.slice(-10).map((slug) => ({ path: `/trips/${slug}` })),
    false,
  );
  const { times } = await timesOf(
    run,
    single.map((path) => ({ path })),
    false,
  );
  const slowest = Math.max(...times);
  const where = single[times.indexOf(slowest)] ?? '';
  return atMost(TARGET_MS, {
    name: `first rendering of ${single.length} single pages, the slowest in-server`,
    value: slowest,
    unit: 'ms',
    remark: where,
  });
}

async function listedAddresses(port: number): Promise<string[]> {
  const client = createClient(port, 1);
  try {
    const files = (await readLocations(client, '/sitemap.xml')).filter((file) => GROUPS.test(file));
    const addresses: string[] = [];
    for (const file of files) addresses.push(...(await readLocations(client, file)));
    return addresses;
  } finally {
    client.close();
  }
}
