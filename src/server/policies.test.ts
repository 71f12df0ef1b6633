import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Limiter } from '#kernel';
import pages from '../web/routes.ts';
import { createApp } from './app.ts';
import type { DoorApp } from './door.ts';
import { createSchema, withPolicies } from './graphql/schema.ts';
import { graphqlPolicies, pagePolicies, policyOf, type RouteKey, routePolicies } from './policies.ts';
import { mount } from './rest/mount.ts';
import { unusedDoor } from './testing.ts';

/** "/posters/:name" → "/posters/{name}" */
const asKey = (method: string, path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

describe('the table of policies', () => {
  it('lists every mounted route, and no other', () => {
    const mounted = createApp(unusedDoor())
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => asKey(method, path));
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(routePolicies).sort());
  });

  it('lists every page, and no other', () => {
    const ids = pages.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ''));
    expect(['root', ...ids].sort()).toEqual(Object.keys(pagePolicies).sort());
  });

  it('lists every field of the GraphQL query, and no other', () => {
    const fields = createSchema(unusedDoor().search).getQueryType()?.getFields() ?? {};
    expect(Object.keys(fields).sort()).toEqual(Object.keys(graphqlPolicies).sort());
  });

  it('is obeyed: a caller who has used up a limit is refused by every route that it limits', async () => {
    const refusing: Limiter = { hit: () => ({ allowed: false, limit: 1, remaining: 0, resetSeconds: 7 }) };
    const app = createApp({ ...unusedDoor(), limiter: refusing });
    const limited = (Object.keys(routePolicies) as RouteKey[]).filter((key) => policyOf(key).limit !== 'NONE');
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

  it('refuses a schema with a field that it doesn’t list, and a policy without a field', () => {
    const query = new GraphQLObjectType({ name: 'Query', fields: { secrets: { type: GraphQLString } } });
    const schema = new GraphQLSchema({ query });
    const policy = policyOf('POST /graphql');
    expect(() => withPolicies(schema, {})).toThrow('No policy says who may read secrets');
    expect(() => withPolicies(schema, { secrets: policy, gone: policy })).toThrow('lists the GraphQL field gone');
  });

  it('keeps visitors out of a field for members', async () => {
    const query = new GraphQLObjectType({
      name: 'Query',
      fields: { mine: { type: GraphQLString, resolve: () => 'mine' } },
    });
    const schema = withPolicies(new GraphQLSchema({ query }), { mine: { who: ['M'], limit: 'READ' } });
    const resolve = schema.getQueryType()?.getFields().mine?.resolve as () => unknown;
    expect(() => resolve()).toThrow('Sign in to read this.');
  });
});
