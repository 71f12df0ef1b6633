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

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server.replace('postgresql://sojourn@/', 'postgresql://sojourn@socket/'));
  url.pathname = `/${name}`;
  return url.href.replace('@socket/', '@/');
}

/** A migrated database for one test file, dropped afterwards. Call at the top of a describe. */
export function testDatabase(): { db: Db; pool: pg.Pool; url: string } {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(server, name);
  const pool = createPool(url, 'imports', 5);
  const db = createDb(pool);

  const onServer = async (sql: string) => {
    const admin = createPool(databaseUrl(server, 'postgres'), 'imports', 1);
    await admin.query(sql).finally(() => admin.end());
  };
  beforeAll(() => onServer(`create database ${name} template ${TEMPLATE}`));
  afterAll(async () => {
    await pool.end();
    await onServer(`drop database if exists ${name} with (force)`);
  });
  return { db, pool, url };
}

/** A context as a visitor of the site has it, at TEST_NOW. */
export function testContext(db: Db, overrides: Partial<Context> = {}): Context {
  return { db, actor: visitor, partner: null, clock: () => TEST_NOW, ...overrides };
}
