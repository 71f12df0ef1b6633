import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAppError, newId } from '#kernel';
import { type Decision, decideReview, ownReviews, reviewsOf } from '#reviews';
import { changeReview, withdrawReview } from '#reviews/doors';
import { REVIEW } from './reviews.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const OWN = '/v1/me/reviews';
const PAGE = '/account/my-reviews';
const PUBLISH: Decision = { publish: true };
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

describe('what a member wrote', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, lettersTo, mailTo, signIn, tokenTo } = signingIn(site);
  const company = { id: '', slug: '' };
  const trip = { id: '', slug: '' };
  let people = 0;

  beforeAll(async () => {
    const { rows } = await pool.query(
      `select o.id, o.slug, t.id as trip, t.slug as trip_slug from operators o join trips t on t.operator_id = o.id
       where t.status = 'published' and t.superseded_by is null order by o.reviews_count, o.id, t.id limit 1`,
    );
    Object.assign(company, { id: rows[0].id, slug: rows[0].slug });
    Object.assign(trip, { id: rows[0].trip, slug: rows[0].trip_slug });
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  type Member = Browser & { email: string; id: string };
  const newMember = async (): Promise<Member> => {
    const one = browser();
    const email = `own-reviews-${++people}@example.com`;
    await signIn(one, email);
    return { ...one, email, id: (await one.ask('/v1/me')).body.data.id };
  };
  const write = async (one: Browser, review: object = {}): Promise<string> => {
    const asked = { ...REVIEW, email: null, operator_slug: company.slug, trip_slug: trip.slug, ...review };
    return (await one.ask('/v1/write_review', { body: { review: asked } })).body.data.id;
  };
  const decide = (id: string, decision: Decision, revision?: number) =>
    decideReview(site.ctx, site.door, { id, decision, revision, by: 'a test' });
  const published = async (one: Browser, review: object = {}): Promise<string> => {
    const id = await write(one, review);
    await decide(id, PUBLISH);
    return id;
  };
  const change = (one: Browser, id: string, words: object = {}) =>
    one.ask(`${OWN}/${id}`, { method: 'PATCH', body: { review: { ...REVIEW, ...words } } });
  const withdraw = (one: Browser, id: string) => one.ask(`${OWN}/${id}/withdraw`, { method: 'POST' });
  const list = async (one: Browser) => (await one.ask(OWN)).body.data as { id: string; attributes: Attributes }[];
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
  type Attributes = any;
  const ofList = async (one: Browser, id: string) => (await list(one)).find((row) => row.id === id)?.attributes;
  const shown = (subject: { operatorId: string } | { tripId: string } = { operatorId: company.id }) =>
    reviewsOf(site.ctx, subject, { page: 1, limit: 25, orderBy: 'review_newest' });
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];
  /** What kept pages and the index are told. */
  const newsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const { rows } = await pool.query('select coalesce(max(id), 0) as last from outbox_events');
    await work();
    const news = await pool.query('select topic, subject_id from outbox_events where id > $1 order by id', [
      rows[0].last,
    ]);
    return news.rows.map(({ topic, subject_id: id }) => `${topic} ${id}`);
  };

  it('stands in their list with how it stands, and why one isn’t published', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const waits = await write(one, { traveled_on: '2025-01-01' });
    const stands = await published(one, { traveled_on: '2025-02-01' });
    const refused = await write(one, { traveled_on: '2025-03-01' });
    await decide(refused, { publish: false, reason: 'personal_data' });
    await write(other);
    const states = (await list(one)).map(({ id, attributes }) => [id, attributes.state, attributes.rejection_reason]);
    expect(states.sort()).toEqual(
      [
        [waits, 'in_moderation', null],
        [stands, 'published', null],
        [refused, 'rejected', 'personal_data'],
      ].sort(),
    );
    expect(await ofList(one, stands)).toMatchObject({
      operator: { slug: company.slug },
      trip: { slug: trip.slug },
      rating: 4,
      change: null,
      reply: null,
    });
    expect(codes(await browser().ask(OWN))).toEqual([401, 'unauthenticated']);
  });

  it('stays theirs when they move to another address, whoever joins with the one before', async () => {
    const one = await newMember();
    const [waits, stands] = [await write(one, { traveled_on: '2025-01-01' }), await published(one)];
    await pool.query('update users set email = $2 where id = $1', [one.id, `moved-${one.email}`]);
    const next = browser();
    await signIn(next, one.email);
    expect(await list(next)).toEqual([]);
    expect(codes(await change(next, waits))).toEqual([404, 'not_found']);
    expect(codes(await withdraw(next, stands))).toEqual([404, 'not_found']);
    expect((await next.ask('/v1/me/exports', { body: {} })).body.data.attributes.data.reviews).toEqual([]);
    expect((await next.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect((await list(one)).map(({ id }) => id).sort()).toEqual([waits, stands].sort());
    expect((await ofList(one, stands))?.author_name).toBe(REVIEW.author_name);
  });

  it('is one for a journey by account: another address is no other author, and nobody’s who joins with the one before', async () => {
    const one = await newMember();
    const review = { ...REVIEW, email: null, operator_slug: company.slug, trip_slug: trip.slug };
    const send = (by: Browser, more: object = {}) =>
      by.ask('/v1/write_review', { body: { review: { ...review, ...more } } });
    expect((await send(one)).status).toBe(201);
    await pool.query('update users set email = $2 where id = $1', [one.id, `twice-${one.email}`]);
    expect(codes(await send(one))).toEqual([409, 'already_reviewed']);
    const next = browser();
    await signIn(next, one.email);
    expect((await send(next)).status).toBe(201);
    expect(codes(await send(next))).toEqual([409, 'already_reviewed']);
    // Signed out, with the address of their account, they are the same author.
    await send(browser(), { email: one.email });
    const token = await tokenTo(one.email, 'review_confirm');
    expect(codes(await browser().ask('/v1/review_confirmations', { body: { token } }))).toEqual([
      409,
      'already_reviewed',
    ]);
  });

  it('is told of where they are reached now, not where they were when they wrote', async () => {
    const one = await newMember();
    const next = `next-${one.email}`;
    const id = await write(one);
    await one.ask('/v1/me', { method: 'PATCH', body: { user: { email: next } } });
    await browser().ask('/v1/email_changes/confirm', { body: { token: await tokenTo(next, 'email_change') } });
    await decide(id, PUBLISH);
    expect((await mailTo(next))[0]?.name).toBe('review_published');
    expect((await mailTo(one.email)).map(({ name }) => name)).not.toContain('review_published');
  });

  it('as a visitor is theirs once they sign in under the same address; what nobody confirmed isn’t', async () => {
    const email = `own-reviews-${++people}@example.com`;
    const send = async (day: number) =>
      (
        await browser().ask('/v1/write_review', {
          body: { review: { ...REVIEW, email, operator_slug: company.slug, traveled_on: `2025-04-0${day}` } },
        })
      ).body.data.id;
    const confirmed = await send(1);
    await browser().ask('/v1/review_confirmations', { body: { token: await tokenTo(email, 'review_confirm') } });
    const draft = await send(2);
    const one = browser();
    await signIn(one, email);
    expect((await list(one)).map(({ id }) => id)).toEqual([confirmed]);
    expect(codes(await change(one, draft))).toEqual([404, 'not_found']);
    expect((await withdraw(one, confirmed)).status).toBe(200);
    // What is written after they signed in is theirs by the address, as long as that is confirmed.
    const later = await send(3);
    await browser().ask('/v1/review_confirmations', { body: { token: await tokenTo(email, 'review_confirm') } });
    expect((await list(one)).map(({ id }) => id).sort()).toEqual([confirmed, later].sort());
    await pool.query('update users set email_verified = false where email = $1', [email]);
    expect((await list(one)).map(({ id }) => id)).toEqual([confirmed]);
  });

  it('as a visitor goes with them to another address, and isn’t whose who joins with the one before', async () => {
    const email = `own-reviews-${++people}@example.com`;
    const asVisitor = async (traveled_on: string) => {
      const id = await write(browser(), { email, traveled_on });
      await browser().ask('/v1/review_confirmations', { body: { token: await tokenTo(email, 'review_confirm') } });
      return id;
    };
    const [waits, stands, refused] = [
      await asVisitor('2025-05-01'),
      await asVisitor('2025-05-02'),
      await asVisitor('2025-05-03'),
    ];
    await decide(stands, PUBLISH);
    await decide(refused, { publish: false, reason: 'personal_data' });
    const draft = await write(browser(), { email, traveled_on: '2025-05-04' });
    const one = browser();
    await signIn(one, email);
    const next = `next-${email}`;
    await one.ask('/v1/me', { method: 'PATCH', body: { user: { email: next } } });
    await browser().ask('/v1/email_changes/confirm', { body: { token: await tokenTo(next, 'email_change') } });
    expect((await list(one)).map(({ id }) => id).sort()).toEqual([waits, stands, refused].sort());
    await decide(waits, PUBLISH);
    expect((await mailTo(next))[0]?.name).toBe('review_published');
    const joins = browser();
    await signIn(joins, email);
    expect(await list(joins)).toEqual([]);
    const { rows } = await pool.query('select user_id from reviews where id = $1', [draft]);
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('as a visitor about a journey of which their account has told keeps nobody from signing in', async () => {
    const one = await newMember();
    const own = await write(one, { traveled_on: '2025-06-01' });
    const asVisitor = await write(browser(), { email: one.email, traveled_on: '2025-06-02' });
    const token = await tokenTo(one.email, 'review_confirm');
    await browser().ask('/v1/review_confirmations', { body: { token } });
    await pool.query(`update reviews set traveled_on = '2025-06-01' where id = $1`, [asVisitor]);
    const again = browser();
    await signIn(again, one.email);
    expect((await list(again)).map(({ id }) => id).sort()).toEqual([own, asVisitor].sort());
    expect((await withdraw(again, own)).status).toBe(200);
    const once = browser();
    await signIn(once, one.email);
    const { rows } = await pool.query('select user_id from reviews where id = $1', [asVisitor]);
    expect(rows).toEqual([{ user_id: one.id }]);
  });

  it('is another member’s like what isn’t there: the same answer, and nothing is done', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const id = await published(one);
    const without = ({ status, body }: { status: number; body: { errors: { id: string }[] } }) => [
      status,
      body.errors.map(({ id: _, ...error }) => error),
    ];
    expect(without(await change(other, id))).toEqual(without(await change(other, newId())));
    expect(without(await withdraw(other, id))).toEqual(without(await withdraw(other, newId())));
    expect(codes(await withdraw(other, 'no id'))).toEqual([404, 'not_found']);
    for (const [who, review] of [
      [other, id],
      [other, newId()],
    ] as const) {
      const pressed = await who.ask(PAGE, { form: { do: 'withdraw', review } });
      expect(pressed.location).toBe(`${PAGE}?error=not_found`);
    }
    expect((await ofList(one, id)).state).toBe('published');
    const { rows } = await pool.query("select id from reviews where source = 'partner_import' limit 1");
    await pool.query('update reviews set user_id = $1 where id = $2', [one.id, rows[0].id]);
    expect(codes(await withdraw(one, rows[0].id))).toEqual([404, 'not_found']);
    expect((await list(one)).map((row) => row.id)).toEqual([id]);
    await pool.query('update reviews set user_id = null where id = $1', [rows[0].id]);
  });

  it('is changed while it waits: a moderator who has read it before is told, and publishes what they read', async () => {
    const one = await newMember();
    const id = await write(one);
    expect((await change(one, id, { summary: 'Slower than I said' })).body.data.attributes.state).toBe('in_moderation');
    await expect(decide(id, PUBLISH, 1)).rejects.toMatchObject({ code: 'changed_meanwhile', status: 409 });
    await expect(decide(id, { publish: false, reason: 'spam' }, 1)).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await ofList(one, id)).state).toBe('in_moderation');
    await decide(id, PUBLISH, 2);
    expect((await shown()).reviews.find((review) => review.id === id)?.summary).toBe('Slower than I said');
  });

  it('published stands as it is until its change was read; figures and pages follow then, whatever the scores', async () => {
    const one = await newMember();
    const id = await published(one);
    const before = await shown();
    const silent = await newsOf(() =>
      change(one, id, { summary: 'A second thought', rating: 1, content: `${SCRIPT} `.repeat(2) }),
    );
    expect(silent).toEqual([]);
    expect(await shown()).toEqual(before);
    expect(await ofList(one, id)).toMatchObject({
      state: 'published',
      summary: REVIEW.summary,
      change: { summary: 'A second thought', rating: 1 },
    });
    await expect(decide(id, PUBLISH, 2)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    const news = await newsOf(() => decide(id, PUBLISH, 3));
    expect(news).toEqual(expect.arrayContaining([`operator.changed ${company.id}`, `trip.changed ${trip.id}`]));
    const after = await shown();
    expect(after.stats.count).toBe(before.stats.count);
    expect(after.stats.overall).toBeLessThan(before.stats.overall ?? 0);
    expect(after.reviews.find((review) => review.id === id)).toMatchObject({
      summary: 'A second thought',
      rating: 1,
      content: `${SCRIPT} ${SCRIPT}`,
    });
    const ofTrip = await shown({ tripId: trip.id });
    const { rows } = await pool.query('select rating::float8 as rating, reviews_count from trips where id = $1', [
      trip.id,
    ]);
    expect(rows[0]).toEqual({ rating: ofTrip.stats.overall, reviews_count: ofTrip.stats.count });
    expect((await ofList(one, id)).change).toBeNull();

    // The same scores, other words.
    await change(one, id, { summary: 'A third thought', rating: 1 });
    expect(await newsOf(() => decide(id, PUBLISH))).toContain(`trip.changed ${trip.id}`);
    const told = (await mailTo(one.email)).map(({ name }) => name).filter((name) => name === 'review_published');
    expect(told).toHaveLength(3);
    expect((await lettersTo(one.email))[0]?.variables.summary).toBe('A third thought');
  });

  it('keeps what is published when a change of it is refused, and may be changed again', async () => {
    const one = await newMember();
    const id = await published(one);
    const before = await shown();
    await change(one, id, { summary: 'Buy my lamps' });
    await decide(id, { publish: false, reason: 'spam' });
    expect(await shown()).toEqual(before);
    expect(await ofList(one, id)).toMatchObject({ state: 'published', change: null, rejection_reason: null });
    expect((await lettersTo(one.email))[0]).toMatchObject({
      name: 'review_rejected',
      variables: { summary: 'Buy my lamps' },
    });
    await change(one, id, { summary: 'No lamps any more' });
    await decide(id, { publish: false, reason: 'spam', whole: true });
    expect(await ofList(one, id)).toMatchObject({ state: 'rejected', change: null });
    expect((await shown()).stats.count).toBe(before.stats.count - 1);
    const { rows } = await pool.query('select decision from review_decisions where review_id = $1 order by id', [id]);
    expect(rows.map(({ decision }) => decision)).toEqual(['published', 'change_rejected', 'rejected']);
    expect((await mailTo(one.email)).filter(({ name }) => name === 'review_rejected')).toHaveLength(2);
  });

  it('is withdrawn: gone from pages and figures in the same moment, once, and another may be written', async () => {
    const one = await newMember();
    const before = await shown();
    const id = await published(one);
    await change(one, id, { summary: 'Never read' });
    const news = await newsOf(async () => {
      const twice = await Promise.all([withdraw(one, id), withdraw(one, id)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    });
    expect(news).toEqual(expect.arrayContaining([`operator.changed ${company.id}`, `trip.changed ${trip.id}`]));
    expect(await shown()).toEqual(before);
    const { rows } = await pool.query('select reviews_count from operators where id = $1', [company.id]);
    expect(rows[0].reviews_count).toBe(before.stats.count);
    expect(await ofList(one, id)).toMatchObject({ state: 'withdrawn', change: null });
    await expect(decide(id, PUBLISH)).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(id, { publish: false, reason: 'spam' })).rejects.toMatchObject({ code: 'not_found' });
    expect(codes(await change(one, id))).toEqual([404, 'not_found']);
    expect(await write(one)).toEqual(expect.any(String));
  });

  it.each([
    ['no score', { rating: null }, 'rating_required'],
    ['a score of six', { rating: 6 }, 'invalid'],
    ['a word', { content: 'Short.' }, 'invalid'],
    ['two lines', { summary: 'One\ntwo' }, 'invalid'],
    ['one letter', { author_name: 'A' }, 'invalid'],
  ])('isn’t changed to %s', async (_what, wrong, code) => {
    const one = await newMember();
    const id = await write(one);
    expect(codes(await change(one, id, wrong))).toEqual([422, code]);
    expect((await ofList(one, id)).content).toBe(REVIEW.content);
  });

  it('is changed and withdrawn by forms without scripts, of the site’s own pages alone', async () => {
    const one = await newMember();
    const id = await published(one);
    const words = {
      name: 'Ada L.',
      summary: 'By a form',
      content: 'One line of it.\r\n\r\nAnd another, after an empty one, to be fifty.',
    };
    const press = (by: Browser, form: Record<string, string>, origin?: string) =>
      by.ask(PAGE, { form: { review: id, ...form }, ...(origin && { origin }) });
    const changed = await press(one, { do: 'change', ...words, score_value: '3', score_meals: '4', score_guide: '' });
    expect(changed.location).toBe(`${PAGE}?done=published`);
    expect((await ofList(one, id)).change).toEqual({
      author_name: 'Ada L.',
      summary: 'By a form',
      content: 'One line of it.\n\nAnd another, after an empty one, to be fifty.',
      rating: 3.5,
      scores: { value: 3, meals: 4 },
    });
    expect((await press(one, { do: 'change', ...words })).location).toBe(`${PAGE}/${id}?error=rating`);
    expect((await press(one, { do: 'change', ...words, rating: '9' })).location).toBe(`${PAGE}/${id}?error=rating`);
    expect((await press(one, { do: 'change', ...words, rating: '4', summary: 'No' })).location).toBe(
      `${PAGE}/${id}?error=summary`,
    );
    expect((await press(browser(), { do: 'withdraw' })).location).toBe(
      `/sign-in-mm?ref_url=${encodeURIComponent(PAGE)}`,
    );
    expect((await press(one, { do: 'withdraw' }, 'https://elsewhere.example')).status).toBe(403);
    const foreign = await one.ask(`${OWN}/${id}/withdraw`, { method: 'POST', origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect((await press(one, { do: 'withdraw' })).location).toBe(`${PAGE}?done=withdrawn`);
    expect((await ofList(one, id)).state).toBe('withdrawn');
  });

  it('goes with the account: what waited is deleted, and a change of what stays, too', async () => {
    const one = await newMember();
    const id = await published(one);
    await change(one, id, { summary: 'A secret change' });
    await pool.query("update reviews set author_place = 'Ghent' where id = $1", [id]);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    const { rows } = await pool.query('select state, user_id, author_place from reviews where id = $1', [id]);
    expect(rows).toEqual([{ state: 'published', user_id: null, author_place: null }]);
    expect((await pool.query('select from review_changes where id = $1', [id])).rowCount).toBe(0);
  });

  it('never stands as it may not, whoever does what in whichever order', async () => {
    const one = await newMember();
    const ctx = { ...site.ctx, actor: { kind: 'member', userId: one.id, verified: true } as typeof site.ctx.actor };
    const words = { authorName: 'Ada', summary: 'Some words', content: 'a'.repeat(60), rating: 2, scores: {} };
    const deeds = {
      publish: (id: string) => decide(id, PUBLISH),
      refuse: (id: string) => decide(id, { publish: false, reason: 'spam' }),
      takeBack: (id: string) => decide(id, { publish: false, reason: 'abusive', whole: true }),
      change: (id: string) => changeReview(ctx, site.door, { id, ...words }),
      withdraw: (id: string) => withdrawReview(ctx, site.door, id),
    };
    /** What each state may become; any other move is refused. */
    const legal: Record<string, string[]> = {
      in_moderation: ['in_moderation', 'published', 'rejected', 'withdrawn'],
      published: ['published', 'rejected', 'withdrawn'],
      rejected: ['rejected'],
      withdrawn: ['withdrawn'],
    };
    const before = await shown();
    let day = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])), { minLength: 3, maxLength: 6 }),
        async (order) => {
          const traveled_on = new Date(Date.UTC(2001, 0, ++day)).toISOString().slice(0, 10);
          await pool.query('truncate rate_limits');
          const id = await write(one, { traveled_on });
          let state = 'in_moderation';
          for (const deed of order) {
            const done = await deeds[deed](id).then(
              () => true,
              (error) => (isAppError(error) ? false : Promise.reject(error)),
            );
            const now = (await ownReviews(ctx, site.door)).find((review) => review.id === id);
            expect(legal[state]).toContain(now?.state);
            if (!done) expect(now?.state).toBe(state);
            if (now?.change) expect(now.state).toBe('published');
            state = now?.state ?? '';
          }
          const isShown = state === 'published';
          const { stats } = await shown();
          expect(stats.count).toBe(before.stats.count + (isShown ? 1 : 0));
          if (isShown) await withdrawReview(ctx, site.door, id);
        },
      ),
      { numRuns: 25, seed: 20261125 },
    );
    expect((await shown()).stats).toEqual(before.stats);
  });
});
