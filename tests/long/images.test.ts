import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyServer, companyServer, samplePicture, testHost } from '#images/testing';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { headOf } from '../journeys/document-head.ts';
import { openedFaults } from '../journeys/page-quality.ts';
import { fewOf } from '../journeys/sample.ts';
import { demoCatalogue, runImport, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, PHONE, traveler } from '../journeys/traveler.ts';

const TRIP = '/trips/over-the-pass';
const BROKEN = '/trips/along-the-coast';
const LIST = '/trip-list/peru';
const ARTICLE = '/blog/when-to-walk';
const PLAIN_ARTICLE = '/blog/what-to-pack';
const BLOG = '/blog';
const COMPANY = '/tour-operators/high-walks';
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** A company whose feed names pictures on its own server, which answers when these tests let it. */
describe('pictures of a feed', () => {
  const folder = temporaryFolder('images');
  const { url } = testDatabase(demoCatalogue(0));
  const open = Promise.withResolvers<void>();
  const { walk } = traveler();
  let company: CompanyServer;
  let server: TestServer;

  const picture = (name: string, alt?: string) => ({ url: `http://${testHost}:${company.port}/${name}.jpg`, alt });
  const trip = (id: string, name: string, more: object) => ({
    kind: 'trip',
    id,
    operator: 'hw',
    name,
    duration_days: 6,
    places: ['peru'],
    ...more,
  });
  const departure = (id: string) => ({
    kind: 'departure',
    id: `${id}-1`,
    operator: 'hw',
    trip: id,
    start_date: `${NEXT_YEAR}-05-01`,
    end_date: `${NEXT_YEAR}-05-06`,
    currency: 'USD',
    base_price_cents: 150_000,
  });
  const article = (slug: string, name: string, image: object) => ({
    kind: 'article',
    slug,
    name,
    summary: 'Words about it.',
    body: 'More words about it.',
    image,
  });
  const feed = () => [
    { kind: 'place', place_kind: 'country', slug: 'peru', name: 'Peru', country_code: 'PE' },
    {
      kind: 'category',
      slug: 'peru',
      name: 'Peru',
      category_type: 'country',
      place: 'peru',
      images: [picture('peru', 'Terraces in the morning')],
      pages: [{ page_kind: 'trip', h1: 'Peru trips', published: true }],
    },
    {
      kind: 'operator',
      id: 'hw',
      slug: 'high-walks',
      name: 'High Walks',
      image_hosts: [testHost],
      logo_image: picture('logo'),
      gallery_images: [picture('office', 'The office in Cusco')],
    },
    trip('pass', 'Over the pass', {
      cover_image: picture('cover', 'Two walkers below a snow peak'),
      main_images: [picture('camp', 'Tents at dusk'), picture('gone'), picture('lake')],
      map_image: picture('map', 'The way over the pass'),
      itinerary: [{ first_day: 1, label: 'Up to the pass', image: picture('day') }],
    }),
    trip('coast', 'Along the coast', { cover_image: picture('gone') }),
    departure('pass'),
    departure('coast'),
    article('when-to-walk', 'When to walk', picture('season', 'A dry trail in July')),
    article('what-to-pack', 'What to pack', picture('gone')),
    {
      kind: 'partner',
      slug: 'board',
      name: 'Board of the Andes',
      logo_image: picture('mark', 'The mark of the board'),
      favicon: picture('icon'),
    },
  ];

  const read = async (path: string) => (await fetch(server.url + path)).text();
  const untilStored = async () => {
    for (let i = 0; i < 300; i++) {
      const pages = await Promise.all([TRIP, LIST, COMPANY, ARTICLE, BLOG, PLAIN_ARTICLE].map(read));
      if (pages.every((html) => html.includes('<picture>'))) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect.unreachable('the pictures didn’t come');
  };
  /** What the page's own pictures are made of, once they have been in sight; what is folded away asks for nothing. */
  const shown = (page: Page, within: string) =>
    page.locator(`${within} picture img:not(details:not([open]) *)`).evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        file: image.currentSrc.split('/').at(-1),
        loaded: image.complete && image.naturalWidth > 0,
        alt: image.alt,
        lazy: image.loading === 'lazy',
        sized: image.getAttribute('width') !== null && image.getAttribute('height') !== null,
      })),
    );

  beforeAll(async () => {
    const file = await samplePicture({ width: 1600, height: 1000 });
    company = await companyServer((request, response) => {
      void open.promise.then(() => {
        if (request.url?.startsWith('/gone')) response.writeHead(404).end();
        else response.end(file);
      });
    });
    const path = join(folder, 'feed.ndjson');
    writeFileSync(
      path,
      feed()
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0', IMAGE_HOSTS: testHost };
    await runImport(environment, path, '--shared');
    server = await startServer(environment, folder, 'tests/long/start-with-companies.ts');
  });
  afterAll(async () => {
    await server?.stop();
    await company.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are drawn posters until the company’s pictures are there', async () => {
    for (const path of [TRIP, BROKEN, LIST, COMPANY, ARTICLE, PLAIN_ARTICLE, BLOG]) {
      const html = await read(path);
      expect(html, path).not.toContain('<picture');
      expect(html, path).not.toContain(testHost);
      expect(html, path).toMatch(/src="\/(posters|marks)\//);
    }
    expect(headOf(await read(TRIP)).meta['og:image']).toMatch(/\/previews\/.+\.png$/);
  });

  describe('once they are stored', () => {
    beforeAll(async () => {
      open.resolve();
      await untilStored();
    });

    it('are shown in place of the posters, without anybody asking for the page to be made anew', async () => {
      const html = await read(TRIP);
      expect(html).toContain('<picture>');
      expect(html).not.toContain(testHost);
      expect(html).not.toMatch(/<main[\s\S]*src="\/posters\/[\s\S]*<\/main>/);
    });

    it.each([
      ['a desk', DESK],
      ['a phone', PHONE],
    ])(
      'come from our own host only, in the format and width that suit %s, and move nothing',
      async (_name, viewport) => {
        for (const path of fewOf([TRIP, LIST, COMPANY, ARTICLE, BLOG], 2)) {
          await walk({ viewport, baseURL: server.url }, async (page) => {
            const hosts = new Set<string>();
            page.on('request', (request) => hosts.add(new URL(request.url()).host));
            expect(await openedFaults(page, path), path).toEqual([]);
            const pictures = await shown(page, 'main');
            expect(pictures.length, path).toBeGreaterThan(0);
            for (const { file, sized } of pictures) {
              expect(file, path).toMatch(/^(480|960|1440)\.avif$/);
              expect(sized, path).toBe(true);
            }
            expect([...hosts], path).toEqual([new URL(server.url).host]);
          });
        }
      },
    );

    it('on a trip’s page are its cover at once and the others when they come into sight, each in words', async () => {
      await walk({ viewport: PHONE, baseURL: server.url }, async (page) => {
        await page.goto(TRIP, { waitUntil: 'networkidle' });
        await page.locator('summary', { hasText: 'Up to the pass' }).click();
        const [cover, ...others] = await shown(page, 'main');
        expect(cover).toMatchObject({ alt: 'Two walkers below a snow peak', lazy: false, loaded: true });
        expect(others.every(({ lazy }) => lazy)).toBe(true);
        expect(others.map(({ alt }) => alt)).toEqual(
          expect.arrayContaining(['Tents at dusk', 'Over the pass, picture 2', 'Up to the pass']),
        );
        await page.getByRole('img', { name: 'Up to the pass' }).scrollIntoViewIfNeeded();
        await expect
          .poll(async () => (await shown(page, 'main')).find(({ alt }) => alt === 'Up to the pass')?.loaded)
          .toBe(true);
        const large = page.getByRole('link', { name: 'Tents at dusk' });
        const answer = await fetch(server.url + (await large.getAttribute('href')));
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
      });
    });

    it('are the company’s own map of the way too, beside the days, and large on request', () =>
      walk({ baseURL: server.url }, async (page) => {
        await page.goto(TRIP);
        const days = page.locator('section', { has: page.getByRole('heading', { name: 'Day by day' }) });
        const large = days.getByRole('link', { name: 'The way over the pass' });
        expect((await fetch(server.url + (await large.getAttribute('href')))).headers.get('content-type')).toBe(
          'image/jpeg',
        );
        await days.getByText('The company’s own map').waitFor();
      }));

    it('leave the poster where a picture was refused', async () => {
      const html = await read(BROKEN);
      expect(html).toContain('src="/posters/');
      expect(headOf(html).meta['og:image']).toMatch(/\/previews\/.+\.png$/);
    });

    it('stand beside links to the trip elsewhere, as JPEG of the size that is said', async () => {
      const { meta } = headOf(await read(TRIP));
      expect(meta['og:image']).toMatch(/^https?:\/\/[^/]+\/images\/[0-9a-f-]+\/1440\.jpeg$/);
      expect(meta).toMatchObject({
        'twitter:image': meta['og:image'],
        'og:image:type': 'image/jpeg',
        'og:image:alt': 'Two walkers below a snow peak',
      });
      const answer = await fetch(server.url + new URL(meta['og:image'] ?? '').pathname);
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([format, String(width), String(height)]).toEqual([
        'jpeg',
        meta['og:image:width'],
        meta['og:image:height'],
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it('are an article’s own at its head, on its card, beside links to it and for those who read along', async () => {
      const html = await read(ARTICLE);
      expect(html).toMatch(/<picture>.*?alt="A dry trail in July"/s);
      const { meta } = headOf(html);
      expect(meta['og:image']).toMatch(/^https?:\/\/[^/]+\/images\/[0-9a-f-]+\/1440\.jpeg$/);
      expect(meta['og:image:alt']).toBe('A dry trail in July');
      expect(html).toContain(`"image":"${meta['og:image']}"`);
      const kept = new URL(meta['og:image'] ?? '').pathname;
      expect((await fetch(server.url + kept)).headers.get('content-type')).toBe('image/jpeg');

      const refused = await read(PLAIN_ARTICLE);
      expect(headOf(refused).meta['og:image']).toMatch(/\/previews\/.+\.png$/);
      // Beside the one that was refused stands the card of the other.
      expect(refused).toContain(kept.replace(/[^/]+$/, '480.avif'));
      const index = await read(BLOG);
      expect(index).toContain(kept.replace(/[^/]+$/, '480.avif'));
      expect(index).toContain('src="/posters/');

      const rss = await read('/blog/rss.xml');
      expect(rss.match(/<media:content [^>]*>/g)).toEqual([
        `<media:content url="${meta['og:image']}" type="image/jpeg" medium="image" width="1440" height="900"/>`,
      ]);
      expect([html, refused, index, rss].join()).not.toContain(testHost);
    });

    it('of articles and partners are told to programs in the same shape', async () => {
      const image = '{ url alt width height }';
      const query = `{ article(slug: "when-to-walk") { image ${image} } partnerSite(dmoSlug: "board") { logoImage ${image} favicon ${image} } }`;
      const { data } = (await (await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`)).json()) as {
        data: unknown;
      };
      const kept = { url: expect.stringMatching(/^\/images\/.+\/1440\.jpeg$/), width: 1440, height: 900 };
      expect(data).toEqual({
        article: { image: { ...kept, alt: 'A dry trail in July' } },
        partnerSite: { logoImage: { ...kept, alt: 'The mark of the board' }, favicon: { ...kept, alt: null } },
      });
    });

    it('are told to programs under our own address', async () => {
      const query = '{ tripDetail(slug: "over-the-pass") { coverImage { url alt width height } mainImages { url } } }';
      const answer = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`);
      const { data } = (await answer.json()) as { data: { tripDetail: { coverImage: object; mainImages: object[] } } };
      expect(data.tripDetail.coverImage).toEqual({
        url: expect.stringMatching(/^\/images\/.+\/1440\.jpeg$/),
        alt: 'Two walkers below a snow peak',
        width: 1440,
        height: 900,
      });
      expect(data.tripDetail.mainImages).toHaveLength(2);
      const rest = await (await fetch(`${server.url}/v1/operators/high-walks/trips`)).text();
      expect(rest).toContain('/1440.jpeg');
      expect(rest).not.toContain(testHost);
    });
  });
});
