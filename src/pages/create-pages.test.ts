import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealDocument } from './create-pages.ts';

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
