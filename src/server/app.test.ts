import { describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig, silentLog, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { createSearch } from '#search';
import { createApp } from './app.ts';
import type { Door } from './door.ts';

/** The app over a database that nobody asks; pages that are asked for are noted. */
function appNoting(asked: string[]) {
  const pool = createPool('postgresql://nobody@localhost/never-asked');
  const db = createDb(pool);
  const door: Partial<Door> = {
    config: readConfig({ BASE_URL: 'https://sojourn.example' }),
    log: silentLog,
    pool,
    db,
    clock: systemClock,
    limiter: createMemoryLimiter(systemClock),
    search: createSearch({ pool, db, clock: systemClock, log: silentLog }),
    pages: async (request) => {
      asked.push(request.url);
      return new Response('a page');
    },
    hosts: new Set(),
    lifecycle: { draining: false },
    version: 'test',
  };
  return createApp(door as Door);
}

describe('the app', () => {
  it('asks for no page, so that none can be kept, under hosts that strangers make up', async () => {
    const asked: string[] = [];
    const app = appNoting(asked);
    for (let i = 0; i < 100; i++) {
      const answer = await app.request('/trips/inca', { headers: { Host: `${i}.evil.example` } });
      expect(answer.status).toBe(421);
    }
    expect(asked).toEqual([]);
    await app.request('/trips/inca', { headers: { Host: 'sojourn.example' } });
    expect(asked).toHaveLength(1);
  });
});
