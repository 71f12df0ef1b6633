import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyServer, companyServer, samplePicture } from '#images/testing';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, runImport, startServer, type TestServer } from '../journeys/server.ts';

/** A company tries its feed on its own machine, pictures and all. */
describe('a company’s own feed', () => {
  const folder = temporaryFolder('company-feed');
  const { url } = testDatabase(demoCatalogue(0));
  let pictures: CompanyServer;
  let server: TestServer;
  const page = async (path: string) => (await fetch(server.url + path)).text();
  const words = (html: string) =>
    html.replace(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, '').replace(/\s+/g, ' ');

  beforeAll(async () => {
    const sample = await samplePicture({ width: 1600, height: 1000 });
    pictures = await companyServer((_request, response) => response.end(sample));
    const feed = [
      {
        kind: 'operator',
        id: 'low-walks',
        name: 'Low Walks',
        image_hosts: ['localhost', '127.0.0.1'],
        rating_total: { score: 9.1, best: 10, count: 1, source: 'Walkers’ Guide' },
      },
      {
        kind: 'trip',
        id: 'dale',
        operator: 'low-walks',
        name: 'Through the dale',
        duration_days: 2,
        cover_image: { url: `http://127.0.0.1:${pictures.port}/dale.jpg` },
        rating_total: { score: 4.75, count: 1234, source: 'Trustpilot' },
        itinerary: [
          { first_day: 0, label: 'Arrive the evening before' },
          { first_day: 1, last_day: 2, label: 'Walk' },
        ],
      },
      { kind: 'trip', id: 'moor', operator: 'low-walks', name: 'Over the moor', duration_days: 3 },
    ];
    const path = join(folder, 'feed.json');
    writeFileSync(path, JSON.stringify(feed));
    const IMAGE_LOCAL_HOST = `127.0.0.1:${pictures.port}`;
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0', IMAGE_LOCAL_HOST };
    expect(await runImport(environment, path)).not.toContain('warnings');
    server = await startServer(environment, folder);
  });
  afterAll(async () => {
    await server?.stop();
    await pictures.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows what reviewers elsewhere gave as theirs, and tells no search engine that it were ours', async () => {
    const trip = await page('/trips/through-the-dale');
    expect(words(trip)).toContain(
      '4.75 of 5 from 1,234 reviews on Trustpilot, as Low Walks states it. Sojourn has not checked it, and no score here counts it.',
    );
    const company = await page('/tour-operators/low-walks-reviews');
    expect(words(company)).toContain('9.1 of 10 from 1 review on Walkers’ Guide, as Low Walks states it.');
    expect(words(company)).toContain('Nobody has reviewed Low Walks yet.');
    for (const html of [trip, company]) expect(html).not.toContain('aggregateRating');
  });

  it('has its trips on the front page, though they are all of one company', async () => {
    const home = words(await page('/'));
    for (const name of ['Through the dale', 'Over the moor']) expect(home).toContain(name);
  });

  it('may begin on the day before the first', async () => {
    expect(words(await page('/trips/through-the-dale'))).toMatch(/Day ?0.*Arrive the evening before/);
  });

  it('shows pictures of the local server that the configuration names', async () => {
    await expect
      .poll(() => page('/trips/through-the-dale'), { timeout: 60_000, interval: 300 })
      .toMatch(/<picture>[\s\S]*\/images\//);
  });
});
