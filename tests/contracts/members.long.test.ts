import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principalsOf } from '#kernel/serving';
import { createPageCache, createPageDoor } from '#pages';
import { createAnswer } from '../../src/server/answer.ts';
import { policies } from '../../src/server/policies.ts';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

/** Names that stand on no page. */
const PEOPLE = [
  { first_name: 'Rosalynde', last_name: 'Frankelyn' },
  { first_name: 'Maryanka', last_name: 'Sommervell' },
  { first_name: 'Emmeryn', last_name: 'Noetherby' },
];

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
  const { site, offers } = reservingSite();
  const { browser, signIn } = signingIn(site);
  const cache = createPageCache({ maxBytes: 50e6, now: () => site.ctx.clock().getTime() });
  const server: Server = createServer();
  let paths: string[] = [];

  beforeAll(async () => {
    const pages = await builtPages();
    const door = {
      ...site.door,
      pages: createPageDoor(pages.render, cache, site.ctx.clock),
      pageTable: pages.table,
      policies,
    };
    server.on('request', createAnswer(door, cache));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { rows } = await site.door.pool.query(
      "select '/trips/' || slug as path from trips where status = 'published' and superseded_by is null order by id limit 6",
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

  /** Somebody with all that this site knows of people; `marks` is what no page may show of them. */
  const someone = async (person: (typeof PEOPLE)[number], offer: Offer) => {
    const [member, email] = [browser(), `${person.first_name}@example.com`.toLowerCase()];
    await signIn(member, email);
    const user = await member.ask('/v1/me', { method: 'PATCH', body: { user: person } });
    const list = `${person.first_name}’s summer`;
    const made = await member.ask('/v1/trip_wishlists', { body: { name: list } });
    const { rows } = await site.door.pool.query(
      'select t.id, o.slug as company from trips t join operators o on o.id = t.operator_id where t.slug = $1',
      [offer.trip],
    );
    const saved = await member.ask(`/v1/trip_wishlists/${made.body.data.id}/trip_wishlist_trips`, {
      body: { trip_id: rows[0].id },
    });
    const followed = await member.ask(`/v1/followings?followable_type=Operator&followable_id=${rows[0].company}`, {
      method: 'POST',
    });
    const search = await member.ask('/v1/saved_searches', { body: { query_string: 'rating=4' } });
    const booking = await member.ask(`/v1/trips/${offer.trip}/reserve`, {
      body: { ...person, email, number_of_travelers: 1 },
    });
    const answers = [user, made, saved, followed, search, booking];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 201, 201, 201]);
    const secrets = [...member.cookies.values()].filter((value) => value.length > 8);
    const ids = [user, made, search, booking].map(({ body }) => body.data.id as string);
    const order: string = booking.body.data.attributes.order_number;
    return {
      cookie: [...member.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      marks: [...Object.values(person), email, list, order, ...ids, ...secrets],
    };
  };

  it('hold no byte of a member who was the first to ask for them, nor set a cookie: twenty pages, three members', async () => {
    expect(paths).toHaveLength(20);
    const [offer] = (await offers(1)) as [Offer];
    const members: Awaited<ReturnType<typeof someone>>[] = [];
    for (const person of PEOPLE) members.push(await someone(person, offer));
    const marks = members.flatMap((member) => member.marks);
    for (const { cookie } of members) {
      // Each of them is the first to ask for every page.
      cache.clear();
      for (const path of paths) {
        const { status, cookies } = await read(path, cookie);
        expect([path, status, cookies]).toEqual([path, 200, []]);
      }
      expect(cache.pages).toBe(paths.length);
      for (const path of paths) {
        const { text, cookies } = await read(path, '');
        expect([path, cookies, marks.filter((mark) => text.includes(mark))]).toEqual([path, [], []]);
        const again = await read(path, cookie);
        expect([path, plain(again.text) === plain(text)]).toEqual([path, true]);
      }
    }
  });
});
