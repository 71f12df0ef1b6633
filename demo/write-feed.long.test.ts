import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#demo';
import { demoRecords } from '../src/server/demo-feed.ts';
import { sampleDay } from './generate/testing/sample.ts';

const options = { seed: 3, trips: 30, today: sampleDay };

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** How many processes of ours are writing a feed. */
function writers(): number {
  const all = execFileSync('ps', ['-axo', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('write-feed.ts')).length;
}

describe('the feed of the demo catalogue', () => {
  it('comes whole and in order from a process of its own', async () => {
    const records = await all(demoRecords(options));
    expect(records).toEqual(await all(generateCatalogue(options)));
    expect(records.length).toBeGreaterThan(1000);
  });

  it('ends its process when nobody wants more of it', async () => {
    for await (const record of demoRecords({ ...options, trips: 5000 })) {
      expect(record.kind).toBe('term');
      expect(writers()).toBe(1);
      break;
    }
    await expect.poll(writers).toBe(0);
  });

  it('fails with what its process said when it breaks off', async () => {
    await expect(all(demoRecords({ ...options, today: 'never' as never }))).rejects.toThrow(
      /^The demo catalogue broke off \(1\)\. [\s\S]*--today: never is no date/,
    );
  });
});
