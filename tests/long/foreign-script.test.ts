import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

describe('a script that got into a page with somebody’s words', () => {
  const { walk } = traveler();
  const { url } = testDatabase(demoCatalogue(0));
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(
      { DATABASE_URL: url, DEMO_TRIPS: '0' },
      undefined,
      'tests/journeys/start-with-foreign-script.ts',
    );
  });
  afterAll(() => server?.stop());

  it('is refused by the browser, while the page’s own scripts run', async () => {
    const refused = /script-src|inline script/;
    await walk({ baseURL: server.url, expects: refused }, async (page) => {
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      const response = await page.goto('/all-trips');
      await hydrated(page);
      const { stolen } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
      expect(stolen).toBeUndefined();
      expect(await response?.text()).toContain('dataset.stolen');
      expect(told.filter((text) => refused.test(text))).toHaveLength(1);
    });
  });

  it('would run if the policy listed whatever the page holds', () =>
    walk({ baseURL: server.url, bypassCSP: true }, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.dataset.stolen)).toBe('yes');
    }));
});
