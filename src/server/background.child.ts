/** The background of a second server, to be killed: background.child.ts DATABASE_URL */
import { silentLog, system, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { createPageCache, createSharedReadings } from '#pages';
import { createSearch } from '#search';
import { startBackground } from './background.ts';

const [, , url = ''] = process.argv;
const pool = createPool(url, 'background');
const ctx = { db: createDb(pool), actor: system, partner: null, clock: systemClock };
const search = createSearch({ pool, db: ctx.db, clock: systemClock, log: silentLog });
await search.start();
const pages = createPageCache({ maxBytes: 1e6 });
await startBackground(pool, ctx, { search, pages, shared: createSharedReadings(), log: silentLog });
