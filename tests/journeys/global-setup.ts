import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A site with a demo catalogue of a few hundred trips. */
    site: string;
  }
}

const TRIPS = '400';

/** One site for all journeys; they only read. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ DEMO_TRIPS: TRIPS });
  project.provide('site', server.url);
  return () => server.stop();
}
