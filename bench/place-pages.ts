import type { Figure } from './figure.ts';
import { createClient } from './http-client.ts';
import { seededRandom } from './random.ts';
import type { Run } from './run.ts';
import { readLocations } from './sitemap.ts';
import { ROUNDS, rounds } from './statistics.ts';
import { timesLine, timesOf } from './uncached-pages.ts';

/** Kinds of pages by how their addresses begin. Those of which there are few are asked for once each. */
const KINDS = {
  guide: '/guide/',
  'two-attribute page': '/ltt/',
  'itinerary page': '/itinerary/',
  'landmark page': '/l/',
  'attraction page': '/attractions/',
};
const GROUPS = /\/(guides|long-tails|places)-/;
const TARGET_MS = 60;
/** Each round. */
const MOST_PAGES = 60;

/** Guides and places that nobody asked for before, as the sitemap names them: measured like trip pages. */
export async function placePages(run: Run): Promise<Figure[]> {
  const random = seededRandom(3);
  const addresses = await listedAddresses(run.server.port);
  const figures: Figure[] = [];
  for (const [name, start] of Object.entries(KINDS)) {
    const paths = addresses.filter((path) => path.startsWith(start)).map((path) => ({ path, place: random() }));
    const shots = paths.sort((a, b) => a.place - b.place);
    const each = Math.min(MOST_PAGES, Math.floor(shots.length / ROUNDS));
    if (each === 0) continue;
    const found = await rounds((round) => timesOf(run, shots.slice(round * each, (round + 1) * each)));
    figures.push(timesLine(`uncached ${name}, in-server p95`, TARGET_MS, found));
  }
  return figures;
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
