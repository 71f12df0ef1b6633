import { describe, expect, inject, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { crawl, followsAll } from '../journeys/crawl.ts';
import { demoCatalogue, runImport, startServer } from '../journeys/server.ts';

/** To follow every link takes longer than a test may, and some of them much of that time. */
const LONGEST_MS = followsAll ? 20 * 60_000 : 180_000;
const FAULTLESS = { broken: [], chains: [], incomplete: [], repeated: [], deadEnds: [], empty: [], alike: [] };

describe('a crawl', { timeout: LONGEST_MS }, () => {
  const { url } = testDatabase(demoCatalogue(0));

  it('finds no broken link on the demo site, no page that shows a picture twice, none that leads nowhere, no empty part of one and no two that say the same of themselves', async () => {
    const { broken, chains, incomplete, repeated, deadEnds, empty, alike, pictures, visited } = await crawl(
      inject('site'),
    );
    expect({ broken, chains, incomplete, repeated, deadEnds, empty, alike }).toEqual(FAULTLESS);
    expect(pictures).toBeGreaterThan(1000);
    expect(visited).toBeGreaterThan(500);
  });

  it('finds no broken link and no empty part on a site with nothing in it but its texts', async () => {
    const server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0' });
    try {
      const { broken, chains, incomplete, repeated, deadEnds, empty, alike, visited } = await crawl(server.url);
      expect({ broken, chains, incomplete, repeated, deadEnds, empty, alike }).toEqual(FAULTLESS);
      expect(visited).toBeGreaterThan(5);
    } finally {
      await server.stop();
    }
  });

  it('finds no broken link and no empty part on a site with a ten-trip feed and no demo data', async () => {
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0' };
    await runImport(environment, 'docs/import/examples/ten-trips.ndjson');
    const server = await startServer(environment);
    try {
      const { broken, chains, incomplete, repeated, deadEnds, empty, alike, visited } = await crawl(server.url);
      expect({ broken, chains, incomplete, repeated, deadEnds, empty, alike }).toEqual(FAULTLESS);
      expect(visited).toBeGreaterThan(30);
    } finally {
      await server.stop();
    }
  });
});
