import { describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig } from '#kernel';
import { createApp } from '../../src/server/app.ts';
import { limits } from '../../src/server/policies.ts';
import { seededSite } from './testing.ts';

const ELSEWHERE = { Origin: 'https://travel.example' };

describe('the interfaces', () => {
  const site = seededSite();

  it.each(['/v1/trips?limit=1', '/graphql?query={__typename}', '/openapi.json', '/schema.graphql'])(
    'let pages of other sites read %s',
    async (path) => {
      const answer = await site.ask(path, { headers: ELSEWHERE });
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('RateLimit-Remaining');
    },
  );

  it('say beforehand that others may read and not write', async () => {
    const asked = { ...ELSEWHERE, 'Access-Control-Request-Method': 'POST' };
    const answer = await site.ask('/v1/trips', { method: 'OPTIONS', headers: asked });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET,HEAD']);
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { ...ELSEWHERE, 'Content-Type': 'application/json' };
    expect((await site.ask('/graphql', { method: 'POST', body, headers })).status).toBe(403);
  });

  it('say so of refusals too, that a page can tell its reader why', async () => {
    const answer = await site.ask('/v1/trips?filters[color]=red', { headers: ELSEWHERE });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([422, '*']);
  });

  it('use up none of the calls of the site’s pages', async () => {
    const config = readConfig({ SOJOURN_ENV: 'demo', BASE_URL: 'http://localhost' });
    const app = createApp({ ...site.door, config, limiter: createMemoryLimiter() });
    const ask = async (path: string) => (await app.request(`http://localhost${path}`)).status;
    for (let i = 0; i < limits.READ.max; i += 1) await ask('/v1/operators/nobody/trips?page=0');
    expect(await ask('/v1/operators?limit=1')).toBe(429);
    expect(await ask('/all-trips')).toBe(200);
  });
});
