import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, runImport, startServer, type TestServer } from '../journeys/server.ts';

const TEN_TRIPS = 'docs/import/examples/ten-trips.ndjson';

/** A site with a feed of its own, whose prices these tests change. */
describe('kept pages', () => {
  const folder = temporaryFolder('kept');
  const { url, pool } = testDatabase(demoCatalogue(0));
  const environment = { DATABASE_URL: url, DEMO_TRIPS: '0' };
  let server: TestServer;

  const importRecord = async (record: object) => {
    const path = join(folder, 'one-record.ndjson');
    writeFileSync(path, `${JSON.stringify(record)}\n`);
    await runImport(environment, path);
  };
  const changePrice = (cents: number) =>
    importRecord({
      kind: 'price',
      operator: 'corktree',
      departure: 'D001',
      tier: 1,
      price_cents: cents,
      currency: 'EUR',
    });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, { headers });
    return { response, html: await response.text() };
  };
  let trip = '';

  beforeAll(async () => {
    await runImport(environment, TEN_TRIPS);
    server = await startServer(environment);
    const { html } = await read('/all-trips');
    for (const [, path = ''] of html.matchAll(/href="(\/trips\/[a-z0-9-]+)"/g)) {
      if ((await read(path)).html.includes('€1,290')) trip = path;
    }
    expect(trip).not.toBe('');
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('show an imported price on the next request, on the trip and in lists', async () => {
    expect((await read(trip)).html).toContain('€1,290');
    expect((await read('/all-trips')).html).toContain('€1,290');
    await changePrice(118_800);
    const after = await read(trip);
    expect(after.html).toContain('€1,188');
    expect(after.html).not.toContain('€1,290');
    const list = await read('/all-trips');
    expect(list.html).toContain('€1,188');
    expect(list.html).not.toContain('€1,290');
  });

  it('are answered with the same bytes, compressed, and 304 when they have not changed', async () => {
    const first = await read(trip, { 'Accept-Encoding': 'br' });
    const second = await read(trip, { 'Accept-Encoding': 'gzip' });
    expect(first.response.headers.get('content-encoding')).toBe('br');
    expect(second.response.headers.get('content-encoding')).toBe('gzip');
    expect(second.html).toBe(first.html);
    const etag = first.response.headers.get('etag') ?? '';
    const third = await read(trip, { 'If-None-Match': etag });
    expect(third.response.status).toBe(304);
    expect(third.html).toBe('');
    expect(first.response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=(\d|[1-5]\d|60)$/);
    expect(first.response.headers.get('set-cookie')).toBeNull();
  });

  it('tell on a page of reviews which trip each is about, under its newest name', async () => {
    const trip = readFileSync(TEN_TRIPS, 'utf8')
      .split('\n')
      .map((line) => JSON.parse(line || '{}'))
      .find(({ kind, id }) => kind === 'trip' && id === 'CT-01');
    const page = '/tour-operators/corktree-walks-reviews';
    const links = async () =>
      [...(await read(page)).html.matchAll(/<p[^>]*><a href="(\/trips\/[^"]+)">([^<]+)<\/a>/g)].map(
        ([, href, name]) => `${name} ${href}`,
      );
    const before = await links();
    expect(before.filter((link) => link.startsWith(trip.name))).toHaveLength(2);
    for (const link of before) expect((await read(link.split(' ').at(-1) ?? '')).response.status).toBe(200);
    await importRecord({ ...trip, name: 'The cliff path' });
    const after = await links();
    expect(after.filter((link) => link.startsWith('The cliff path '))).toHaveLength(2);
    expect(after).toHaveLength(before.length);
  });

  it('are one page whatever campaign led to them and whoever asks', async () => {
    const plain = await read(trip);
    const campaign = await read(`${trip}?utm_source=news&fbclid=1`, { Cookie: 'session=somebody' });
    expect(campaign.html).toBe(plain.html);
    expect(campaign.response.headers.get('etag')).toBe(plain.response.headers.get('etag'));
  });

  it('are rendered afresh, and kept by nobody, when they are narrowed', async () => {
    const { response } = await read('/all-trips?sort=price_low_to_high');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lead to what took the place of a trip as long as that is published', async () => {
    const [one, other] = readFileSync(TEN_TRIPS, 'utf8')
      .split('\n')
      .map((line) => JSON.parse(line || '{}'))
      .filter(({ kind }) => kind === 'trip');
    await importRecord({ ...one, superseded_by: other.id });
    const { rows } = await pool.query('select slug from trips where source_ref = $1', [one.id]);
    const isLed = async () => (await read(`/trips/${rows[0].slug}`)).html.includes('has taken its place');
    expect(await isLed()).toBe(true);
    await importRecord({ ...other, status: 'archived' });
    expect(await isLed()).toBe(false);
    await importRecord({ ...other, status: 'published' });
    expect(await isLed()).toBe(true);
  });
});
