import { readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { TEST_NOW, temporaryFolder, testContext, testDatabase } from '#kernel/testing';
import { fetchDuePictures } from './fetch-due-pictures.ts';
import type { ImageWork } from './image-work.ts';
import { type Asset, readIsDue } from './queries/work.ts';
import { createImageStore } from './storage/create-image-store.ts';
import type { ImageStore } from './storage/image-store.ts';
import {
  type CompanyServer,
  companyServer,
  loopbackRules,
  type S3Simulator,
  s3Simulator,
  samplePicture,
  testHost,
} from './testing.ts';

const never = new AbortController().signal;
const MINUTE = 60_000;

describe('fetching the pictures that are due', () => {
  const { db, pool } = testDatabase();
  const folder = temporaryFolder('fetch');
  let operatorId: string;
  let picture: Buffer;
  let server: CompanyServer;
  let answer: RequestListener;
  let now: Date;
  let told: Asset[];

  beforeAll(async () => {
    const { rows } = await pool.query(`insert into operators (slug, name) values ('walks', 'Walks') returning id`);
    operatorId = rows[0].id;
    picture = await samplePicture({ width: 1000, height: 600 });
    server = await companyServer((request, response) => answer(request, response));
  });
  beforeEach(async () => {
    await pool.query('truncate image_assets');
    answer = (_request, response) => response.end(picture);
    server.asked.length = 0;
    now = TEST_NOW;
    told = [];
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ctx = testContext(db, { clock: () => now });
  const work = (changes: Partial<ImageWork> = {}): ImageWork => ({
    ctx,
    log: silentLog,
    store: createImageStore({ folder, s3: null }),
    rules: loopbackRules({ totalMs: 500 }),
    hostsOf: async () => [testHost],
    tell: async (_ctx, pictures) => void told.push(...pictures),
    ...changes,
  });
  const note = async (...names: string[]) => {
    for (const name of names) {
      await pool.query('insert into image_assets (operator_id, source_url, next_attempt_at) values ($1, $2, $3)', [
        operatorId,
        `http://${testHost}:${server.port}/${name}`,
        now,
      ]);
    }
  };
  const assets = async () => {
    const { rows } = await pool.query(
      `select substring(source_url from '[^/]+$') as name, state, reason, attempts, next_attempt_at as next, widths,
         object_key as key, width, height, bytes, told_at as told from image_assets order by source_url`,
    );
    return rows;
  };
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  it('stores them in every width and format, with their facts, and tells who shows them once', async () => {
    await note('a.jpg', 'b.jpg', 'c.jpg');
    expect(await readIsDue(ctx)).toBe(true);
    const store = createImageStore({ folder, s3: null });
    await fetchDuePictures(work({ store }), never);
    expect(await readIsDue(ctx)).toBe(false);
    for (const asset of await assets()) {
      expect(asset).toMatchObject({
        state: 'stored',
        reason: null,
        widths: [480, 960, 1000],
        width: 1000,
        height: 600,
      });
      expect(asset.told).toEqual(now);
      let bytes = 0;
      for (const width of asset.widths) {
        for (const format of ['avif', 'webp', 'jpeg']) {
          bytes += (await store.read(`${asset.key}/${width}.${format}`))?.length ?? Number.NaN;
        }
      }
      expect(asset.bytes).toBe(bytes);
    }
    expect(told.map(({ sourceUrl }) => sourceUrl.slice(-5)).sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(server.asked.sort()).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
    await fetchDuePictures(work(), never);
    expect(told).toHaveLength(3);
    expect(server.asked).toHaveLength(3);
  });

  it('refuses for good what no second try would mend, and says why', async () => {
    answer = (request, response) => {
      if (request.url === '/page.jpg') response.end('<!DOCTYPE html>');
      else response.writeHead(404).end();
    };
    await note('gone.jpg', 'page.jpg');
    await fetchDuePictures(work(), never);
    expect(await assets()).toMatchObject([
      { name: 'gone.jpg', state: 'refused', reason: 'The company’s server answers 404.', attempts: 1 },
      { name: 'page.jpg', state: 'refused', reason: 'The address leads to a page, not to a picture.' },
    ]);
    later(365 * 24 * 60 * MINUTE);
    await fetchDuePictures(work(), never);
    expect(server.asked).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it('refuses a host that the company no longer lists', async () => {
    await note('a.jpg');
    await fetchDuePictures(work({ hostsOf: async () => ['other.test'] }), never);
    expect(await assets()).toMatchObject([
      { state: 'refused', reason: `The host ${testHost} isn’t one of the company’s image_hosts.` },
    ]);
    expect(server.asked).toEqual([]);
  });

  it('tries what passes again, each time later, and refuses it with its reason after the fifth time', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    await note('a.jpg');
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      await fetchDuePictures(work(), never);
      const [asset] = await assets();
      expect(asset).toMatchObject({ state: 'pending', reason: 'The company’s server answers 503.', attempts: i + 1 });
      waits.push(asset.next.getTime() - now.getTime());
      // Not a moment earlier.
      later((waits.at(-1) ?? 0) - 1);
      await fetchDuePictures(work(), never);
      expect(server.asked).toHaveLength(i + 1);
      later(1);
    }
    expect(waits.map((wait) => wait / MINUTE)).toEqual([1, 10, 60, 720]);
    await fetchDuePictures(work(), never);
    expect(await assets()).toMatchObject([
      { state: 'refused', reason: 'The company’s server answers 503. Tried 5 times.', attempts: 5 },
    ]);
  });

  it('stores what failed at first and then came', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    await note('a.jpg');
    await fetchDuePictures(work(), never);
    answer = (_request, response) => response.end(picture);
    later(MINUTE);
    await fetchDuePictures(work(), never);
    expect(await assets()).toMatchObject([{ state: 'stored', reason: null, attempts: 2 }]);
  });

  it('works on two at a time and no more, also when several processes do it', async () => {
    let open = 0;
    let most = 0;
    answer = (_request, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.writeHead(404).end();
      }, 30);
    };
    await note(...Array.from({ length: 12 }, (_, i) => `${i}.jpg`));
    await fetchDuePictures(work(), never);
    expect(most).toBe(2);
    await pool.query(`update image_assets set state = 'pending', next_attempt_at = $1`, [now]);
    server.asked.length = 0;
    await Promise.all([fetchDuePictures(work(), never), fetchDuePictures(work(), never)]);
    // Each of them once, although two took from the same heap.
    expect(server.asked).toHaveLength(12);
    expect(new Set(server.asked).size).toBe(12);
  });

  it('gives a picture back untouched when the server stops', async () => {
    answer = () => {};
    await note('a.jpg');
    const stop = new AbortController();
    const running = fetchDuePictures(work({ rules: loopbackRules() }), stop.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    stop.abort();
    await running;
    expect(await assets()).toMatchObject([{ state: 'pending', attempts: 0, reason: null, next: now }]);
  });

  it('gives up a picture on which every process died', async () => {
    await note('bomb.jpg');
    await pool.query('update image_assets set attempts = 5');
    await fetchDuePictures(work(), never);
    expect(await assets()).toMatchObject([{ state: 'refused', reason: 'The work on it broke off 5 times.' }]);
    expect(server.asked).toEqual([]);
  });

  it('tells of a picture that a process stored before it died', async () => {
    await note('a.jpg');
    const dying = work({ tell: () => Promise.reject(new Error('killed')) });
    await expect(fetchDuePictures(dying, never)).rejects.toThrow('killed');
    expect(await assets()).toMatchObject([{ state: 'stored', told: null }]);
    await fetchDuePictures(work(), never);
    expect(told).toHaveLength(1);
    expect(await assets()).toMatchObject([{ state: 'stored', told: now }]);
  });

  it('leaves no files of a picture whose company was removed meanwhile', async () => {
    answer = (_request, response) => void pool.query('delete from image_assets').then(() => response.end(picture));
    const own = temporaryFolder('removed');
    await note('a.jpg');
    await fetchDuePictures(work({ store: createImageStore({ folder: own, s3: null }) }), never);
    const files = readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files).toEqual([]);
    rmSync(own, { recursive: true, force: true });
  });

  it('leaves the files of whoever was faster: they are the same ones', async () => {
    await note('a.jpg');
    const store = createImageStore({ folder, s3: null });
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const put: ImageStore['put'] = async (...file) => {
      begun.resolve();
      await gate.promise;
      await store.put(...file);
    };
    const late = fetchDuePictures(work({ store: { ...store, put } }), never);
    await begun.promise;
    later(6 * MINUTE);
    await fetchDuePictures(work({ store }), never);
    gate.resolve();
    await late;
    const [asset] = await assets();
    expect(asset.state).toBe('stored');
    for (const width of asset.widths) expect(await store.read(`${asset.key}/${width}.avif`)).not.toBeNull();
  });

  describe('into S3', () => {
    let s3: S3Simulator;
    let store: ImageStore;
    beforeAll(async () => {
      s3 = await s3Simulator();
      store = createImageStore({ folder, s3: s3.settings });
    });
    afterAll(() => s3.close());

    it('stores them there', async () => {
      await note('a.jpg');
      await fetchDuePictures(work({ store }), never);
      const [asset] = await assets();
      expect(asset.state).toBe('stored');
      expect([...s3.objects.keys()].sort()).toEqual(
        [480, 960, 1000]
          .flatMap((width) => ['avif', 'webp', 'jpeg'].map((format) => `images/${asset.key}/${width}.${format}`))
          .sort(),
      );
      expect(s3.refusals).toEqual([]);
    });

    it('holds nothing against the company while the storage is away', async () => {
      await note('a.jpg');
      s3.failing = 403;
      await expect(fetchDuePictures(work({ store }), never)).rejects.toThrow('S3 doesn’t keep');
      expect(await assets()).toMatchObject([
        { state: 'pending', attempts: 0, reason: null, next: new Date(now.getTime() + 5 * MINUTE) },
      ]);
      s3.failing = null;
      later(5 * MINUTE);
      await fetchDuePictures(work({ store }), never);
      expect(await assets()).toMatchObject([{ state: 'stored', attempts: 1 }]);
    });
  });
});
