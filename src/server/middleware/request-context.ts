import type { IncomingHttpHeaders } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { newId } from '#kernel';
import { callerKey } from '#kernel/serving';
import type { Door } from '../door.ts';

/** The caller's address: the socket's, or the one the last trusted proxy wrote down. */
export function callerOf(socketAddress = 'unknown', forwardedFor = '', trustedProxies = 0): string {
  if (trustedProxies === 0) return callerKey(socketAddress);
  const forwarded = forwardedFor.split(',').map((part) => part.trim());
  return callerKey(forwarded.at(-trustedProxies) || socketAddress);
}

export function forwardedFor(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-forwarded-for'];
  return Array.isArray(given) ? given.join(',') : given;
}

function socketAddress(c: HonoContext): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // A request handed in by a test has no socket.
  }
}

/** In the log, of a request whose sender didn't wait for the answer. */
const GONE = 499;

/** A part of a path that is long and no name of a picture may open something to whoever reads it. */
const SECRET = /(?<=\/)(?![0-9a-f]{8}-)[\w-]{43,}/g;

export function withoutSecrets(path: string): string {
  return path.replace(SECRET, '…');
}

/** Gives each request an id and a log line of its own; paths are logged without their query, which may be personal. */
export function requestContext(door: Pick<Door, 'log' | 'config'>): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const requestId = newId();
    c.set('requestId', requestId);
    c.set('caller', callerOf(socketAddress(c), c.req.header('x-forwarded-for'), door.config.trustedProxies));
    await next();
    // Afterwards: a page brings headers of its own, which would push this one aside.
    c.res.headers.set('X-Request-Id', requestId);
    door.log.info(
      {
        requestId,
        caller: c.get('caller'),
        method: c.req.method,
        path: withoutSecrets(c.req.path),
        status: c.req.raw.signal.aborted ? GONE : c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      'request',
    );
  };
}
