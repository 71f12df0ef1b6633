import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ME = '/v1/me';
const CONFIRM = '/v1/email_changes/confirm';
const UNDO = '/v1/email_changes/undo';
const PAGE = '/account/email-change';
const PROFILE = '/account/my-profile';

describe('another address for an account', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, program, mailTo, lettersTo, signIn, tokenTo, whoIs } = signingIn(site);
  let people = 0;
  beforeEach(() => pool.query('truncate rate_limits'));

  type Mover = Browser & { old: string; next: string };
  const mover = async (): Promise<Mover> => {
    const one = browser();
    const number = ++people;
    const old = `old-${number}@example.com`;
    await signIn(one, old);
    return { ...one, old, next: `new-${number}@example.com` };
  };
  const ask = (one: Browser, email: string) => one.ask(ME, { method: 'PATCH', body: { user: { email } } });
  const tokens = async ({ old, next }: Mover) => ({
    confirm: await tokenTo(next, 'email_change'),
    undo: await tokenTo(old, 'email_change_notice'),
  });
  const asked = async (): Promise<Mover & Awaited<ReturnType<typeof tokens>>> => {
    const one = await mover();
    await ask(one, one.next);
    return { ...one, ...(await tokens(one)) };
  };
  const send = (path: string, token: string) => browser().ask(path, { body: { token } });
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];
  const names = async (email: string) => (await mailTo(email)).map(({ name }) => name);

  it('counts once its link was used, and no sooner; then it alone signs in', async () => {
    const one = await mover();
    const said = await ask(one, one.next.toUpperCase());
    expect([said.status, said.body.data.attributes.email]).toEqual([200, one.old]);
    const { confirm } = await tokens(one);
    for (const _ of [1, 2, 3]) expect((await browser().ask(`${PAGE}?token=${confirm}`)).status).toBe(200);
    expect(await whoIs(one)).toBe(one.old);
    await browser().ask('/next-api/auth/sign-in/magic-link', { body: { email: one.old } });
    const linkBefore = await tokenTo(one.old);

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(CONFIRM, confirm)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await whoIs(one)).toBe(one.next);
    // What was mailed to the address before opens nothing any more.
    const late = await browser().ask('/next-api/auth/magic-link/verify', { body: { token: linkBefore } });
    expect(late.status).toBe(401);
    const again = browser();
    await signIn(again, one.next);
    expect((await again.ask(ME)).body.data.id).toBe(said.body.data.id);
  });

  it('is taken back before it counts: then its link does nothing, and nobody is signed out', async () => {
    const one = await asked();
    expect((await send(UNDO, one.undo)).body.data.attributes.state).toBe('undone');
    expect(codes(await send(CONFIRM, one.confirm))).toEqual([422, 'token_invalid']);
    expect(await whoIs(one)).toBe(one.old);
  });

  it('is taken back after it counted: everybody is out, the password too, and the old address signs in', async () => {
    const one = await asked();
    const { id } = (await one.ask(ME)).body.data;
    await one.ask(ME, { method: 'PATCH', body: { user: { password: PASSWORD } } });
    await send(CONFIRM, one.confirm);
    const other = browser();
    await signIn(other, one.next);
    const both = await Promise.all([send(UNDO, one.undo), send(UNDO, one.undo)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([await whoIs(one), await whoIs(other)]).toEqual([null, null]);
    for (const email of [one.old, one.next]) {
      const tried = await browser().ask('/next-api/auth/sign-in/email', { body: { email, password: PASSWORD } });
      expect(tried.status).toBe(401);
    }
    const back = browser();
    await signIn(back, one.old);
    expect((await back.ask(ME)).body.data.id).toBe(id);
    expect(codes(await send(CONFIRM, one.confirm))).toEqual([422, 'token_invalid']);
  });

  it('twice by somebody else is taken back by the first notice, and the second holds no longer', async () => {
    const one = await asked();
    await send(CONFIRM, one.confirm);
    const third = `third-${people}@example.com`;
    await ask(one, third);
    await send(CONFIRM, await tokenTo(third, 'email_change'));
    expect(await whoIs(one)).toBe(third);
    const second = await tokenTo(one.next, 'email_change_notice');
    expect((await send(UNDO, one.undo)).status).toBe(200);
    expect(codes(await send(UNDO, second))).toEqual([422, 'token_invalid']);
    const back = browser();
    await signIn(back, one.old);
    expect(await whoIs(back)).toBe(one.old);
  });

  it('that belongs to somebody tells nobody but them, and takes nothing from them', async () => {
    const [one, owner] = [await mover(), await mover()];
    const free = await ask(one, one.next);
    const taken = await ask(one, owner.old);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await names(owner.old))[0]).toBe('already_registered');
    expect((await lettersTo(owner.old))[0]?.variables).toEqual({ by: 'email_change' });
    expect((await names(one.old)).slice(0, 2)).toEqual(['email_change_notice', 'email_change_notice']);
    // The one asked for before was replaced by it.
    expect(codes(await send(CONFIRM, await tokenTo(one.next, 'email_change')))).toEqual([422, 'token_invalid']);

    const late = await asked();
    await signIn(browser(), late.next);
    expect(codes(await send(CONFIRM, late.confirm))).toEqual([422, 'token_invalid']);
    expect(await whoIs(late)).toBe(late.old);
  });

  it('gives to one of two who want it, and takes it from an account that nobody confirmed', async () => {
    const [one, other] = [await mover(), await mover()];
    const wanted = `wanted-${people}@example.com`;
    await browser().ask('/users', {
      body: { user: { email: wanted, password: PASSWORD, first_name: 'Eve', last_name: 'Early' } },
    });
    await ask(one, wanted);
    const first = await tokenTo(wanted, 'email_change');
    await ask(other, wanted);
    const second = await tokenTo(wanted, 'email_change');
    const both = await Promise.all([send(CONFIRM, first), send(CONFIRM, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const tried = await browser().ask('/next-api/auth/sign-in/email', { body: { email: wanted, password: PASSWORD } });
    expect(tried.status).toBe(401);
    const { rowCount } = await pool.query('select from users where email = $1', [wanted]);
    expect(rowCount).toBe(1);
  });

  it('is refused: to visitors, long after signing in, for the address of now, for none, too often, from elsewhere', async () => {
    const one = await mover();
    expect((await program(ME, { user: { email: one.next } }, undefined, 'PATCH')).status).toBe(401);
    expect(codes(await ask(one, one.old))).toEqual([422, 'invalid']);
    expect(codes(await ask(one, 'nowhere'))).toEqual([422, 'invalid_email']);
    for (const path of [CONFIRM, UNDO]) {
      expect([path, codes(await send(path, newId()))]).toEqual([path, [422, 'token_invalid']]);
      const foreign = await browser().ask(path, { body: { token: 'a' }, origin: 'https://elsewhere.example' });
      expect([path, foreign.status]).toEqual([path, 403]);
    }
    const strict = asShared(createMemoryLimiter());
    const outside = signingIn(site, {
      sharedLimits: {
        hit: (rule, ...given) => (rule.name === 'LINK_EMAIL' ? strict : site.door.sharedLimits).hit(rule, ...given),
      },
    });
    const eager = outside.browser();
    await outside.signIn(eager, `eager-${one.old}`);
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push((await ask(eager, one.next)).status);
    expect(tries).toEqual([200, 200, 200, 429]);
    // Of one address in a quarter of an hour: that is over soon.
    const byForm = await eager.ask(PROFILE, { form: { do: 'email', email: one.next } });
    expect(byForm.location).toBe(`${PROFILE}?at=email&error=rate_limited#email`);
    await pool.query("update sessions set created_at = '2020-01-01'");
    expect(codes(await ask(one, `x${one.next}`))).toEqual([401, 'fresh_sign_in_required']);
  });

  it('taken back, leaves one that counted before it: its own notice still brings the first address back', async () => {
    const one = await asked();
    await send(CONFIRM, one.confirm);
    const third = `third-${people}@example.com`;
    await ask(one, third);
    await send(CONFIRM, await tokenTo(third, 'email_change'));
    await send(UNDO, await tokenTo(one.next, 'email_change_notice'));
    const back = browser();
    await signIn(back, one.next);
    expect(await whoIs(back)).toBe(one.next);
    expect((await send(UNDO, one.undo)).status).toBe(200);
    await signIn(back, one.old);
    expect(await whoIs(back)).toBe(one.old);
  });

  it('waits for who changes the account meanwhile without keeping them waiting', async () => {
    const one = await asked();
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query('select from users where email = $1 for update', [one.old]);
      const waiting = Promise.all([send(CONFIRM, one.confirm), send(UNDO, one.undo)]);
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0].n).toBe(2);
      });
      await other.query("set local lock_timeout = '1s'");
      await other.query('update email_changes set updated_at = now() where old_email = $1', [one.old]);
      await other.query('commit');
      for (const { status } of await waiting) expect([200, 422]).toContain(status);
    } finally {
      other.release(true);
    }
  });

  it('is settled whatever comes at once: asking, confirming, taking back and closing', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await asked();
      const said = await Promise.all([
        ask(one, `later-${one.next}`),
        send(CONFIRM, one.confirm),
        one.ask(ME, { method: 'DELETE' }),
        send(UNDO, one.undo),
        send(CONFIRM, one.confirm),
      ]);
      for (const { status } of said) expect([200, 401, 422]).toContain(status);
    }
  });

  it('is asked for five times a day by one member, whatever addresses they name', async () => {
    const strict = asShared(createMemoryLimiter());
    const outside = signingIn(site, {
      sharedLimits: {
        hit: (rule, ...given) => (rule.name === 'EMAIL_CHANGE' ? strict : site.door.sharedLimits).hit(rule, ...given),
      },
    });
    const one = outside.browser();
    await outside.signIn(one, `flood-${people}@example.com`);
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push(await ask(one, `flood-${people}-${i}@example.net`));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(tries[5]?.headers.get('Retry-After'))).toBeGreaterThan(80_000);
    expect(tries[5]?.body.errors[0].detail).toBe('Too many tries to change your address. Try again tomorrow.');
    const byForm = await one.ask(PROFILE, { form: { do: 'email', email: `flood-${people}-5@example.net` } });
    expect(byForm.location).toBe(`${PROFILE}?at=email&error=daily_limit#email`);
    expect(await names(`flood-${people}-5@example.net`)).toEqual([]);
  });

  it('has links that expire: 24 hours for the new address, 72 for the old', async () => {
    const one = await asked();
    const { rows } = await pool.query(
      `select extract(epoch from confirm_until - $2::timestamptz) / 3600 as confirm,
         extract(epoch from undo_until - $2::timestamptz) / 3600 as undo
       from email_changes where new_email = $1`,
      [one.next, site.ctx.clock()],
    );
    expect([Number(rows[0].confirm), Number(rows[0].undo)]).toEqual([24, 72]);
    await pool.query('update email_changes set confirm_until = $2, undo_until = $2 where new_email = $1', [
      one.next,
      site.ctx.clock(),
    ]);
    for (const [path, token] of [
      [CONFIRM, one.confirm],
      [UNDO, one.undo],
    ] as const) {
      expect([path, codes(await send(path, token))]).toEqual([path, [422, 'token_invalid']]);
    }
  });

  it('works by the forms of its pages', async () => {
    const one = await mover();
    const form = (email: string) => one.ask(PROFILE, { form: { do: 'email', email } });
    expect((await form('nowhere')).location).toBe(`${PROFILE}?at=email&error=email#email`);
    expect((await form(one.old)).location).toBe(`${PROFILE}?at=email&error=same_email#email`);
    expect((await form(one.next)).location).toBe(`${PROFILE}?saved=email#email`);
    const { confirm, undo } = await tokens(one);
    const press = async (fields: Record<string, string>) => (await browser().ask(PAGE, { form: fields })).location;
    expect(await press({ do: 'confirm', token: confirm })).toBe(`${PAGE}?confirmed=changed`);
    expect(await whoIs(one)).toBe(one.next);
    expect(await press({ do: 'undo', token: undo })).toBe(`${PAGE}?confirmed=undone`);
    expect(await press({ do: 'confirm', token: confirm })).toBe(`${PAGE}?error=link`);
    const back = browser();
    await signIn(back, one.old);
    expect(await whoIs(back)).toBe(one.old);
  });
});
