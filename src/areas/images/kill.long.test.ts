import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { fetchDuePictures } from './fetch-due-pictures.ts';
import { s3Store } from './storage/s3-store.ts';
import {
  type CompanyServer,
  companyServer,
  loopbackRules,
  type S3Simulator,
  s3Simulator,
  samplePicture,
  testHost,
} from './testing.ts';

const LEASE_MS = 5 * 60_000;

describe('fetching a picture, killed in the middle', () => {
  const { db, pool, url } = testDatabase();
  let s3: S3Simulator;
  let server: CompanyServer;
  let silent = false;

  beforeAll(async () => {
    await pool.query(`insert into operators (slug, name) values ('walks', 'Walks')`);
    const picture = await samplePicture();
    s3 = await s3Simulator();
    server = await companyServer((_request, response) => {
      if (!silent) response.end(picture);
    });
  });
  beforeEach(async () => {
    s3.objects.clear();
    server.asked.length = 0;
    await pool.query('truncate image_assets');
    await pool.query(
      `insert into image_assets (operator_id, source_url, next_attempt_at) select id, $1, now() - interval '1 hour' from operators`,
      [`http://${testHost}:${server.port}/a.jpg`],
    );
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  /** Runs a process of its own and kills it as soon as the condition holds. */
  async function killWhen(reached: () => boolean): Promise<void> {
    const child = spawn(
      process.execPath,
      ['src/areas/images/testing/fetch.child.ts', url, testHost, JSON.stringify(s3.settings)],
      { stdio: 'inherit' },
    );
    const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
    while (!reached() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    expect(await ended, 'it was done before it could be killed').toBeNull();
  }
  const fetchAfter = (milliseconds: number) => {
    const ctx = testContext(db, { clock: () => new Date(Date.now() + milliseconds) });
    const work = {
      ctx,
      log: silentLog,
      store: s3Store(s3.settings),
      rules: loopbackRules(),
      hostsOf: async () => [testHost],
      tell: async () => {},
    };
    return fetchDuePictures(work, new AbortController().signal);
  };
  const asset = async () => (await pool.query('select state, attempts, object_key from image_assets')).rows[0];

  it.each([
    ['while it waits for the company’s server', true, () => server.asked.length > 0, 0],
    ['when some of its files are stored', false, () => s3.objects.size >= 3, 3],
  ])(
    '%s, is done by the next process once its time is over',
    { timeout: 60_000 },
    async (_when, hold, reached, files) => {
      silent = hold;
      await killWhen(reached);
      silent = false;
      expect(s3.objects.size).toBeGreaterThanOrEqual(files);
      expect(s3.objects.size).toBeLessThan(9);
      await fetchAfter(0);
      expect(await asset()).toMatchObject({ state: 'pending', attempts: 1 });
      await fetchAfter(LEASE_MS + 1000);
      const { state, attempts, object_key: key } = await asset();
      expect({ state, attempts }).toEqual({ state: 'stored', attempts: 2 });
      // What the first process had stored already is part of it.
      expect([...s3.objects.keys()].every((path) => path.startsWith(`images/${key}/`))).toBe(true);
      expect(s3.objects.size).toBe(9);
    },
  );
});
