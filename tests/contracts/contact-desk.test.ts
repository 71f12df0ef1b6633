import { beforeEach, describe, expect, it } from 'vitest';
import { actorReader } from '#accounts';
import { newId } from '#kernel';
import { contactDesk, openContactRequest } from '#leads';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const DESK = '/staff/leads';
const SCRIPT = '<script>alert(1)</script>';

describe('the desk of messages', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, signIn } = signingIn(site);
  let people = 0;
  beforeEach(() => pool.query('truncate rate_limits, contact_requests cascade'));

  type Member = Browser & { id: string };
  const newMember = async (): Promise<Member> => {
    const one = browser();
    await signIn(one, `desk-${++people}@example.com`);
    return { ...one, id: (await one.ask('/v1/me')).body.data.id };
  };
  const ofTeam = async ({ proved = true } = {}): Promise<Member> => {
    const one = await newMember();
    await pool.query("insert into user_roles (user_id, role) values ($1, 'admin')", [one.id]);
    if (proved)
      await pool.query('update sessions set second_factor_at = $2 where user_id = $1', [one.id, site.ctx.clock()]);
    return one;
  };
  const ctxOf = async (one: Browser) => {
    const headers = { Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const actor = await actorReader(site.ctx, site.door.accounts)(new Request('http://localhost/', { headers }));
    return { ...site.ctx, actor };
  };
  const send = async (message = 'When does it snow?', topic = 1): Promise<string> => {
    const contact_request = {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message,
      contact_request_topic_id: topic,
    };
    return (await browser().ask('/v1/contact_requests', { body: { contact_request } })).body.data.id;
  };
  const list = async (one: Browser, listed: { topicId?: number; status?: 'new' | 'answered' | 'closed' } = {}) =>
    (await contactDesk(await ctxOf(one), { topicId: null, status: null, ...listed, page: 1, limit: 25 })).requests;
  const open = async (one: Browser, id: string) => openContactRequest(await ctxOf(one), site.door, id);
  const mark = async (one: Browser, request: string, deed: string, origin?: string) =>
    one.ask(DESK, { form: { request, do: deed }, ...(origin && { origin }) });
  const log = async (id: string) =>
    (await pool.query('select deed, done_by from contact_request_log where request_id = $1 order by id', [id])).rows;

  it('lists them without what they say, by topic and state, and notes each opening', async () => {
    const [one, other] = [await ofTeam(), await ofTeam()];
    const id = await send(`${SCRIPT}\nWhen does it snow?`);
    const press = await send('A headline', 3);
    const listed = await list(one);
    expect(listed.map((row) => row.id)).toEqual([press, id]);
    expect(JSON.stringify(listed)).not.toMatch(/snow|ada@|"ada\b/i);
    expect((await list(one, { topicId: 3 })).map((row) => row.id)).toEqual([press]);
    expect(await list(one, { status: 'closed' })).toEqual([]);
    expect(await log(id)).toEqual([]);
    expect(await open(one, id)).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      message: `${SCRIPT}\nWhen does it snow?`,
      topic: 'Customer Service',
      status: 'new',
      mayBecome: ['answered', 'closed'],
      log: [],
    });
    expect((await open(other, id)).log).toEqual([
      { deed: 'opened', by: expect.stringContaining('desk-'), at: expect.any(Date) },
    ]);
    expect(await log(id)).toEqual([
      { deed: 'opened', done_by: one.id },
      { deed: 'opened', done_by: other.id },
    ]);
    expect(await log(press)).toEqual([]);
  });

  it('marks one as answered, then closes it: each once, whoever else is at it, and never back', async () => {
    const [one, other] = [await ofTeam(), await ofTeam()];
    const id = await send();
    const both = await Promise.all([mark(one, id, 'answered'), mark(other, id, 'answered')]);
    expect(both.map(({ location }) => location).sort()).toEqual([
      `${DESK}/${id}?done=answered`,
      `${DESK}/${id}?error=not_found`,
    ]);
    expect((await list(one, { status: 'answered' })).map((row) => row.id)).toEqual([id]);
    expect((await mark(one, id, 'closed')).location).toBe(`${DESK}/${id}?done=closed`);
    for (const deed of ['answered', 'closed']) {
      expect((await mark(one, id, deed)).location).toBe(`${DESK}/${id}?error=not_found`);
    }
    expect((await mark(one, id, 'new')).location).toBe(DESK);
    expect((await open(one, id)).mayBecome).toEqual([]);
    expect((await log(id)).map(({ deed }) => deed)).toEqual(['answered', 'closed', 'opened']);
    const advertising = await send('Buy my lamps');
    expect((await mark(one, advertising, 'closed')).location).toBe(`${DESK}/${advertising}?done=closed`);
    expect((await mark(one, newId(), 'closed')).location).toContain('error=not_found');
  });

  it('is for the team alone, with its second factor, and no other site sends to it', async () => {
    const id = await send();
    const [member, unproved, one] = [await newMember(), await ofTeam({ proved: false }), await ofTeam()];
    const refusals: [Browser, string][] = [
      [browser(), 'unauthenticated'],
      [member, 'not_found'],
      [unproved, 'second_factor_required'],
    ];
    for (const [who, code] of refusals) {
      await expect(list(who)).rejects.toMatchObject({ code });
      await expect(open(who, id)).rejects.toMatchObject({ code });
    }
    expect((await mark(browser(), id, 'closed')).location).toBe(`/sign-in-mm?ref_url=${encodeURIComponent(DESK)}`);
    expect((await mark(member, id, 'closed')).location).toBe(`${DESK}/${id}?error=not_found`);
    expect((await mark(unproved, id, 'closed')).location).toMatch(/^\/second-factor\?ref_url=%2Fstaff%2Fleads/);
    expect((await mark(one, id, 'closed', 'https://elsewhere.example')).status).toBe(403);
    for (const wrong of [newId(), 'no-id']) await expect(open(one, wrong)).rejects.toMatchObject({ code: 'not_found' });
    expect(await log(id)).toEqual([]);
  });
});
