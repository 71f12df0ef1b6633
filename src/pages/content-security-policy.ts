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
