import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { AppError, silentLog } from '#kernel';
import { errorResponse } from './errors.ts';
import { plainErrorPage } from './plain-error-page.ts';

const failing = (error: unknown) => {
  const app = new Hono();
  app.onError((thrown, c) => errorResponse(c, thrown, silentLog));
  app.all('*', () => {
    throw error;
  });
  return app;
};
const HTML = { headers: { Accept: 'text/html,*/*' } };

describe('failures', () => {
  it('are pages for people and JSON for programs', async () => {
    const app = failing(new AppError('busy', 'Many people are here right now.', { retryAfterSeconds: 2 }));
    const page = await app.request('/all-trips', HTML);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Something went wrong, try again later');
    const json = await app.request('/v1/search', HTML);
    expect(json.headers.get('content-type')).toContain('json');
    expect((await json.json()).errors[0]).toMatchObject({ status: '503', code: 'busy' });
  });

  it('tell nobody what nobody expected', async () => {
    const page = await failing(new Error('relation "trips" does not exist')).request('/', HTML);
    expect(page.status).toBe(500);
    expect(await page.text()).not.toContain('relation');
  });

  it('print what they are given as text and allow their own style only', async () => {
    const page = plainErrorPage({ status: 500, title: '<script>alert(1)</script>', requestId: '"><b>' });
    const html = await page.text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(page.headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });
});
