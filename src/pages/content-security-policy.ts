import type { PageNeeds } from '../web/page-shape.ts';

/**
 * @param scriptHashes 'sha256-…' of the inline scripts a page holds; there is no nonce that could be replayed.
 * @param needs what one page may do that no other may
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = [], needs: PageNeeds = {}): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const { formAction = [], connect = [], worker, wasm } = needs;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...(wasm ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    "style-src 'self'",
    // Lengths of bars are custom properties in style attributes; nothing else is.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    // Where it isn't said, browsers take what script-src says: files of ours.
    ...(worker ? [`worker-src 'self' ${worker}`] : []),
    ["form-action 'self'", ...formAction].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
