import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '#pages';
import { escapeMarkup } from './escape-markup.ts';

/** The look of failures that can't count on anything: no data, no built stylesheet, no shell. */
const STYLE = `body{margin:0;display:grid;min-height:100vh;place-items:center;background:#071820;color:#eef5f2;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{font:600 2rem/1.15 Georgia,serif;margin:0 0 1rem}a{color:#8fd3d6}p{margin:.6rem 0}small{color:#b4c9ca}`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export type PlainError = {
  status: number;
  title: string;
  detail?: string;
  requestId?: string;
  home?: { href: string; name: string };
};

/** An HTML page for a failure outside the pages: limits, overload, unknown hosts, errors nobody expected. */
export function plainErrorPage({ status, title, detail, requestId, home }: PlainError): Response {
  const parts = [
    `<h1>${escapeMarkup(title)}</h1>`,
    detail && detail !== title ? `<p>${escapeMarkup(detail)}</p>` : '',
    `<p><a href="${escapeMarkup(home?.href ?? '/')}">${escapeMarkup(home?.name ?? 'Home')}</a></p>`,
    requestId ? `<p><small>Request ${escapeMarkup(requestId)}</small></p>` : '',
  ];
  const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)} | Sojourn</title><style>${STYLE}</style></head><body><main>${parts.join('')}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy().replace(
        "style-src 'self'",
        `style-src 'self' '${STYLE_HASH}'`,
      ),
    },
  });
}
