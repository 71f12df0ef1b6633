import type { Figure } from '../../bench/figure.ts';
import { accountsTold } from './accounts.ts';
import { databaseAway, halfOpen, lockedTables } from './away.ts';
import { assets, greedyCaller, oddSpellings } from './callers.ts';
import { backendsKilled, databaseRestarts } from './database-restarts.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { largeImport, lockedOutbox } from './imports-beside.ts';
import { killedSenders } from './mail.ts';
import { minutes } from './minutes.ts';
import { mixedLoad } from './mixed.ts';
import type { Run } from './run.ts';
import { slowClients } from './slow-clients.ts';
import { twoServers } from './two-servers.ts';

export const faults: Record<string, (run: Run) => Promise<Figure[]>> = {
  restarts: databaseRestarts,
  backends: backendsKilled,
  silence: halfOpen,
  away: databaseAway,
  tables: lockedTables,
  outbox: lockedOutbox,
  import: largeImport,
  readers: slowClients,
  assets,
  greedy: greedyCaller,
  spellings: oddSpellings,
  embedded: embeddedDatabase,
  servers: twoServers,
  mail: killedSenders,
  accounts: accountsTold,
  mixed: (run) => mixedLoad(run, minutes),
};
