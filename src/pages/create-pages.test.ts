import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageNeeds } from '../web/page-shape.ts';
import { pagesIn } from '../web/page-table.ts';
import type { Services } from '../web/services.ts';
import { createPages, sealDocument } from './create-pages.ts';

const MARK = 'b7Jt0uQhYQm1w2kz';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];

describe('the policy of a finished document', () => {
  it('allows the scripts that the rendering marked, each once, and takes the marks away', () => {
    const html = `<link rel="modulepreload" nonce="${MARK}" href="/a.js"/><script nonce="${MARK}">one()</script><script nonce="${MARK}" type="module" async="">two()</script><script nonce="${MARK}">one()</script>`;
    const sealed = sealDocument(html, MARK);
    expect(scriptsOf(sealed.policy)).toEqual(["'self'", hashOf('one()'), hashOf('two()')]);
    expect(sealed.html).toBe(
      '<link rel="modulepreload" href="/a.js"/><script>one()</script><script type="module" async="">two()</script><script>one()</script>',
    );
  });

  it.each([
    ['without a mark', '<script>steal()</script>'],
    ['with a mark made up', '<script nonce="b7Jt0uQhYQm1w2kZ">steal()</script>'],
    ['that names the mark without bearing it', `<script data-x='nonce="guess"'>steal()</script>`],
    ['of a type that browsers run', '<script type="module">steal()</script>'],
    ['of another case', '<SCRIPT>steal()</SCRIPT>'],
  ])('doesn’t allow a script %s', (_what, foreign) => {
    const html = `<p>${foreign}</p><script nonce="${MARK}">own()</script>`;
    expect(scriptsOf(sealDocument(html, MARK).policy)).toEqual(["'self'", hashOf('own()')]);
  });

  it('doesn’t allow what an unclosed script in the text takes in with it', () => {
    const html = `<p><script>steal();//</p><script nonce="${MARK}">own()</script>`;
    const { policy } = sealDocument(html, MARK);
    expect(scriptsOf(policy)).toEqual(["'self'", hashOf('own()')]);
  });
});

describe('the policy of a page whose row says what it needs', () => {
  const STANDARD =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  const usual = pagesIn('production');
  /** A build that has every page of the table and answers each with a document. */
  const build = {
    routes: Object.fromEntries(usual.map(({ id, path }) => [id, { id, path, module: {} }])),
    entry: {
      module: {
        createPageContext: (_: Services, keeper: { finish(html: string): string }) => keeper,
        createRequestHandler: () => async (_: Request, keeper: { finish(html: string): string }) =>
          new Response(null, { headers: { 'Content-Security-Policy': keeper.finish('<p>a page') } }),
      },
    },
  } as unknown as ServerBuild;
  const policyAt = async (path: string, needs: PageNeeds) => {
    const table = usual.map((row) => (row.id === 'docs/docs.route' ? { ...row, needs } : row));
    const { render } = createPages(build, 'production', table);
    const { response } = await render(new Request(`http://localhost${path}`), {} as Services, false);
    return response.headers.get('Content-Security-Policy');
  };
  const needed: [PageNeeds, string, string][] = [
    [{ formAction: ['https://www.paypal.com'] }, "form-action 'self'", "form-action 'self' https://www.paypal.com"],
    [
      { connect: ['https://accounts.google.com'] },
      "connect-src 'self'",
      "connect-src 'self' https://accounts.google.com",
    ],
    [{ wasm: true }, "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"],
    [{ worker: 'blob:' }, "manifest-src 'self'", "manifest-src 'self'; worker-src 'self' blob:"],
  ];

  it.each(needed)('has what %j asks for and nothing else', async (needs, usually, here) => {
    expect(await policyAt('/docs', needs)).toBe(STANDARD.replace(usually, here));
  });

  it('is that of no other page, nor of addresses that aren’t one', async () => {
    for (const [needs] of needed) {
      for (const path of ['/', '/trips/docs', '/404']) expect(await policyAt(path, needs)).toBe(STANDARD);
    }
  });
});
