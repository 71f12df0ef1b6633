import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter, readConfig } from '#kernel';
import type { Limiter } from '#kernel/serving';
import { createApp } from '../../src/server/app.ts';
import { doorOf, type GraphqlError } from './testing.ts';

const NEW_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** In two parts, of which the other one is waited for. */
async function sendSlowly(port: number, text: string): Promise<string> {
  const headers = { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) };
  const sent = httpRequest({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(text.slice(0, 20));
  await sleep(10);
  sent.end(text.slice(20));
  return textOf((await answer)[0]);
}

/** GraphQL over HTTP as its specification says: its public audit, and what that leaves open. */
describe('GraphQL over HTTP', () => {
  const app = createApp(doorOf());
  const audits = serverAudits({
    url: 'http://localhost/graphql',
    fetchFn: (url: string, init: RequestInit) => app.request(url, init),
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });

  const ask = async (path: string, init?: RequestInit) => {
    const answer = await app.request(`http://localhost${path}`, init);
    const text = await answer.text();
    const body = text.startsWith('{') ? (JSON.parse(text) as { data?: unknown; errors?: GraphqlError[] }) : {};
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type') ?? '',
      headers: answer.headers,
      text,
      ...body,
    };
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/graphql', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': JSON_TYPE, Accept: JSON_TYPE, ...headers },
    });
  const get = (params: Record<string, string>, accept = JSON_TYPE) =>
    ask(`/graphql?${new URLSearchParams(params)}`, { headers: { Accept: accept } });

  it.each([
    [NEW_TYPE, NEW_TYPE],
    [JSON_TYPE, JSON_TYPE],
    [`${NEW_TYPE}, ${JSON_TYPE};q=0.9`, NEW_TYPE],
    ['*/*', JSON_TYPE],
    ['application/json; charset=utf-8', JSON_TYPE],
  ])('answers %s with %s in UTF-8', async (accept, type) => {
    const answer = await post({ query: '{ __typename }' }, { Accept: accept });
    expect([answer.status, answer.type]).toEqual([200, `${type}; charset=utf-8`]);
    expect(answer.data).toEqual({ __typename: 'Query' });
  });

  it('takes queries by GET, with variables and a name', async () => {
    const query = 'query A { a: __typename } query B($yes: Boolean!) { b: __typename @include(if: $yes) }';
    const answer = await get({ query, operationName: 'B', variables: '{"yes":true}' });
    expect([answer.status, answer.data]).toEqual([200, { b: 'Query' }]);
  });

  it('refuses a mutation by GET', async () => {
    const answer = await get({ query: 'mutation { deleteEverything }' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(answer.data).toBeUndefined();
  });

  it.each([
    ['{ "query": ', 'BAD_REQUEST'],
    ['null', 'BAD_REQUEST'],
    ['"{ __typename }"', 'BAD_REQUEST'],
    ['[{ "query": "{ __typename }" }]', 'BAD_REQUEST'],
    ['{}', 'BAD_REQUEST'],
    ['{ "query": 7 }', 'BAD_REQUEST'],
    ['{ "query": "{ __typename }", "variables": "x" }', 'BAD_REQUEST'],
    ['{ "query": "{ __typename }", "variables": [1] }', 'BAD_REQUEST'],
    ['{ "query": "{ __typename }", "operationName": 7 }', 'BAD_REQUEST'],
    ['{ "query": "{ __typename }", "extensions": 7 }', 'BAD_REQUEST'],
  ])('answers 400 to the body %s under either media type', async (body, code) => {
    for (const accept of [NEW_TYPE, JSON_TYPE]) {
      const answer = await post(body, { Accept: accept });
      expect([answer.status, answer.errors?.[0]?.extensions.code, 'data' in answer]).toEqual([400, code, false]);
    }
  });

  it('takes null for what may be left out, and parameters it doesn’t know', async () => {
    const answer = await post({
      query: '{ __typename }',
      variables: null,
      operationName: null,
      extensions: null,
      more: 1,
    });
    expect([answer.status, answer.data]).toEqual([200, { __typename: 'Query' }]);
  });

  it.each(['', 'query=', 'query={__typename}&variables={', 'query={__typename}&variables=7'])(
    'answers 400 to GET with %j',
    async (params) => expect((await ask(`/graphql?${params}`)).status).toBe(400),
  );

  it.each(['{ __typename', '{ nothing }', 'query A { __typename } query B { __typename }', '{ tripDetail { name } }'])(
    'refuses the query %s as a whole: 400 under the new media type, 200 under the old, without data',
    async (query) => {
      const now = await post({ query }, { Accept: NEW_TYPE });
      expect([now.status, now.errors?.[0]?.extensions.code, 'data' in now]).toEqual([
        400,
        now.errors?.[0]?.extensions.code,
        false,
      ]);
      const then = await post({ query });
      expect([then.status === 200 || then.status === 400, 'data' in then]).toEqual([true, false]);
      for (const { extensions } of [...(now.errors ?? []), ...(then.errors ?? [])]) {
        expect(extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          status: 422,
          exception: { name: 'BAD_USER_INPUT' },
        });
      }
    },
  );

  it.each([{}, { slug: null }, { slug: 7 }])(
    'answers 400 to the variables %j under either media type, and says which is wrong',
    async (variables) => {
      const query = 'query ($slug: String!) { tripDetail(slug: $slug) { id } }';
      for (const accept of [NEW_TYPE, JSON_TYPE]) {
        const answer = await post({ query, variables }, { Accept: accept });
        const [error] = answer.errors ?? [];
        expect([answer.status, error?.extensions.code, 'data' in answer]).toEqual([400, 'BAD_USER_INPUT', false]);
        expect(error?.message).toContain('Variable "$slug"');
      }
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    '',
  ])('answers 415 to a body of type %j', async (type) =>
    expect((await post('{"query":"{ __typename }"}', { 'Content-Type': type })).status).toBe(415),
  );

  it('refuses other methods, naming those it takes', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await ask('/graphql', { method });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('refuses a write from another site, and whatever comes from there with a cookie', async () => {
    const from = { Origin: 'https://evil.example' };
    expect((await post({ query: 'mutation { anything }' }, from)).status).toBe(405);
    expect((await post({ query: '{ __typename }' }, { ...from, Cookie: 'session=1' })).status).toBe(403);
  });

  it('publishes its schema', async () => {
    const answer = await post({ query: '{ __schema { queryType { fields { name } } } }' });
    expect(JSON.stringify(answer.data)).toContain('tripDetail');
  });

  it('is never cached', async () => {
    expect((await get({ query: '{ __typename }' })).headers.get('Cache-Control')).toBe('no-store');
  });

  it('shows a page to try queries on in the demo, nowhere else', async () => {
    const wantsPage = { headers: { Accept: 'text/html,*/*;q=0.8' } };
    const demo = await ask('/graphql', wantsPage);
    expect([demo.status, demo.type]).toEqual([200, 'text/html; charset=UTF-8']);
    const config = {
      ...readConfig({}),
      env: 'production' as const,
      baseUrl: 'http://localhost',
    };
    const production = await createApp(doorOf({ config })).request('http://localhost/graphql', wantsPage);
    expect(production.status).toBe(400);
  });

  it('tells a database that is away in the same shape, when to ask again, and nothing of its cause', async () => {
    const answer = await post({ query: '{ operatorProfile(slug: "anyone") { name } }' });
    expect([answer.status, answer.headers.get('Retry-After'), answer.data]).toEqual([503, '5', null]);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'Something went wrong, try again later',
        path: ['operatorProfile'],
        extensions: { code: 'INTERNAL', status: 503, exception: { name: 'INTERNAL' } },
      }),
    ]);
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|\.ts|select/);
  });

  it('refuses whoever has used up the limit, in the same shape', async () => {
    const limited = createApp(doorOf({ limiter: createMemoryLimiter(1 / 600, () => 0) }));
    const once = () => limited.request('http://localhost/graphql?query={__typename}');
    const last = await once();
    expect([last.status, last.headers.get('RateLimit-Remaining')]).toEqual([200, '0']);
    const refused = await once();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    const { errors } = (await refused.json()) as { errors: GraphqlError[] };
    expect(errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', status: 429, exception: { name: 'RATE_LIMITED' } });
  });

  describe('over a real connection', () => {
    let server: Server;
    beforeAll(async () => {
      server = createServer(getRequestListener(app.fetch));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => server.close());

    it('charges what a query takes of the thread, although its body was waited for', async () => {
      let charged = 0;
      const limiter: Limiter = {
        hit: (rule, _key, points = 1) => {
          if (rule.name === 'TIME') charged += points;
          return { allowed: true, limit: 1, remaining: 1, resetSeconds: 1 };
        },
      };
      const counted = createServer(getRequestListener(createApp(doorOf({ limiter })).fetch));
      await new Promise<void>((resolve) => counted.listen(0, '127.0.0.1', resolve));
      const { port } = counted.address() as AddressInfo;
      const before = process.threadCpuUsage();
      for (let i = 0; i < 30; i++) {
        const fields = 'name description fields { name description args { name type { name kind ofType { name } } } }';
        const query = `{ asked${i}: __schema { types { ${fields} } } }`;
        expect(await sendSlowly(port, JSON.stringify({ query }))).toContain('"data"');
      }
      counted.close();
      const { user, system } = process.threadCpuUsage(before);
      // What asks, on the same thread, isn't charged.
      expect(charged).toBeGreaterThan((user + system) / 1000 / 4);
    });

    it.each([
      [31, 200],
      [33, 413],
    ])('takes bodies up to 32 KB in chunks of unknown number: %d KB is %d', async (kilobytes, status) => {
      const { port } = server.address() as AddressInfo;
      const answered = await new Promise<number>((resolve, reject) => {
        const sent = httpRequest({
          port,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          headers: { 'Content-Type': JSON_TYPE, 'Transfer-Encoding': 'chunked' },
        });
        sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
        sent.on('error', reject);
        sent.write('{"query":"{ __typename }');
        for (let i = 0; i < kilobytes; i++) sent.write(' '.repeat(1024));
        sent.end('"}');
      });
      expect(answered).toBe(status);
    });
  });
});
