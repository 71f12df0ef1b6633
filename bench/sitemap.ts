import { atMost, type Figure } from './figure.ts';
import { type Client, createClient, sendWell } from './http-client.ts';
import type { Run } from './run.ts';

const LOCATION = /<loc>([^<]*)<\/loc>/g;
const PLAIN = { 'Accept-Encoding': 'identity' };
const TARGET_SECONDS = 3;
/** A file of 50,000 addresses has some 6 MB as text, several times that before it is text. */
const TARGET_MB = 30;

/** The index and every file that it names, one after the other, as a crawler asks for them. */
export async function sitemapTimes(run: Run): Promise<Figure[]> {
  const client = createClient(run.server.port, 1);
  const all = async () => {
    const began = performance.now();
    let addresses = 0;
    const files = await readLocations(client, '/sitemap.xml');
    for (const file of files) addresses += (await readLocations(client, file)).length;
    return { seconds: (performance.now() - began) / 1000, addresses, files: files.length };
  };
  try {
    await all();
    const before = (await run.server.ask('memory')).now;
    const { seconds, addresses, files } = await all();
    const { now } = await run.server.ask('memory');
    const remark = `${addresses.toLocaleString('en-US')} addresses in ${files} files`;
    return [
      atMost(TARGET_SECONDS, { name: 'sitemap, all files', value: seconds, unit: 's', remark }),
      atMost(TARGET_MB, {
        name: 'memory that reading the sitemap adds',
        value: Math.max(0, now - before),
        unit: 'MB',
        remark: 'the second reading',
      }),
    ];
  } finally {
    client.close();
  }
}

/** Paths that a file of the sitemap names, in its order. */
export async function readLocations(client: Client, path: string): Promise<string[]> {
  const { body } = await sendWell(client, { path, headers: PLAIN });
  return [...body.toString().matchAll(LOCATION)].map(([, location = '']) => new URL(location).pathname);
}
