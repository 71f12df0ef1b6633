import type { MiddlewareHandler } from 'hono';
import type { Config } from '#kernel';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'{scripts}",
  "style-src 'self'",
  // Lengths of bars are custom properties in style attributes; nothing else is.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param scriptHashes 'sha256-…' of the inline scripts a page holds; there is no nonce that could be replayed. */
export function contentSecurityPolicy(scriptHashes: string[] = []): string {
  return POLICY.replace('{scripts}', scriptHashes.map((hash) => ` '${hash}'`).join(''));
}

/** The headers of every answer beside the page's own policy. */
export function securityHeaderList(config: Config): [string, string][] {
  const list: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
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
    for (const [name, value] of list) headers.set(name, value);
  };
}
