import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { createAccounts } from '#accounts';
import { publicFetchRules } from '#images';
import { emptyStore } from '#images/testing';
import { asShared, createMemoryLimiter, newId, readConfig, silentLog, system, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { mailParts } from '#kernel/mail';
import { botCheckOf } from '#kernel/serving';
import { createSharedReadings } from '#pages';
import { simulatedPaypal } from '#payments/testing';
import { createSearch } from '#search';
import { allMemberData } from '../areas.ts';
import { pagesIn } from '../web/page-table.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { contractsOf } from './contracts.ts';
import type { Door, DoorApp } from './door.ts';
import { errorResponse } from './errors.ts';
import { policies } from './policies.ts';

/** An app of one middleware with an answer behind it; failures become answers as in the real one. */
export function appBehind(...middleware: MiddlewareHandler[]): DoorApp {
  const app: DoorApp = new Hono();
  app.onError((error, c) => errorResponse(c, error, silentLog));
  for (const one of middleware) app.use(one);
  app.all('*', async (c) => c.text(`got ${(await c.req.text()).length}`));
  return app;
}

/** Code and status of a refusal. */
export async function refusalOf(answer: Response): Promise<{ status: number; code: string }> {
  const { errors } = (await answer.json()) as { errors: { code: string }[] };
  return { status: answer.status, code: errors[0]?.code ?? '' };
}

const MAIL_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** A body with the headers by which the provider of mail shows that it is theirs. */
export function asProvider(body: object, at = new Date()): { body: string; headers: Record<string, string> } {
  const [id, text] = [newId(), JSON.stringify(body)];
  return {
    body: text,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(MAIL_WEBHOOK_SECRET).sign(id, at, text),
    },
  };
}

/** One for all doors: what it signs with takes a moment to be made. */
export const paypal = simulatedPaypal({ clock: systemClock });

/** A body with the headers by which PayPal shows that it is theirs. */
export function asPaypal(body: object): { body: string; headers: Record<string, string> } {
  const { text, headers } = paypal.simulator.signer.sign(body);
  return { body: text, headers };
}

/** A door onto a database that nobody asks; `parts` are what a test looks at. */
export function unusedDoor(parts: Partial<Door> = {}): Door {
  const { pool = createPool('postgresql://nobody@127.0.0.1:1/never-asked'), clock = systemClock } = parts;
  const db = parts.db ?? createDb(pool);
  const config = readConfig({
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    MAIL_WEBHOOK_SECRET,
    BOT_CHECK: 'off',
  });
  const mailing = mailParts(config, randomBytes(32));
  const ctx = { db, clock, actor: system, partner: null };
  const accounts =
    parts.accounts ??
    createAccounts({
      ctx,
      baseUrl: (parts.config ?? config).baseUrl,
      secret: randomBytes(32).toString('base64url'),
      google: null,
      log: silentLog,
      addresses: parts.addresses ?? mailing.addresses,
      mail: parts.mail ?? mailing.mail,
      allMemberData,
    });
  const hosts = parts.hosts ?? new Map();
  const door = {
    config,
    log: silentLog,
    pool,
    db,
    clock,
    limiter: createMemoryLimiter(),
    sharedLimits: asShared(createMemoryLimiter(1000)),
    botCheck: botCheckOf(config),
    awayHosts: [],
    ...mailing,
    accounts,
    actorOf: actorOfRequest({ db, clock, accounts, hosts }),
    search: parts.search ?? createSearch({ pool, db, clock, log: silentLog }),
    pages: async () => new Response(),
    writeMail: () => Promise.reject(new Error('There is no mail here.')),
    shared: createSharedReadings(),
    images: emptyStore,
    fetchRules: publicFetchRules,
    paypal: paypal.paypal,
    paypalSimulator: null,
    bookings: { baseUrl: (parts.config ?? config).baseUrl },
    giftCards: { baseUrl: (parts.config ?? config).baseUrl },
    hosts,
    policies,
    pageTable: pagesIn('production'),
    lifecycle: { draining: false },
    background: () => ({ news: true, projection: true, parked: 0 }),
    version: 'test',
    ...parts,
  };
  return { contracts: contractsOf(door), ...door };
}
