import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, readConfig, silentLog, visitor } from '#kernel';
import { countFromHere } from '#kernel/serving';
import { keepBusy } from '#kernel/testing';
import type { Policy } from '../policies.ts';
import { appBehind, refusalOf } from '../testing.ts';
import { guard } from './guard.ts';
import { requestContext } from './request-context.ts';

const READ: Policy = { who: ['visitor', 'member', 'operator', 'staff'], limit: 'READ' };

/** An app that trusts one proxy, so that a test can be several callers; the clock is the test's. */
function guarded(policy: Policy, factor = 1, work: () => Promise<void> = async () => {}) {
  const now = { at: 0 };
  const app = appBehind(
    requestContext({ log: silentLog, config: readConfig({ TRUSTED_PROXIES: '1' }) }),
    guard(policy, {
      limiter: createMemoryLimiter(factor, () => now.at),
      sharedLimits: asShared(createMemoryLimiter()),
      actorOf: async () => visitor,
    }),
    async (_, next) => {
      await work();
      await next();
    },
  );
  return { now, ask: async (address = '192.0.2.1') => app.request('/', { headers: { 'X-Forwarded-For': address } }) };
}

describe('what is the same for everybody', () => {
  const away = async () => {
    throw new Error('The database is away.');
  };
  const ask = async (policy: Policy) => {
    const parts = { limiter: createMemoryLimiter(), sharedLimits: asShared(createMemoryLimiter()), actorOf: away };
    const context = requestContext({ log: silentLog, config: readConfig({}) });
    return (await appBehind(context, guard(policy, parts)).request('/')).status;
  };

  it.each(['NONE', 'DRAWN'] as const)('asks nobody who they are, while everybody may: %s', async (limit) => {
    expect(await ask({ ...READ, limit })).toBe(200);
    expect(await ask({ who: ['staff'], limit })).toBe(500);
  });
});

describe('a guarded route', () => {
  it('says how many calls are left', async () => {
    const { ask, now } = guarded(READ);
    const shown = ({ headers }: Response) =>
      ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => headers.get(name));
    expect(shown(await ask())).toEqual(['600', '599', '60']);
    now.at += 45_000;
    expect(shown(await ask())).toEqual(['600', '598', '15']);
  });

  it('refuses the call after the last one until the window ends, and says when that is', async () => {
    const { ask, now } = guarded(READ);
    for (let i = 0; i < 600; i++) expect((await ask()).status).toBe(200);
    now.at += 20_000;
    const refused = await ask();
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(refused.headers.get('RateLimit-Remaining')).toBe('0');
    expect(await refusalOf(refused)).toEqual({ status: 429, code: 'rate_limited' });
    now.at += 40_000;
    expect((await ask()).status).toBe(200);
  });

  it('counts callers apart, and the addresses of one IPv6 network together', async () => {
    const { ask } = guarded(READ);
    const left = async (address: string) => (await ask(address)).headers.get('RateLimit-Remaining');
    expect(await left('192.0.2.1')).toBe('599');
    expect(await left('192.0.2.2')).toBe('599');
    expect(await left('2001:db8:1:2::1')).toBe('599');
    expect(await left('2001:db8:1:2:ffff::9')).toBe('598');
    expect(await left('2001:db8:1:3::1')).toBe('599');
  });

  it('believes the address that the trusted proxy wrote, not one that the caller made up before it', async () => {
    const { ask } = guarded(READ);
    await ask('192.0.2.1');
    const answer = await ask('198.51.100.7, 192.0.2.1');
    expect(answer.headers.get('RateLimit-Remaining')).toBe('598');
  });

  it('is closed to visitors unless the policy names them', async () => {
    const { ask } = guarded({ who: ['member', 'staff'], limit: 'READ' });
    expect(await refusalOf(await ask())).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('refuses a caller whose requests took their part of the thread, and nobody else, until the window ends', async () => {
    // A hundredth: 200 ms of the thread and six calls a minute.
    const { ask, now } = guarded(READ, 0.01, async () => {
      keepBusy(60);
      await sleep(5);
      countFromHere();
      keepBusy(60);
    });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    // What is under way is charged when the thread turns to something else.
    await sleep(5);
    now.at += 20_000;
    const refused = await ask();
    expect([refused.headers.get('Retry-After'), refused.headers.get('RateLimit-Remaining')]).toEqual(['40', '0']);
    expect(refused.headers.get('RateLimit-Limit')).toBe('6');
    expect(await refusalOf(refused)).toEqual({ status: 429, code: 'rate_limited' });
    expect((await ask('192.0.2.2')).status).toBe(200);
    now.at += 40_000;
    expect((await ask()).status).toBe(200);
  });

  it('lets a caller have all its calls when they take little, however long they wait', async () => {
    const { ask } = guarded(READ, 0.01, () => sleep(60));
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('judges those anew that waited behind the same caller’s others', async () => {
    // Of 6,000 calls sixty, and of the thread 200 ms, which seven of them take.
    const { ask } = guarded({ ...READ, limit: 'DRAWN' }, 0.01, async () => {
      await sleep(1);
      countFromHere();
      keepBusy(30);
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    const allowed = answers.filter(({ status }) => status === 200).length;
    // Sixteen begin at once; of the others each looks when it begins.
    expect(allowed).toBeGreaterThanOrEqual(16);
    expect(allowed).toBeLessThan(35);
    expect((await ask('192.0.2.2')).status).toBe(200);
  });
});
