import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { crawl } from '../journeys/crawl.ts';
import { headOf } from '../journeys/document-head.ts';
import { demoCatalogue, runImport, startServer, type TestServer } from '../journeys/server.ts';
import { sparseFeeds } from './sparse-feeds.ts';

const COMPANIES = [
  'fjord-and-ferry',
  'sierra-alta',
  'reed-and-kite',
  'terra-lenta',
  'embers-and-docks',
  'slow-water',
  'bergwege',
];
const TRIPS = [
  'lofoten-by-local-boat',
  'cocora-in-four-days',
  'walks-on-the-paramo',
  'in-the-delta',
  'in-the-marsh',
  'across-the-puszta',
  'down-the-tisza',
  'a-walk-by-the-docks',
  'cellars-of-tokaj',
  'fjords-under-sail',
  'isles-in-may',
  'huettentour',
];
const PAGES = [
  '/',
  '/all-trips',
  '/about',
  '/press',
  '/reviews',
  '/llms.txt',
  ...COMPANIES.flatMap((slug) => ['', '-trips', '-reviews'].map((part) => `/tour-operators/${slug}${part}`)),
  ...TRIPS.map((slug) => `/trips/${slug}`),
];

/** A site with nothing in it but seven companies that say little. */
describe('sparse feeds', () => {
  const folder = temporaryFolder('sparse');
  const { url } = testDatabase(demoCatalogue(0));
  let server: TestServer;
  let told = '';

  /** What one reads on a page. */
  const read = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    return html
      .replace(/<head>.*?<\/head>|<script.*?<\/script>|<!--.*?-->/gs, '')
      .replace(/<\/(p|li|td|th|dt|dd|h\d|div|legend|small|span)>/g, '$&\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('\u00a0', ' ')
      .replace(/[ \n]*\n[ \n]*/g, '\n');
  };
  const trip = (slug: string) => read(`/trips/${slug}`);
  const dataOf = async (path: string) => ((await (await fetch(server.url + path)).json()) as { data: never }).data;

  beforeAll(async () => {
    const paths = Object.entries(sparseFeeds).map(([name, records]) => {
      const path = join(folder, `${name}.ndjson`);
      writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
      return path;
    });
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0' };
    told = await runImport(environment, ...paths);
    server = await startServer(environment);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are told what of them says nothing', () => {
    expect(told).toContain('is EUR, and this date is sold in NOK: the currency of the trip');
    expect(told).toContain('a fixed deposit needs its currency');
    expect(told).toContain('"Child" is called like an age');
  });

  it.each(PAGES)('make no claim on %s that no feed bears out', async (path) => {
    // The cabins of one company are stated to be for two.
    const text = (await read(path)).replace(/(\$4,290 ?|From, )per person, sharing/g, '');
    expect(text.length).toBeGreaterThan(200);
    for (const claim of [
      'Verified traveler',
      'New trip',
      'when you book',
      'Nothing comes back',
      'comes back.\nIf you cancel by',
      'sharing',
      'on every card',
      'undefined',
      'NaN',
      'null',
      'every required charge',
      'of two who share',
      'with every room',
      'Every review',
      'Read all 1 ',
      'H. M..',
    ])
      expect(text, claim).not.toContain(claim);
  });

  it('have no departure called guaranteed beside the price of another', async () => {
    expect(await trip('lofoten-by-local-boat')).not.toContain('Departure guaranteed');
    expect(await read('/tour-operators/fjord-and-ferry')).not.toContain('Departure guaranteed');
  });

  it('have whom to ask where no policy is known, and the curve where a level is named', async () => {
    expect(await trip('lofoten-by-local-boat')).toContain('Ask Fjord & Ferry what comes back');
    expect(await trip('across-the-puszta')).toContain('Ask Terra Lenta what comes back');
    expect(await trip('down-the-tisza')).not.toContain('Ask Terra Lenta');
  });

  it('have every price of every date shown in its currency, with what everybody has to pay', async () => {
    const lofoten = await trip('lofoten-by-local-boat');
    for (const price of ['NOK 12,900', 'NOK 14,900', '€1,190', 'NOK 13,500']) expect(lofoten).toContain(price);
    expect(lofoten).not.toContain('€1,150');
    expect(lofoten).toContain('€1 is about $');
    const puszta = await trip('across-the-puszta');
    for (const price of ['HUF 335,000', 'HUF 355,000']) expect(puszta).toContain(price);
    expect(puszta).not.toMatch(/HUF 33,|HUF 33\.|HUF 33,500,000/);
  });

  it('have prices on request called so, on the page, the card and in every API', async () => {
    const puszta = await trip('across-the-puszta');
    expect(puszta).toMatch(/About\nHUF 335,000 about \$1,00\d\nper person, on request/);
    expect(puszta).toContain('Every charge you can’t leave out is in.');
    const cocora = await trip('cocora-in-four-days');
    expect(cocora).toMatch(/About\nCOP 1,280,000 about \$3\d\d\nper person, on request/);
    expect(cocora).not.toContain('Every charge');
    expect(cocora).toContain('Any day of the year.');
    expect(cocora).toContain('Precio por persona, mínimo dos personas.');
    expect(cocora).toContain('See it on the site of Sierra Alta');
    expect(await trip('walks-on-the-paramo')).toContain('Read the brochure');
    const list = await read('/all-trips?sort=price_low_to_high');
    expect(list).toMatch(/About\nHUF 335,000/);
    const found = (await dataOf('/v1/trips?filters[price_max]=400')) as unknown;
    expect(JSON.stringify(found)).toContain('"price_on_request":true');
  });

  it('have prices in words where a price would stand, on the page, the card and beside another trip', async () => {
    const delta = await trip('in-the-delta');
    expect(delta).toMatch(/Price notes\n\$2,900 to \$3,400, depending on the season\./);
    expect(delta).not.toContain('No price listed');
    const list = await read('/tour-operators/reed-and-kite-trips');
    expect(list).toMatch(/In the Delta[^$]*See price notes/);
    expect(list).toMatch(/In the Marsh[^$]*No price listed/);
    expect(await read('/products/c/in-the-delta-vs-cellars-of-tokaj')).toMatch(/See price notes\s*\$2,900 to \$3,400/);
  });

  it('are told to ask for a price where dates are listed without one, and never that there are none', async () => {
    const marsh = await trip('in-the-marsh');
    expect(marsh).toContain('No price listed');
    expect(marsh).toContain('Reed & Kite lists dates, but no price for each of them');
    expect(marsh).not.toContain('lists no date');
  });

  it('are found by price, on request or not', async () => {
    const list = await read('/all-trips?price_max=400');
    expect(list).toContain('Cocora in Four Days');
    expect(list).not.toContain('Across the Puszta');
  });

  it('tell sold out from on request, and count the guaranteed dates in words', async () => {
    const list = await read('/all-trips');
    expect(list).toContain('Sold out');
    expect(list).toContain('Dates on request');
    expect(list).toContain('No dates listed');
    expect(list).toContain('1 of 4 dates guaranteed');
    expect(list).toContain('Ages 18 to 39');
  });

  it('have their authors called what the company calls them', async () => {
    expect(await trip('lofoten-by-local-boat')).toContain('Verified by Fjord & Ferry.');
    expect(await read('/')).not.toContain('traveler reviews');
  });

  it('have every one of many dates, a page of 200 after the other, and the price of the cheapest', async () => {
    const first = await trip('a-walk-by-the-docks');
    expect(first).toContain('CA$140');
    expect(first).toContain('These are dates 1 to 200 of 430.');
    expect(first).toContain('All 430 dates');
    const last = await trip('a-walk-by-the-docks?dates=3');
    expect(last).toContain('These are dates 401 to 430 of 430.');
    expect(await dataOf('/v1/trips/a-walk-by-the-docks/departures')).toHaveLength(430);
  });

  it('say nothing of charges where a company names only what is in', async () => {
    const docks = await trip('a-walk-by-the-docks');
    expect(docks).toContain('Guide francophone');
    expect(docks).toContain('Ne comprend pas : assurance.');
    expect(docks).not.toContain('Every charge');
  });

  it('count nothing into a total that is to be paid in another currency', async () => {
    const tokaj = await trip('cellars-of-tokaj');
    expect(tokaj).toContain('Some charges you can’t leave out come on top');
    expect(tokaj).toContain('Paid on the spot, in another currency, so it comes on top of the total');
    expect(await trip('across-the-puszta')).toContain('Required, and counted in the total');
    const compared = await read('/products/c/cellars-of-tokaj-vs-across-the-puszta');
    expect(compared).toMatch(/Local payments\n(.*\n)*?.*Cellar fees, about HUF 12,000, required/);
  });

  it('call no trip a top one or much reviewed that nobody has reviewed', async () => {
    expect(await read('/tour-operators/sierra-alta')).not.toMatch(/Top trips|Most reviewed|Popular/);
    expect(await read('/tour-operators/fjord-and-ferry')).toContain('Top trips');
    expect(await read('/')).toContain('Top trips');
  });

  it('have the year told of a date whose month comes before it once more', async () => {
    const year = new Date(Date.now() + 400 * 86_400_000).getUTCFullYear();
    expect(await read('/tour-operators/slow-water-trips')).toMatch(new RegExp(`Next: [A-Z][a-z]{2} \\d+, ${year}`));
    expect(await read('/tour-operators/reed-and-kite-trips')).toMatch(/Next: [A-Z][a-z]{2} \d+\n/);
  });

  it('have a single supplement shown, dated or not, and no way to dates where none is listed', async () => {
    const fjords = await trip('fjords-under-sail');
    expect(fjords).toContain('A room of one’s own costs $1,900 more.');
    expect(fjords).toContain('See dates');
    const isles = await trip('isles-in-may');
    expect(isles).toContain('A room of one’s own costs £950 more.');
    expect(isles).not.toContain('See dates');
  });

  it('have meals counted, and of no number that nobody named', async () => {
    for (const path of ['/trips/huettentour', '/tour-operators/bergwege-trips'])
      expect(await read(path)).toMatch(/(?<!of )8 meals/);
  });

  it('are described to search engines by what they have', async () => {
    const described = async (path: string) =>
      headOf(await (await fetch(server.url + path)).text()).meta.description ?? '';
    expect(await described('/tour-operators/bergwege')).toBe('1 trip');
    expect(await described('/tour-operators/bergwege-reviews')).toBe('No reviews yet.');
    expect(await described('/tour-operators/bergwege-trips')).toBe('1 trip. About CHF 1,490, on request.');
    expect(await described('/trip-list/norway')).toBe('Norway, 1 trip. By date, price, length and effort.');
  });

  it('are found by country, whether or not somebody said on which continent it lies', async () => {
    expect(await read('/trip-destinations')).toMatch(/Norway\s*1 trip/);
    expect(await (await fetch(server.url)).text()).toMatch(/href="\/trip-list\/norway"/);
  });

  it('lead nowhere that isn’t, and to no page or part of one that is empty', async () => {
    const { broken, empty, visited } = await crawl(server.url);
    expect({ broken, empty }).toEqual({ broken: [], empty: [] });
    for (const path of ['/', '/stride-sitemap', '/sitemaps/pages-1.xml'])
      expect(await (await fetch(server.url + path)).text()).not.toMatch(
        /\/(l|i|attractions|experiences|global-sitemap|top-tour-operator-comparisons)["<]/,
      );
    expect(visited).toBeGreaterThan(20);
  });

  it('are charged for nothing', async () => {
    for (const slug of TRIPS) {
      const model = (await dataOf(`/v1/trips/${slug}/merchant_model`)) as { attributes: Record<string, unknown> };
      expect(model.attributes).toMatchObject({
        methods: [],
        deposit: null,
        final_payment_days: null,
        payment_types: [],
      });
    }
  });
});
