import { Hono } from 'hono';
import { countSitemapEntries, readSitemapEntries, type SitemapGroup, sitemapGroups } from '#catalogue/addresses';
import { notFound } from '#kernel';
import { createHasPage } from '#pages';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { mount } from './rest/mount.ts';

/** Of one file: it is written in one piece, so this bounds what it holds in memory. Readers take 50,000. */
const URLS_A_FILE = 10_000;
const CACHE = 'public, max-age=0, s-maxage=300';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/;

/** A group is named from the moment its pages are there; a file of none would be no sitemap. */
const FOLDERS: Record<SitemapGroup, string[]> = {
  trips: ['trips'],
  operators: ['tour-operators', 'tc'],
  'trip-lists': ['trip-list'],
  guides: ['guide'],
  'long-tails': ['ltg', 'ltt'],
  places: ['itinerary', 'l', 'attractions'],
  reviews: ['reviews'],
};

/** Every page that may stand in an index, with the day on which what it shows last changed. */
export function sitemap(door: Door): DoorApp {
  const { baseUrl } = door.config;
  const hasPage = createHasPage(door.pageTable);
  const fixed = door.pageTable.filter(
    ({ path, facts }) => facts.robots === 'index' && facts.canonical === 'own' && !/[:*]/.test(path),
  );

  const groups = sitemapGroups.filter((group) => FOLDERS[group].some((folder) => hasPage(`/${folder}/any`)));

  const app: DoorApp = new Hono();
  mount(app, door, 'GET /sitemap.xml', async (c) => {
    const ctx = contextOf(door, c.get('actor'));
    const counts = await Promise.all(groups.map((group) => countSitemapEntries(ctx, group)));
    const files = groups.flatMap((group, i) =>
      Array.from({ length: Math.ceil((counts[i] ?? 0) / URLS_A_FILE) }, (_, n) => `${group}-${n + 1}`),
    );
    const entries = ['pages-1', ...files].map(
      (file) => `<sitemap><loc>${baseUrl}/sitemaps/${file}.xml</loc></sitemap>`,
    );
    return c.body(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`, 200, XML);
  });

  mount(app, door, 'GET /sitemaps/{file}', async (c) => {
    const [, group = '', number = ''] = FILE.exec(c.req.param('file') ?? '') ?? [];
    const urls =
      group === 'pages' && number === '1'
        ? fixed.map(({ path }) => `<url><loc>${baseUrl}/${path}</loc></url>`)
        : await urlsOf(group, Number(number) - 1, contextOf(door, c.get('actor')));
    return c.body(`${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`, 200, XML);
  });
  return app;

  async function urlsOf(group: string, file: number, ctx: ReturnType<typeof contextOf>): Promise<string[]> {
    if (!isGroup(group) || file < 0) throw notFound();
    const entries = await readSitemapEntries(ctx, group, { limit: URLS_A_FILE, offset: file * URLS_A_FILE });
    if (entries.length === 0) throw notFound();
    return entries
      .filter(({ path }) => hasPage(path))
      .map(
        ({ path, updatedAt }) =>
          `<url><loc>${baseUrl}${path}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`,
      );
  }
}

const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE };

const isGroup = (name: string): name is SitemapGroup => sitemapGroups.some((group) => group === name);
