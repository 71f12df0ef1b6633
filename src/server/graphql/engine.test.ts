import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { AppError, type Context, type Log, notFound, silentLog } from '#kernel';
import { createEngine } from './engine.ts';

const failures: Record<string, () => unknown> = {
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
  wrong: async () => {
    throw new AppError('invalid', 'limit must be between 1 and 50');
  },
};

function engine(timeoutMs?: number) {
  const logged: { requestId: string; err: Error }[] = [];
  const log: Log = { ...silentLog, error: (fields) => void logged.push(fields as { requestId: string; err: Error }) };
  const schema = createSchema({
    typeDefs: `type Query { ${Object.keys(failures)
      .map((name) => `${name}: String`)
      .join(' ')} fine: String! }`,
    resolvers: { Query: { ...failures, fine: () => 'fine' } },
  });
  const run = createEngine(schema, log, timeoutMs);
  const ask = async (query: string) => {
    const answer = await run(
      new Request('http://localhost/graphql', {
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      }),
      { ctx: {} as Context, requestId: 'request-7' },
    );
    const body = (await answer.json()) as { data?: unknown; errors?: { message: string; extensions: object }[] };
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), ...body };
  };
  return { ask, logged };
}

describe('the GraphQL engine', () => {
  it('gives up on what takes too long, and says when to try again', async () => {
    const answer = await engine(50).ask('{ hangs }');
    expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL', status: 503 });
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
});
