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

export function securityHeaders(config: Config): MiddlewareHandler {
  const https = config.baseUrl.startsWith('https:');
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy());
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (config.env === 'demo') headers.set('X-Robots-Tag', 'noindex, nofollow');
  };
}
