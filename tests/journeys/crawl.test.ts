import { describe, expect, inject, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { crawl } from './crawl.ts';
import { demoCatalogue, runImport, startServer } from './server.ts';

const FAULTLESS = { broken: [], chains: [], incomplete: [], repeated: [], deadEnds: [] };

describe('a crawl', () => {
  const { url } = testDatabase(demoCatalogue(0));

  it('finds no broken link on the demo site, no page that shows a picture twice, and none that leads nowhere', async () => {
    const { broken, chains, incomplete, repeated, deadEnds, pictures, visited } = await crawl(inject('site'));
    expect({ broken, chains, incomplete, repeated, deadEnds }).toEqual(FAULTLESS);
    expect(pictures).toBeGreaterThan(1000);
    expect(visited).toBeGreaterThan(500);
  });

  it('finds no broken link on a site with nothing in it', async () => {
    const server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0' });
    try {
      const { broken, chains, incomplete, repeated, visited } = await crawl(server.url);
      // There is nothing yet to go on to.
      expect({ broken, chains, incomplete, repeated, deadEnds: [] }).toEqual(FAULTLESS);
      expect(visited).toBeGreaterThan(5);
    } finally {
      await server.stop();
    }
  });

  it('finds no broken link on a site with a ten-trip feed and no demo data', async () => {
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0' };
    await runImport(environment, 'docs/import/examples/ten-trips.ndjson');
    const server = await startServer(environment);
    try {
      const { broken, chains, incomplete, repeated, deadEnds, visited } = await crawl(server.url);
      expect({ broken, chains, incomplete, repeated, deadEnds }).toEqual(FAULTLESS);
      expect(visited).toBeGreaterThan(30);
    } finally {
      await server.stop();
    }
  });
});
