import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import {
  type Actor,
  asShared,
  type Context,
  createMemoryLimiter,
  newId,
  type Parts,
  readConfig,
  silentLog,
  systemClock,
} from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { defineRoute, resource } from '#kernel/http';
import { createKeyring } from '#kernel/keys';
import { botCheckOf } from '#kernel/serving';
import { type DatabaseProxy, startDatabaseProxy, testActors, testDatabase } from '#kernel/testing';
import { areas } from '../../areas.ts';
import type { DoorApp } from '../door.ts';
import { errorResponse } from '../errors.ts';
import { guard } from '../middleware/guard.ts';
import { answer } from './answer.ts';

const config = readConfig({ ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}` });
const keyring = createKeyring(config.encryptionKeys);
export const botCheck = botCheckOf(config);
export const actors = testActors();
export const ground = areas.filter(({ name }) => name === 'kernel');
const attempts = ground
  .flatMap(({ rest }) => rest({ keyring, botCheck } as Parts))
  .find(({ key }) => key === 'GET /v1/attempts/{key}');
const task = resource('tasks', z.object({ kind: z.string() }));

/** A call that writes a task, as bookings will be written; it goes on when the test lets it. */
function taskRoute(
  between: (ctx: Context) => Promise<void>,
  repeatable: 'with a key' | 'only with a key',
  isChecked?: true,
) {
  return defineRoute({
    key: `POST /tasks/${repeatable}`,
    tag: 'Tasks',
    summary: 'A task',
    description: 'Is written.',
    params: z.object({}),
    query: z.object({}),
    body: { root: 'task', type: 'tasks', fields: z.object({ kind_name: z.string() }) },
    repeatable,
    botCheck: isChecked,
    status: 201,
    answer: z.object({ data: task }),
    example: { data: { type: 'tasks', id: '1', attributes: { kind: 'call' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const id = newId();
      await sql`insert into staff_tasks (id, kind) values (${id}, ${body.kind_name})`.execute(ctx.db);
      await between(ctx);
      return { data: { type: 'tasks' as const, id, attributes: { kind: body.kind_name } } };
    },
  });
}

/** A call that writes a task once, and asks somebody about it each time, while no transaction stands open. */
function begunRoute(asks: (ctx: Context) => Promise<string>) {
  return defineRoute({
    key: 'POST /begun',
    tag: 'Tasks',
    summary: 'A task',
    description: 'Is written, then asked about.',
    params: z.object({}),
    query: z.object({}),
    body: { root: 'task', type: 'tasks', fields: z.object({ kind_name: z.string() }) },
    repeatable: 'only with a key',
    botCheck: true,
    status: 201,
    answer: z.object({ data: task }),
    example: { data: { type: 'tasks', id: '1', attributes: { kind: 'call' } } },
    cacheControl: 'no-store',
    async begin(ctx, { body }) {
      const id = newId();
      await sql`insert into staff_tasks (id, kind) values (${id}, ${body.kind_name})`.execute(ctx.db);
      return id;
    },
    handle: async (ctx, { begun }) => ({
      data: { type: 'tasks' as const, id: begun, attributes: { kind: await asks(ctx) } },
    }),
  });
}

/** What a call does before it answers, whom it asks, and who makes it: tests say otherwise for themselves. */
type Now = {
  between: (ctx: Context) => Promise<void>;
  asks: (ctx: Context) => Promise<string>;
  actor: Actor;
};

/**
 * Three servers on one database, the third behind a proxy that breaks connections, with calls that can be repeated; call it
 * at the top of a describe.
 */
export function repeatableCalls() {
  const { db, pool, url } = testDatabase();
  const servers: Server[] = [];
  const pools: ReturnType<typeof createPool>[] = [];
  const now: Now = { between: async () => {}, asks: async () => '', actor: actors.visitor };
  let proxy: DatabaseProxy;

  beforeAll(async () => {
    proxy = await startDatabaseProxy(url);
    for (const way of [url, url, proxy.url]) {
      const own = createPool(way);
      pools.push(own);
      const door = {
        config,
        db: createDb(own),
        clock: systemClock,
        keyring,
        botCheck,
        hosts: new Map(),
        limiter: createMemoryLimiter(100),
        sharedLimits: asShared(createMemoryLimiter(100)),
        actorOf: async () => now.actor,
      };
      const app: DoorApp = new Hono();
      app.onError((error, c) => errorResponse(c, error, silentLog));
      app.use(guard({ who: ['visitor', 'member'], limit: 'WRITE' }, door));
      app.post(
        '/v1/tasks',
        answer(
          door,
          taskRoute((ctx) => now.between(ctx), 'with a key'),
        ),
      );
      app.post(
        '/v1/others',
        answer(
          door,
          taskRoute((ctx) => now.between(ctx), 'only with a key'),
        ),
      );
      app.post(
        '/v1/checked',
        answer(
          door,
          taskRoute((ctx) => now.between(ctx), 'with a key', true),
        ),
      );
      app.post(
        '/v1/begun',
        answer(
          { ...door, botCheck: { ...botCheck, redeem: async () => {} } },
          begunRoute((ctx) => now.asks(ctx)),
        ),
      );
      if (attempts) app.get('/v1/attempts/:key', answer(door, attempts));
      const server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      servers.push(server);
    }
  });
  afterEach(() => {
    now.between = async () => {};
    now.actor = actors.visitor;
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await Promise.all(pools.map((one) => one.end()));
    await proxy.close();
  });

  async function post(key: string | null, kind: string, { on = 0, path = '/v1/tasks', solved = '' } = {}) {
    const { port } = (servers[on] as Server).address() as AddressInfo;
    const given = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== null && { 'Idempotency-Key': key }),
        ...(solved && { 'X-Bot-Check': solved }),
      },
      body: JSON.stringify({ task: { kindName: kind } }),
    });
    const text = await given.text();
    return {
      status: given.status,
      text,
      code: JSON.parse(text).errors?.[0]?.code,
      replayed: given.headers.get('Idempotency-Replayed'),
      retryAfter: given.headers.get('Retry-After'),
    };
  }
  async function asked(key: string) {
    const { port } = (servers[1] as Server).address() as AddressInfo;
    const given = await fetch(`http://127.0.0.1:${port}/v1/attempts/${encodeURIComponent(key)}`);
    const text = await given.text();
    return { status: given.status, text, ...JSON.parse(text).data?.attributes };
  }
  const written = async (kind: string) =>
    (await pool.query('select 1 from staff_tasks where kind = $1', [kind])).rowCount;

  return { db, pool, servers, proxy: () => proxy, now, post, asked, written };
}
