import { type Context, type Handler, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '#kernel';
import { asExpected } from '#kernel/serving';
import { createHasPage } from '#pages';
import { answerText } from './answer-text.ts';
import { contextAt } from './context-of.ts';
import type { Door, DoorApp } from './door.ts';
import { createEngine } from './graphql/engine.ts';
import { formatError } from './graphql/format-error.ts';
import { queryPage } from './graphql/query-page.ts';
import { answerType, LARGEST_QUERY_KILOBYTES, readRequest } from './graphql/read-request.ts';
import { queryFields } from './graphql/schema.ts';
import { bodyCap } from './middleware/body-cap.ts';
import { isFromElsewhere } from './middleware/origin-check.ts';
import { assertListed } from './policies.ts';
import { PUBLISHED } from './published.ts';
import { mount, refuseOtherMethods } from './rest/mount.ts';

/** Refusals before the engine is asked have the shape of its errors too, under their own HTTP status. */
export function graphqlRefusal(c: Context, error: unknown, log: Log): Response {
  const expected = asExpected(error);
  if (expected?.retryAfterSeconds) c.header('Retry-After', String(expected.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept', { append: true });
  c.header('Content-Type', `${answerType(c.req.header('Accept') ?? null)}; charset=utf-8`);
  const body = JSON.stringify({ errors: [formatError(error, log, c.get('requestId') ?? '')] });
  return c.body(body, (expected?.status ?? 500) as ContentfulStatusCode);
}

/** GraphQL over HTTP at /graphql: queries by POST or GET; the schema as text. */
export function graphqlDoor(door: Door): DoorApp {
  const schema = door.contracts.schema();
  const { fields } = door.policies;
  assertListed('GraphQL field', Object.keys(fields), Object.keys(queryFields(schema)));
  const run = createEngine(schema, { log: door.log, hasPage: createHasPage(door.pageTable), fields });
  const app: DoorApp = new Hono();

  app.onError((error, c) => graphqlRefusal(c, error, door.log));
  app.use('/graphql', bodyCap(LARGEST_QUERY_KILOBYTES));

  const isQueryPage = (request: Request) =>
    door.config.env === 'demo' &&
    request.headers.get('Accept')?.includes('text/html') &&
    !new URL(request.url).searchParams.has('query');

  const answer: Handler = async (c) => {
    const request = await readRequest(c.req.raw);
    const asked = { ...request, readOnly: request.readOnly || isFromElsewhere(c) };
    const caller = { ctx: contextAt(door, c), requestId: c.get('requestId'), gone: c.req.raw.signal };
    const { status, headers, body } = await run(asked, caller);
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', Vary: 'Accept', ...headers }))
      c.header(name, value);
    return answerText(c, body, `${asked.mediaType}; charset=utf-8`, status as ContentfulStatusCode);
  };
  mount(app, door, 'GET /graphql', (c, next) => (isQueryPage(c.req.raw) ? c.html(queryPage()) : answer(c, next)));
  mount(app, door, 'POST /graphql', answer);
  mount(app, door, 'GET /schema.graphql', (c) => c.text(door.contracts.sdl(), 200, { 'Cache-Control': PUBLISHED }));
  refuseOtherMethods(app, ['GET /graphql', 'POST /graphql', 'GET /schema.graphql']);
  return app;
}
