import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHostOf } from './mail-host.ts';
import { refUrlOf } from './ref-url.ts';

const HOSTS = ['evil.example', 'evil.example:80', 'user@evil.example', 'xn--evil.example', '2130706433', '[::1]'];
const SCHEMES = ['https:', 'http:', 'javascript:', 'data:', 'vbscript:', 'file:', 'HTTPS:', 'java\nscript:', ' https:'];
const STARTS = ['//', '///', '////', '/\\', '\\/', '\\\\', '/\t/', '/\n/', '/\r/', '\t//', ' //', '/\0/', '\u{2028}//'];
/** Two hundred and some ways to lead somebody elsewhere. */
const payloads = [
  ...HOSTS.flatMap((host) => [
    ...SCHEMES.flatMap((scheme) => [`${scheme}//${host}/`, `${scheme}/${host}`, `${scheme}${host}`]),
    ...STARTS.map((start) => start + host),
    `/..//${host}`,
    `/.//${host}`,
    `/a/..//${host}`,
    `/%2e%2e//${host}`,
  ]),
  'javascript:alert(1)',
  '.evil.example',
  '?//evil.example',
  '#//evil.example',
  '@evil.example',
  ':80',
  'http:///',
  '',
  ' ',
];

/** What a browser makes of it on this site. */
const leadsTo = (path: string) => new URL(path, 'https://site.example/sign-in-mm');

describe('where somebody goes on after signing in', () => {
  it(`is this site, whatever is sent (${payloads.length} ways)`, () => {
    expect(payloads.length).toBeGreaterThan(200);
    for (const payload of payloads) {
      const path = refUrlOf(payload);
      expect([payload, leadsTo(path).origin]).toEqual([payload, 'https://site.example']);
      expect([payload, /^\/(?![/\\])/.test(path)]).toEqual([payload, true]);
    }
  });

  it('is this site for any text at all, and what it answers is answered alike again', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom(
          '/',
          '\\',
          ':',
          '@',
          '.',
          '%',
          '2',
          'f',
          '5',
          'c',
          '\t',
          '\n',
          '\0',
          'a',
          '?',
          '#',
          '&',
          '=',
        ),
      }),
      fc.tuple(fc.constantFrom(...STARTS), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const path = refUrlOf(given);
        return leadsTo(path).origin === 'https://site.example' && /^\/(?![/\\])/.test(path) && refUrlOf(path) === path;
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps the path and the query of a page, as they are', () => {
    expect(refUrlOf('/trips/a?departure=b&travelers=2')).toBe('/trips/a?departure=b&travelers=2');
    expect(refUrlOf('/reserve?trip=a&respopup=1')).toBe('/reserve?trip=a&respopup=1');
    expect(refUrlOf('/help-faq#prices')).toBe('/help-faq');
    expect(refUrlOf('/search?q=caf%C3%A9 %26 tea')).toBe('/search?q=caf%C3%A9+%26+tea');
  });

  it.each([undefined, null, 7, {}, `/${'a'.repeat(2000)}`])('is the home page for %o', (given) => {
    expect(refUrlOf(given)).toBe('/');
  });
});

describe('where mail is read', () => {
  it('is told for domains that are known, and for no other', () => {
    expect(mailHostOf('Ada@GMAIL.com')).toBe('https://mail.google.com/');
    expect(mailHostOf('ada@example.com')).toBeNull();
    expect(mailHostOf('ada@constructor')).toBeNull();
    expect(mailHostOf('')).toBeNull();
  });
});
