import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorReader } from '#accounts';
import { addOperatorUser, removeOperatorUser } from '#accounts/upkeep';
import { newId } from '#kernel';
import { testActors } from '#kernel/testing';
import { decideReview, moderationDesk, reviewsOf } from '#reviews';
import { changeReply, replyToReview } from '#reviews/doors';
import { REVIEW } from './reviews.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const LIST = '/v1/operator/reviews';
const DESK = '/operator/reviews';
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';
const REPLY = { reply: 'Thank you, Ada. The cook blushed.' };

describe('a company answers its reviews', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, mailTo, signIn } = signingIn(site);
  const companies: { id: string; slug: string; trip: string; tripSlug: string }[] = [];
  let people = 0;

  beforeAll(async () => {
    const { rows } = await pool.query(
      `select distinct on (o.id) o.id, o.slug, t.id as trip, t.slug as "tripSlug" from operators o
       join trips t on t.operator_id = o.id where t.status = 'published' and t.superseded_by is null order by o.id, t.id limit 2`,
    );
    companies.push(...rows);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  type Member = Browser & { email: string; id: string };
  const newMember = async (): Promise<Member> => {
    const one = browser();
    const email = `replies-${++people}@example.com`;
    await signIn(one, email);
    return { ...one, email, id: (await one.ask('/v1/me')).body.data.id };
  };
  const speaker = async (of = companies[0]): Promise<Member> => {
    const one = await newMember();
    await addOperatorUser(site.ctx, { email: one.email.toUpperCase(), operatorId: of?.id ?? '' });
    return one;
  };
  const actorOf = (one: Browser) => {
    const headers = { Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    return actorReader(site.ctx, site.door.accounts)(new Request('http://localhost/', { headers }));
  };
  const published = async (author: Browser, of = companies[0]): Promise<string> => {
    const review = { ...REVIEW, email: null, operator_slug: of?.slug, trip_slug: of?.tripSlug };
    const { id } = (await author.ask('/v1/write_review', { body: { review } })).body.data;
    await decideReview(site.ctx, site.door, { id, decision: { publish: true }, by: 'a test' });
    return id;
  };
  const reply = (one: Browser, id: string, words: object = REPLY) =>
    one.ask(`/v1/reviews/${id}/reply`, { body: words });
  const change = (one: Browser, id: string, words: object = REPLY) =>
    one.ask(`/v1/reviews/${id}/reply`, { method: 'PATCH', body: words });
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];
  const shown = async (id: string) => {
    const { reviews } = await reviewsOf(site.ctx, { operatorId: companies[0]?.id ?? '' }, { limit: 25 });
    return reviews.find((one) => one.id === id);
  };

  it('by a member who speaks for it from the moment on that whoever runs the server says so, until it is taken back', async () => {
    const one = await newMember();
    expect(await actorOf(one)).toMatchObject({ operatorIds: [] });
    expect(codes(await one.ask(LIST))).toEqual([404, 'not_found']);
    const asked = { email: one.email, operatorId: companies[0]?.id ?? '' };
    await addOperatorUser(site.ctx, asked);
    await addOperatorUser(site.ctx, asked);
    expect(await actorOf(one)).toMatchObject({
      operatorIds: [companies[0]?.id],
      staff: false,
      awaitsSecondFactor: false,
    });
    expect((await one.ask(LIST)).status).toBe(200);
    await removeOperatorUser(site.ctx, asked);
    expect(codes(await one.ask(LIST))).toEqual([404, 'not_found']);
    await expect(removeOperatorUser(site.ctx, asked)).rejects.toMatchObject({ code: 'not_found' });
    await expect(addOperatorUser(site.ctx, { ...asked, email: 'nobody@example.com' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('once: it stands there at once, its pages are told, and its author gets a mail', async () => {
    const [one, author] = [await speaker(), await newMember()];
    const id = await published(author);
    const { rows } = await pool.query('select coalesce(max(id), 0) as last from outbox_events');
    const words = { reply: `${SCRIPT}\n\nThank you.` };
    expect((await reply(one, id, words)).body.data.attributes).toEqual(words);
    expect(await shown(id)).toMatchObject({ reply: words.reply, repliedAt: expect.any(String) });
    const news = await pool.query('select topic, subject_id from outbox_events where id > $1', [rows[0].last]);
    expect(news.rows).toEqual(
      expect.arrayContaining([
        { topic: 'operator.changed', subject_id: companies[0]?.id },
        { topic: 'trip.changed', subject_id: companies[0]?.trip },
      ]),
    );
    expect((await mailTo(author.email))[0]).toEqual({
      name: 'review_reply',
      path: `/tour-operators/${companies[0]?.slug}-reviews`,
    });
    expect(codes(await reply(one, id))).toEqual([409, 'already_replied']);
    expect((await author.ask('/v1/me/reviews')).body.data[0].attributes.reply).toBe(words.reply);
  });

  it('once, also when two of its people answer at the same moment', async () => {
    const [one, other, author] = [await speaker(), await speaker(), await newMember()];
    const id = await published(author);
    const both = await Promise.all([
      reply(one, id, { reply: 'From one.' }),
      reply(other, id, { reply: 'From other.' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.data.attributes.reply;
    expect((await shown(id))?.reply).toBe(first);
    expect((await mailTo(author.email)).filter(({ name }) => name === 'review_reply')).toHaveLength(1);
  });

  it('in other words for 24 hours, and not afterwards', async () => {
    const [one, author] = [await speaker(), await newMember()];
    const id = await published(author);
    expect(codes(await change(one, id))).toEqual([404, 'not_found']);
    await reply(one, id);
    expect((await change(one, id, { reply: 'In other words.' })).status).toBe(200);
    expect((await shown(id))?.reply).toBe('In other words.');
    const { repliedAt } = (await shown(id)) ?? {};
    const actor = await actorOf(one);
    const hence = (minutes: number) => ({
      ...site.ctx,
      actor,
      clock: () => new Date(new Date(repliedAt ?? 0).getTime() + minutes * 60_000),
    });
    await changeReply(hence(24 * 60 - 1), { id, reply: 'The last minute.' });
    await expect(changeReply(hence(24 * 60), { id, reply: 'Too late.' })).rejects.toMatchObject({
      code: 'reply_closed',
      status: 409,
    });
    expect(await shown(id)).toMatchObject({ reply: 'The last minute.', repliedAt });
    expect((await mailTo(author.email)).filter(({ name }) => name === 'review_reply')).toHaveLength(1);
  });

  it('of its own alone: another’s looks like what isn’t there, and what isn’t published, too', async () => {
    const [one, author] = [await speaker(), await newMember()];
    const foreign = await published(author, companies[1]);
    const withdrawn = await published(author);
    await author.ask(`/v1/me/reviews/${withdrawn}/withdraw`, { method: 'POST' });
    const refusal = async (said: ReturnType<typeof reply>) => {
      const { status, body } = await said;
      return [status, body.errors.map(({ id: _, ...error }: { id: string }) => error)];
    };
    const absent = await refusal(reply(one, newId()));
    for (const id of [foreign, withdrawn, 'no-id']) {
      expect(await refusal(reply(one, id))).toEqual(absent);
      expect(await refusal(change(one, id))).toEqual(absent);
      const pressed = await one.ask(DESK, { form: { review: id, do: 'reply', reply: 'Thank you' } });
      expect(pressed.location).toContain('error=not_found');
    }
    expect(codes(await reply(author, foreign))).toEqual([404, 'not_found']);
    expect(codes(await reply(browser(), foreign))).toEqual([401, 'unauthenticated']);
    const { body } = await one.ask(`${LIST}?limit=50`);
    const ids = body.data.map((row: { id: string }) => row.id);
    expect(ids).not.toContain(foreign);
    expect(ids).not.toContain(withdrawn);
    expect(JSON.stringify(body)).not.toContain(author.email);
    expect(codes(await one.ask(`${LIST}?operator=${companies[1]?.slug}`))).toEqual([404, 'not_found']);
    await expect(replyToReview(site.ctx, site.door, { id: foreign, ...REPLY })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it.each([
    ['nothing', {}, 'required'],
    ['spaces', { reply: '    ' }, 'invalid'],
    ['3,001 letters', { reply: 'a'.repeat(3001) }, 'invalid'],
  ])('not with %s', async (_what, words, code) => {
    const one = await speaker();
    expect(codes(await reply(one, newId(), words))).toEqual([422, code]);
  });

  it('by a form without scripts, of the site’s own pages alone', async () => {
    const [one, author] = [await speaker(), await newMember()];
    const id = await published(author);
    const press = (by: Browser, form: Record<string, string>, origin?: string) =>
      by.ask(DESK, { form: { review: id, ...form }, ...(origin && { origin }) });
    expect((await press(browser(), { do: 'reply', reply: 'Thank you' })).location).toBe(
      `/sign-in-mm?ref_url=${encodeURIComponent(DESK)}`,
    );
    expect((await press(one, { do: 'reply', reply: 'Thank you' }, 'https://elsewhere.example')).status).toBe(403);
    expect((await press(one, { do: 'reply', reply: ' ' })).location).toBe(`${DESK}?at=${id}&error=reply#${id}`);
    expect((await press(one, { do: 'reply', reply: 'Thank\r\nyou' })).location).toBe(
      `${DESK}?at=${id}&done=replied#${id}`,
    );
    expect((await press(one, { do: 'reply', reply: 'Again' })).location).toBe(
      `${DESK}?at=${id}&error=already_replied#${id}`,
    );
    // In any letters: each of these is sent as nine bytes.
    expect((await press(one, { do: 'change', reply: 'あ'.repeat(3_000) })).location).toContain('done=changed');
    const refused = await press(one, { do: 'reply', reply: 'Again', show: 'unanswered', page: '2' });
    expect(refused.location).toBe(`${DESK}?show=unanswered&page=2&at=${id}&error=already_replied#${id}`);
    expect((await press(one, { do: 'change', reply: 'Thanks' })).location).toBe(`${DESK}?at=${id}&done=changed#${id}`);
    expect((await shown(id))?.reply).toBe('Thanks');
  });

  it('until the team removes it: for good, whatever the company or its feed says', async () => {
    const [one, author, moderator] = [await speaker(), await newMember(), await newMember()];
    await pool.query("insert into user_roles (user_id, role) values ($1, 'moderator')", [moderator.id]);
    const id = await published(author);
    await reply(one, id);
    const remove = () => moderator.ask(`/v1/staff/reviews/${id}/reply`, { method: 'DELETE' });
    expect(codes(await remove())).toEqual([401, 'second_factor_required']);
    await pool.query('update sessions set second_factor_at = $2 where user_id = $1', [moderator.id, site.ctx.clock()]);
    expect(codes(await one.ask(`/v1/staff/reviews/${id}/reply`, { method: 'DELETE' }))).toEqual([404, 'not_found']);
    expect((await remove()).status).toBe(200);
    expect(codes(await remove())).toEqual([404, 'not_found']);
    expect((await shown(id))?.reply).toBeNull();
    expect(codes(await reply(one, id))).toEqual([409, 'already_replied']);
    expect(codes(await change(one, id))).toEqual([404, 'not_found']);
    // As an import would.
    await pool.query("update reviews set reply = 'From the feed', replied_at = now() where id = $1", [id]);
    expect(await shown(id)).toMatchObject({ reply: null, repliedAt: null });
    const { rows } = await pool.query(
      "select decided_by from review_decisions where review_id = $1 and decision = 'reply_removed'",
      [id],
    );
    expect(rows).toEqual([{ decided_by: moderator.id }]);
    const other = await published(author, companies[1]);
    await pool.query("update reviews set reply = 'Old', replied_at = now() where id = $1", [other]);
    const pressed = await moderator.ask('/staff/reviews', { form: { review: other, do: 'remove-reply' } });
    expect(pressed.location).toBe('/staff/reviews?done=removed');
  });

  it('and the team reaches each of them, the newest first, also of people who are gone', async () => {
    const one = await speaker();
    const { rows } = await pool.query(
      `update reviews set reply = 'Thanks', replied_by = $1, replied_at = now()
       where id in (select id from reviews where state = 'published' and reply is null and reply_removed_at is null limit 12)
       returning id`,
      [one.id],
    );
    const gone = await published(await newMember());
    await pool.query(`update reviews set reply = 'Thanks', replied_at = now() where id = $1`, [gone]);
    const team = { ...site.ctx, actor: testActors().staff };
    const reached: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const desk = await moderationDesk(team, site.door, page);
      pages = desk.repliedPages;
      reached.push(...desk.replied.map(({ id }) => id));
    }
    expect(reached).toEqual(expect.arrayContaining([gone, ...rows.map(({ id }) => id)]));
    expect(new Set(reached).size).toBe(reached.length);
  });

  it('and who wrote it isn’t kept longer than their account', async () => {
    const [one, author] = [await speaker(), await newMember()];
    const id = await published(author);
    await reply(one, id);
    const exported = (await one.ask('/v1/me/exports', { body: {} })).body.data.attributes.data;
    expect(exported.replies).toEqual([{ ...REPLY, repliedAt: expect.any(String) }]);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    const { rows } = await pool.query('select reply, replied_by from reviews where id = $1', [id]);
    expect(rows).toEqual([{ ...REPLY, replied_by: null }]);
  });
});
