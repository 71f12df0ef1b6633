import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../src/kernel/testing/folder.ts';
import { crawl } from './crawl.ts';
import { ownEnvironment, startServer } from './server.ts';

describe('a crawl', () => {
  it('finds no broken link on the demo site, and no page that shows a picture twice', async () => {
    const { broken, repeated, pictures, visited } = await crawl(inject('site'));
    expect(broken).toEqual([]);
    expect(repeated).toEqual([]);
    expect(pictures).toBeGreaterThan(1000);
    expect(visited).toBeGreaterThan(500);
  });

  it('finds no broken link on a site with a ten-trip feed and no demo data', async () => {
    const folder = temporaryFolder('ten-trips');
    const imported = spawnSync(
      process.execPath,
      ['src/cli/import.ts', 'docs/import/examples/ten-trips.ndjson', '--apply'],
      {
        env: ownEnvironment({ DATA_DIR: folder, DEMO_TRIPS: '0' }),
        encoding: 'utf8',
      },
    );
    expect(imported.status, imported.stdout + imported.stderr).toBe(0);
    const server = await startServer({ DEMO_TRIPS: '0' }, folder);
    try {
      const { broken, visited } = await crawl(server.url);
      expect(broken).toEqual([]);
      expect(visited).toBeGreaterThan(30);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
