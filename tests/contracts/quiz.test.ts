import { beforeEach, describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { createDb } from '#kernel/db';
import { testContext, testDatabase } from '#kernel/testing';
import { deleteOld, makeQuizzes } from '#quiz/testing';
import { createBotCheck } from '../../src/kernel/bot-check.ts';
import { createApp } from '../../src/server/app.ts';
import { seededSite } from './testing.ts';

const DAY_MS = 86_400_000;
const SCRIPT = '<script>alert(1)</script>';
const claimant = { user_first_name: 'Ada', user_last_name: 'Lovelace', user_email: 'ada@example.com' };
const TEN = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];

describe('the quiz', () => {
  const site = seededSite();
  const { pool, keyring } = site.door;
  let limits = createMemoryLimiter();
  const app = createApp({ ...site.door, sharedLimits: { hit: (...given) => asShared(limits).hit(...given) } });

  beforeEach(async () => {
    limits = createMemoryLimiter();
    await pool.query('truncate quiz_claims, quiz_plays, email_log, idempotency_keys cascade');
  });

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}, to = app) => {
    const answer = await to.request(`http://localhost${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', ...headers },
    });
    const said = await answer.json();
    const [error] = said.errors ?? [];
    return { status: answer.status, code: error?.code, pointer: error?.source?.pointer, data: said.data, answer };
  };
  const play = (answers: unknown = TEN, slug = 'world', headers: Record<string, string> = {}) =>
    post(`/v1/quizzes/${slug}/plays`, { quiz_play: { answers } }, headers);
  const claim = (id: string, change: object = {}, headers: Record<string, string> = {}, to = app) =>
    post(`/v1/quizzes/${id}/claim`, { quiz_claim: { ...claimant, ...change } }, headers, to);
  const played = async (answers = TEN, slug = 'world'): Promise<string> => (await play(answers, slug)).data.id;
  const rows = async (table: string) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  const kept = async () => ({
    plays: await rows('quiz_plays'),
    claims: await rows('quiz_claims'),
    mails: await rows('email_log'),
  });
  const read = async (path: string) => {
    const answer = await app.request(`http://localhost${path}`);
    return { status: answer.status, text: await answer.text() };
  };

  it('is read by its slug, or as the newest of its round, without the answers', async () => {
    const newest = JSON.parse((await read('/v1/quizzes/world')).text).data;
    expect(newest.attributes).toMatchObject({ slug: 'world-1', name: 'The whole world' });
    expect(newest.attributes.questions).toHaveLength(10);
    for (const question of newest.attributes.questions)
      expect(Object.keys(question).sort()).toEqual(['map_path', 'options', 'text']);
    expect(JSON.parse((await read('/v1/quizzes/world-1')).text).data.id).toBe(newest.id);
    for (const slug of ['moon', 'world-99', '%27', 'a'.repeat(200)])
      expect((await read(`/v1/quizzes/${slug}`)).status, slug).toBe(404);
  });

  it('draws a map for its questions, and none for what isn’t one', async () => {
    const { questions } = JSON.parse((await read('/v1/quizzes/world')).text).data.attributes;
    for (const { map_path } of questions) {
      const { status, text } = await read(map_path);
      expect([map_path, status, text.startsWith('<svg'), text.includes('<text')]).toEqual([map_path, 200, true, false]);
    }
    for (const file of [`${newId()}.svg`, 'toString', 'peru.svg', `${newId()}`])
      expect((await read(`/maps/questions/${file}`)).status, file).toBe(404);
  });

  it('says of a play what is right, and counts it', async () => {
    const { data: first } = await play();
    const right = first.attributes.answers.map((answer: { right: number }) => answer.right);
    const { status, data } = await play(right);
    expect([status, data.attributes.score, data.attributes.out_of, data.attributes.finished]).toEqual([
      201,
      10,
      10,
      true,
    ]);
    const wrong = right.map((answer: number) => (answer + 1) % 4);
    expect((await play(wrong)).data.attributes).toMatchObject({ score: 0, finished: true });
    expect((await play(right.slice(0, 4))).data.attributes).toMatchObject({ score: 4, finished: false });
    expect(await kept()).toEqual({ plays: 4, claims: 0, mails: 0 });
  });

  it('refuses answers that can’t be given, and keeps nothing of them', async () => {
    for (const answers of [[...TEN, 0], [4], [-1], [0.5], ['0'], 'all', null, undefined, Array(101).fill(0), [[0]]]) {
      const { status, pointer } = await post('/v1/quizzes/world/plays', { quiz_play: { answers } });
      expect([answers, status, pointer]).toEqual([answers, 422, expect.stringContaining('/quiz_play/answers')]);
    }
    expect((await play(TEN, 'moon')).status).toBe(404);
    expect(await kept()).toEqual({ plays: 0, claims: 0, mails: 0 });
  });

  it('keeps a play once for its key', async () => {
    const key = { 'Idempotency-Key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const [first, second] = [await play(TEN, 'world', key), await play(TEN, 'world', key)];
    expect([first.status, second.status, second.data.id]).toEqual([201, 201, first.data.id]);
    expect(await rows('quiz_plays')).toBe(1);
  });

  it('sends a score by mail, and keeps who asked for it encrypted', async () => {
    const id = await played();
    const { status, data } = await claim(id);
    expect([status, data.attributes.status]).toEqual([201, 'claimed']);
    expect(await kept()).toEqual({ plays: 1, claims: 1, mails: 1 });
    const { rows: claims } = await pool.query('select *, quiz_claims::text as row from quiz_claims');
    for (const words of ['lovelace', Buffer.from('Lovelace').toString('hex')])
      expect(claims[0].row).not.toContain(words);
    const place = { table: 'quiz_claims', column: 'content', id: claims[0].id };
    expect(JSON.parse(keyring.decrypt(claims[0].content, place))).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
    });
    const { rows: mails } = await pool.query('select name from email_log');
    expect(mails).toEqual([{ name: 'quiz_result' }]);
  });

  it('asked for again it is 200 and no second mail, and so is another play by that address', async () => {
    const id = await played();
    const first = await claim(id);
    for (const again of [await claim(id), await claim(id, { user_email: 'other@example.com' })]) {
      expect([again.status, again.data.id]).toEqual([200, first.data.id]);
    }
    const { data: before } = await play();
    const right = before.attributes.answers.map((answer: { right: number }) => answer.right);
    const better = await claim(await played(right), { user_email: ' ADA@example.com ' });
    // Anybody can write that address: they hear of their own score.
    expect([better.status, better.data.id, better.data.attributes.score]).toEqual([200, first.data.id, 10]);
    expect(await kept()).toEqual({ plays: 3, claims: 1, mails: 1 });
    // Another round is another score.
    expect((await claim(await played(TEN, 'europe'))).status).toBe(201);
    expect(await rows('email_log')).toBe(2);
  });

  it('two that ask at the same moment have one claim and one mail', async () => {
    const id = await played();
    const both = await Promise.all([claim(id), claim(id), claim(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await kept()).toEqual({ plays: 1, claims: 1, mails: 1 });
  });

  it('of an unfinished play, or of none, there is no score', async () => {
    expect(await claim(await played(TEN.slice(0, 9)))).toMatchObject({ status: 409, code: 'play_unfinished' });
    expect((await claim(newId())).status).toBe(404);
    expect((await claim('world')).status).toBe(404);
    expect(await kept()).toEqual({ plays: 1, claims: 0, mails: 0 });
  });

  it('names each field that is wrong', async () => {
    const id = await played();
    for (const [change, field] of [
      [{ user_first_name: '' }, 'user_first_name'],
      [{ user_first_name: 'A' }, 'user_first_name'],
      [{ user_last_name: undefined }, 'user_last_name'],
      [{ user_last_name: 'a'.repeat(101) }, 'user_last_name'],
      [{ user_email: 'ada@example' }, 'user_email'],
      [{ user_email: 'ada@example.com\r\nBcc: all@example.com' }, 'user_email'],
      [{ user_first_name: 'Ada\nBcc: all@example.com' }, 'user_first_name'],
    ] as const) {
      limits = createMemoryLimiter();
      const { status, pointer } = await claim(id, change);
      expect([change, status, pointer]).toEqual([change, 422, `/quiz_claim/${field}`]);
    }
    expect(await kept()).toMatchObject({ claims: 0, mails: 0 });
  });

  it('keeps names as they were written, markup or not', async () => {
    expect((await claim(await played(), { user_first_name: SCRIPT })).status).toBe(201);
    const { rows } = await pool.query('select id, content from quiz_claims');
    const place = { table: 'quiz_claims', column: 'content', id: rows[0].id };
    expect(JSON.parse(keyring.decrypt(rows[0].content, place)).firstName).toBe(SCRIPT);
  });

  it('takes a solved challenge, five times an hour, from its own pages', async () => {
    const id = await played();
    const strict = createApp({ ...site.door, botCheck: createBotCheck(new Map([[1, Buffer.alloc(32, 9)]])) });
    expect(await claim(id, {}, {}, strict)).toMatchObject({ status: 422, code: 'bot_check_failed' });
    expect((await claim(id, {}, { Origin: 'null' })).status).toBe(403);
    expect((await claim(id, {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(`/v1/quizzes/${id}/claim`, 'a'.repeat(1_000_000))).status).toBe(413);
    expect(await kept()).toMatchObject({ claims: 0, mails: 0 });
    limits = createMemoryLimiter();
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await claim(id)).status);
    expect(statuses).toEqual([201, 200, 200, 200, 200, 429, 429]);
    expect(await kept()).toMatchObject({ claims: 1, mails: 1 });
  });

  it('is emptied of old claims and of plays that nobody claimed', async () => {
    const [claimed] = [await played(), await played()];
    await claim(claimed);
    const now = site.ctx.clock().getTime();
    const daysOn = (days: number) => new Date(now + days * DAY_MS);
    expect(await deleteOld(site.ctx.db, { claims: daysOn(-1), plays: daysOn(1), quizzes: daysOn(1) })).toEqual({
      claims: 0,
      plays: 1,
      quizzes: 0,
    });
    expect(await kept()).toMatchObject({ plays: 1, claims: 1 });
    expect(await deleteOld(site.ctx.db, { claims: daysOn(1), plays: daysOn(1), quizzes: daysOn(1) })).toEqual({
      claims: 1,
      plays: 1,
      quizzes: 0,
    });
  });

  it('has other questions after a week, while who was challenged to the old ones still finds them', async () => {
    const at = (days: number) => ({ ...site.ctx, clock: () => new Date(site.ctx.clock().getTime() + days * DAY_MS) });
    const old = JSON.parse((await read('/v1/quizzes/world')).text).data;
    expect(await makeQuizzes(at(6))).toBe(0);
    // Two servers at once make one edition.
    const made = await Promise.all([makeQuizzes(at(8)), makeQuizzes(at(8))]);
    expect(made.filter((rounds) => rounds > 0)).toHaveLength(1);
    const fresh = JSON.parse((await read('/v1/quizzes/world')).text).data;
    expect([old.attributes.slug, fresh.attributes.slug]).toEqual(['world-1', 'world-2']);
    expect(fresh.attributes.questions).not.toEqual(old.attributes.questions);
    expect(JSON.parse((await read('/v1/quizzes/world-1')).text).data).toEqual(old);
    const { rows: news } = await pool.query("select count(*)::int as n from outbox_events where topic = 'quiz.made'");
    expect(news[0].n).toBe(2);
  });
});

describe('a site that knows no places', () => {
  const { pool } = testDatabase();
  it('has no quiz', async () => {
    expect(await makeQuizzes(testContext(createDb(pool)))).toBe(0);
  });
});
