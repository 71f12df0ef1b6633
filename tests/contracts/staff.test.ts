import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { actorReader, readSecondFactorFor } from '#accounts';
import { addStaff, removeStaff } from '#accounts/upkeep';
import { asShared, createMemoryLimiter } from '#kernel';
import { testActors } from '#kernel/testing';
import { moderationDesk } from '#reviews';
import { REVIEW } from './reviews.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const DESK = '/v1/staff/reviews';
const CODE = '/next-api/auth/two-factor/verify-totp';
const FORM = '/second-factor';
const HALF_MINUTE = 30;

describe('the team', () => {
  const site = seededSite();
  const { pool, keyring } = site.door;
  const { browser, program, mailTo, signIn, tokenTo } = signingIn(site);
  const outside = signingIn(site, { sharedLimits: asShared(createMemoryLimiter()) });
  let people = 0;
  beforeEach(() => pool.query('truncate rate_limits'));

  type Member = Browser & { email: string; id: string };
  const newMember = async (door = { browser, signIn }): Promise<Member> => {
    const one = door.browser();
    const email = `staff-${++people}@example.com`;
    await door.signIn(one, email);
    return { ...one, email, id: (await one.ask('/v1/me')).body.data.id };
  };
  const tokenFor = async ({ email }: Member) =>
    (await addStaff(site.ctx, { keyring }, { email, role: 'moderator' })).replace('/second-factor?token=', '');
  const secretOf = async ({ id }: Member): Promise<string> => {
    const { rows } = await pool.query('select secret from second_factors where id = $1', [id]);
    return keyring.decrypt(rows[0].secret, { table: 'second_factors', column: 'secret', id });
  };
  /** The code of so many half minutes after now. */
  const codeOf = async (one: Member, steps = 0) =>
    generateSync({
      secret: await secretOf(one),
      epoch: Math.floor(site.ctx.clock().getTime() / 1000) + steps * HALF_MINUTE,
    });
  const enter = (one: Browser, code: string, token = '') => one.ask(FORM, { form: { code, token } });
  const moderator = async (): Promise<Member> => {
    const one = await newMember();
    const token = await tokenFor(one);
    expect((await enter(one, await codeOf(one, -1), token)).location).toBe('/staff');
    return one;
  };
  const codes = (said: { status: number; body: { errors?: { code: string }[]; code?: string } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];
  const isStaff = async (one: Browser) => (await one.ask(DESK)).status === 200;

  const waitingReview = async (by: Browser): Promise<string> => {
    const { rows } = await pool.query(
      "select o.slug from operators o join trips t on t.operator_id = o.id where t.status = 'published' and t.superseded_by is null order by o.id limit 1",
    );
    const review = {
      ...REVIEW,
      email: null,
      operator_slug: rows[0].slug,
      traveled_on: `2025-01-${10 + (people % 18)}`,
    };
    return (await by.ask('/v1/write_review', { body: { review } })).body.data.id;
  };

  describe('shows a second factor:', () => {
    it('set up by its link and a code, each once; then codes alone, each once', async () => {
      const one = await newMember();
      expect(codes(await one.ask(DESK))).toEqual([404, 'not_found']);
      const token = await tokenFor(one);
      expect(codes(await one.ask(DESK))).toEqual([401, 'second_factor_required']);
      const code = await codeOf(one, -1);
      expect((await enter(one, code)).location).toBe(`${FORM}?error=token_invalid`);
      expect((await enter(one, '000000', token)).location).toBe(`${FORM}?token=${token}&error=code_invalid`);
      expect(await isStaff(one)).toBe(false);
      const both = await Promise.all([enter(one, code, token), enter(one, code, token)]);
      expect(both.map(({ location }) => location).sort()).toEqual([
        expect.stringContaining('error=code_invalid'),
        '/staff',
      ]);
      expect(await isStaff(one)).toBe(true);

      const again = browser();
      await signIn(again, one.email);
      expect(await isStaff(again)).toBe(false);
      expect((await enter(again, code)).location).toBe(`${FORM}?error=code_invalid`);
      expect((await enter(again, await codeOf(one, 2))).location).toBe(`${FORM}?error=code_invalid`);
      expect((await enter(again, await codeOf(one, -2))).location).toBe(`${FORM}?error=code_invalid`);
      const now = await codeOf(one);
      const spaced = { code: `${now.slice(0, 3)} ${now.slice(3)}`, ref_url: '/staff/tasks?page=2' };
      expect((await again.ask(FORM, { form: spaced })).location).toBe('/staff/tasks?page=2');
      expect(await isStaff(again)).toBe(true);
    });

    it('the key is shown to its member alone, while the link holds, until it was used', async () => {
      const [one, other] = [await newMember(), await newMember()];
      const token = await tokenFor(one);
      const read = async (member: Member, given: string | null = token, hours = 0) => {
        const actor = { kind: 'member', userId: member.id } as typeof site.ctx.actor;
        const clock = () => new Date(site.ctx.clock().getTime() + hours * 3_600_000);
        return readSecondFactorFor({ ...site.ctx, actor, clock }, { keyring }, given);
      };
      expect(await read(one)).toEqual({
        at: 'enrolling',
        enrolment: {
          secret: await secretOf(one),
          uri: expect.stringMatching(/^otpauth:\/\/totp\/Sojourn:staff-\d+%40example\.com\?secret=/),
        },
      });
      expect(await read(other)).toEqual({ at: 'none' });
      for (const said of [await read(one, 'x'.repeat(64)), await read(one, null), await read(one, token, 24)]) {
        expect(said).toEqual({ at: 'waiting' });
      }
      const stranger = await enter(other, await codeOf(one), token);
      expect(stranger.location).toContain('error=token_invalid');
      await enter(one, await codeOf(one), token);
      expect(await read(one)).toEqual({ at: 'confirmed' });
    });

    it('lost, is replaced: the one before opens nothing any more, in no session', async () => {
      const one = await moderator();
      const before = await codeOf(one, 1);
      const token = await tokenFor(one);
      expect(await isStaff(one)).toBe(false);
      expect((await enter(one, before, token)).location).toContain('error=code_invalid');
      expect((await enter(one, await codeOf(one), token)).location).toBe('/staff');
    });

    it('opens nothing to who was taken out of the team, from the next request on', async () => {
      const one = await moderator();
      expect(await isStaff(one)).toBe(true);
      await removeStaff(site.ctx, one.email);
      expect(codes(await one.ask(DESK))).toEqual([404, 'not_found']);
    });

    it('is asked for again after twelve hours', async () => {
      const one = await moderator();
      const headers = { Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const actorAfter = (hours: number) => {
        const clock = () => new Date(site.ctx.clock().getTime() + hours * 3_600_000);
        return actorReader(
          { db: site.ctx.db, clock },
          site.door.accounts,
        )(new Request('http://localhost/', { headers }));
      };
      expect(await actorAfter(11.9)).toMatchObject({ staff: true, awaitsSecondFactor: false });
      expect(await actorAfter(12)).toMatchObject({ staff: false, awaitsSecondFactor: true });
    });

    it('five codes in a quarter of an hour, over all sessions of a member; one of a program, too', async () => {
      const one = await newMember(outside);
      await tokenFor(one);
      const other = outside.browser();
      await outside.signIn(other, one.email);
      const said = [];
      for (const by of [one, other, one, other, one, other]) said.push((await enter(by, '123456')).location);
      expect(said.slice(0, 5)).toEqual(Array(5).fill(`${FORM}?error=token_invalid`));
      expect(said[5]).toBe(`${FORM}?error=rate_limited`);

      const shown = await moderator();
      await program('/next-api/auth/sign-in/magic-link', { email: shown.email });
      const opened = await program('/next-api/auth/magic-link/verify', { token: await tokenTo(shown.email) });
      const bearer = opened.body.access_token;
      expect((await program(DESK, undefined, bearer)).status).toBe(401);
      expect((await program(CODE, { code: 'no code' }, bearer)).status).toBe(422);
      expect((await program(CODE, { code: await codeOf(shown, 1) }, bearer)).status).toBe(200);
      expect((await program(DESK, undefined, bearer)).status).toBe(200);
      expect((await program(CODE, { code: '123456' })).status).toBe(401);
    });

    it('is nothing for others: visitors sign in, members have none, and no other site sends it', async () => {
      const one = await newMember();
      expect((await enter(browser(), '123456')).location).toBe(`/sign-in-mm?ref_url=${encodeURIComponent(FORM)}`);
      expect((await enter(one, '123456')).location).toBe(`${FORM}?error=token_invalid`);
      const foreign = await one.ask(FORM, { form: { code: '123456' }, origin: 'https://elsewhere.example' });
      expect(foreign.status).toBe(403);
      await expect(addStaff(site.ctx, { keyring }, { email: 'nobody@example.com', role: 'admin' })).rejects.toThrow(
        'No member has this address.',
      );
    });
  });

  describe('reads reviews:', () => {
    it('publishes, refuses with a reason, takes back; the author is told, and who decided is noted', async () => {
      const [one, author] = [await moderator(), await newMember()];
      const id = await waitingReview(author);
      const { data, meta } = (await one.ask(DESK)).body;
      const row = data.find((review: { id: string }) => review.id === id);
      expect(row.attributes).toMatchObject({ summary: REVIEW.summary, content: REVIEW.content, rating: 4, trip: null });
      expect(JSON.stringify(data)).not.toContain(author.email);
      expect((await one.ask(`${DESK}/${id}/publish`, { body: {} })).body.data.attributes.state).toBe('published');
      expect((await one.ask(DESK)).body.meta.total_count).toBe(meta.total_count - 1);
      expect((await mailTo(author.email))[0]?.name).toBe('review_published');
      expect(codes(await one.ask(`${DESK}/${id}/reject`, { body: { reason: 'dull' } }))).toEqual([422, 'invalid']);
      expect(codes(await one.ask(`${DESK}/${id}/reject`, { body: {} }))).toEqual([422, 'required']);
      expect((await one.ask(`${DESK}/${id}/reject`, { body: { reason: 'abusive' } })).status).toBe(200);
      expect((await mailTo(author.email))[0]?.name).toBe('review_rejected');
      const { rows } = await pool.query(
        'select decision, reason, decided_by from review_decisions where review_id = $1 order by created_at, id',
        [id],
      );
      expect(rows).toEqual([
        { decision: 'published', reason: null, decided_by: one.id },
        { decision: 'rejected', reason: 'abusive', decided_by: one.id },
      ]);
    });

    it('of two moderators one decides, and the other is told', async () => {
      const [one, other, author] = [await moderator(), await moderator(), await newMember()];
      const id = await waitingReview(author);
      const both = await Promise.all([
        one.ask(`${DESK}/${id}/publish`, { body: {} }),
        other.ask(`${DESK}/${id}/publish`, { body: {} }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const late = await other.ask('/staff/reviews', { form: { review: id, do: 'publish' } });
      expect(late.location).toBe('/staff/reviews?error=not_found');
    });

    it('and no page from before decides anew about what another moderator has published or left there', async () => {
      const [one, other, author] = [await moderator(), await moderator(), await newMember()];
      const id = await waitingReview(author);
      const press = async (by: Browser, form: Record<string, string>) =>
        (await by.ask('/staff/reviews', { form: { review: id, ...form } })).location;
      const shownTo = async (by: Browser) => {
        const { data, included } = (await by.ask(DESK)).body;
        const shown = [...data, ...included].find((review: { id: string }) => review.id === id);
        return shown.attributes as { revision: number; up_to: string };
      };
      const waiting = String((await shownTo(other)).revision);
      expect(await press(one, { do: 'publish', revision: waiting })).toBe('/staff/reviews?done=published');
      const refuse = { reason: 'spam', revision: waiting };
      expect(await press(other, refuse)).toBe('/staff/reviews?error=not_found');
      expect(codes(await other.ask(`${DESK}/${id}/reject`, { body: { ...refuse, revision: 1 } }))[0]).toBe(404);

      await browser().ask(`/v1/reviews/${id}/reports`, { body: { report: { reason: 'abusive' } } });
      const reported = await shownTo(other);
      const takeBack = { do: 'take-back', reason: 'abusive', revision: String(reported.revision) };
      expect(await press(one, { do: 'keep', up_to: reported.up_to })).toBe('/staff/reviews?done=kept');
      expect(await press(other, takeBack)).toBe('/staff/reviews?error=not_found');
      const { rows } = await pool.query('select state from reviews where id = $1', [id]);
      expect(rows).toEqual([{ state: 'published' }]);
      const team = { ...site.ctx, actor: testActors().staff };
      const now = (await moderationDesk(team, { keyring })).decided.find(({ reviewId }) => reviewId === id)?.revision;
      expect(await press(other, { ...takeBack, revision: String(now) })).toBe('/staff/reviews?done=rejected');
    });

    it('but their own is decided by somebody else', async () => {
      const one = await moderator();
      const id = await waitingReview(one);
      expect(codes(await one.ask(`${DESK}/${id}/publish`, { body: {} }))).toEqual([403, 'forbidden']);
      const pressed = await one.ask('/staff/reviews', { form: { review: id, do: 'publish' } });
      expect(pressed.location).toBe('/staff/reviews?error=forbidden');
      const other = await moderator();
      const refused = await other.ask('/staff/reviews', { form: { review: id, do: 'refuse', reason: 'spam' } });
      expect(refused.location).toBe('/staff/reviews?done=rejected');
    });

    it('also what they wrote without signing in, under the address of their account', async () => {
      const one = await moderator();
      const id = await waitingReview(await newMember());
      await pool.query('update reviews set user_id = null, email_hash = $2 where id = $1', [
        id,
        site.door.addresses.hashOf(one.email),
      ]);
      expect(codes(await one.ask(`${DESK}/${id}/publish`, { body: {} }))).toEqual([403, 'forbidden']);
      const other = await moderator();
      expect((await other.ask(`${DESK}/${id}/publish`, { body: {} })).status).toBe(200);
    });

    it('and nobody else does: not visitors, members, or the team without its second factor', async () => {
      const [one, author] = [await newMember(), await newMember()];
      const id = await waitingReview(author);
      const press = async (by: Browser) =>
        (await by.ask('/staff/reviews', { form: { review: id, do: 'publish' } })).location;
      expect(codes(await browser().ask(DESK))).toEqual([401, 'unauthenticated']);
      expect(await press(browser())).toBe('/sign-in-mm?ref_url=%2Fstaff%2Freviews');
      expect(codes(await one.ask(`${DESK}/${id}/publish`, { body: {} }))).toEqual([404, 'not_found']);
      expect(await press(one)).toBe('/staff/reviews?error=not_found');
      await tokenFor(one);
      expect(codes(await one.ask(`${DESK}/${id}/publish`, { body: {} }))).toEqual([401, 'second_factor_required']);
      expect(await press(one)).toMatch(/^\/second-factor\?ref_url=%2Fstaff%2Freviews/);
      const { rows } = await pool.query('select state from reviews where id = $1', [id]);
      expect(rows).toEqual([{ state: 'in_moderation' }]);
      const foreign = await (await moderator()).ask('/staff/reviews', {
        form: { review: id, do: 'publish' },
        origin: 'https://elsewhere.example',
      });
      expect(foreign.status).toBe(403);
    });
  });
});
