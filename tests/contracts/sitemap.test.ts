import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#kernel';
import { createPageDoor, createPages } from '#pages';
import { buildIfStale } from '../../src/cli/build-if-stale.ts';
import { createApp } from '../../src/server/app.ts';
import { headOf } from '../journeys/document-head.ts';
import { seededSite } from './testing.ts';

const LOCATION = /<loc>http:\/\/localhost([^<]*)<\/loc>/g;
const pathsIn = (xml: string) => [...xml.matchAll(LOCATION)].map(([, path = '']) => path);

describe('what crawlers are told', () => {
  const site = seededSite();
  let ask: (path: string) => Promise<Response>;
  const text = async (path: string) => (await ask(path)).text();

  beforeAll(async () => {
    await buildIfStale();
    const pages = createPages(await import(pathToFileURL(resolve('build/server/index.js')).href), 'production');
    const config: Config = { ...site.door.config, env: 'production' };
    const app = createApp({ ...site.door, config, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    ask = async (path) => app.request(`http://localhost${path}`);
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

  it('names each page once, and each of them is there, may be indexed and is its own canonical', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
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

  it('leaves out a trip from the moment it is no longer offered', async () => {
    const { rows } = await site.door.pool.query(
      `update trips set status = 'archived' where id = (
         select id from trips where status = 'published' and superseded_by is null order by id limit 1) returning slug`,
    );
    expect(await listed()).not.toContain(`/trips/${rows[0].slug}`);
  });

  it.each(['/sitemaps/trips-2.xml', '/sitemaps/trips-0.xml', '/sitemaps/cabins-1.xml', '/sitemaps/pages-2.xml'])(
    'has no file %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

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
