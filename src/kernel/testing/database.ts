import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { visitor } from '../actor.ts';
import type { Context } from '../context.ts';
import { createDb, createPool, type Db } from '../db/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which every test file gets a database of its own; it holds the migrated template. */
    databaseServer: string;
    /** A folder for files of tests, removed after the run. */
    scratch: string;
  }
}

export const TEMPLATE = 'sojourn_template';

/** The time at which tests stand still. */
export const TEST_NOW = new Date('2026-11-20T12:00:00Z');

/** What several test files begin with. The first that needs it fills a database; all get copies of that. */
export type Filling = {
  /** Of letters and digits; one name means one content. */
  name: string;
  fill(pool: pg.Pool, url: string): Promise<void>;
};

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server.replace('postgresql://sojourn@/', 'postgresql://sojourn@socket/'));
  url.pathname = `/${name}`;
  return url.href.replace('@socket/', '@/');
}

/** A database for one test file, migrated and filled, dropped afterwards. Call at the top of a describe. */
export function testDatabase(filling?: Filling): { db: Db; pool: pg.Pool; url: string } {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(server, name);
  const pool = createPool(url, 'imports', 5);
  const db = createDb(pool);
  const onServer = async (work: (admin: pg.ClientBase) => Promise<unknown>) => {
    const admin = createPool(databaseUrl(server, 'postgres'), 'imports', 1);
    const client = await admin.connect();
    await work(client).finally(() => client.release(true));
    await admin.end();
  };
  beforeAll(() =>
    onServer(async (admin) => {
      const template = filling ? await filledTemplate(admin, server, filling) : TEMPLATE;
      await admin.query(`create database ${name} template ${template}`);
    }),
  );
  afterAll(async () => {
    await pool.end();
    await onServer((admin) => admin.query(`drop database if exists ${name} with (force)`));
  });
  return { db, pool, url };
}

/** @param admin holds a lock as long as it is connected, for which another process waits that wants the same filling */
async function filledTemplate(admin: pg.ClientBase, server: string, { name, fill }: Filling): Promise<string> {
  const template = `${TEMPLATE}_${name}`;
  const half = `${template}_half`;
  await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half} template ${TEMPLATE}`);
    const url = databaseUrl(server, half);
    const pool = createPool(url, 'imports');
    await fill(pool, url).finally(() => pool.end());
    await admin.query(`alter database ${half} rename to ${template}`);
  }
  return template;
}

/** A context as a visitor of the site has it, at TEST_NOW. */
export function testContext(db: Db, overrides: Partial<Context> = {}): Context {
  return { db, actor: visitor, partner: null, clock: () => TEST_NOW, ...overrides };
}
