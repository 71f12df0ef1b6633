import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { type Decision, decideReview, reviewsOf, waitingReviews } from '#reviews';
import { workNight } from './nights.ts';
import { REVIEW } from './reviews.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const WRITE = '/v1/write_review';
const CONFIRM = '/v1/review_confirmations';
const FORM = '/write-a-review';
const PUBLISH: Decision = { publish: true };

describe('a review that is written here', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, mailTo, tokenTo, signIn } = signingIn(site);
  const company = { id: '', slug: '' };
  const trip = { id: '', slug: '' };
  let foreign = '';
  let people = 0;
  const somebody = () => `author-${++people}@example.com`;

  beforeAll(async () => {
    const { rows } = await pool.query(
      `select o.id, o.slug, min(t.id::text) as trip_id from operators o join trips t on t.operator_id = o.id
       where t.status = 'published' and t.superseded_by is null group by o.id order by o.id limit 2`,
    );
    Object.assign(company, rows[0]);
    const trips = await pool.query('select id, slug from trips where id = any($1) order by operator_id', [
      rows.map(({ trip_id }) => trip_id),
    ]);
    Object.assign(trip, trips.rows[0]);
    foreign = trips.rows[1].slug;
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const write = (one: Browser, review: object = {}) =>
    one.ask(WRITE, { body: { review: { ...REVIEW, operator_slug: company.slug, trip_slug: trip.slug, ...review } } });
  const stateOf = async (id: string) =>
    (await pool.query('select state from reviews where id = $1', [id])).rows[0]?.state;
  const decide = (id: string, decision: Decision) => decideReview(site.ctx, site.door, { id, decision, by: 'a test' });
  const shown = async () =>
    await reviewsOf(site.ctx, { operatorId: company.id }, { page: 1, limit: 25, orderBy: 'review_newest' });
  const confirmedReview = async () => {
    const email = somebody();
    const { id } = (await write(browser(), { email })).body.data;
    await browser().ask(CONFIRM, { body: { token: await tokenTo(email, 'review_confirm') } });
    return id as string;
  };
  const faultsIn = (said: { status: number; body: { errors?: { code: string; source?: { pointer?: string } }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code, source }) => `${code} ${source?.pointer ?? ''}`.trim()),
  ];

  it('of a visitor is confirmed by link, read, published, counted and told to its author', async () => {
    const email = somebody();
    const before = await shown();
    const { status, body } = await write(browser(), {
      email,
      author_name: '<script>alert(1)</script>',
      meals_score: 2,
    });
    expect([status, body.data.attributes]).toEqual([201, { state: 'draft' }]);
    const { id } = body.data;
    expect((await waitingReviews(site.ctx)).map((one) => one.id)).not.toContain(id);
    await expect(decide(id, PUBLISH)).rejects.toMatchObject({ code: 'not_found' });

    const token = await tokenTo(email, 'review_confirm');
    // Programs that follow links, however often.
    for (const _ of [1, 2, 3]) expect((await browser().ask(`${FORM}?token=${token}`)).status).toBe(200);
    expect(await stateOf(id)).toBe('draft');
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser().ask(CONFIRM, { body: { token } })));
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]));
    expect(await stateOf(id)).toBe('in_moderation');
    expect((await shown()).stats.count).toBe(before.stats.count);

    const both = await Promise.allSettled([decide(id, PUBLISH), decide(id, PUBLISH)]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const after = await shown();
    expect(after.stats.count).toBe(before.stats.count + 1);
    expect(after.reviews.find((one) => one.id === id)).toMatchObject({
      authorName: '<script>alert(1)</script>',
      rating: 4,
      scores: { meals: 2, guide: null },
      badge: 'none',
      source: 'site',
    });
    expect((await mailTo(email)).map(({ name }) => name)).toEqual(['review_published', 'review_confirm']);
    const { rows } = await pool.query('select decision, decided_by from review_decisions where review_id = $1', [id]);
    expect(rows).toEqual([{ decision: 'published', decided_by: 'a test' }]);
    const rating = await pool.query('select reviews_count from operators where id = $1', [company.id]);
    expect(rating.rows[0].reviews_count).toBe(after.stats.count);
  });

  it('of a member waits to be read at once, under their own address, and only once for a journey', async () => {
    const [one, email] = [browser(), somebody()];
    await signIn(one, email);
    const first = await write(one, { email: 'somebody@else.example', traveled_on: '2026-05-01' });
    expect([first.status, first.body.data.attributes.state]).toEqual([201, 'in_moderation']);
    expect(await mailTo('somebody@else.example')).toEqual([]);
    expect(faultsIn(await write(one, { traveled_on: '2026-05-01' }))).toEqual([409, 'already_reviewed']);
    expect((await write(one, { traveled_on: '2025-05-01' })).status).toBe(201);
    // Not told twice is the same journey, too.
    expect((await write(one)).status).toBe(201);
    expect((await write(one)).status).toBe(409);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => write(one, { traveled_on: '2024-05-01' })));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('tells a visitor nothing of who has written before, but for who has the link', async () => {
    const email = somebody();
    const first = await write(browser(), { email });
    await browser().ask(CONFIRM, { body: { token: await tokenTo(email, 'review_confirm') } });
    const second = await write(browser(), { email });
    expect([second.status, Object.keys(second.body.data.attributes)]).toEqual([first.status, ['state']]);
    expect(second.body.data.attributes).toEqual(first.body.data.attributes);
    const token = await tokenTo(email, 'review_confirm');
    expect(faultsIn(await browser().ask(CONFIRM, { body: { token } }))).toEqual([409, 'already_reviewed']);
    expect((await browser().ask(FORM, { form: { token } })).location).toBe(`${FORM}?error=already`);
  });

  it('that was refused is told why, may be written again, and takes its score back when it stood there', async () => {
    const [one, email] = [browser(), somebody()];
    await signIn(one, email);
    const { id } = (await write(one)).body.data;
    const before = await shown();
    await decide(id, PUBLISH);
    expect((await shown()).stats.count).toBe(before.stats.count + 1);
    await decide(id, { publish: false, reason: 'personal_data' });
    expect((await shown()).stats).toEqual(before.stats);
    expect(
      (await mailTo(email))
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['review_published', 'review_rejected']);
    await expect(decide(id, PUBLISH)).rejects.toMatchObject({ code: 'not_found' });
    expect((await write(one)).status).toBe(201);
  });

  it('never touches what a company’s feed brought', async () => {
    const { rows } = await pool.query("select id from reviews where source = 'partner_import' limit 1");
    await expect(decide(rows[0].id, { publish: false, reason: 'spam' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(decide(newId(), PUBLISH)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['no score', { rating: null }, 'rating_required /review/rating'],
    ['a score of none', { rating: 0 }, 'invalid /review/rating'],
    ['a score of six', { rating: 6 }, 'invalid /review/rating'],
    ['half a score', { rating: 4.5 }, 'invalid /review/rating'],
    ['a part of nine', { guide_score: 9 }, 'invalid /review/guide_score'],
    ['a word', { content: 'Short.' }, 'invalid /review/content'],
    ['spaces around 49 letters', { content: ` ${'a'.repeat(49)} ` }, 'invalid /review/content'],
    ['more than 5,000 letters', { content: 'a'.repeat(5001) }, 'invalid /review/content'],
    ['two lines', { summary: 'One\ntwo' }, 'invalid /review/summary'],
    ['a long line', { summary: 'a'.repeat(121) }, 'invalid /review/summary'],
    ['one letter', { author_name: 'A' }, 'invalid /review/author_name'],
    ['no address', { email: 'nobody' }, 'invalid_email /review/email'],
    ['none at all', { email: null }, 'required /review/email'],
    ['no company', { operator_slug: 'nobody' }, 'invalid /review/operator_slug'],
    ['no trip', { trip_slug: 'nothing' }, 'invalid /review/trip_slug'],
    ['the future', { traveled_on: '2999-01-01' }, 'invalid /review/traveled_on'],
    ['no day', { traveled_on: '2026-02-30' }, 'invalid /review/traveled_on'],
  ])('is refused with %s', async (_what, wrong, fault) => {
    const count = async () => (await pool.query('select count(*) from reviews')).rows[0].count;
    const before = await count();
    expect(faultsIn(await write(browser(), wrong))).toEqual([422, fault]);
    expect(await count()).toBe(before);
  });

  it('isn’t of another company’s trip', async () => {
    expect(faultsIn(await write(browser(), { trip_slug: foreign }))).toEqual([422, 'invalid /review/trip_slug']);
  });

  it('has the mean of its scores where the whole has none', async () => {
    const { body } = await write(browser(), { email: somebody(), rating: undefined, value_score: 3, meals_score: 4 });
    const { rows } = await pool.query('select overall_score::float8 as overall from reviews where id = $1', [
      body.data.id,
    ]);
    expect(rows).toEqual([{ overall: 3.5 }]);
  });

  it('keeps its author’s address encrypted, and drops what nobody confirmed', async () => {
    const email = somebody();
    const { id } = (await write(browser(), { email })).body.data;
    const { rows } = await pool.query(
      `select reviews::text || author::text as text from reviews join review_authors author using (id) where id = $1`,
      [id],
    );
    expect(rows[0].text).not.toContain(email);
    await pool.query("update review_authors set expires_at = '2020-01-01' where id = $1", [id]);
    const token = await tokenTo(email, 'review_confirm');
    expect(faultsIn(await browser().ask(CONFIRM, { body: { token } }))).toEqual([422, 'token_invalid']);
    expect((await browser().ask(FORM, { form: { token } })).location).toBe(`${FORM}?error=link`);

    // The night comes: what is over goes, whole; what may still be confirmed, or was long ago, stays.
    const [waits, confirmed] = [await write(browser(), { email: somebody() }), await confirmedReview()];
    await pool.query("update review_authors set expires_at = '2020-01-01' where id = $1", [confirmed]);
    await workNight(site, {
      area: 'reviews',
      queue: 'reviews.empty',
      until: () => expect.poll(() => stateOf(id), { timeout: 20_000 }).toBeUndefined(),
    });
    expect((await pool.query('select 1 from review_authors where id = $1', [id])).rowCount).toBe(0);
    expect([await stateOf(waits.body.data.id), await stateOf(confirmed)]).toEqual(['draft', 'in_moderation']);
  });

  it('is written once for one key, and refused for who writes too often', async () => {
    const [email, key] = [somebody(), newId()];
    const review = { ...REVIEW, email, operator_slug: company.slug };
    const send = () =>
      site.ask(WRITE, {
        method: 'POST',
        body: JSON.stringify({ review }),
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', 'Idempotency-Key': key },
      });
    const ids = await Promise.all([await send(), await send()].map(async (answer) => (await answer.json()).data.id));
    expect(new Set(ids).size).toBe(1);
    const strict = asShared(createMemoryLimiter());
    const outside = signingIn(site, {
      sharedLimits: {
        hit: (rule, ...given) => (rule.name === 'REVIEW_EMAIL' ? strict : site.door.sharedLimits).hit(rule, ...given),
      },
    });
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push(await write(outside.browser(), { email, traveled_on: `2020-01-${10 + i}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(3600);
  });

  it('is sent by the site’s own pages alone', async () => {
    for (const path of [WRITE, CONFIRM]) {
      const answer = await browser().ask(path, { body: { review: {} }, origin: 'https://elsewhere.example' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await browser().ask(FORM, { form: { token: 'a' }, origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
