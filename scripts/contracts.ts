/**
 * npm run contracts: prints what the server promises to programs into contracts/, who may call it, what pages there are, and
 * what clients generate of it. With --check it changes nothing and fails on a difference, so that no promise changes unnoticed.
 * Needs no database.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createAccounts } from '#accounts';
import { createImageStore, publicFetchRules } from '#images';
import { asShared, createMemoryLimiter, readConfig, silentLog, system, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { mailParts } from '#kernel/mail';
import { botCheckOf } from '#kernel/serving';
import { createSearch } from '#search';
import { contractsOf } from '../src/server/contracts.ts';
import { policies } from '../src/server/policies.ts';
import { pagesIn } from '../src/web/page-table.ts';
import { printClients } from './contracts/clients.ts';
import { printMails } from './contracts/mails.ts';
import { printPages } from './contracts/pages.ts';
import { printPolicies } from './contracts/policies.ts';

const FOLDER = 'contracts';

/** What stands in contracts/, by file name. */
export async function printContracts(): Promise<Record<string, string>> {
  const pool = createPool('postgresql://nobody@localhost/never-asked');
  const search = createSearch({ pool, db: createDb(pool), clock: systemClock, log: silentLog });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Nothing is ever encrypted with it.
  const config = readConfig({ ENCRYPTION_KEYS: `1:${Buffer.alloc(32).toString('base64')}` });
  const mailing = mailParts(config, Buffer.alloc(32));
  const ctx = { db: createDb(pool), clock: systemClock, actor: system, partner: null };
  const { baseUrl } = config;
  const accounts = createAccounts({
    ctx,
    baseUrl,
    secret: 'never used'.repeat(4),
    google: null,
    log: silentLog,
    allMemberData: [],
    ...mailing,
  });
  const parts = {
    search,
    botCheck: botCheckOf(config),
    sharedLimits: asShared(createMemoryLimiter()),
    awayHosts: [],
    ...mailing,
    accounts,
    images: createImageStore({ folder: 'never-written', s3: null }),
    fetchRules: publicFetchRules,
    paypal: null,
    paypalSimulator: null,
    bookings: { baseUrl: 'http://localhost' },
    giftCards: { baseUrl: 'http://localhost' },
    hosts: new Map(),
  };
  const { openApi, sdl } = contractsOf({ ...parts, version, policies });
  return {
    'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
    'schema.graphql': sdl(),
    'mails.md': printMails(),
    'pages.md': printPages(pagesIn('production')),
    'policies.md': printPolicies(policies),
    ...(await printClients(openApi(), sdl())),
  };
}

/** The first line in which two texts differ, as `file:line`. */
export function firstDifference(name: string, kept: string, printed: string): string | null {
  if (kept === printed) return null;
  const [before, after] = [kept.split('\n'), printed.split('\n')];
  const line = after.findIndex((text, i) => text !== before[i]);
  const at = line < 0 ? after.length : line;
  return `${FOLDER}/${name}:${at + 1}\n  - ${before[at] ?? '(ends here)'}\n  + ${after[at] ?? '(ends here)'}`;
}

function readKept(name: string): string {
  try {
    return readFileSync(`${FOLDER}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) {
  const printed = Object.entries(await printContracts());
  if (process.argv.includes('--check')) {
    const differences = printed.flatMap(([name, text]) => firstDifference(name, readKept(name), text) ?? []);
    if (differences.length > 0) {
      console.error(`${differences.join('\n')}\nReview the change, run "npm run contracts" and commit what it prints.`);
      process.exit(1);
    }
  } else {
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, text] of printed) writeFileSync(`${FOLDER}/${name}`, text);
  }
}
