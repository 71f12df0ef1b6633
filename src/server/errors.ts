import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Log, logFailure } from '#kernel';
import { asExpected } from '#kernel/serving';
import { plainErrorPage } from './plain-error-page.ts';

export type ErrorItem = {
  status: string;
  code: string;
  title: string;
  detail: string;
  source?: { pointer: string } | { parameter: string };
  meta?: Readonly<Record<string, string | number | boolean | null>>;
};

const TITLES: Record<string, string> = {
  not_found: 'Page not found',
  server_error: 'Something went wrong, try again later',
  busy: 'Something went wrong, try again later',
  unavailable: 'Something went wrong, try again later',
  rate_limited: 'Too many tries',
};

/** The one place where a failure becomes an HTTP answer. Unexpected ones are logged here, once, and told to nobody. */
export function describeError(
  error: unknown,
  log: Log,
  requestId: string,
): { status: number; item: ErrorItem; retryAfter?: number } {
  const expected = asExpected(error);
  if (expected !== error) logFailure(log, error, { requestId }, 'unexpected error');
  if (expected) {
    const { status, code, message, pointer, retryAfterSeconds, meta } = expected;
    const item: ErrorItem = {
      status: String(status),
      code,
      title: TITLES[code] ?? message,
      detail: message,
      ...(pointer === undefined ? {} : { source: sourceOf(pointer) }),
      ...(meta ? { meta } : {}),
    };
    return { status, item, ...(retryAfterSeconds ? { retryAfter: retryAfterSeconds } : {}) };
  }
  const title = 'Something went wrong, try again later';
  return { status: 500, item: { status: '500', code: 'server_error', title, detail: title } };
}

/** A JSON Pointer is empty or begins with a slash; no query key does. */
function sourceOf(pointer: string): { pointer: string } | { parameter: string } {
  return pointer === '' || pointer.startsWith('/') ? { pointer } : { parameter: pointer };
}

const SIGN_IN = '/next-api/auth/';
const MACHINES = /^\/(v1|users|graphql|next-api|openapi\.json|schema\.graphql)(\/|$)/;

/** JSON for programs, a page for people who asked for one. */
export function errorResponse(c: HonoContext, error: unknown, log: Log): Response {
  const requestId = c.get('requestId') ?? '';
  const { status, item, retryAfter } = describeError(error, log, requestId);
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  if (!MACHINES.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')) {
    const page = plainErrorPage({ status, title: item.title, detail: item.detail, requestId });
    if (retryAfter) page.headers.set('Retry-After', String(retryAfter));
    return page;
  }
  // Clients of the library that signs people in read its failures in this form.
  if (c.req.path.startsWith(SIGN_IN))
    return c.json({ code: item.code, message: item.detail }, status as ContentfulStatusCode);
  return c.json({ errors: [item] }, status as ContentfulStatusCode);
}
