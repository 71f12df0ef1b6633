import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#kernel';
import { createPageAddresses, createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import type { CacheRule, PageFacts } from '../../src/web/page-facts.ts';
import { pagesIn } from '../../src/web/page-table.ts';
import { headOf } from '../journeys/document-head.ts';
import { builtPages } from './built-pages.ts';
import { htmlFaults } from './html-faults.ts';
import { samplesOf } from './samples.ts';
import { sharedList } from './shared-list.ts';
import { structuredDataFaults } from './structured-data.ts';
import { seededSite } from './testing.ts';

const CACHE: Record<CacheRule, string> = {
  unpriced: 'public, max-age=0, s-maxage=300',
  priced: 'public, max-age=0, s-maxage=60',
  anew: 'no-store',
  private: 'private, no-store',
};

const VIEWS = pagesIn('production').flatMap(({ path, endings = {}, ...own }) => [
  { path: `/${path}`, ...own },
  ...Object.entries(endings).map(([ending, view]) => ({ path: `/${path}${ending}`, ...view })),
]);

/** A partner's page counts as ours. */
const ofPrimary = (address: string) => address.replace(/^\/pl\/[^/]+/, '');

describe('every page of the table', () => {
  const site = seededSite();
  let ask: (path: string) => Promise<Response>;
  let slugs: Record<string, string>;

  beforeAll(async () => {
    const pages = await builtPages();
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
      '/c/:slugs': samples.pair,
      '/products/c/:slugs': [samples.trip, samples.otherTrip].sort().join('-vs-'),
      '/staff/leads/:id': '0199a5c2-1111-7000-8000-00000000dead',
      '/operator/departures/:id': '0199a5c2-1111-7000-8000-00000000dead',
      '/operator/bookings/:order/manifest': 'sj7q4m2k9xbwd',
      '/operator/bookings/:order/cancel': 'sj7q4m2k9xbwd',
      '/staff/bookings/:order': 'sj7q4m2k9xbwd',
      '/pl/:dmo/reserve': samples.partner,
      '/booking/:id': '0199a5c2-1111-7000-8000-00000000dead',
      '/account/my-reviews/:id': '0199a5c2-1111-7000-8000-00000000dead',
      '/wishlist/shared/:token': (await sharedList(site)).split('/').at(-1) ?? '',
      '/*': 'no-such-page',
    };
  });

  const addressOf = (view: string) => {
    const row = Object.keys(slugs)
      .filter((path) => view.startsWith(path))
      .sort((one, other) => other.length - one.length)[0];
    return view
      .replace(/:slugs?|:token|:id|:order|:dmo|\*/, (row && slugs[row]) ?? 'no-sample')
      .replace(':payment', '0199a5c2-1111-7000-8000-00000000dead');
  };

  // What a row should say is reviewed in contracts/pages.md; that the page is so is seen here.
  it.each(VIEWS)('is what its row of the table says: $path', async ({ path, facts }) => {
    const address = addressOf(path);
    const answer = await ask(address);
    const html = await answer.text();
    const head = headOf(html);
    const isPage = path !== '/*';
    const robots = facts.robots === 'index' ? null : facts.robots;
    expect(answer.status).toBe(isPage ? 200 : 404);
    expect(answer.headers.get('Cache-Control')).toBe(CACHE[facts.cache]);
    expect(head.robots).toEqual(robots ? [robots] : []);
    expect(answer.headers.get('X-Robots-Tag')).toBe(robots);
    expect(head.canonicals).toEqual(isPage ? [`http://localhost${ofPrimary(address)}`] : []);
    // Whether a header stays is a matter of styles.
    expect(shellOf(html)).toBe(facts.shell === 'sticky' ? 'full' : facts.shell);
    const read = createPageAddresses(pagesIn('production'))('GET', new URL(address, 'http://localhost'), null);
    expect(read.facts).toEqual(facts);
  });

  // What nobody keeps and no robot reads is a form.
  it.each(VIEWS.filter(({ path, facts }) => path !== '/*' && facts.cache !== 'private'))(
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
    async ({ path, keys, facts }) => {
      const address = addressOf(path);
      // Of a trip that a partner doesn't show there is no page.
      const [key] = [...keys].filter((one) => !path.startsWith('/pl/') || !['trip', 'sku'].includes(one));
      const answer = await ask(`${address}?${key}=x`);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
        200,
        facts.cache === 'private' ? 'private, no-store' : 'no-store',
      ]);
      const { canonicals, robots } = headOf(await answer.text());
      const own = [`http://localhost${ofPrimary(address)}`];
      // What is left out of indexes for what was chosen names no page of theirs.
      const isLeftOut = facts.robots === 'index' && robots.length > 0;
      expect(isLeftOut ? [own, []] : [own]).toContainEqual(canonicals);
    },
  );

  it('asks robots to leave out companies that nobody but the address puts side by side', async () => {
    const [one = '', other = ''] = (slugs['/c/:slugs'] ?? '').split('-vs-');
    for (const path of [`/c/${one}`, `/c/${other}-vs-${one}`, `/c/${one}-vs-${other}-vs-nobody`]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('X-Robots-Tag'), answer.headers.get('Cache-Control')], path).toEqual([
        200,
        'noindex,follow',
        'no-store',
      ]);
      expect(headOf(await answer.text()).robots).toEqual(['noindex,follow']);
    }
  });

  it('marks up the breadcrumb of a topic as it is seen, and names as its own address the first page of articles', async () => {
    await site.door.pool.query(
      `insert into articles (slug, name, topic, body, published_at)
       select 'light-' || i, 'Light ' || i, 'Polar light', 'Words.', '2020-01-01' from generate_series(1, 30) i`,
    );
    const topic = '/blog?topic=polar-light';
    for (const path of [topic, `${topic}&page=2`]) {
      const head = headOf(await (await ask(path)).text());
      const marked = head.jsonLd.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
      const items = [
        { name: 'Home', item: 'http://localhost/' },
        { name: 'Travel articles', item: 'http://localhost/blog' },
        { name: 'Polar light', item: `http://localhost${topic}` },
      ];
      expect(head.crumbs).toEqual(items.map(({ name }) => name));
      expect(marked).toMatchObject(items);
      expect(head.canonicals).toEqual(['http://localhost/blog']);
    }
  });

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

  it('leads to no company where its category is a world category; a page about nothing else is left out by robots', async () => {
    const VIEWS_OF_CATEGORIES = [
      '/tc/',
      '/guide/',
      '/trip-list/',
      '/destination/',
      '/ltt/',
      '/ltg/',
      '/itinerary/',
      '/reviews/',
    ];
    const addresses = VIEWS.map(({ path }) => path)
      .filter((path) => path.includes(':') && VIEWS_OF_CATEGORIES.some((folder) => path.startsWith(folder)))
      .map(addressOf);
    const linksOf = (html: string) => mainOf(html).match(/href="\/tour-operators\//g)?.length ?? 0;
    const categories = await site.door.pool.query('select id, is_world_category from categories order by id');
    await site.door.pool.query('update categories set is_world_category = false');
    let linking = 0;
    for (const address of addresses) if (linksOf(await (await ask(address)).text()) > 0) linking += 1;
    expect(linking).toBeGreaterThan(6);
    await site.door.pool.query('update categories set is_world_category = true');
    for (const address of addresses) {
      const answer = await ask(address);
      expect([address, answer.status, linksOf(await answer.text())]).toEqual([address, 200, 0]);
      expect([address, answer.headers.get('X-Robots-Tag')]).toEqual([
        address,
        address.startsWith('/tc/') ? 'noindex,follow' : null,
      ]);
    }
    for (const { id, is_world_category: isWorld } of categories.rows) {
      await site.door.pool.query('update categories set is_world_category = $1 where id = $2', [isWorld, id]);
    }
  });

  // The last: the samples of the others have their slugs until here.
  it('is found under its old slug, with what was asked, after it was renamed', async () => {
    const { rows } = await site.door.pool.query(
      `select (select slug from category_pages where kind = 'trip' and published order by id limit 1) as "trip-list",
         (select slug from category_pages where kind = 'operator' and published order by id limit 1) as tc,
         (select slug from category_pages where kind = 'review' and published order by id limit 1) as reviews,
         (select slug from category_pages where kind = 'itinerary' and published order by id limit 1) as itinerary,
         (select p.slug from category_pages p join categories c on c.id = p.category_id
          where p.kind = 'landing' and p.published and c.category_type = 'continent' order by p.id limit 1) as destination,
         (select slug from attractions where kind = 'landmark' order by id limit 1) as l,
         (select slug from attractions where kind = 'poi' order by id limit 1) as attractions,
         (select slug from trips where status = 'published' and superseded_by is null order by id limit 1) as trips,
         (select slug from operators order by id limit 1) as "tour-operators",
         (select slug from articles order by id limit 1) as blog`,
    );
    const [old] = rows as [Record<string, string>];
    await site.door.pool.query(`
      update category_pages set slug = 'renamed' where kind = 'trip' and slug = '${old['trip-list']}';
      update category_pages set slug = 'renamed' where kind = 'operator' and slug = '${old.tc}';
      update category_pages set slug = 'renamed' where kind = 'review' and slug = '${old.reviews}';
      update category_pages set slug = 'renamed' where kind = 'itinerary' and slug = '${old.itinerary}';
      update category_pages set slug = 'renamed' where kind = 'landing' and slug = '${old.destination}';
      update attractions set slug = 'renamed' where slug = '${old.l}';
      update attractions set slug = 'renamed-too' where slug = '${old.attractions}';
      update trips set slug = 'renamed' where slug = '${old.trips}';
      update operators set slug = 'renamed' where slug = '${old['tour-operators']}';
      update articles set slug = 'renamed' where slug = '${old.blog}'`);
    const asked = [...Object.entries(old), ['guide', old.destination]];
    for (const [folder, slug] of asked) {
      const answer = await ask(`/${folder}/${slug}?utm_source=news`);
      const now = folder === 'attractions' ? 'renamed-too' : 'renamed';
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/${folder}/${now}?utm_source=news`]);
      // What was renamed may get its name back: nobody keeps the way for longer than the page.
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
    }
    const tail = slugs['/ltt/:slug'];
    const elsewhere = await ask(`/guide/${tail}?utm_source=news`);
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([301, `/ltt/${tail}?utm_source=news`]);
  });
});

const mainOf = (html: string) => html.split('<main')[1]?.split('</main>')[0] ?? '';

/** What stands around `<main>`, in the words of the table: the home page's own header leaves the search to the page. */
function shellOf(html: string): PageFacts['shell'] | null {
  const [before = '', after = ''] = [html.split('<main')[0], html.split('</main>')[1]];
  const header = /<header[\s\S]*?<\/header>/.exec(before)?.[0];
  if (!header) return null;
  if (!after.includes('<footer')) return 'header';
  return header.includes('role="search"') ? 'full' : 'own';
}
