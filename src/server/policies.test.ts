import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { asShared } from '#kernel';
import type { Limiter } from '#kernel/serving';
import { createApp } from './app.ts';
import type { DoorApp } from './door.ts';
import { policies, policyOf, type RouteKey } from './policies.ts';
import { mount } from './rest/mount.ts';
import { unusedDoor } from './testing.ts';

describe('the table of policies', () => {
  it('refuses to start with a route, page or field that it doesn’t list, and with a row of nothing', () => {
    const { 'GET /version': version, ...routes } = policies.routes;
    const { 'docs/docs.route': docs, ...pages } = policies.pages;
    const { claims, ...fields } = policies.fields;
    const start = (parts: object) => () => createApp(unusedDoor({ policies: { ...policies, ...parts } }));
    expect(start({ routes })).toThrow('No policy says who may call "GET /version"');
    expect(start({ pages })).toThrow('No policy says who may use the page docs/docs.route');
    expect(start({ fields })).toThrow('No policy says who may use the GraphQL field claims');
    expect(start({ routes: { ...policies.routes, 'GET /gone': version } })).toThrow('names the route GET /gone');
    expect(start({ pages: { ...policies.pages, 'gone.route': docs } })).toThrow('names the page gone.route');
    expect(start({ fields: { ...policies.fields, gone: claims } })).toThrow('names the GraphQL field gone');
    expect(start({})).not.toThrow();
  });

  it('is obeyed: a caller who has used up a limit is refused by every route that it limits', async () => {
    const refusing: Limiter = { hit: () => ({ allowed: false, limit: 1, remaining: 0, resetSeconds: 7 }) };
    const app = createApp({ ...unusedDoor(), limiter: refusing, sharedLimits: asShared(refusing) });
    const limited = (Object.keys(policies.routes) as RouteKey[]).filter(
      (key) => policyOf(policies, key).limit !== 'NONE',
    );
    expect(limited.length).toBeGreaterThan(5);
    for (const key of limited) {
      const [method = '', path = ''] = key.split(' ');
      const answer = await app.request(`http://localhost${path.replace(/\{\w+\}/g, 'some')}`, { method });
      expect([key, answer.status, answer.headers.get('Retry-After')]).toEqual([key, 429, '7']);
    }
    expect((await app.request('http://localhost/some-page')).status).toBe(429);
  });

  it('refuses to mount a route that it doesn’t list', () => {
    const app: DoorApp = new Hono();
    expect(() => mount(app, unusedDoor(), 'GET /v1/secrets' as RouteKey, (c) => c.text('secret'))).toThrow(
      'No policy says who may call "GET /v1/secrets"',
    );
    expect(app.routes).toEqual([]);
  });
});
