import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { residentMegabytes } from '../../scripts/faults/resident.ts';
import { slowReaders } from '../../scripts/faults/slow-readers.ts';
import { slowSenders } from '../../scripts/faults/slow-senders.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';

const PATHS = ['/docs', '/all-trips'];
/** What answering the same pages for readers who take them leaves behind is about a third of it. */
const MOST_GROWTH_MB = 200;

describe('those who hold connections: readers who don’t take their pages,', () => {
  const { url } = testDatabase(demoCatalogue(60));
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url }, undefined, 'tests/long/start-with-less-patience.ts');
    for (const path of PATHS) expect((await fetch(server.url + path)).status).toBe(200);
  });
  afterAll(() => server.stop());

  it.each([
    ['thirty at once', 30],
    ['as many at once as one connection may', 8],
  ])('%s, leave the server’s memory alone and others answered', async (_what, pipelined) => {
    const before = residentMegabytes(server.pid);
    let [most, answered, over] = [before, 0, false];
    const attack = slowReaders({
      port: Number(new URL(server.url).port),
      paths: PATHS,
      readers: 120,
      pipelined,
      seconds: 6,
    });
    void attack.finally(() => {
      over = true;
    });
    while (!over) {
      const answer = await fetch(server.url, { signal: AbortSignal.timeout(15_000) });
      expect(answer.status).toBe(200);
      await answer.text();
      answered++;
      most = Math.max(most, residentMegabytes(server.pid));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await attack).opened).toBe(120);
    expect(answered).toBeGreaterThan(0);
    expect(most - before).toBeLessThan(MOST_GROWTH_MB);
  });

  it('and senders whose headers or bodies never end are cut when the time for them is over', async () => {
    const attack = { port: Number(new URL(server.url).port), senders: 40, seconds: 8 };
    const both = await Promise.all((['headers', 'body'] as const).map((what) => slowSenders({ ...attack, what })));
    expect(both).toEqual(Array(2).fill({ opened: 40, cut: 40 }));
  });
});
