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
  });

  it('let pages of other sites post a question to GraphQL, and change nothing by it', async () => {
    const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
    const preflight = await site.ask('/graphql', { method: 'OPTIONS', headers: { ...ELSEWHERE, ...asked } });
    const told = ['Origin', 'Methods', 'Headers', 'Credentials'].map((name) =>
      preflight.headers.get(`Access-Control-Allow-${name}`),
    );
    expect([preflight.status, ...told]).toEqual([204, '*', 'GET,HEAD,POST', 'Content-Type', null]);
    const ask = (query: string, more: Record<string, string> = {}) =>
      site.ask('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { ...ELSEWHERE, 'Content-Type': 'application/json', ...more },
      });
    const answer = await ask('{ __typename }');
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
    expect((await ask('mutation { anything }')).status).toBe(405);
    const withCookie = await ask('{ __typename }', { Cookie: 'session=1' });
    expect([withCookie.status, (await withCookie.json()).errors[0].extensions.status]).toEqual([403, 403]);
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
