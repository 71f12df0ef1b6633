import { beforeEach, describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { botCheckOf } from '#kernel/serving';
import { decideReview, reviewsOf } from '#reviews';
import { workNight } from './nights.ts';
import { REVIEW } from './reviews.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const PAGE = '/report-a-review';
const DESK = '/v1/staff/reviews';
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

describe('a published review is reported', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, mailTo, signIn } = signingIn(site);
  let people = 0;
  beforeEach(() => pool.query('truncate rate_limits'));

  type Member = Browser & { email: string; id: string };
  const newMember = async (): Promise<Member> => {
    const one = browser();
    const email = `reports-${++people}@example.com`;
    await signIn(one, email);
    return { ...one, email, id: (await one.ask('/v1/me')).body.data.id };
  };
  const moderator = async (): Promise<Member> => {
    const one = await newMember();
    await pool.query("insert into user_roles (user_id, role) values ($1, 'moderator')", [one.id]);
    await pool.query('update sessions set second_factor_at = $2 where user_id = $1', [one.id, site.ctx.clock()]);
    return one;
  };
  const write = async (author: Browser): Promise<string> => {
    const { rows } = await pool.query('select slug from operators order by id limit 1');
    const review = { ...REVIEW, email: null, operator_slug: rows[0].slug };
    return (await author.ask('/v1/write_review', { body: { review } })).body.data.id;
  };
  const published = async (author: Browser): Promise<string> => {
    const id = await write(author);
    await decideReview(site.ctx, site.door, { id, decision: { publish: true }, by: 'a test' });
    return id;
  };
  const report = (by: Browser, id: string, given: object = { reason: 'personal_data' }) =>
    by.ask(`/v1/reviews/${id}/reports`, { body: { report: given } });
  const atDesk = async (by: Browser, id: string) =>
    (await by.ask(DESK)).body.included.find((row: { id: string }) => row.id === id)?.attributes;
  const keep = (by: Browser, id: string, up_to: string) => by.ask(`${DESK}/${id}/keep`, { body: { up_to } });
  const open = async (id: string) =>
    (await pool.query('select from review_reports where review_id = $1 and settled_at is null', [id])).rowCount;
  /** What waits about a review: one report or several. */
  const tasks = async (id: string) =>
    (await pool.query('select kind from staff_tasks where subject_id = $1 and done_at is null', [id])).rows;
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];

  it('by visitors and members, counted at the desk, in words that nobody else reads', async () => {
    const [team, author, one] = [await moderator(), await newMember(), await newMember()];
    const id = await published(author);
    expect(await atDesk(team, id)).toBeUndefined();
    expect((await report(browser(), id)).status).toBe(201);
    expect((await report(browser(), id, { reason: 'other', text: `${SCRIPT}\nIt names me.` })).status).toBe(201);
    for (const _ of [1, 2, 3]) expect((await report(one, id, { reason: 'abusive' })).status).toBe(201);
    expect(await tasks(id)).toEqual([{ kind: 'review.reported' }]);
    expect(await atDesk(team, id)).toMatchObject({
      count: 3,
      reasons: ['abusive', 'other', 'personal_data'],
      words: [`${SCRIPT}\nIt names me.`],
      summary: REVIEW.summary,
    });
    const { rows } = await pool.query('select review_reports::text as text from review_reports where review_id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('names me');
    expect((await one.ask('/v1/me/exports', { body: {} })).body.data.attributes.data.reviewReports).toMatchObject([
      { reviewId: id, reason: 'abusive', text: null },
    ]);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect(await atDesk(team, id)).toMatchObject({ count: 2 });
  });

  it('and left where it is: what was read is settled, once, and what came since stays open', async () => {
    const [team, other, author] = [await moderator(), await moderator(), await newMember()];
    const id = await published(author);
    await report(browser(), id);
    const { up_to } = await atDesk(team, id);
    await report(browser(), id, { reason: 'spam' });
    const both = await Promise.all([keep(team, id, up_to), keep(other, id, up_to)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await atDesk(team, id)).toMatchObject({ count: 1, reasons: ['spam'] });
    expect(await tasks(id)).toHaveLength(1);
    const pressed = await team.ask('/staff/reviews', {
      form: { review: id, do: 'keep', up_to: (await atDesk(team, id)).up_to },
    });
    expect(pressed.location).toBe('/staff/reviews?done=kept');
    expect([await open(id), await atDesk(team, id), await tasks(id)]).toEqual([0, undefined, []]);
    const { rows } = await pool.query(
      "select decided_by from review_decisions where decision = 'reports_kept' and review_id = $1",
      [id],
    );
    expect(rows).toHaveLength(2);
  });

  it('and taken back: its figures follow, and every report is settled; so is it when its author withdraws it', async () => {
    const [team, author] = [await moderator(), await newMember()];
    for (const how of ['taken back', 'withdrawn']) {
      const id = await published(author);
      await report(browser(), id);
      if (how === 'withdrawn') await author.ask(`/v1/me/reviews/${id}/withdraw`, { method: 'POST' });
      else {
        const pressed = await team.ask('/staff/reviews', {
          form: { review: id, do: 'take-back', reason: 'personal_data' },
        });
        expect(pressed.location).toBe('/staff/reviews?done=rejected');
      }
      expect([how, await open(id), await atDesk(team, id), await tasks(id)]).toEqual([how, 0, undefined, []]);
    }
    expect((await mailTo(author.email)).map(({ name }) => name)).toContain('review_rejected');
  });

  it('by nobody any more, and waits for nobody, once whoever alone reported it closes their account', async () => {
    const [author, one, other] = [await newMember(), await newMember(), await newMember()];
    const id = await published(author);
    for (const member of [one, other]) await report(member, id);
    const close = (member: Browser) => member.ask('/v1/me', { method: 'DELETE' });
    expect((await close(one)).status).toBe(200);
    expect([await open(id), await tasks(id)]).toEqual([1, [{ kind: 'review.reported' }]]);
    expect((await close(other)).status).toBe(200);
    expect([await open(id), await tasks(id)]).toEqual([0, []]);
  });

  it('but not one that a moderator takes back at that moment', async () => {
    const id = await published(await newMember());
    const desk = await pool.connect();
    await desk.query('begin');
    await desk.query("update reviews set state = 'withdrawn' where id = $1", [id]);
    const asked = report(browser(), id, { reason: 'spam' });
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await desk.query('commit');
    desk.release();
    expect(codes(await asked)).toEqual([404, 'not_found']);
    expect([await open(id), await tasks(id)]).toEqual([0, []]);
  });

  it('also one that a feed brought, which the team takes back only then; the next import leaves that as it is', async () => {
    const team = await moderator();
    const { rows } = await pool.query(
      "select id, operator_id from reviews where source = 'partner_import' and state = 'published' order by id limit 1",
    );
    const { id, operator_id: operatorId } = rows[0];
    const { stats } = await reviewsOf(site.ctx, { operatorId });
    expect(codes(await team.ask(`${DESK}/${id}/reject`, { body: { reason: 'spam' } }))).toEqual([404, 'not_found']);
    await report(browser(), id);
    expect((await team.ask(`${DESK}/${id}/reject`, { body: { reason: 'spam' } })).status).toBe(200);
    expect((await reviewsOf(site.ctx, { operatorId })).stats.count).toBe(stats.count - 1);
  });

  it('but not what isn’t published, nor without saying why', async () => {
    const [author, one] = [await newMember(), await newMember()];
    const waiting = await write(author);
    for (const id of [waiting, newId(), 'no-id']) {
      expect(codes(await report(one, id))).toEqual([404, 'not_found']);
      const pressed = await one.ask(PAGE, { form: { review: id, reason: 'spam' } });
      expect(pressed.location).toBe(`${PAGE}?review=${id}&error=not_found`);
    }
    expect(codes(await report(one, waiting, {}))).toEqual([422, 'required']);
    expect(codes(await report(one, waiting, { reason: 'dull' }))).toEqual([422, 'invalid']);
    expect(codes(await report(one, waiting, { reason: 'other' }))).toEqual([422, 'required']);
    expect(codes(await report(one, waiting, { reason: 'spam', text: 'a'.repeat(2001) }))).toEqual([422, 'invalid']);
  });

  it('without scripts by members; visitors are led to sign in and back, and no other site sends it', async () => {
    const [author, one] = [await newMember(), await newMember()];
    const id = await published(author);
    const press = (by: Browser, form: Record<string, string>, origin?: string) =>
      by.ask(PAGE, { form: { review: id, ...form }, ...(origin && { origin }) });
    expect((await press(browser(), { reason: 'spam' })).location).toBe(
      `/sign-in-mm?ref_url=${encodeURIComponent(`${PAGE}?review=${id}`)}`,
    );
    expect((await press(one, { reason: 'spam' }, 'https://elsewhere.example')).status).toBe(403);
    const foreign = await one.ask(`/v1/reviews/${id}/reports`, {
      body: { reason: 'spam' },
      origin: 'https://elsewhere.example',
    });
    expect(foreign.status).toBe(403);
    expect((await press(one, {})).location).toBe(`${PAGE}?review=${id}&error=reason`);
    expect((await press(one, { reason: 'other', text: ' ' })).location).toBe(`${PAGE}?review=${id}&error=text`);
    expect(await open(id)).toBe(0);
    expect((await press(one, { reason: 'other', text: 'It names me.' })).location).toBe(
      `${PAGE}?review=${id}&sent=yes`,
    );
    expect(await open(id)).toBe(1);
  });

  it('by browsers that worked for it, five an hour', async () => {
    const id = await published(await newMember());
    const checking = signingIn(site, {
      botCheck: botCheckOf({ encryptionKeys: new Map([[1, Buffer.alloc(32, 1)]]), botCheck: true }),
    });
    expect(codes(await report(checking.browser(), id))).toEqual([422, 'bot_check_failed']);
    const counting = signingIn(site, { sharedLimits: asShared(createMemoryLimiter()) });
    const said = [];
    for (let i = 0; i < 7; i++) said.push((await report(counting.browser(), id)).status);
    expect(said).toEqual([...Array(5).fill(201), 429, 429]);
  });

  it('and forgotten a year after it was settled, not before', async () => {
    const [team, author] = [await moderator(), await newMember()];
    const id = await published(author);
    await report(browser(), id);
    await keep(team, id, (await atDesk(team, id)).up_to);
    await report(browser(), id);
    const kept = async () => (await pool.query('select from review_reports where review_id = $1', [id])).rowCount;
    const inDays = (days: number) => () => new Date(site.ctx.clock().getTime() + days * 86_400_000);
    const night = (days: number, left: number) =>
      workNight(site, {
        area: 'reviews',
        queue: 'reviews.empty',
        clock: inDays(days),
        until: () => expect.poll(kept, { timeout: 20_000 }).toBe(left),
      });
    await night(364, 2);
    await night(366, 1);
    expect(await open(id)).toBe(1);
  });

  it('and decided by nobody else, nor by its author', async () => {
    const [team, one] = [await moderator(), await newMember()];
    const id = await published(team);
    await report(browser(), id);
    const { up_to } = await atDesk(team, id);
    expect(codes(await keep(team, id, up_to))).toEqual([403, 'forbidden']);
    expect(codes(await keep(one, id, up_to))).toEqual([404, 'not_found']);
    expect(codes(await keep(browser(), id, up_to))).toEqual([401, 'unauthenticated']);
    expect(await open(id)).toBe(1);
  });
});
