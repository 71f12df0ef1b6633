import { beforeEach, describe, expect, it } from 'vitest';
import { actorReader } from '#accounts';
import { closeAccount } from '#accounts/doors';
import { pageRead } from './actions.ts';
import { workNight } from './nights.ts';
import { signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const PATH = '/v1/users/activities';
const DAY_MS = 86_400_000;

describe('what somebody read before signing in', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { app, browser, program, signIn, tokenTo } = signingIn(site);
  const now = () => site.ctx.clock();
  const ago = (days: number, seconds = 0) => new Date(now().getTime() - days * DAY_MS - seconds * 1000);
  beforeEach(() => pool.query('truncate users, rate_limits cascade'));

  const member = async (email = 'ada@example.com') => {
    const one = browser();
    await signIn(one, email);
    return one;
  };
  const kept = async () =>
    (await pool.query('select page_url, created_at from user_actions order by created_at desc')).rows;
  const success = (accepted: number, ignored: number) => ({
    status: 200,
    body: { status: 'success', meta: { accepted, ignored } },
  });

  it('goes to their account, one page or many, under both names, and stands once however often it is sent', async () => {
    const ada = await member();
    const actions = [pageRead(ago(1)), pageRead(ago(2)), pageRead(ago(1), '/trips/inca-trail')];
    expect(await ada.ask(PATH, { body: { user_action: actions } })).toMatchObject(success(3, 0));
    expect(await ada.ask(PATH, { body: { user_action: [...actions, ...actions] } })).toMatchObject(success(6, 0));
    expect(await ada.ask('/users/activities', { body: { userAction: actions[0] } })).toMatchObject(success(1, 0));
    expect(await ada.ask(PATH, { body: { user_action: [] } })).toMatchObject(success(0, 0));
    expect(await kept()).toHaveLength(3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.ask(PATH, { body: { user_action: pageRead(ago(5)) } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await kept()).toHaveLength(4);
    // Another's are another's.
    const emmy = await member('emmy@example.com');
    expect(await emmy.ask(PATH, { body: { user_action: actions } })).toMatchObject(success(3, 0));
    expect(await kept()).toHaveLength(7);
  });

  it('is kept by its path alone: neither query nor what opens something', async () => {
    const ada = await member();
    const secret = 'a'.repeat(64);
    for (const page of [
      '/catalogsearch/result?q=my+own+name',
      'http://localhost/customer/reset-password?token=abc#top',
      `/wishlist/shared/${secret}?x=1`,
    ]) {
      expect(await ada.ask(PATH, { body: { user_action: pageRead(ago(1), page) } })).toMatchObject(success(1, 0));
    }
    expect((await kept()).map(({ page_url }) => page_url).sort()).toEqual([
      '/catalogsearch/result',
      '/customer/reset-password',
      '/wishlist/shared/…',
    ]);
  });

  it('counts the last 30 days; what is bad, older or still to come is ignored, and the rest kept', async () => {
    const ada = await member();
    const good = pageRead(ago(1));
    const bad: unknown[] = [
      pageRead(ago(30, 2)),
      pageRead(ago(-1)),
      pageRead(ago(0, -2)),
      { ...good, created_at: '2026-02-30 10:00:00' },
      { ...good, created_at: good.created_at.replace(' ', 'T') },
      { ...good, created_at: 'yesterday' },
      { ...good, created_at: 1_700_000_000 },
      { ...good, action_type: 'purchase' },
      { ...good, page_type: 'nothing' },
      { ...good, page_name: '' },
      { ...good, page_name: 'a'.repeat(201) },
      { ...good, page_url: 'javascript:alert(1)' },
      { ...good, page_url: `/${'a'.repeat(401)}` },
      { ...good, page_url: 'http://[' },
      { ...good, page_url: null },
      { page_url: '/' },
      {},
      'a page',
      17,
      null,
      [],
    ];
    const sent = await ada.ask(PATH, { body: { user_action: [...bad, good, pageRead(ago(29.9), '/')] } });
    expect(sent).toMatchObject(success(2, bad.length));
    expect(await kept()).toHaveLength(2);
    expect(await ada.ask(PATH, { body: { user_action: { page_url: 5 } } })).toMatchObject(success(0, 1));
  });

  it('is of this site: whole addresses of another host are ignored', async () => {
    const ada = await member();
    const Cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(`http://localhost${PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Host: 'localhost', Cookie },
      body: JSON.stringify({
        user_action: ['//localhost/a', 'https://elsewhere.example/trips/a', '//elsewhere.example/', '/b'].map((url) =>
          pageRead(ago(1), url),
        ),
      }),
    });
    expect(await answer.json()).toEqual({ status: 'success', meta: { accepted: 2, ignored: 2 } });
  });

  it('takes up to a hundred at a time, of members alone, by cookie or by token', async () => {
    const action = pageRead(ago(1));
    const ada = await member();
    const many = Array.from({ length: 100 }, (_, i) => pageRead(ago(1, i)));
    expect(await ada.ask(PATH, { body: { user_action: many } })).toMatchObject(success(100, 0));
    const more = await ada.ask(PATH, { body: { user_action: [...many, action] } });
    expect([more.status, more.body.errors[0].detail]).toEqual([422, 'The body must be one page or up to 100']);
    expect((await ada.ask(PATH, { body: { user_action: 'all' } })).status).toBe(422);
    expect((await ada.ask(PATH, { body: {} })).body.errors[0].code).toBe('required');
    expect((await browser().ask(PATH, { body: { user_action: action } })).status).toBe(401);
    expect((await program(PATH, { user_action: action }, 'a.token')).status).toBe(401);
    expect((await ada.ask(PATH, { body: { user_action: action }, origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    await program('/next-api/auth/sign-in/magic-link', { email: 'ada@example.com' });
    const verified = await program('/next-api/auth/magic-link/verify', { token: await tokenTo('ada@example.com') });
    expect(await program(PATH, { user_action: action }, verified.body.access_token)).toMatchObject(success(1, 0));
  });

  it('has no room in an account that is closed meanwhile', async () => {
    const ada = await member();
    const actor = await actorReader(
      site.ctx,
      site.door.accounts,
    )(
      new Request('http://localhost', {
        headers: { Cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
    );
    await ada.ask(PATH, { body: { user_action: pageRead(ago(1)) } });
    await closeAccount({ ...site.ctx, actor }, site.door);
    expect(await kept()).toEqual([]);
    const { keepActions } = await import('../../src/areas/attribution/keep-actions.ts');
    await expect(keepActions({ ...site.ctx, actor }, [pageRead(ago(1))], null)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is deleted after thirteen months; how somebody found us goes with the message after twenty-four', async () => {
    const ada = await member();
    await ada.ask(PATH, { body: { user_action: [pageRead(ago(1)), pageRead(ago(29), '/blog')] } });
    await pool.query("update user_actions set created_at = $1 where page_url = '/blog'", [ago(400)]);
    await pool.query(
      `insert into attribution_snapshots (subject_kind, subject_id, created_at)
       values ('lead', new_id(), $1), ('lead', new_id(), $2)`,
      [ago(735), ago(725)],
    );
    const snapshots = async () => (await pool.query('select created_at from attribution_snapshots')).rows;
    await workNight(site, {
      area: 'attribution',
      queue: 'attribution.empty',
      until: () => expect.poll(async () => (await snapshots()).length, { timeout: 20_000 }).toBe(1),
    });
    expect(await snapshots()).toEqual([{ created_at: new Date(ago(725)) }]);
    expect((await kept()).map(({ page_url }) => page_url)).toEqual(['/guide/peru']);
  });
});
