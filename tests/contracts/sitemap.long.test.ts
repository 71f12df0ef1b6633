import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSitemapEntries } from '#catalogue/addresses';
import type { Config } from '#kernel';
import { onAccountOf } from '#kernel/serving';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { headOf } from '../journeys/document-head.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

const LOCATION = /<loc>http:\/\/localhost([^<]*)<\/loc>/g;
const pathsIn = (xml: string) => [...xml.matchAll(LOCATION)].map(([, path = '']) => path);

/** A dozen of each folder, from all over it. */
function someOfEachKind(paths: string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => path.split('/')[1] ?? '');
  return [...kinds.values()].flatMap((all) => all.filter((_, i) => i % Math.ceil(all.length / 12) === 0));
}

describe('what crawlers are told', () => {
  const site = seededSite();
  let ask: (path: string) => Promise<Response>;
  let askWith: (path: string, headers: HeadersInit) => Promise<Response>;
  const text = async (path: string) => (await ask(path)).text();

  beforeAll(async () => {
    const pages = await builtPages();
    const config: Config = { ...site.door.config, env: 'production' };
    const app = createApp({ ...site.door, config, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    askWith = async (path, headers) => app.request(`http://localhost${path}`, { headers });
    ask = (path) => askWith(path, {});
  });

  const listed = async () => {
    const files = pathsIn(await text('/sitemap.xml'));
    const named = await Promise.all(files.map(async (file) => pathsIn(await text(file))));
    expect(named.filter((paths) => paths.length === 0)).toEqual([]);
    return named.flat();
  };

  it('begins at robots.txt, which names the sitemap and keeps programs’ addresses out', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('\nSitemap: http://localhost/sitemap.xml\n');
    expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /next-api/', 'Disallow: /v1/', 'Disallow: /graphql']);
  });

  it('names each page once, and those of every kind are there, may be indexed and are their own canonical', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of someOfEachKind(paths)) {
      const answer = await ask(path);
      const head = headOf(await answer.text());
      expect([path, answer.status, head.robots, head.canonicals]).toEqual([path, 200, [], [`http://localhost${path}`]]);
    }
  });

  it('names every trip that is on offer, every company, and every landmark and attraction', async () => {
    const paths = await listed();
    const { rows } = await site.door.pool.query(`
      select '/trips/' || slug as path from trips where status = 'published' and superseded_by is null
      union all select '/tour-operators/' || slug from operators
      union all select case kind when 'landmark' then '/l/' else '/attractions/' end || slug from attractions`);
    expect(rows.length).toBeGreaterThan(60);
    expect(paths).toEqual(expect.arrayContaining(rows.map(({ path }) => path)));
    expect(paths).toEqual(expect.arrayContaining(['/', '/all-trips']));
    expect(paths.filter((path) => /^\/(docs|catalogsearch|trips\/.*-previous)/.test(path))).toEqual([]);
  });

  it('reads the next entries only when the last were taken, and each of them once', async () => {
    const all = (await listed()).filter((path) => path.startsWith('/trips/'));
    const paths: string[] = [];
    let batches = 0;
    const asked = await site.statements(async () => {
      for await (const entries of readSitemapEntries(site.ctx, 'trips', () => true, { skip: 5, most: 30, batch: 10 })) {
        expect(entries.length).toBeLessThanOrEqual(10);
        paths.push(...entries.map(({ path }) => path));
        batches += 1;
        if (batches === 2) break;
      }
    });
    expect(asked).toBe(2);
    expect(paths).toEqual(all.slice(5, 25));
  });

  it('goes on from one kind of page to the next without losing any', async () => {
    for (const group of ['operators', 'places', 'long-tails'] as const) {
      const read = async (batch: number) => {
        const paths: string[] = [];
        const range = { skip: 0, most: 50_000, batch };
        for await (const entries of readSitemapEntries(site.ctx, group, () => true, range))
          paths.push(...entries.map(({ path }) => path));
        return paths;
      };
      const whole = await read(50_000);
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole.length).toBeGreaterThan(5);
      expect(await read(3)).toEqual(whole);
    }
  });

  it('comes packed to whoever takes it so', async () => {
    const plain = await text('/sitemaps/trips-1.xml');
    const packed = await askWith('/sitemaps/trips-1.xml', { 'Accept-Encoding': 'gzip' });
    expect([packed.headers.get('Content-Encoding'), packed.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain);
  });

  it.each(['/stride-sitemap', '/global-sitemap'])('leads people from %s to pages that are there', async (map) => {
    const { main } = headOf(await text(map));
    expect(main.length).toBeGreaterThan(20);
    const named = new Set(await listed());
    for (const path of new Set(main).difference(named)) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  it('has a title for what it leads to, of every kind', async () => {
    const titles = [...(await text('/global-sitemap')).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toContain('Continents');
    expect(titles).not.toContain('More');
  });

  it('leaves out a trip from the moment it is no longer offered', async () => {
    const { rows } = await site.door.pool.query(
      `update trips set status = 'archived' where id = (
         select id from trips where status = 'published' and superseded_by is null order by id limit 1) returning slug`,
    );
    expect(await listed()).not.toContain(`/trips/${rows[0].slug}`);
  });

  it('leaves out an article and a landmark whose canonical address is another', async () => {
    const { pool } = site.door;
    const elsewhere = '{"canonicalUrl":"https://elsewhere.example/"}';
    await pool.query(
      `insert into articles (slug, name, body, published_at, meta_seo) values
         ('kept-here', 'Kept here', 'Words.', '2020-01-01', '{}'), ('kept-elsewhere', 'Kept elsewhere', 'Words.', '2020-01-01', $1)`,
      [elsewhere],
    );
    const { rows } = await pool.query(`select id, slug from attractions where kind = 'landmark' order by id limit 1`);
    const [{ id, slug }] = rows;
    await pool.query(
      `with about as (
         insert into categories (slug, name, category_type) values ('told-elsewhere', 'Told elsewhere', 'attraction') returning id
       ), page as (
         insert into category_pages (category_id, kind, slug, h1, published, meta_seo)
         select about.id, 'landmark', 'told-elsewhere', 'Told elsewhere', true, $2::jsonb from about
       ) update attractions set category_id = about.id from about where attractions.id = $1`,
      [id, elsewhere],
    );
    const paths = await listed();
    expect(paths).toContain('/blog/kept-here');
    expect(paths).not.toContain('/blog/kept-elsewhere');
    expect(paths).not.toContain(`/l/${slug}`);
  });

  it.each(['/sitemaps/trips-2.xml', '/sitemaps/trips-0.xml', '/sitemaps/cabins-1.xml', '/sitemaps/pages-2.xml'])(
    'has no file %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it('is made on the account of who asks, to its last entry', async () => {
    await site.door.pool.query(`
      insert into operators select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'slug', one.slug || '-' || n, 'source_ref', one.source_ref || '-' || n))).*
      from operators one, generate_series(1, 2500) n where one.id = (select id from operators limit 1)`);
    let told = 0;
    const answer = await onAccountOf(
      () => (told += 1),
      () => ask('/sitemaps/operators-1.xml'),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    told = 0;
    expect(pathsIn(await answer.text()).length).toBeGreaterThan(2500);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Two batches more, and the third that is short.
    expect(told).toBeGreaterThanOrEqual(2);
  });

  it('says whom to tell of a hole, for less than a year', async () => {
    const security = await text('/.well-known/security.txt');
    expect(security).toContain('Contact: mailto:team@sojourn.example\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '');
    const days = (expires - site.ctx.clock().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(366);
  });

  it('leads assistants only to what is there', async () => {
    const links = [...(await text('/llms.txt')).matchAll(/\]\(http:\/\/localhost([^)]+)\)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect([link, (await ask(link)).status]).toEqual([link, 200]);
  });
});
