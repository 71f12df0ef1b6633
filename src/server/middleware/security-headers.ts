import type { MiddlewareHandler } from 'hono';
import type { Config } from '#kernel';
import { contentSecurityPolicy } from '#pages';

/** A page whose address holds a secret says less of it than the others. */
const REFERRER = 'Referrer-Policy';
/** Pictures that the interfaces name may be shown by pages of other sites; nothing else may. */
const RESOURCES = 'Cross-Origin-Resource-Policy';
export const SHOWN_ANYWHERE = { [RESOURCES]: 'cross-origin' };
const MAY_DIFFER: ReadonlySet<string> = new Set([REFERRER, RESOURCES]);

/** The headers of every answer beside the page's own policy. */
export function securityHeaderList(config: Config): [string, string][] {
  const list: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    [REFERRER, 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [RESOURCES, 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (config.baseUrl.startsWith('https:')) {
    list.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  }
  if (config.env === 'demo') list.push(['X-Robots-Tag', 'noindex, nofollow']);
  return list;
}

export function securityHeaders(config: Config): MiddlewareHandler {
  const list = securityHeaderList(config);
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy());
    for (const [name, value] of list) if (!MAY_DIFFER.has(name) || !headers.has(name)) headers.set(name, value);
  };
}
