import { readFileSync } from 'node:fs';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foundUs } from '#attribution';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { createBotCheck } from '../../src/kernel/bot-check.ts';
import { createApp } from '../../src/server/app.ts';
import { seededSite } from './testing.ts';

const SCRIPT = '<script>alert(1)</script>';
const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'When does it snow?',
  contact_request_topic_id: 1,
};

/** As the product has it: with the bot check on, and five messages an hour. */
describe('a message to the team', () => {
  const site = seededSite();
  const { pool, keyring } = site.door;
  const botCheck = createBotCheck(new Map([[1, Buffer.alloc(32, 9)]]));
  let limits = createMemoryLimiter();
  const app = createApp({
    ...site.door,
    botCheck,
    sharedLimits: { hit: (...given) => asShared(limits).hit(...given) },
  });
  const solutions: string[] = [];

  /** A second of work each. */
  const solve = async () => {
    const challenge = await botCheck.challenge({ ...site.ctx, clock: () => new Date() });
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  beforeAll(async () => {
    for (let i = 0; i < 16; i++) solutions.push(await solve());
  });
  beforeEach(async () => {
    limits = createMemoryLimiter();
    await pool.query('truncate contact_requests, email_log, attribution_snapshots, idempotency_keys cascade');
  });
  const solved = () => solutions.pop() ?? expect.fail('There are no solutions left.');

  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request('http://localhost/v1/contact_requests', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', ...headers },
    });
    const said = (await answer.json()) as {
      data?: { id: string };
      errors?: { code: string; source?: { pointer: string } }[];
    };
    return {
      status: answer.status,
      code: said.errors?.[0]?.code,
      pointer: said.errors?.[0]?.source?.pointer,
      answer,
      said,
    };
  };
  const sent = (change: object = {}, headers: Record<string, string> = {}) =>
    post({ contact_request: { ...request, ...change } }, { 'X-Bot-Check': solved(), ...headers });
  const kept = async () => {
    const { rows } = await pool.query('select id, content from contact_requests order by created_at, id');
    return rows.map(({ id, content }) =>
      JSON.parse(keyring.decrypt(content, { table: 'contact_requests', column: 'content', id })),
    );
  };
  const mails = async () => (await pool.query('select name from email_log order by name')).rows.map(({ name }) => name);
  const nothing = async () => expect([await kept(), await mails()]).toEqual([[], []]);

  it('is kept encrypted, and mailed to whoever wrote and to the team', async () => {
    expect((await sent()).status).toBe(201);
    expect(await kept()).toEqual([{ name: request.name, email: request.email, message: request.message }]);
    expect(await mails()).toEqual(['contact_receipt', 'contact_team']);
    const { rows } = await pool.query('select contact_requests::text as row from contact_requests');
    for (const words of ['snow', Buffer.from('snow').toString('hex')]) expect(rows[0].row).not.toContain(words);
    expect((await pool.query('select from attribution_snapshots')).rowCount).toBe(0);
  });

  it('is understood as the specification spells it', async () => {
    const body = {
      contactRequest: {
        name: request.name,
        email: request.email,
        message: request.message,
        contactRequestTopicId: '6',
        source: { pageType: 'other', pageUrl: 'http://localhost/help-faq' },
      },
    };
    expect((await post(body, { 'X-Bot-Check': solved() })).status).toBe(201);
    const { rows } = await pool.query('select topic_id, page_type, page_url, status from contact_requests');
    expect(rows).toEqual([{ topic_id: 6, page_type: 'other', page_url: 'http://localhost/help-faq', status: 'new' }]);
  });

  it('is kept and mailed with the page that it was written on, without what opens that page', async () => {
    const token = 'c0ffee'.padEnd(64, '0');
    for (const page of [`/wishlist/shared/${token}`, `/reserve/resume?token=${token}#contact`]) {
      expect((await sent({ source: { page_url: `http://localhost${page}` } })).status).toBe(201);
    }
    const { rows } = await pool.query('select page_url from contact_requests order by created_at, id');
    expect(rows.map(({ page_url }) => page_url)).toEqual([
      'http://localhost/wishlist/shared/…',
      'http://localhost/reserve/resume',
    ]);
    const posted = await pool.query("select id, letter from email_log where name = 'contact_team' order by id");
    expect(posted.rowCount).toBe(2);
    for (const { id, letter } of posted.rows) {
      const mail = keyring.decrypt(letter, { table: 'email_log', column: 'letter', id });
      expect(mail).toContain('"pageUrl":"http://localhost/');
      expect(mail).not.toContain(token);
    }
  });

  it('of before loses what opens its page, and is no newer for it', async () => {
    await sent();
    const token = 'c0ffee'.padEnd(64, '0');
    const old = `http://localhost/wishlist/shared/${token}?page=2`;
    await pool.query('update contact_requests set page_url = $1', [old]);
    const row = async () => (await pool.query('select page_url, updated_at from contact_requests')).rows[0];
    const { updated_at } = await row();
    await pool.query(`begin; ${readFileSync('migrations/0100-what-opens-pages.sql', 'utf8')} commit;`);
    expect(await row()).toEqual({ page_url: 'http://localhost/wishlist/shared/…', updated_at });
  });

  it('notes how somebody had found the site, if they allowed it', async () => {
    const Cookie =
      'consent=marketing-yes; channel_first=1937; channel_last=1939; pop_affiliate_source=atlas; pop_affiliate_source_date=2026-11-19';
    const id = (await sent({}, { Cookie })).said.data?.id ?? '';
    const { rows } = await pool.query('select subject_kind, channel_first, channel_last from attribution_snapshots');
    expect(rows).toEqual([{ subject_kind: 'lead', channel_first: 1937, channel_last: 1939 }]);
    expect(await foundUs(site.ctx, { kind: 'lead', id })).toEqual({
      first: { channel: 'search', campaign: null, page: null },
      last: { channel: 'email', campaign: null, page: null },
      partner: { id: 'atlas', day: '2026-11-19' },
    });
  });

  it('is one message however often it is repeated under its key', async () => {
    const headers = { 'Idempotency-Key': newId(), 'X-Bot-Check': solved() };
    const first = await post({ contact_request: request }, headers);
    const again = await post({ contact_request: request }, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.said).toEqual(first.said);
    expect(again.answer.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await mails()).toHaveLength(2);
    const other = await post({ contact_request: { ...request, message: 'Something else' } }, headers);
    expect([other.status, other.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await kept()).toHaveLength(1);
  });

  it('needs a challenge that was solved, and one of its own', async () => {
    expect((await post({ contact_request: request })).code).toBe('bot_check_failed');
    expect((await post({ contact_request: request }, { 'X-Bot-Check': 'e30=' })).code).toBe('bot_check_failed');
    await nothing();
    const once = solved();
    expect((await post({ contact_request: request }, { 'X-Bot-Check': once })).status).toBe(201);
    expect((await post({ contact_request: request }, { 'X-Bot-Check': once })).code).toBe('bot_check_failed');
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['has a topic of no form', { contact_request_topic_id: 8 }, 'invalid', 'contact_request_topic_id'],
    ['has a topic that isn’t', { contact_request_topic_id: 99 }, 'invalid', 'contact_request_topic_id'],
    ['has no name', { name: '' }, undefined, 'name'],
    ['has a name of two lines', { name: 'Ada\nBcc: all@example.com' }, undefined, 'name'],
    ['has no address', { email: 'ada@' }, 'invalid_email', 'email'],
    ['has two addresses', { email: 'ada@example.com, eve@example.org' }, 'invalid_email', 'email'],
    ['says nothing', { message: '  ' }, undefined, 'message'],
    ['says too much', { message: 'a'.repeat(5001) }, undefined, 'message'],
    [
      'comes from an address that is none',
      { source: { page_url: 'javascript:alert(1)' } },
      undefined,
      'source/page_url',
    ],
  ])('is refused when it %s, and nothing is sent', async (_what, change, code, field) => {
    // Whatever is wrong with a form is found before the work that it did is used up.
    const answer = await post({ contact_request: { ...request, ...change } }, { 'X-Bot-Check': solutions[0] ?? '' });
    expect([answer.status, answer.pointer]).toEqual([422, `/contact_request/${field}`]);
    if (code) expect(answer.code).toBe(code);
    await nothing();
  });

  it.each([
    ['from a page of another site', { Origin: 'https://evil.example' }, 403],
    ['from nowhere that says who it is', { Origin: 'null' }, 403],
    ['as a form of another kind', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ])('is refused %s', async (_what, headers, status) => {
    expect((await post({ contact_request: request }, { 'X-Bot-Check': solutions[0] ?? '', ...headers })).status).toBe(
      status,
    );
    await nothing();
  });

  it('is refused when it is a megabyte long', async () => {
    const answer = await post({ contact_request: { ...request, message: 'a'.repeat(1_000_000) } });
    expect(answer.status).toBe(413);
    await nothing();
  });

  it('is refused after five an hour from one network, with the time to come back', async () => {
    for (let i = 0; i < 5; i++) expect((await post({ contact_request: request })).code).toBe('bot_check_failed');
    const { status, answer } = await post({ contact_request: request }, { 'X-Bot-Check': solutions[0] ?? '' });
    expect(status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
    await nothing();
  });

  it('is refused after ten a day to one address, in whatever spelling', async () => {
    for (let i = 0; i < 10; i++) limits.hit({ name: 'FORM_EMAIL', max: 10, windowSeconds: 86_400 }, 'ada@example.com');
    const { status, code } = await sent({ email: 'Ada@Example.com' });
    expect([status, code]).toEqual([429, 'rate_limited']);
    await nothing();
  });

  it('may say anything, which stays text', async () => {
    expect((await sent({ name: SCRIPT, message: `${SCRIPT}\n' or 1=1 --` })).status).toBe(201);
    expect(await kept()).toEqual([{ name: SCRIPT, email: request.email, message: `${SCRIPT}\n' or 1=1 --` }]);
  });
});
