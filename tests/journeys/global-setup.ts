import type { TestProject } from 'vitest/node';
import { browserCommand } from '../../scripts/browser.ts';
import { createPool } from '../../src/kernel/db/index.ts';
import { databaseUrl, TEMPLATE } from '../../src/kernel/testing/database.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A site with a demo catalogue of a few hundred trips. */
    site: string;
    /** Where its database is, for what is done on the server. */
    siteDatabase: string;
  }
}

const TRIPS = '400';
const DATABASE = 'sojourn_site';

/** One site for all journeys that only read, on the server of the run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Each project of the run that walks comes here. A second site would drop the database below the first.
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().site) return;
  // Unpacks the browser where it is new, before two workers would at the same time.
  await browserCommand();
  const { databaseServer } = project.getProvidedContext();
  const admin = createPool(databaseUrl(databaseServer, 'postgres'), 'imports', 1);
  await admin.query(`drop database if exists ${DATABASE} with (force)`);
  await admin.query(`create database ${DATABASE} template ${TEMPLATE}`);
  await admin.end();
  const siteDatabase = databaseUrl(databaseServer, DATABASE);
  const server = await startServer({ DATABASE_URL: siteDatabase, DEMO_TRIPS: TRIPS });
  run.provide('site', server.url);
  run.provide('siteDatabase', siteDatabase);
  return () => server.stop();
}
