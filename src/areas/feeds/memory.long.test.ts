import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, trip } from './testing.ts';

describe('the memory of an import', () => {
  const { pool, url } = testDatabase();

  async function departures(count: number): Promise<string> {
    const path = feedFile('', `departures-${count}.ndjson`);
    const file = createWriteStream(path);
    for (let i = 0; i < count; i++) {
      const line = JSON.stringify(departure('memory', `t${i % 50}`, `d${i}`, { price_notes: `Note ${i} `.repeat(20) }));
      if (!file.write(`${line}\n`)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'close');
    return path;
  }

  /** Highest resident memory in MB of a process that checks the file, its young generation kept small. */
  function peak(path: string): number {
    const script = join(import.meta.dirname, 'testing/check-feed.child.ts');
    const options = ['--max-semi-space-size=4', '--max-old-space-size=160'];
    const { stdout, stderr, status } = spawnSync(process.execPath, [...options, script, url, path], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return Number(stdout);
  }

  it('does not grow with the file', { timeout: 120_000 }, async () => {
    const trips = Array.from({ length: 50 }, (_, i) => trip('memory', `t${i}`));
    await importFiles(pool, feedFile([operator('memory'), ...trips]), { apply: true });
    const small = peak(await departures(10_000));
    const large = peak(await departures(100_000));
    expect(large - small).toBeLessThan(80);
  });
});
