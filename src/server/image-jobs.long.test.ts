import { readdirSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorPage, tripCards, tripPage } from '#catalogue';
import type { OperatorPage, TripPage } from '#catalogue/shared';
import { articleHeads, article as readArticle } from '#content';
import { feedFile, importFiles, operator, place, trip } from '#feeds/testing';
import { createImageStore } from '#images';
import { type CompanyServer, companyServer, loopbackRules, samplePicture, testHost } from '#images/testing';
import { readConfig, silentLog } from '#kernel';
import { type Ground, type Jobs, startJobs, workJobs } from '#kernel/running';
import { TEST_NOW, temporaryFolder, testContext, testDatabase } from '#kernel/testing';
import { partnerSite } from '#partners';
import { projectPending } from '#search';
import { areas, pictureSources } from '../areas.ts';

const DAY = 86_400_000;

describe('the jobs of pictures', () => {
  const { db, pool } = testDatabase();
  const folder = temporaryFolder('image-jobs');
  const area = areas.filter(({ name }) => name === 'catalogue');
  const store = createImageStore({ folder, s3: null });
  let now = TEST_NOW;
  const ctx = testContext(db, { clock: () => now });
  let server: CompanyServer;
  let jobs: Jobs;

  const picture = (name: string) => ({ url: `http://${testHost}:${server.port}/${name}.jpg`, alt: `The ${name}` });
  const importFeed = async (records: Record<string, unknown>[]) => {
    const path = feedFile(records);
    const images = { hosts: [testHost], allowHttp: true, localHost: `${testHost}:${server.port}`, s3: null };
    const { problems } = await importFiles(pool, path, {
      apply: true,
      shared: true,
      config: { images },
      now: now.toISOString(),
    });
    expect(problems).toEqual([]);
    rmSync(path);
  };
  const walks = (more = {}) => operator('walks', { name: 'Walks', image_hosts: [testHost], ...more });
  const states = async () => {
    const { rows } = await pool.query(
      `select substring(source_url from '([^/]+)\\.jpg') as name, state from image_assets order by 1`,
    );
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const until = async (reached: () => Promise<boolean>) => {
    for (let i = 0; i < 600 && !(await reached()); i++) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await reached()).toBe(true);
  };
  const start = async () => {
    jobs = await startJobs(pool, silentLog);
    const config = readConfig({ IMAGE_HOSTS: testHost }, areas);
    const parts = { images: store, fetchRules: loopbackRules() };
    await workJobs(area, jobs, { ctx, log: silentLog, config, parts, pictures: pictureSources } as Ground);
  };
  const stop = () => jobs.stop();
  const fetchAll = async () => {
    await start();
    await until(async () => {
      const { rows } = await pool.query(
        `select count(*) as left from image_assets where state = 'pending' or (state = 'stored' and told_at is null)`,
      );
      return rows[0].left === 0;
    });
    await stop();
  };
  const sweep = async () => {
    await start();
    await jobs.send('images.sweep');
    await until(async () => {
      const { rows } = await pool.query(
        `select count(*) as left from jobs.job where name = 'images.sweep' and state in ('created', 'active', 'retry')`,
      );
      return rows[0].left === 0;
    });
    await stop();
  };
  const events = async () => {
    const { rows } = await pool.query(
      `select distinct e.topic, coalesce(t.slug, o.slug, c.slug, a.slug) as subject from outbox_events e left join trips t on t.id = subject_id
       left join operators o on o.id = subject_id left join categories c on c.id = subject_id
       left join articles a on a.id = subject_id order by 1, 2`,
    );
    return rows.map(({ topic, subject }) => `${topic} ${subject}`);
  };

  beforeAll(async () => {
    const file = await samplePicture({ width: 300, height: 200 });
    const files: Record<string, Buffer | string> = {
      '/icon.jpg': await samplePicture({ width: 64, height: 64, format: 'png' }),
      '/small.jpg': await samplePicture({ width: 32, height: 32, format: 'png' }),
      '/ico.jpg': Buffer.from('00000100010010100000010020006804', 'hex'),
      '/svg.jpg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>',
    };
    server = await companyServer((request, response) => {
      if (request.url === '/missing.jpg') response.writeHead(404).end();
      else response.end(files[request.url ?? ''] ?? file);
    });
  });
  beforeEach(async () => {
    now = TEST_NOW;
    await pool.query(
      'truncate operators, categories, travel_associations, destinations, articles, partners cascade; truncate image_assets, outbox_events',
    );
  });
  afterEach(() => stop());
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const catalogue = () => [
    place('peru'),
    {
      kind: 'category',
      slug: 'peru',
      name: 'Peru',
      category_type: 'country',
      place: 'peru',
      images: [picture('peru')],
    },
    { kind: 'association', name: 'Walkers', logo_image: picture('walkers') },
    walks({ logo_image: picture('logo'), gallery_images: [picture('boat')], associations: ['Walkers'] }),
    operator('others', { name: 'Others', image_hosts: [testHost] }),
    trip('walks', 't1', {
      name: 'Sunny',
      slug: 'sunny',
      places: ['peru'],
      cover_image: picture('cover'),
      main_images: [picture('missing'), picture('peak'), picture('cover')],
      itinerary: [{ first_day: 1, label: 'Go', image: picture('day') }],
    }),
    trip('walks', 't2', { name: 'Rainy', slug: 'rainy', main_images: [picture('peak')] }),
    trip('others', 't3', { name: 'Windy', slug: 'windy', cover_image: picture('cover') }),
    trip('others', 't4', { name: 'Plain', slug: 'plain' }),
  ];
  const pageOf = async (slug: string) => (await tripPage(ctx, { slug })) as TripPage;

  it('bring what a feed names to the read models, each under our own address', async () => {
    await importFeed(catalogue());
    await projectPending(ctx);
    const before = await pageOf('sunny');
    expect([before.cover, before.images, before.days[0]?.image]).toEqual([null, [], null]);
    expect(JSON.stringify(before)).not.toContain(testHost);

    await fetchAll();
    expect(await states()).toMatchObject({ cover: 'stored', missing: 'refused', peru: 'stored', walkers: 'stored' });
    const page = await pageOf('sunny');
    expect(page.cover).toEqual({
      url: expect.stringMatching(/^\/images\/[0-9a-f-]{36}-[0-9a-f]{16}\/300\.jpeg$/),
      alt: 'The cover',
      width: 300,
      height: 200,
      widths: [300],
    });
    expect(page.images.map(({ alt }) => alt)).toEqual(['The peak', 'The cover']);
    expect(page.days[0]?.image?.alt).toBe('The day');
    expect(page.operator.logo?.alt).toBe('The logo');
    const company = (await operatorPage(ctx, { slug: 'walks' })) as OperatorPage;
    expect(company.logo?.alt).toBe('The logo');
    expect(company.galleryImages.map(({ alt }) => alt)).toEqual(['The boat']);
    expect(company.associations).toMatchObject([{ logoImage: { alt: 'The walkers' } }]);
    expect(JSON.stringify([page, company])).not.toContain(testHost);
  });

  it('tell of everything that shows a picture, and only of that', async () => {
    await importFeed(catalogue());
    await pool.query('truncate outbox_events');
    await fetchAll();
    expect(await events()).toEqual([
      'picture.stored peru',
      'picture.stored walks',
      'trip.changed rainy',
      'trip.changed sunny',
      'trip.changed windy',
    ]);
  });

  it('change the cards of trips with their news; a trip without a cover shows its first picture', async () => {
    await importFeed(catalogue());
    await projectPending(ctx);
    const { rows } = await pool.query('select id, slug from trips order by slug');
    const covers = async () => {
      const cards = await tripCards(
        ctx,
        rows.map(({ id }) => id),
      );
      return Object.fromEntries(cards.map(({ slug, cover }) => [slug, cover?.alt ?? null]));
    };
    expect(await covers()).toEqual({ plain: null, rainy: null, sunny: null, windy: null });
    await fetchAll();
    await projectPending(ctx);
    expect(await covers()).toEqual({ plain: null, rainy: 'The peak', sunny: 'The cover', windy: 'The cover' });
  });

  it('keep one company’s pictures apart from another’s, also at the same address', async () => {
    await importFeed(catalogue());
    await fetchAll();
    const [sunny, windy] = [await pageOf('sunny'), await pageOf('windy')];
    expect(sunny.cover?.url).not.toBe(windy.cover?.url);
    await pool.query(`update image_assets set state = 'refused', reason = 'x' from operators o
      where o.id = operator_id and o.slug = 'others'`);
    expect((await pageOf('windy')).cover).toBeNull();
    expect((await pageOf('sunny')).cover).not.toBeNull();
  });

  it('sweep at night what no record has named for thirty days, with its files', async () => {
    await importFeed([walks(), trip('walks', 't1', { slug: 'sunny', cover_image: picture('old') })]);
    await fetchAll();
    await importFeed([walks(), trip('walks', 't1', { slug: 'sunny', cover_image: picture('new') })]);
    await fetchAll();
    const files = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const before = files();
    await sweep();
    expect(await states()).toEqual({ new: 'stored', old: 'stored' });
    now = new Date(now.getTime() + 31 * DAY);
    await sweep();
    expect(await states()).toEqual({ new: 'stored' });
    expect(files()).toBe(before - 3);
    expect((await pageOf('sunny')).cover).not.toBeNull();

    // Named again in time, it stays.
    await importFeed([walks(), trip('walks', 't1', { slug: 'sunny', cover_image: picture('newer') })]);
    await sweep();
    now = new Date(now.getTime() + 20 * DAY);
    await importFeed([walks(), trip('walks', 't1', { slug: 'sunny', cover_image: picture('new') })]);
    await sweep();
    now = new Date(now.getTime() + 20 * DAY);
    await sweep();
    expect(await states()).toMatchObject({ new: 'stored' });
  });

  const article = (slug: string, more = {}) => ({ kind: 'article', slug, name: slug, body: 'Words.', ...more });
  const partner = (slug: string, more = {}) => ({ kind: 'partner', slug, name: slug, ...more });

  it('bring the pictures of articles and of partners, and tell of the articles alone', async () => {
    await importFeed([
      article('andes', { image: picture('andes') }),
      article('coast', { image: picture('missing') }),
      partner('board', { logo_image: picture('mark'), favicon: picture('icon') }),
    ]);
    expect((await readArticle(ctx, 'andes'))?.image).toBeNull();
    await pool.query('truncate outbox_events');
    await fetchAll();
    expect(await states()).toEqual({ andes: 'stored', icon: 'stored', mark: 'stored', missing: 'refused' });
    expect((await readArticle(ctx, 'andes'))?.image).toMatchObject({ alt: 'The andes', width: 300, widths: [300] });
    expect((await readArticle(ctx, 'coast'))?.image).toBeNull();
    const heads = await articleHeads(ctx, { topic: null, page: 1, limit: 9 });
    expect(heads.articles.map(({ slug, image }) => [slug, image?.alt ?? null]).sort()).toEqual([
      ['andes', 'The andes'],
      ['coast', null],
    ]);
    const site = await partnerSite(ctx, 'board');
    expect([site?.logo?.alt, site?.favicon?.alt, site?.favicon?.width]).toEqual(['The mark', 'The icon', 64]);
    expect(JSON.stringify([heads, site])).not.toContain(testHost);
    expect(await events()).toEqual(['article.pictured andes']);
  });

  it('refuse icons that are too small or of another format, and say why', async () => {
    await importFeed(['small', 'ico', 'svg'].map((name) => partner(name, { favicon: picture(name) })));
    await fetchAll();
    const { rows } = await pool.query('select state, reason from image_assets order by source_url');
    expect(rows).toEqual([
      { state: 'refused', reason: 'It isn’t a JPEG, PNG, WebP, AVIF or GIF.' },
      { state: 'refused', reason: 'It has 32 × 32 pixels; send at least 48 a side.' },
      { state: 'refused', reason: 'It is an SVG; send a JPEG, PNG, WebP, AVIF or GIF.' },
    ]);
    expect((await partnerSite(ctx, 'ico'))?.favicon).toBeNull();
  });

  it('keep pictures of articles and partners as long as they are named, whoever noted them', async () => {
    const records = [
      article('andes', { image: picture('andes') }),
      partner('board', { logo_image: picture('mark'), favicon: picture('icon') }),
    ];
    await importFeed(records);
    // As an installation whose records came before anybody noted such pictures.
    await pool.query('truncate image_assets');
    const stored = { andes: 'stored', icon: 'stored', mark: 'stored' };
    await sweep();
    await fetchAll();
    expect(await states()).toEqual(stored);
    now = new Date(now.getTime() + 31 * DAY);
    await sweep();
    now = new Date(now.getTime() + 31 * DAY);
    await sweep();
    expect(await states()).toEqual(stored);

    await importFeed([article('andes', { image: picture('other') })]);
    await fetchAll();
    await sweep();
    now = new Date(now.getTime() + 31 * DAY);
    await sweep();
    expect(await states()).toEqual({ icon: 'stored', mark: 'stored', other: 'stored' });
  });

  it('note at night what records named before pictures were fetched at all', async () => {
    await importFeed([walks(), trip('walks', 't1', { slug: 'sunny', cover_image: picture('cover') })]);
    await pool.query('truncate image_assets');
    await start();
    await jobs.send('images.sweep');
    await until(async () => (await states()).cover === 'stored');
  });
});
