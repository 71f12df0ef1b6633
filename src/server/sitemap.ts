import { AsyncLocalStorage } from 'node:async_hooks';
import { Hono } from 'hono';
import {
  countSitemapEntries,
  readSitemapEntries,
  type SitemapEntry,
  type SitemapGroup,
  sitemapGroups,
} from '#catalogue/addresses';
import { articleAddresses } from '#content';
import { type Context, notFound } from '#kernel';
import { createHasPage } from '#pages';
import { encodingFor, variesByEncoding } from '#pages/compress';
import { readIsThere } from '../web/shell/shell.loader.ts';
import { contextOf } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { mount } from './rest/mount.ts';

/** Of one file: more than this, readers refuse (sitemaps.org). */
const URLS_A_FILE = 50_000;
/** Articles are another area's; one file holds more of them than anybody writes. */
const ARTICLES = 'articles';
const BATCH = 1_000;
const CACHE = 'public, max-age=0, s-maxage=300';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/;
const GZIP = { gzip: true };

/** Every page that may stand in an index, with the day on which what it shows last changed. */
export function sitemap(door: Door): DoorApp {
  const { baseUrl } = door.config;
  const hasPage = createHasPage(door.pageTable);
  const fixed = door.pageTable.filter(
    ({ path, facts }) => facts.robots === 'index' && facts.canonical === 'own' && !/[:*]/.test(path),
  );

  const app: DoorApp = new Hono();
  mount(app, door, 'GET /sitemap.xml', async (c) => {
    const counts = await countSitemapEntries(contextOf(door, c.get('actor')), hasPage);
    const files = [...counts].flatMap(([group, count]) =>
      Array.from({ length: Math.ceil(count / URLS_A_FILE) }, (_, n) => `${group}-${n + 1}`),
    );
    const ctx = contextOf(door, c.get('actor'));
    const someArticles = (await articlesAfter(ctx, '', 1)).length > 0 ? [`${ARTICLES}-1`] : [];
    const entries = ['pages-1', ...files, ...someArticles].map(
      (file) => `<sitemap><loc>${baseUrl}/sitemaps/${file}.xml</loc></sitemap>`,
    );
    return c.body(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`, 200, XML);
  });

  mount(app, door, 'GET /sitemaps/{file}', async (c) => {
    const [, group = '', number = ''] = FILE.exec(c.req.param('file') ?? '') ?? [];
    const batches =
      group === 'pages' && number === '1'
        ? [await fixedUrls(contextOf(door, c.get('actor')))].values()
        : group === ARTICLES && number === '1'
          ? articleUrls(contextOf(door, c.get('actor')))
          : urlsOf(group, Number(number), contextOf(door, c.get('actor')));
    // What isn't there is said before anything is sent.
    const first = await batches.next();
    if (first.done) throw notFound();
    return streamed(fileOf(first.value, batches), c.req.header('Accept-Encoding'));
  });
  return app;

  async function fixedUrls(ctx: ReturnType<typeof contextOf>): Promise<string> {
    const isThere = await readIsThere(ctx, hasPage);
    const there = fixed.filter(({ path }) => isThere(`/${path}`));
    return there.map(({ path }) => `<url><loc>${baseUrl}/${path}</loc></url>\n`).join('');
  }

  async function articlesAfter(ctx: Context, after: string, limit: number) {
    return hasPage(articlePath('any')) ? articleAddresses(ctx, { after, limit, canonical: true }) : [];
  }

  async function* articleUrls(ctx: Context): AsyncGenerator<string> {
    let after = '';
    for (let left = URLS_A_FILE; left > 0; ) {
      const rows = await articlesAfter(ctx, after, Math.min(left, BATCH));
      if (rows.length === 0) return;
      yield rows
        .map(({ slug, name, updatedAt }) => urlOf({ path: articlePath(slug), title: name, updatedAt }))
        .join('');
      left -= rows.length;
      after = rows.at(-1)?.slug ?? '';
    }
  }

  async function* urlsOf(group: string, number: number, ctx: ReturnType<typeof contextOf>): AsyncGenerator<string> {
    if (!isGroup(group)) return;
    const part = { skip: (number - 1) * URLS_A_FILE, most: URLS_A_FILE };
    for await (const entries of readSitemapEntries(ctx, group, hasPage, part)) yield entries.map(urlOf).join('');
  }

  function urlOf({ path, updatedAt }: SitemapEntry): string {
    return `<url><loc>${baseUrl}${path}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>\n`;
  }
}

type Batches = AsyncGenerator<string> | Iterator<string>;

async function* fileOf(first: string, rest: Batches): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n${first}`;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  yield '</urlset>\n';
}

/** Batch by batch, as the reader takes them: a file has megabytes, and none of them waits in memory. */
function streamed(pieces: AsyncGenerator<string>, accepted: string | undefined): Response {
  const headers = new Headers(XML);
  variesByEncoding(headers);
  const encoder = new TextEncoder();
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      // On the account of who asked, though it is the socket that calls for more.
      pull: AsyncLocalStorage.bind(async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      }),
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  if (!encodingFor(GZIP, accepted)) return new Response(text, { headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(text.pipeThrough(new CompressionStream('gzip')), { headers });
}

const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE };

const articlePath = (slug: string) => `/blog/${slug}`;

const isGroup = (name: string): name is SitemapGroup => sitemapGroups.some((group) => group === name);
