import type { Handler, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { notFound } from '#kernel';
import { type KeptCookie, mediaTypeFor, type RestRoute, readBody, readQuery, wholeBody } from '#kernel/http';
import { partnerContext } from '#partners';
import { answerText } from '../answer-text.ts';
import { contextAt } from '../context-of.ts';
import type { Door } from '../door.ts';
import { keepCookie } from '../keep-cookie.ts';
import { asSent } from './as-sent.ts';
import { responderOf } from './responder.ts';

/** What answering takes of the door. */
type Answering = Pick<Door, 'config' | 'db' | 'clock' | 'keyring' | 'botCheck' | 'hosts'>;

/** Reads the request as the route describes it, lets it answer, and writes the document. */
export function answer(door: Answering, route: RestRoute): Handler {
  const respond = responderOf(door, route);
  const secure = door.config.baseUrl.startsWith('https:');
  return async (c) => {
    const params = route.params.safeParse(c.req.param());
    // An address that can't name anything names nothing.
    if (!params.success) throw notFound();
    const query = readQuery(new URL(c.req.url).searchParams, route.query);
    const text = route.signed ? await wholeBody(c.req.raw.clone().text()) : '';
    const given = route.body && (await readBody(c.req.raw, route.body));
    const ctx = await partnerContext(contextAt(door, c), partnerSlug(params.data));
    const kept: KeptCookie[] = [];
    let stands = false;
    const responded = respond(ctx, {
      params: params.data,
      query,
      body: given?.body,
      headers: c.req.raw.headers,
      text,
      caller: c.get('caller'),
      cookies: getCookie(c),
      keep: (cookie) => kept.push(cookie),
      again: () => {
        stands = true;
      },
      begun: '',
    });
    const {
      status,
      text: document,
      replayed,
    } = await responded.catch((error: unknown) => {
      throw route.body && given ? asSent(error, route.body, given.pointer) : error;
    });
    for (const cookie of kept) keepCookie(c, cookie, secure);
    if (replayed) c.header('Idempotency-Replayed', 'true');
    c.header('Cache-Control', route.cacheControl);
    return answerText(c, document, 'application/json', stands ? 200 : status);
  };
}

function partnerSlug(params: Record<string, unknown>): string | null {
  return typeof params.dmo === 'string' ? params.dmo : null;
}

/** Names the media type that was asked for, on answers and refusals alike; the body is the same. */
export const jsonApiMediaType: MiddlewareHandler = async (c, next) => {
  const type = mediaTypeFor(c.req.header('Accept'));
  await next();
  c.res.headers.append('Vary', 'Accept');
  if (c.res.headers.get('Content-Type')?.startsWith('application/json')) c.res.headers.set('Content-Type', type);
};
