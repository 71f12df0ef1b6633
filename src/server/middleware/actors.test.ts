import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Actor, asShared, createMemoryLimiter, newId, orNotFound, silentLog, system } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { nameOfActor, type Principal } from '#kernel/serving';
import { testActors } from '#kernel/testing';
import type { DoorApp } from '../door.ts';
import { errorResponse } from '../errors.ts';
import { isAdmitted, type Who } from '../policies.ts';
import { answer } from '../rest/answer.ts';
import { refusalOf, unusedDoor } from '../testing.ts';
import { guard } from './guard.ts';

const PRINCIPALS: Principal[] = [
  'visitor',
  'member',
  'verified-member',
  'fresh-member',
  'reservation',
  'operator',
  'staff',
  'paypal',
];
const actors = testActors();
const owner = newId();

/** A call that shows a note to its owner alone, and says what it was handed. */
const route = defineRoute({
  key: 'GET /v1/search',
  tag: 'Notes',
  summary: 'A note',
  description: 'Of its owner.',
  params: z.object({ id: z.string() }),
  query: z.object({}),
  answer: z.object({ data: resource('notes', z.object({ told: z.string() })) }),
  example: { data: { type: 'notes', id: '1', attributes: { told: 'en' } } },
  cacheControl: 'no-store',
  async handle({ actor }, { params, headers, cookies }) {
    const note = orNotFound(
      params.id === 'there' ? { owner } : null,
      (found) => nameOfActor(actor) === `member ${found.owner}`,
    );
    const told = `${headers.get('Accept-Language')} ${cookies.theme} ${note.owner === owner}`;
    return { data: { type: 'notes' as const, id: params.id, attributes: { told } } };
  },
});

function ask(who: Who, actor: Actor, path = '/notes/there') {
  const door = { ...unusedDoor(), actorOf: async () => actor, limiter: createMemoryLimiter() };
  const app: DoorApp = new Hono();
  app.onError((error, c) => errorResponse(c, error, silentLog));
  app.get('/notes/:id', guard({ who, limit: 'READ' }, door), answer(door, route));
  return app.request(path, { headers: { 'Accept-Language': 'en', Cookie: 'theme=dark; other=1' } });
}

describe('who asks', () => {
  it.each(PRINCIPALS)('is let in as %s where that is named', (principal) =>
    expect(isAdmitted([principal], actors[principal])).toBe(true),
  );

  it('is let in nowhere by being the system', () => expect(isAdmitted(PRINCIPALS, system)).toBe(false));

  it.each<[Principal, Principal[]]>([
    ['visitor', ['visitor']],
    ['member', ['visitor', 'member']],
    ['verified-member', ['visitor', 'member', 'verified-member']],
    ['fresh-member', ['visitor', 'member', 'fresh-member']],
    ['reservation', ['visitor', 'reservation']],
    ['operator', ['visitor', 'member', 'verified-member', 'operator']],
    ['staff', ['visitor', 'member', 'verified-member', 'staff']],
    ['paypal', ['paypal']],
  ])('counts, being %s, as nothing but what it is', (principal, counts) =>
    expect(PRINCIPALS.filter((one) => isAdmitted([one], actors[principal]))).toEqual(counts),
  );

  it.each<[Principal, Who, number, string]>([
    ['visitor', ['member'], 401, 'unauthenticated'],
    ['reservation', ['member'], 401, 'unauthenticated'],
    ['visitor', ['staff'], 401, 'unauthenticated'],
    ['member', ['fresh-member'], 401, 'fresh_sign_in_required'],
    ['member', ['verified-member'], 403, 'forbidden'],
    ['verified-member', ['staff'], 404, 'not_found'],
    ['staff', ['operator'], 404, 'not_found'],
    ['paypal', ['visitor'], 401, 'unauthenticated'],
  ])('%s is told by a call for %s what to do: %i %s', async (principal, who, status, code) =>
    expect(await refusalOf(await ask(who, actors[principal]))).toEqual({ status, code }),
  );

  it('reaches the call with the headers and cookies of the request', async () => {
    const answered = await ask(['member'], { ...actors.member, userId: owner } as Actor);
    expect(await answered.json()).toMatchObject({ data: { attributes: { told: 'en dark true' } } });
  });

  it('is told the same of what is another’s and of what isn’t there', async () => {
    const [others, absent] = [
      await ask(['member'], actors.member),
      await ask(['member'], actors.member, '/notes/absent'),
    ];
    expect(others.status).toBe(404);
    expect([others.status, await others.text()]).toEqual([absent.status, await absent.text()]);
  });

  it('uses up the limit by being refused', async () => {
    const limiter = createMemoryLimiter();
    const door = { limiter, sharedLimits: asShared(limiter), actorOf: async () => actors.visitor };
    const app: DoorApp = new Hono();
    app.onError((error, c) => errorResponse(c, error, silentLog));
    app.get('/', guard({ who: ['staff'], limit: 'WRITE' }, door));
    const statuses: number[] = [];
    for (let i = 0; i < 121; i++) statuses.push((await app.request('/')).status);
    expect(statuses.at(119)).toBe(401);
    expect(statuses.at(120)).toBe(429);
  });
});
