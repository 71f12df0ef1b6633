import { beforeEach, describe, expect, it } from 'vitest';
import { closeAccount } from '#accounts/doors';
import { samplePicture } from '#images/testing';
import type { MemberData } from '#kernel';
import { decideReview } from '#reviews';
import { allMemberData, areas } from '../../src/areas.ts';
import { pageRead } from './actions.ts';
import { workNight } from './nights.ts';
import { CLAIM, play } from './quiz-plays.ts';
import { REVIEW } from './reviews.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ME = '/v1/me';
const EXPORTS = '/v1/me/exports';
const PAGE = '/account/data';
const ELSEWHERE = 'https://elsewhere.example';

describe('what is held of a member', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, program, mailTo, signIn, tokenTo, whoIs } = signingIn(site);
  let people = 0;
  beforeEach(() => pool.query('truncate rate_limits'));

  type Member = Browser & { email: string; id: string; lastName: string; published: string; unpublished: string };
  const newMember = async (
    email = `own-data-${++people}@example.com`,
  ): Promise<Browser & { email: string; id: string }> => {
    const one = browser();
    await signIn(one, email);
    return { ...one, email, id: (await one.ask(ME)).body.data.id };
  };
  const signedInAgain = async (email: string): Promise<Browser> => {
    const one = browser();
    await signIn(one, email);
    return one;
  };
  /** Somebody who did everything that leaves a trace. */
  const busyMember = async (): Promise<Member> => {
    const one = await newMember();
    const lastName = `Zwicky${people}`;
    await one.ask(ME, {
      method: 'PATCH',
      body: {
        user: {
          first_name: 'Ottilie',
          last_name: lastName,
          phone: '+1 555 0100',
          birthday: '1984-05-31',
          password: PASSWORD,
        },
      },
    });
    const { rows } = await pool.query(
      `select o.id as operator, o.slug, t.id as trip from operators o join trips t on t.operator_id = o.id
       where t.status = 'published' and t.superseded_by is null order by o.id, t.id limit 2`,
    );
    const list = (await one.ask('/v1/trip_wishlists', { body: { name: `List of ${lastName}` } })).body.data.id;
    await one.ask(`/v1/trip_wishlists/${list}/trip_wishlist_trips`, {
      body: { trip_wishlist_trip: { trip_id: rows[0].trip } },
    });
    await one.ask(`/v1/trip_wishlists/${list}/share`, { body: { to_email: `friend-${people}@example.com` } });
    const photo = (await samplePicture({ width: 100, height: 100 })).toString('base64');
    await one.ask('/v1/me/photo', { body: { photo: { data: photo } } });
    await one.ask('/v1/invitations', { body: { email: `friend-${people}@example.com` } });
    await one.ask('/v1/saved_searches', { body: { name: `Search of ${lastName}`, query_string: 'rating=4' } });
    await one.ask(`/v1/followings?followable_type=Operator&followable_id=${rows[0].operator}`, { body: {} });
    const write = async (traveled_on: string) =>
      (
        await one.ask('/v1/write_review', {
          body: {
            review: {
              ...REVIEW,
              author_name: `Ottilie ${lastName}`,
              email: null,
              operator_slug: rows[0].slug,
              traveled_on,
              guide_score: 5,
              meals_score: 2,
            },
          },
        })
      ).body.data.id;
    const [published, unpublished] = [await write('2025-01-01'), await write('2025-02-01')];
    await decideReview(site.ctx, site.door, { id: published, decision: { publish: true }, by: 'a test' });
    const quiz_claim = { ...CLAIM.quiz_claim, user_last_name: lastName, user_email: one.email };
    await browser().ask(`/v1/quizzes/${await play(site, 'world')}/claim`, { body: { quiz_claim } });
    await one.ask('/customer/forgot-password', { form: { email: one.email } });
    await one.ask('/v1/users/activities', { body: { user_action: pageRead(site.ctx.clock()) } });
    return { ...one, lastName, published, unpublished };
  };
  const grownStale = (id: string) =>
    pool.query(`update sessions set created_at = '2020-01-01' where user_id = $1`, [id]);
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];
  /** The tables in which a text stands. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const { rows } = await pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found = [];
    for (const { table_name: table } of rows) {
      const { rowCount } = await pool.query(
        `select from "${table}" one where position(lower($1) in lower(one::text)) > 0`,
        [text],
      );
      if (rowCount) found.push(table);
    }
    return found.sort();
  };

  it('is theirs to take: all of it, none of what opens the account, and a mail says so', async () => {
    const [one, other] = [await busyMember(), await busyMember()];
    const { status, body } = await one.ask(EXPORTS, { body: {} });
    expect(status).toBe(200);
    const { data } = body.data.attributes;
    expect(data).toMatchObject({
      profile: {
        email: one.email,
        firstName: 'Ottilie',
        lastName: one.lastName,
        birthday: '1984-05-31',
        image: expect.any(String),
      },
      invitations: [{ email: expect.stringMatching(/^friend-/), joinedAt: null }],
      wasInvited: [],
      sessions: [{ openedBy: 'magic_link' }],
      signIns: [{ provider: 'credential' }],
      membership: { level: 'general' },
      lists: [{ name: `List of ${one.lastName}`, trips: [{ name: expect.any(String) }], shared: [expect.any(String)] }],
      following: [{ name: expect.any(String) }],
      savedSearches: [{ name: `Search of ${one.lastName}`, address: '/all-trips?rating=4' }],
      pagesRead: [{ page: '/guide/peru', name: 'Category Landing Page' }],
      quizScores: [{ email: one.email, lastName: one.lastName, score: expect.any(Number) }],
    });
    expect(data.reviews.map(({ state }: { state: string }) => state).sort()).toEqual(['in_moderation', 'published']);
    const { scores, company, trip } = data.reviews[0];
    expect([scores, company, trip]).toEqual([
      { guide: 5, meals: 2 },
      { id: expect.any(String), name: expect.any(String) },
      null,
    ]);
    expect(data.mails.map(({ name }: { name: string }) => name)).toContain('magic_link');
    const text = JSON.stringify(body);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.lastName);
    const { rows } = await pool.query(
      `select token as secret from sessions where user_id = $1
       union all select password from identities where user_id = $1 and password is not null`,
      [one.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect((await mailTo(one.email))[0]?.name).toBe('data_export');

    const file = await one.ask(`${PAGE}/export`, { form: {} });
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(file.body.profile.email).toBe(one.email);
  });

  it('is gone with the account, wherever it stood; what others read stays without a name', async () => {
    const [one, other] = [await busyMember(), await busyMember()];
    const before = (await other.ask(EXPORTS, { body: {} })).body.data.attributes.data;
    for (const [text, where] of [
      [one.email, ['users']],
      [one.lastName, ['reviews', 'saved_searches', 'users', 'wishlists']],
      [
        one.id,
        [
          'followings',
          'identities',
          'invitations',
          'memberships',
          'photos',
          'review_authors',
          'reviews',
          'sessions',
          'user_actions',
          'users',
          'wishlists',
        ],
      ],
    ] as const) {
      expect(await tablesWith(text)).toEqual(expect.arrayContaining([...where]));
    }
    const again = browser();
    await signIn(again, one.email);
    const hash = site.door.addresses.hashOf(one.email);
    await pool.query(
      `insert into mail_suppressions (email_hash, scope, reason) values ($1, 'marketing', 'unsubscribed')`,
      [hash],
    );
    const seen = (await pool.query('select coalesce(max(id), 0) as last from outbox_events')).rows[0].last;
    const said = await one.ask(PAGE, { form: { sure: 'yes' } });
    expect([said.status, said.location]).toEqual([303, `${PAGE}?closed=yes`]);
    expect([...one.cookies.keys()].filter((name) => /session|signed_in/.test(name))).toEqual([]);

    for (const text of [one.email, one.lastName, one.id]) expect([text, await tablesWith(text)]).toEqual([text, []]);
    const { rows } = await pool.query('select id, author_name, state from reviews where id = any($1)', [
      [one.published, one.unpublished],
    ]);
    expect(rows).toEqual([{ id: one.published, author_name: 'A traveler', state: 'published' }]);
    const hashed = await pool.query(
      `select 'reviews' as name from reviews where email_hash = $1 union all select 'quiz' from quiz_claims where email_hash = $1
       union all select name from email_log where recipient_hash = $1 union all select scope from mail_suppressions where email_hash = $1`,
      [hash],
    );
    expect(hashed.rows.map(({ name }) => name)).toEqual(['account_erased', 'marketing']);
    const { rows: told } = await pool.query('select topic from outbox_events where id > $1 order by topic', [seen]);
    expect(told.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['operator.changed']));
    expect([await whoIs(one), await whoIs(again)]).toEqual([null, null]);
    const after = (await other.ask(EXPORTS, { body: {} })).body.data.attributes.data;
    expect({ ...after, mails: [] }).toEqual({ ...before, mails: [] });

    const back = await newMember(one.email);
    expect(back.id).not.toBe(one.id);
    expect((await back.ask(EXPORTS, { body: {} })).body.data.attributes.data).toMatchObject({
      profile: { firstName: null, hasPassword: false },
      lists: [],
      reviews: [],
      following: [],
    });
  });

  it('goes with what stands under the addresses before, also after a night, but not under what is another’s now', async () => {
    const one = await newMember();
    const first = one.email;
    const quiz_claim = { ...CLAIM.quiz_claim, user_email: first };
    await browser().ask(`/v1/quizzes/${await play(site, 'world')}/claim`, { body: { quiz_claim } });
    const moveTo = async (email: string) => {
      await one.ask(ME, { method: 'PATCH', body: { user: { email } } });
      const said = await browser().ask('/v1/email_changes/confirm', {
        body: { token: await tokenTo(email, 'email_change') },
      });
      expect(said.status).toBe(200);
    };
    const [second, third] = [`second-${people}@example.com`, `third-${people}@example.com`];
    await one.ask(ME, { method: 'PATCH', body: { user: { email: `never-${first}` } } });
    await moveTo(second);
    await moveTo(third);
    // Somebody else joins with an address that the account had in between.
    const stranger = await newMember(second);
    const inAMonth = new Date(site.ctx.clock().getTime() + 30 * 86_400_000);
    const kept = async () =>
      (await pool.query('select state from email_changes where user_id = $1', [one.id])).rows.map(({ state }) => state);
    await workNight(site, {
      area: 'accounts',
      queue: 'accounts.empty',
      clock: () => inAMonth,
      until: () => expect.poll(kept, { timeout: 20_000 }).toEqual(['confirmed', 'confirmed']),
    });

    const { data } = (await (await signedInAgain(third)).ask(EXPORTS, { body: {} })).body.data.attributes;
    expect(data.quizScores).toMatchObject([{ email: first }]);
    expect(data.mails.map(({ name }: { name: string }) => name)).toContain('email_change_notice');
    const again = await signedInAgain(third);
    expect((await again.ask(ME, { method: 'DELETE' })).status).toBe(200);
    for (const email of [first, third]) expect([email, await tablesWith(email)]).toEqual([email, []]);
    const { rows } = await pool.query(
      `select recipient_hash as hash from email_log where recipient_hash = any($1)
       union all select email_hash from quiz_claims where email_hash = any($1)`,
      [[first, second].map(site.door.addresses.hashOf)],
    );
    // What is left is the stranger’s.
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(hash).toEqual(site.door.addresses.hashOf(second));
    const me = await (await signedInAgain(second)).ask(ME);
    expect(me.body.data.id).toBe(stranger.id);
  });

  it('takes somebody who signed in just now; no visitor, no other site, no press without the box', async () => {
    const one = await newMember();
    expect((await program(EXPORTS, {})).status).toBe(401);
    expect((await program(ME, undefined, undefined, 'DELETE')).status).toBe(401);
    expect((await browser().ask(PAGE, { form: { sure: 'yes' } })).location).toMatch(/^\/sign-in-mm/);
    expect((await browser().ask(`${PAGE}/export`, { form: {} })).location).toMatch(/^\/sign-in-mm/);
    for (const [path, method] of [
      [EXPORTS, 'POST'],
      [ME, 'DELETE'],
      [PAGE, 'POST'],
      [`${PAGE}/export`, 'POST'],
    ] as const) {
      expect([path, (await one.ask(path, { method, origin: ELSEWHERE })).status]).toEqual([path, 403]);
    }
    expect((await one.ask(PAGE, { form: {} })).location).toBe(`${PAGE}?at=close&error=not_sure#close`);
    await grownStale(one.id);
    expect(codes(await one.ask(EXPORTS, { body: {} }))).toEqual([401, 'fresh_sign_in_required']);
    expect(codes(await one.ask(ME, { method: 'DELETE' }))).toEqual([401, 'fresh_sign_in_required']);
    expect((await one.ask(`${PAGE}/export`, { form: {} })).location).toBe(
      `${PAGE}?at=download&error=fresh_sign_in_required#download`,
    );
    expect((await one.ask(PAGE, { form: { sure: 'yes' } })).location).toContain('error=fresh_sign_in_required');
    expect(await whoIs(one)).toBe(one.email);
  });

  it('is closed once by many presses, and by a program with its token', async () => {
    const one = await newMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => one.ask(ME, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    expect((await mailTo(one.email)).map(({ name }) => name)).toEqual(['account_erased']);
  });

  it('stays whole when one area fails', async () => {
    const one = await busyMember();
    const failing: MemberData = {
      tables: [],
      read: async () => ({}),
      erase: () => Promise.reject(new Error('the disk is full')),
    };
    const accounts = { ...site.door.accounts, allMemberData: [failing, ...allMemberData] };
    const ctx = {
      ...site.ctx,
      actor: { kind: 'member', userId: one.id, verified: true, fresh: true } as typeof site.ctx.actor,
    };
    await expect(closeAccount(ctx, { ...site.door, accounts })).rejects.toThrow('the disk is full');
    expect(await tablesWith(one.id)).toEqual(expect.arrayContaining(['followings', 'users', 'wishlists']));
    expect(await whoIs(one)).toBe(one.email);
  });

  it('is told by its area: a table that names members belongs to one that says how it goes', async () => {
    const told = new Set(allMemberData.flatMap(({ tables }) => tables));
    /** A company’s own address. */
    const others = new Set(['operators.lead_email']);
    const untold = async () => {
      const { rows } = await pool.query(
        `select table_name || '.' || column_name as name, table_name as table from information_schema.columns
         where table_schema = 'public'
           and column_name ~ '(^|_)(user_id|author_id|member_id)$|email|recipient|^to_' order by 1`,
      );
      return rows.filter(({ name, table }) => !told.has(table) && !others.has(name)).map(({ name }) => name);
    };
    expect(await untold()).toEqual([]);
    await pool.query('create table forgotten (id uuid primary key, user_id uuid)');
    expect(await untold()).toEqual(['forgotten.user_id']);
    await pool.query('drop table forgotten');
    const owned = areas.filter(({ members }) => members);
    expect(owned.map(({ name }) => name)).toEqual([
      'kernel',
      'attribution',
      'accounts',
      'inventory',
      'gift-cards',
      'bookings',
      'quiz',
      'saved',
      'reviews',
    ]);
  });
});
