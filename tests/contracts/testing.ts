import { afterAll, beforeAll } from 'vitest';
import { generateCatalogue } from '#demo';
import { type FeedValue, importFeed } from '#feeds';
import { type Context, createMemoryLimiter, readConfig, silentLog } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { toCalendarDate } from '#kernel/shared';
import { type Filling, testContext, testDatabase } from '#kernel/testing';
import { createHasPage } from '#pages';
import { makeQuizzes } from '#quiz/testing';
import { createSearch, projectPending, type Search } from '#search';
import { areas, feedKinds, searchable } from '../../src/areas.ts';
import { createApp } from '../../src/server/app.ts';
import { loadContentFiles } from '../../src/server/content-files.ts';
import type { Door } from '../../src/server/door.ts';
import { unusedDoor } from '../../src/server/testing.ts';
import { pagesIn } from '../../src/web/page-table.ts';

const TRIPS = 60;

export type Site = {
  /** Of its database. */
  url: string;
  ctx: Context;
  search: Search;
  door: Door;
  /** Asks the whole server, as a program on this machine would. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The answer to a GraphQL query, its HTTP status apart. */
  query(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** How many statements the database is asked while something is done. */
  statements(work: () => Promise<unknown>): Promise<number>;
};

export type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; status: number; exception: { name: string } };
};
// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
export type GraphqlAnswer = { status: number; data: any; errors?: GraphqlError[] };

/** As the server of a demo has it; what a test gives takes the place of what holds nothing. */
export function doorOf(parts: Partial<Door> = {}): Door {
  return unusedDoor({
    config: readConfig({ SOJOURN_ENV: 'demo', BASE_URL: 'http://localhost', TEAM_EMAIL: 'team@sojourn.example' }),
    limiter: createMemoryLimiter(1000),
    pages: async () => new Response('a page', { headers: { 'Content-Type': 'text/html' } }),
    ...parts,
  });
}

/** A demo catalogue, in the database and projected for searching. */
const filling: Filling = {
  name: `contracts_${TRIPS}`,
  async fill(pool) {
    const ctx = testContext(createDb(pool));
    const records = generateCatalogue({ seed: 7, trips: TRIPS, today: toCalendarDate(ctx.clock()) });
    const source = records as AsyncIterable<FeedValue>;
    await importFeed(
      { pool, clock: ctx.clock, kinds: feedKinds },
      { source, name: 'demo catalogue', apply: true, shared: true },
    );
    await loadContentFiles(ctx, readConfig({}, areas), createHasPage(pagesIn('production')));
    await makeQuizzes(ctx);
    await projectPending(ctx, { searchable });
  },
};

/** The server over a demo catalogue of its own, with what is given in place of its own parts; call at the top of a describe. */
export function seededSite(given: Partial<Door> = {}): Site {
  const { db, pool, url } = testDatabase(filling);
  const ctx = testContext(db);
  // With connections of its own, as in a server: what it reads beside the requests is none of their statements.
  const besides = createPool(url, 'background', 3);
  const search = createSearch({ pool: besides, db: createDb(besides), clock: ctx.clock, log: silentLog });
  const door = doorOf({ pool, db, search, clock: ctx.clock, ...given });
  const app = createApp(door);
  beforeAll(() => search.start());
  afterAll(async () => {
    await search.stop();
    await besides.end();
  });

  const ask = async (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
  return {
    url,
    ctx,
    search,
    door,
    ask,
    async query(query, variables) {
      const body = JSON.stringify({ query, variables });
      const answer = await ask('/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
      return { status: answer.status, ...((await answer.json()) as Omit<GraphqlAnswer, 'status'>) };
    },
    async statements(work) {
      const connect = pool.connect.bind(pool);
      let count = 0;
      // A client is taken from the pool for each statement.
      pool.connect = (() => {
        count += 1;
        return connect();
      }) as typeof pool.connect;
      await work().finally(() => {
        pool.connect = connect;
      });
      return count;
    },
  };
}
