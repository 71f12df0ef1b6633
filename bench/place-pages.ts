import { atMost, type Figure } from './figure.ts';
import { createClient } from './http-client.ts';
import { textSearch } from './questions.ts';
import { type Random, seededRandom } from './random.ts';
import type { Run } from './run.ts';
import type { Sample } from './sample.ts';
import { readLocations } from './sitemap.ts';
import { ROUNDS, rounds } from './statistics.ts';
import { timesLine, timesOf } from './uncached-pages.ts';

/** Kinds of pages by how their addresses look. Those of which there are few are asked for once each. */
const KINDS: Record<string, RegExp> = {
  guide: /^\/guide\//,
  continent: /^\/destination\//,
  'two-attribute page': /^\/ltt\//,
  'four-attribute page': /^\/ltg\//,
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
/** Pages that no sitemap names: what they show, somebody chose, or isn't offered any more. */
const UNLISTED: Record<string, (sample: Sample, random: Random) => string[]> = {
  'search result': (sample, random) =>
    Array.from({ length: MOST_PAGES * ROUNDS }, () => `/catalogsearch/result?${textSearch(random, sample).params}`),
  'trips side by side': ({ trips }) => sideBySide(trips).map((slugs) => `/products/c/${slugs}`),
  'three companies side by side': ({ companies }) => sideBySide(companies).map((slugs) => `/c/${slugs}`),
  'previous trips of a trip': ({ replacing }) => replacing.map((slug) => `/trips/${slug}/previous-trips`),
  'previous trips of a company': ({ former }) => former.map((slug) => `/tour-operators/${slug}-previous-trips`),
};

/** Three at a time, as their address has them. */
const sideBySide = (slugs: readonly string[]): string[] =>
  slugs
    .slice(0, -2)
    .slice(0, MOST_PAGES * ROUNDS)
    .map((slug, i) => [slug, ...slugs.slice(i + 1, i + 3)].sort().join('-vs-'));

/** Trips are measured by themselves. */
const GROUPS = /\/(?!trips-)[a-z-]+-\d+\.xml$/;
const TARGET_MS = 60;
/** Each round. */
const MOST_PAGES = 60;

/** Pages of every kind that nobody asked for before, most of them as the sitemap names them: measured like trip pages. */
export async function placePages(run: Run): Promise<Figure[]> {
  const random = seededRandom(3);
  const addresses = await listedAddresses(run.server.port);
  // Before all others: none of them is kept yet.
  const figures: Figure[] = [await singlePages(run, addresses)];
  const listed = Object.entries(KINDS).map(
    ([name, pattern]) => [name, addresses.filter((path) => pattern.test(path))] as const,
  );
  const unlisted = Object.entries(UNLISTED).map(([name, pathsOf]) => [name, pathsOf(run.sample, random)] as const);
  for (const [name, paths] of [...listed, ...unlisted]) {
    const placed = [...new Set(paths)].map((path) => ({ path, place: random() }));
    const shots = placed.sort((a, b) => a.place - b.place);
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
