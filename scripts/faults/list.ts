import type { Figure } from '../../bench/figure.ts';
import { accountsTold } from './accounts.ts';
import { databaseAway, halfOpen, lockedTables } from './away.ts';
import { cutReplies } from './bookings/cut-replies.ts';
import { killedServers } from './bookings/killed.ts';
import { racingBuyers } from './bookings/race.ts';
import { assets, greedyCaller, oddSpellings } from './callers.ts';
import { backendsKilled, databaseRestarts } from './database-restarts.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { largeImport, lockedOutbox } from './imports-beside.ts';
import { killedSenders } from './mail.ts';
import { minutes } from './minutes.ts';
import { mixedLoad } from './mixed.ts';
import { killedPayers } from './payments.ts';
import type { Run } from './run.ts';
import { signInsKilled } from './sign-ins-killed.ts';
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
  payments: killedPayers,
  bookings: async (run) => [...(await killedServers(run)), ...(await cutReplies(run))],
  race: racingBuyers,
  accounts: async (run) => [...(await accountsTold(run)), ...(await signInsKilled(run))],
  mixed: (run) => mixedLoad(run, minutes),
};
