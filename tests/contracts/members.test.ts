import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principalsOf } from '#kernel/serving';
import { createPageCache, createPageDoor, createPages } from '#pages';
import { buildIfStale } from '../../src/cli/build-if-stale.ts';
import { createAnswer } from '../../src/server/answer.ts';
import { policies } from '../../src/server/policies.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const NAMES = ['rosalind.franklin', 'mary.somerville', 'emmy.noether'];

describe('what a request says of who sends it', () => {
  const site = seededSite();
  const { pool, actorOf } = site.door;
  const { browser, signIn } = signingIn(site);
  const actorIn = (one: Browser) =>
    actorOf(
      new Request('http://localhost/', {
        headers: { Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
    );
  const someone = async (name: string) => {
    const one = browser();
    await signIn(one, `${name}@example.com`);
    return one;
  };
  const set = (name: string, change: string) =>
    pool.query(`update sessions set ${change} where user_id = (select id from users where email = $1)`, [
      `${name}@example.com`,
    ]);
  const give = (name: string, role: string, operatorId: string | null = null) =>
    pool.query('insert into user_roles (user_id, role, operator_id) select id, $2, $3 from users where email = $1', [
      `${name}@example.com`,
      role,
      operatorId,
    ]);
  const kinds = async (one: Browser) => principalsOf(await actorIn(one));

  it('is nobody without a session, with a forged one, and with one that has ended', async () => {
    const one = browser();
    expect(await kinds(one)).toEqual(['visitor']);
    one.cookies.set('session', 'made-up.signature');
    expect(await kinds(one)).toEqual(['visitor']);
    const gone = await someone('gone');
    await set('gone', "expires_at = now() - interval '1 second'");
    expect(await kinds(gone)).toEqual(['visitor']);
  });

  it('is fresh for fifteen minutes', async () => {
    const { ctx } = site;
    const at = (minutes: number) =>
      set('fresh', `created_at = '${ctx.clock().toISOString()}'::timestamptz - interval '${minutes} minutes'`);
    const one = await someone('fresh');
    await at(14);
    expect(await kinds(one)).toEqual(['visitor', 'member', 'verified-member', 'fresh-member']);
    await at(16);
    expect(await kinds(one)).toEqual(['visitor', 'member', 'verified-member']);
  });

  it('is staff only after the second factor, and works for companies that the team named', async () => {
    const one = await someone('staff');
    await set('staff', "created_at = '2000-01-01'");
    await give('staff', 'moderator');
    expect(await kinds(one)).not.toContain('staff');
    await set('staff', 'second_factor_at = now()');
    expect(await kinds(one)).toContain('staff');
    const other = await someone('operator');
    expect(await kinds(other)).not.toContain('operator');
    const operatorId = '0199a5c2-1111-7000-8000-000000000001';
    await give('operator', 'operator_user', operatorId);
    expect(await actorIn(other)).toMatchObject({ operatorIds: [operatorId], staff: false });
  });
});

/** As main.ts puts the server together, with pages that are kept. */
describe('pages that are kept for all', () => {
  const site = seededSite();
  const { browser, signIn } = signingIn(site);
  const server: Server = createServer();
  let paths: string[] = [];

  beforeAll(async () => {
    await buildIfStale();
    const build = await import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href);
    const pages = createPages(build, 'production');
    const cache = createPageCache({ maxBytes: 50e6, now: () => site.ctx.clock().getTime() });
    const door = {
      ...site.door,
      pages: createPageDoor(pages.render, cache, site.ctx.clock),
      pageTable: pages.table,
      policies,
    };
    server.on('request', createAnswer(door, cache));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { rows } = await site.door.pool.query(
      "select '/trips/' || slug as path from trips where status = 'published' order by id limit 6",
    );
    paths = [
      ...['/', '/all-trips', '/trip-destinations', '/experiences', '/operators', '/reviews', '/blog', '/l', '/i'],
      ...['/tour-operator-reviews', '/about', '/help-faq', '/contact', '/press'],
      ...rows.map(({ path }) => path),
    ];
  });
  afterAll(() => {
    server.close();
  });

  const read = async (path: string, cookie: string) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: cookie ? { Cookie: cookie } : {} });
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
  };
  /** What differs from one rendering to the next, whoever asks. */
  const plain = (text: string) => text.replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{22}/g, '');

  it('hold no byte of a member who was the first to ask for them, nor set a cookie: twenty pages, three members', async () => {
    expect(paths).toHaveLength(20);
    const marks: string[] = [];
    for (const [i, name] of NAMES.entries()) {
      const member = browser();
      await signIn(member, `${name}@example.com`);
      const cookie = [...member.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      marks.push(name, ...[...member.cookies.values()].filter((value) => value.length > 8));
      // Each is the first to ask for a third of them.
      for (const path of paths.filter((_path, at) => at % NAMES.length === i)) {
        const { status, cookies } = await read(path, cookie);
        expect([path, status, cookies]).toEqual([path, 200, []]);
      }
    }
    for (const path of paths) {
      const { text } = await read(path, '');
      expect([path, marks.filter((mark) => text.includes(mark))]).toEqual([path, []]);
      const again = await read(path, `signed_in=1; session=${marks[1]}`);
      expect([path, plain(again.text) === plain(text)]).toEqual([path, true]);
    }
  });
});
