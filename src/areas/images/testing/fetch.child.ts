/** A process that fetches what is due, to be killed: fetch.child.ts DATABASE_URL HOST S3_SETTINGS */
import { silentLog, system, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { fetchDuePictures } from '../fetch-due-pictures.ts';
import { s3Store } from '../storage/s3-store.ts';
import { loopbackRules } from '../testing.ts';

const [, , url = '', host = '', settings = ''] = process.argv;
const pool = createPool(url, 'background', 2);
await fetchDuePictures(
  {
    ctx: { db: createDb(pool), actor: system, partner: null, clock: systemClock },
    log: silentLog,
    store: s3Store(JSON.parse(settings)),
    rules: loopbackRules(),
    hostsOf: async () => [host],
    tell: async () => {},
  },
  new AbortController().signal,
);
await pool.end();
