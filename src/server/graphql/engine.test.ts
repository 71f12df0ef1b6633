import { describe, expect, it } from 'vitest';
import { AppError, type Context, type Log, notFound, silentLog } from '#kernel';
import { createBuilder } from '#kernel/graphql';
import { createEngine } from './engine.ts';
import type { Asked } from './read-request.ts';

const failures: Record<string, () => string | Promise<string>> = {
  hangs: () => new Promise(() => {}),
  crashes: () => {
    throw new TypeError('password=hunter2 is not a function');
  },
  absent: () => {
    throw notFound();
  },
  busy: () => {
    throw new AppError('busy', 'lock of table trips');
  },
  away: async () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  },
  wrong: async () => {
    throw new AppError('invalid', 'limit must be between 1 and 50');
  },
};

function schemaOf() {
  const builder = createBuilder();
  builder.queryFields((t) => ({
    ...Object.fromEntries(
      Object.entries(failures).map(([name, resolve]) => [name, t.string({ nullable: true, resolve })]),
    ),
    fine: t.string({ resolve: () => 'fine' }),
    said: t.string({ args: { text: t.arg.string({ required: true }) }, resolve: (_root, { text }) => text }),
  }));
  return builder.toSchema();
}

function engine(timeoutMs?: number) {
  const logged: { requestId: string; err: Error }[] = [];
  const log: Log = { ...silentLog, error: (fields) => void logged.push(fields as { requestId: string; err: Error }) };
  const run = createEngine(schemaOf(), { log, hasPage: () => true, fields: {} }, timeoutMs);
  const leaving = new AbortController();
  const ask = async (query: string, more: Partial<Asked> = {}) => {
    const asked: Asked = {
      query,
      operationName: null,
      variables: null,
      readOnly: false,
      mediaType: 'application/json',
      ...more,
    };
    const answer = await run(asked, { ctx: {} as Context, requestId: 'request-7', gone: leaving.signal });
    const body = JSON.parse(answer.body) as { data?: unknown; errors?: { message: string; extensions: object }[] };
    return { status: answer.status, retryAfter: answer.headers['Retry-After'], ...body };
  };
  return { ask, logged, leave: () => leaving.abort() };
}

describe('the GraphQL engine', () => {
  it('gives up on what takes too long, and says when to try again', async () => {
    const { ask, logged } = engine(50);
    const answer = await ask('{ hangs }');
    expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL', status: 503 });
    expect(logged).toEqual([]);
  });

  it('gives up when nobody waits any more', async () => {
    const { ask, leave } = engine();
    const answer = ask('{ hangs }');
    leave();
    expect((await answer).status).toBe(503);
    expect((await ask('{ fine }')).status).toBe(503);
  });

  it('tells nobody of an unexpected failure but the log, once, with the request’s id', async () => {
    const { ask, logged } = engine();
    const answer = await ask('{ fine crashes }');
    expect(answer).toMatchObject({ status: 200, data: { fine: 'fine', crashes: null } });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ requestId: 'request-7', err: { name: 'TypeError' } });
  });

  it.each([
    ['absent', 'NOT_FOUND', 404, 'Page not found'],
    ['wrong', 'BAD_USER_INPUT', 422, 'limit must be between 1 and 50'],
    ['busy', 'INTERNAL', 503, 'Something went wrong, try again later'],
  ])('tells the expected failure of %s as %s, and logs nothing', async (field, code, status, message) => {
    const { ask, logged } = engine();
    const [error] = (await ask(`{ ${field} }`)).errors ?? [];
    expect(error).toMatchObject({ message, path: [field], extensions: { code, status, exception: { name: code } } });
    expect(logged).toEqual([]);
  });

  it.each(['busy', 'away'])('answers 503 without data when a part of the answer is %s', async (field) => {
    const { ask, logged } = engine();
    const answer = await ask(`{ fine ${field} }`);
    expect(answer).toMatchObject({ status: 503, retryAfter: '5', data: null });
    expect(answer.errors).toMatchObject([{ path: [field], extensions: { code: 'INTERNAL', status: 503 } }]);
    expect(logged).toEqual([]);
  });

  it('answers one text with different variables, and different operations of it', async () => {
    const { ask } = engine();
    const query = 'query A($text: String!) { said(text: $text) } query B { fine }';
    const said = async (text: string) => (await ask(query, { operationName: 'A', variables: { text } })).data;
    expect([await said('one'), await said('two')]).toEqual([{ said: 'one' }, { said: 'two' }]);
    expect((await ask(query, { operationName: 'B' })).data).toEqual({ fine: 'fine' });
    expect((await ask(query)).status).toBe(400);
  });

  it.each(['{ fine', '{ nothing }', `{ ${'a: fine '.repeat(16)} }`])('refuses %s each time', async (query) => {
    const { ask, logged } = engine();
    const first = await ask(query, { mediaType: 'application/graphql-response+json' });
    expect([first.status, 'data' in first]).toEqual([400, false]);
    expect(await ask(query, { mediaType: 'application/graphql-response+json' })).toEqual(first);
    expect(await ask(query)).toEqual({ ...first, status: 200 });
    expect(logged).toEqual([]);
  });

  it.each([
    [undefined, 'Variable "$text" has invalid value: Expected a value of non-null type "String!" to be provided.'],
    [7, 'Variable "$text" has invalid value: String cannot represent a non string value: 7'],
  ])('refuses the variable %j, and says which it is', async (text, message) => {
    const { ask } = engine();
    const query = 'query ($text: String!) { said(text: $text) }';
    const answer = await ask(query, { variables: { text } });
    expect([answer.status, 'data' in answer]).toEqual([400, false]);
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', status: 422 } });
    expect((await ask(query, { variables: { text: 'right' } })).data).toEqual({ said: 'right' });
  });
});
