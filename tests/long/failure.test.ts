import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

describe('a page that fails', () => {
  const { walk } = traveler();
  const { pool, url } = testDatabase(demoCatalogue(0));
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', LOG_LEVEL: 'silent' });
    // Every trip page now fails; the shell around it doesn't.
    await pool.query('alter table itineraries rename to itineraries_away');
    await pool.query('alter table slug_redirects rename to slug_redirects_away');
  });

  afterAll(() => server.stop());

  it('says so with its request id, is kept by nobody and stays out of indexes', async () => {
    const response = await fetch(`${server.url}/trips/any-trip`);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('Something went wrong, try again later');
    expect(html).toContain(response.headers.get('x-request-id') ?? 'no id');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toMatch(/slug_redirects|at Object\./);
  });

  it('keeps the id when scripts take over, and offers to try again', () =>
    walk({ baseURL: server.url, expects: /status of 500|Unexpected Server Error/ }, async (page) => {
      const response = await page.goto('/trips/any-trip');
      await page.waitForLoadState('networkidle');
      const id = response?.headers()['x-request-id'] ?? 'no id';
      expect(await page.getByText('Request ').innerText()).toContain(id);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Something went wrong, try again later');
      expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(1);
    }));

  it('is told apart from one that is missing', async () => {
    const response = await fetch(`${server.url}/no-such-page`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('Page not found');
    expect(html).not.toContain('request-id');
  });

  it('is missing in the same words at every address, which scripts then take over', () =>
    walk({}, async (page) => {
      const missing = ['/no-such-page', '/nor/this', '/trips/none', '/trips/nor-this?travelers=2', '/all-trips?page=x'];
      for (const path of [...missing, '/all-trips?page=999&sort=rating', '/trip-list/none?page=2']) {
        const response = await page.goto(path);
        await hydrated(page);
        expect([path, response?.status()]).toEqual([path, 404]);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
        expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      }
    }));

  it('is found under its one address however it is spelled', async () => {
    const read = async (path: string) => {
      const { status, url } = await fetch(server.url + path);
      return [status, url.slice(server.url.length)];
    };
    expect(await read('/All-Trips/?utm_source=news')).toEqual([200, '/all-trips?utm_source=news']);
    expect(await read('//all-trips;v=1')).toEqual([200, '/all-trips']);
    expect(await read('/%61ll-trips?page=1')).toEqual([200, '/all-trips']);
    expect(await read('/dev/ui')).toEqual([404, '/dev/ui']);
  });
});
