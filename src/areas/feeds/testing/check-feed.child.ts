/** Checks the feed in argv[3] against the database in argv[2] and prints its highest resident memory in MB. */
import { createPool } from '#kernel/db';
import { feedKinds } from '../../../areas.ts';
import { importFeed } from '../import-feed.ts';

const [, , url = '', path = ''] = process.argv;
const pool = createPool(url, 'imports', 1);
const report = await importFeed({ pool, clock: () => new Date(), kinds: feedKinds }, { source: [{ path }] });
if (report.problems > 0) process.exitCode = 1;
await pool.end();
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
