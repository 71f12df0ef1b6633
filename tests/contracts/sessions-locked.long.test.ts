import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '#accounts';
import { type Log, silentLog } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { allMemberData } from '../../src/areas.ts';
import { actorOfRequest } from '../../src/server/actor-of-request.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

describe('while sessions can’t be read or ended', () => {
  const errors: string[] = [];
  const log: Log = { ...silentLog, error: (_fields, message) => void errors.push(message) };
  const site = seededSite({ log });
  const { pool, clock, addresses, mail } = site.door;
  let requests: ReturnType<typeof createPool>;
  let ada: Browser;
  let whoIs: ReturnType<typeof signingIn>['whoIs'];
  let signing: ReturnType<typeof signingIn>;

  beforeAll(async () => {
    // As a server has them: they wait three seconds for a lock.
    requests = createPool(site.url, 'requests');
    const db = createDb(requests);
    const accounts = createAccounts({
      ctx: { ...site.ctx, db },
      baseUrl: 'http://localhost',
      secret: 'a secret of thirty-two characters and more',
      google: null,
      log,
      addresses,
      mail,
      allMemberData,
    });
    const actorOf = actorOfRequest({ db, clock, accounts, hosts: new Map() });
    signing = signingIn(site, { pool: requests, db, accounts, actorOf });
    ada = signing.browser();
    whoIs = signing.whoIs;
    await signing.signIn(ada, 'ada-locked@example.com');
  });
  afterAll(() => requests.end());

  /** What happens while somebody else holds the table. */
  async function whileLocked<Result>(mode: string, work: () => Promise<Result>, table = 'sessions'): Promise<Result> {
    const other = await pool.connect();
    try {
      await other.query(`begin; lock table ${table} in ${mode} mode`);
      return await work();
    } finally {
      await other.query('rollback');
      other.release();
    }
  }

  const ASKED: [path: string, body?: object][] = [
    ['/v1/me'],
    ['/next-api/auth/get-session'],
    ['/account/my-profile'],
    ['/graphql', { query: '{ myBookings { nodes { id } } }' }],
  ];

  it('a member is told at every door to come back in a moment, and no fault is logged', async () => {
    const said = await whileLocked('access exclusive', () =>
      Promise.all(ASKED.map(([path, body]) => ada.ask(path, body && { body }))),
    );
    expect(said.map(({ status, headers }, at) => [ASKED[at]?.[0], status, headers.get('Retry-After')])).toEqual(
      ASKED.map(([path]) => [path, 503, '5']),
    );
    expect(errors).toEqual([]);
  });

  it('signing out says that it couldn’t, and takes nothing out of the browser', async () => {
    const before = [...ada.cookies];
    const said = await whileLocked('share', () => ada.ask('/next-api/auth/sign-out', { body: {} }));
    expect([said.status, said.headers.get('Retry-After')]).toEqual([503, '5']);
    expect([...ada.cookies]).toEqual(before);
    expect(await whoIs(ada)).toBe('ada-locked@example.com');
    expect((await ada.ask('/next-api/auth/sign-out', { body: {} })).status).toBe(200);
    expect(await whoIs(ada)).toBeNull();
  });

  it('who signs in, signs up or has forgotten a password is told the same, and no link is spent by it', async () => {
    const email = 'grace-locked@example.com';
    await signing.browser().ask('/next-api/auth/sign-in/magic-link', { body: { email } });
    const token = await signing.tokenTo(email);
    const person = {
      email: 'nina-locked@example.com',
      password: 'correct horse 1',
      first_name: 'Nina',
      last_name: 'Moss',
    };
    const calls: Record<string, [path: string, body: object]> = {
      link: ['/next-api/auth/sign-in/magic-link', { email: 'mary-locked@example.com' }],
      opened: ['/next-api/auth/magic-link/verify', { token }],
      signUp: ['/v1/users', { user: person }],
      forgotten: ['/v1/users/password', { user: { email: 'ada-locked@example.com' } }],
    };
    const call = (name: string) => {
      const [path, body] = calls[name] as [string, object];
      return signing.browser().ask(path, { body });
    };
    for (const [table, names] of [
      ['users', ['opened', 'signUp']],
      ['sessions', ['opened']],
      ['verifications', ['link', 'opened', 'forgotten']],
    ] as const) {
      const said = await whileLocked('share', () => Promise.all(names.map(call)), table);
      expect(said.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
        names.map(() => [503, '5']),
      );
    }
    expect(errors).toEqual([]);
    expect((await call('opened')).status).toBe(200);
    expect((await call('signUp')).status).toBe(201);
  });
});
