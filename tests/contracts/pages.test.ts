import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#kernel';
import { createPageAddresses, createPageDoor, createPages } from '#pages';
import { buildIfStale } from '../../src/cli/build-if-stale.ts';
import { createApp } from '../../src/server/app.ts';
import { pagesIn } from '../../src/web/page-table.ts';
import { headOf } from '../journeys/document-head.ts';
import { htmlFaults } from './html-faults.ts';
import { samplesOf } from './samples.ts';
import { structuredDataFaults } from './structured-data.ts';
import { seededSite } from './testing.ts';

/** full: header with the search, footer. home: its header leaves the search to the page. none: neither. */
type Around = 'full' | 'home' | 'header' | 'none';

type Expected = {
  type: string;
  name: string;
  around: Around;
  robots: 'noindex,follow' | 'noindex,nofollow' | null;
  cache: keyof typeof CACHE;
};

/** Without prices, with prices, made anew, private. */
const CACHE = {
  C: 'public, max-age=0, s-maxage=300',
  M: 'public, max-age=0, s-maxage=60',
  F: 'no-store',
  S: 'private, no-store',
};

const USUAL = { around: 'full', robots: null } as const;

/** What each page is to be, said here once more: whoever changes the table by mistake learns it from this list. */
const EXPECTED: Record<string, Expected> = {
  '/': { type: 'home_page', name: 'Home', around: 'home', robots: null, cache: 'M' },
  '/all-trips': { ...USUAL, type: 'category_product_list', name: 'Category Product List', cache: 'M' },
  '/trip-list/:slug': { ...USUAL, type: 'category_product_list', name: 'Category Product List', cache: 'M' },
  '/guide/:slug': { ...USUAL, type: 'cat_seolp', name: 'Category Landing Page', cache: 'M' },
  '/trip-destinations': { ...USUAL, type: 'other', name: 'Destinations', cache: 'M' },
  '/destination/:slug': { ...USUAL, type: 'cat_seolp', name: 'Continent', cache: 'M' },
  '/ltt/:slug': { ...USUAL, type: 'cat_seolp', name: 'Category Landing Page', cache: 'M' },
  '/ltg/:slug': { ...USUAL, type: 'cat_seolp', name: 'Category Landing Page', cache: 'M' },
  '/l': { ...USUAL, type: 'cat_landmark', name: 'Landmarks', cache: 'C' },
  '/l/:slug': { ...USUAL, type: 'cat_landmark', name: 'Category Landmark', cache: 'M' },
  '/attractions': { ...USUAL, type: 'category_attraction', name: 'Attractions', cache: 'C' },
  '/attractions/:slug': { ...USUAL, type: 'category_attraction', name: 'Category Attraction', cache: 'M' },
  '/i': { ...USUAL, type: 'category_itinerary', name: 'Itineraries', cache: 'C' },
  '/itinerary/:slug': { ...USUAL, type: 'category_itinerary', name: 'Category Itinerary', cache: 'M' },
  '/itinerary/:slug/one-week': { ...USUAL, type: 'category_itinerary', name: 'One Week Itinerary', cache: 'M' },
  '/itinerary/:slug/ten-days': { ...USUAL, type: 'category_itinerary', name: 'Ten Day Itinerary', cache: 'M' },
  '/itinerary/:slug/two-weeks': { ...USUAL, type: 'category_itinerary', name: 'Two Week Itinerary', cache: 'M' },
  '/experiences': { ...USUAL, type: 'other', name: 'Experiences', cache: 'C' },
  '/trips/:slug/previous-trips': {
    ...USUAL,
    robots: 'noindex,follow',
    type: 'category_product_list',
    name: 'Trip Previous Trips',
    cache: 'M',
  },
  '/operators': { ...USUAL, type: 'cat_supplier_list', name: 'Tour Companies', cache: 'C' },
  '/tc/:slug': { ...USUAL, type: 'cat_supplier_list', name: 'Category Tour Companies', cache: 'M' },
  '/tour-operator-reviews': { ...USUAL, type: 'tour_operator_reviews', name: 'Tour Operator Reviews', cache: 'C' },
  '/reviews': { ...USUAL, type: 'cat_reviews', name: 'Reviews', cache: 'C' },
  '/reviews/:slug': { ...USUAL, type: 'cat_reviews', name: 'Category Reviews', cache: 'M' },
  '/tour-operators/:slug-previous-trips': {
    ...USUAL,
    robots: 'noindex,follow',
    type: 'supplier_product_list',
    name: 'Supplier Previous Trips',
    cache: 'M',
  },
  '/catalogsearch/result': {
    type: 'other',
    name: 'Search Results',
    around: 'full',
    robots: 'noindex,follow',
    cache: 'F',
  },
  '/trips/:slug': { ...USUAL, type: 'product_details', name: 'Product Details', cache: 'M' },
  '/tour-operators/:slug': { ...USUAL, type: 'supplier_profile', name: 'Supplier Profile', cache: 'M' },
  '/tour-operators/:slug-trips': {
    ...USUAL,
    type: 'supplier_product_list',
    name: 'Supplier Product List',
    cache: 'M',
  },
  '/tour-operators/:slug-reviews': { ...USUAL, type: 'supplier_reviews', name: 'Supplier Reviews', cache: 'C' },
  '/products/c': { type: 'other', name: 'Compare Trips', around: 'full', robots: 'noindex,follow', cache: 'C' },
  '/products/c/:slugs': {
    type: 'other',
    name: 'Compare Trips',
    around: 'full',
    robots: 'noindex,follow',
    cache: 'F',
  },
  '/about': { ...USUAL, type: 'other', name: 'About', cache: 'C' },
  '/help-faq': { ...USUAL, type: 'other', name: 'Help', cache: 'C' },
  '/press': { ...USUAL, type: 'other', name: 'Press', cache: 'C' },
  '/privacy-policy': { ...USUAL, type: 'other', name: 'Privacy Policy', cache: 'C' },
  '/terms-of-use': { ...USUAL, type: 'other', name: 'Terms of Use', cache: 'C' },
  '/sojourn-gives-back-for-climate-change': { ...USUAL, type: 'other', name: 'Climate', cache: 'C' },
  '/blog': { ...USUAL, type: 'blog', name: 'Blog', cache: 'C' },
  '/blog/:slug': { ...USUAL, type: 'article', name: 'Article', cache: 'M' },
  '/travel-experts': { ...USUAL, type: 'other', name: 'Travel Experts', cache: 'C' },
  '/stride-sitemap': { ...USUAL, type: 'other', name: 'Site Map', cache: 'C' },
  '/global-sitemap': { ...USUAL, type: 'other', name: 'Map of Places', cache: 'C' },
  '/docs': { type: 'other', name: 'API Reference', around: 'full', robots: 'noindex,follow', cache: 'C' },
  '/*': { type: 'other', name: 'Page Not Found', around: 'full', robots: 'noindex,nofollow', cache: 'F' },
};

const VIEWS = pagesIn('production').flatMap(({ path, endings = {}, ...own }) => [
  { path: `/${path}`, ...own },
  ...Object.entries(endings).map(([ending, view]) => ({ path: `/${path}${ending}`, ...view })),
]);

describe('every page of the table', () => {
  const site = seededSite();
  let ask: (path: string) => Promise<Response>;
  let slugs: Record<string, string>;

  beforeAll(async () => {
    await buildIfStale();
    const pages = createPages(await import(pathToFileURL(resolve('build/server/index.js')).href), 'production');
    // As in production: a demo tells robots to stay away from all of it.
    const config: Config = { ...site.door.config, env: 'production' };
    const app = createApp({ ...site.door, config, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    ask = async (path) => app.request(`http://localhost${path}`);
    const samples = await samplesOf(site);
    slugs = {
      '/trip-list/:slug': samples.tripPage,
      '/trips/:slug': samples.trip,
      '/guide/:slug': samples.landing,
      '/destination/:slug': 'europe',
      '/ltt/:slug': samples.twoAttributes,
      '/ltg/:slug': samples.fourAttributes,
      '/l/:slug': samples.landmark,
      '/attractions/:slug': samples.poi,
      '/itinerary/:slug': samples.itinerary,
      '/itinerary/:slug/one-week': samples.oneWeek,
      '/itinerary/:slug/ten-days': samples.tenDays,
      '/itinerary/:slug/two-weeks': samples.twoWeeks,
      '/trips/:slug/previous-trips': samples.successor,
      '/tc/:slug': samples.operatorPage,
      '/blog/:slug': samples.article,
      '/reviews/:slug': samples.reviewPage,
      '/tour-operators/:slug-previous-trips': samples.formerOperator,
      '/tour-operators/:slug': samples.operator,
      '/products/c/:slugs': [samples.trip, samples.otherTrip].sort().join('-vs-'),
      '/*': 'no-such-page',
    };
  });

  const addressOf = (view: string) => {
    const row = Object.keys(slugs)
      .filter((path) => view.startsWith(path))
      .sort((one, other) => other.length - one.length)[0];
    return view.replace(/:slugs?|\*/, (row && slugs[row]) ?? 'no-sample');
  };

  it('is expected to be something, and nothing is expected that isn’t there', () => {
    expect(VIEWS.map(({ path }) => path).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(VIEWS)('is what is expected of it: $path', async ({ path }) => {
    const expected = EXPECTED[path] as Expected;
    const address = addressOf(path);
    const answer = await ask(address);
    const html = await answer.text();
    const head = headOf(html);
    const isPage = path !== '/*';
    expect(answer.status).toBe(isPage ? 200 : 404);
    expect(answer.headers.get('Cache-Control')).toBe(CACHE[expected.cache]);
    expect(head.robots).toEqual(expected.robots ? [expected.robots] : []);
    expect(answer.headers.get('X-Robots-Tag')).toBe(expected.robots);
    expect(head.canonicals).toEqual(isPage ? [`http://localhost${address}`] : []);
    expect(aroundOf(html)).toBe(expected.around);
    const { facts } = createPageAddresses(pagesIn('production'))('GET', new URL(address, 'http://localhost'), null);
    expect([facts.type, facts.name]).toEqual([expected.type, expected.name]);
  });

  it.each(VIEWS.filter(({ path }) => path !== '/*'))(
    'is described by schema.org’s own words, whole, and by nothing that can’t be read in it: $path',
    async ({ path, facts }) => {
      const html = await (await ask(addressOf(path))).text();
      expect(structuredDataFaults(facts.type, headOf(html))).toEqual([]);
    },
  );

  it.each(VIEWS.filter(({ path }) => path !== '/*'))(
    'has a picture beside its link elsewhere, in the form and size that it says: $path',
    async ({ path }) => {
      const { meta } = headOf(await (await ask(addressOf(path))).text());
      expect([meta['twitter:card'], meta['twitter:image']]).toEqual(['summary_large_image', meta['og:image']]);
      const answer = await ask(new URL(meta['og:image'] ?? '').pathname);
      const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      const said = [meta['og:image:type'], meta['og:image:width'], meta['og:image:height']];
      expect([`image/${format}`, String(width), String(height)]).toEqual(said);
      expect([width, height]).toEqual([1200, 630]);
    },
  );

  it.each(VIEWS)('is HTML without a fault: $path', async ({ path }) => {
    expect(await htmlFaults(await (await ask(addressOf(path))).text())).toEqual([]);
  });

  it.each(VIEWS.filter(({ keys }) => keys.size > 0))(
    'is made anew by what somebody chose: $path',
    async ({ path, keys }) => {
      const address = addressOf(path);
      const answer = await ask(`${address}?${[...keys][0]}=x`);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(headOf(await answer.text()).canonicals).toEqual([`http://localhost${address}`]);
    },
  );

  it.each(VIEWS.filter(({ paged }) => paged))('isn’t there beyond its last page: $path', async ({ path }) => {
    const answer = await ask(`${addressOf(path)}?page=999`);
    expect(answer.status).toBe(404);
    expect(headOf(await answer.text()).robots).toEqual(['noindex,nofollow']);
  });

  it('lets no name of a company end what is said about it', async () => {
    const name = 'Andes </script><script>alert(1)</script> & Co';
    const slug = addressOf('/tour-operators/:slug-previous-trips').replace(/^.*\/|-previous-trips$/g, '');
    await site.door.pool.query('update operators set name = $1 where slug = $2', [name, slug]);
    const head = headOf(await (await ask(`/tour-operators/${slug}`)).text());
    expect(head.jsonLd.map((thing) => thing.name)).toContain(name);
  });

  it('names no company where its category is a world category, and robots leave it out', async () => {
    const address = addressOf('/tc/:slug');
    const linksOf = (html: string) =>
      html
        .split('<main')[1]
        ?.split('</main>')[0]
        ?.match(/href="\/tour-operators\//g)?.length ?? 0;
    expect(linksOf(await (await ask(address)).text())).toBeGreaterThan(0);
    await site.door.pool.query(
      `update categories set is_world_category = true
       where id = (select category_id from category_pages where kind = 'operator' and slug = '${slugs['/tc/:slug']}')`,
    );
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex,follow']);
    expect(linksOf(await answer.text())).toBe(0);
  });

  // The last: the samples of the others have their slugs until here.
  it('is found under its old slug, with what was asked, after it was renamed', async () => {
    const { rows } = await site.door.pool.query(
      `select (select slug from category_pages where kind = 'trip' and published order by id limit 1) as "trip-list",
         (select slug from category_pages where kind = 'operator' and published order by id limit 1) as tc,
         (select slug from category_pages where kind = 'review' and published order by id limit 1) as reviews,
         (select slug from category_pages where kind = 'itinerary' and published order by id limit 1) as itinerary,
         (select slug from operators order by id limit 1) as "tour-operators",
         (select slug from articles order by id limit 1) as blog`,
    );
    const [old] = rows as [Record<string, string>];
    await site.door.pool.query(`
      update category_pages set slug = 'renamed' where kind = 'trip' and slug = '${old['trip-list']}';
      update category_pages set slug = 'renamed' where kind = 'operator' and slug = '${old.tc}';
      update category_pages set slug = 'renamed' where kind = 'review' and slug = '${old.reviews}';
      update category_pages set slug = 'renamed' where kind = 'itinerary' and slug = '${old.itinerary}';
      update operators set slug = 'renamed' where slug = '${old['tour-operators']}';
      update articles set slug = 'renamed' where slug = '${old.blog}'`);
    for (const [folder, slug] of Object.entries(old)) {
      const answer = await ask(`/${folder}/${slug}?utm_source=news`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/${folder}/renamed?utm_source=news`]);
    }
  });
});

/** What stands around `<main>`. */
function aroundOf(html: string): Around {
  const [before = '', after = ''] = [html.split('<main')[0], html.split('</main>')[1]];
  const header = /<header[\s\S]*?<\/header>/.exec(before)?.[0];
  if (!header) return 'none';
  if (!after.includes('<footer')) return 'header';
  return header.includes('role="search"') ? 'full' : 'home';
}
