import type { MiddlewareHandler } from 'hono';
import type { Door } from '../door.ts';
import { plainErrorPage } from '../plain-error-page.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Refuses hosts that aren't ours: nothing is rendered, cached or linked for a name that a stranger made up. */
export function knownHost(door: Pick<Door, 'config' | 'hosts'>): MiddlewareHandler {
  const own = new URL(door.config.baseUrl).host;
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const known = host === own || door.hosts.has(host) || (door.config.env === 'demo' && LOOPBACK.test(host));
    if (known) return next();
    return plainErrorPage({ status: 421, title: 'Page not found', home: { href: door.config.baseUrl, name: own } });
  };
}
