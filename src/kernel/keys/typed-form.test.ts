import { describe, expect, it } from 'vitest';
import { createKeyring } from './encryption.ts';
import { typedCookies, typedIn } from './typed-form.ts';

describe('what was typed into a form', () => {
  const keyring = createKeyring(new Map([[1, Buffer.alloc(32, 7)]]));
  const keys = { keyring };
  const FORM = '/reserve';
  const now = new Date('2026-11-26T12:00:00Z');
  const headerOf = (cookies: ReturnType<typeof typedCookies>) =>
    cookies.flatMap(({ name, value }) => (value === null ? [] : [`${name}=${value}`])).join('; ');

  it('is read by the browser that typed it, whatever the letters, for ten minutes', () => {
    const wild = Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join(
      '',
    );
    for (const comment of ['Go south!', 'é'.repeat(2_000), wild]) {
      const cookies = typedCookies(keys, FORM, { comment, first_name: 'Mary' }, now);
      for (const { value } of cookies) expect((value ?? '').length).toBeLessThan(3_900);
      const header = `other=1; ${headerOf(cookies)}; last=2`;
      expect(typedIn(keys, FORM, header, now)).toEqual({ comment, first_name: 'Mary' });
      expect(typedIn(keys, FORM, header, new Date(now.getTime() + 600_000))).toBeNull();
    }
  });

  it('is nothing where it is of another form, isn’t ours, or in part', () => {
    const header = headerOf(typedCookies(keys, FORM, { comment: 'Go south!' }, now));
    expect(typedIn(keys, '/wishlist', header, now)).toBeNull();
    const others = createKeyring(new Map([[1, Buffer.alloc(32, 8)]]));
    expect(typedIn({ keyring: others }, FORM, header, now)).toBeNull();
    for (const cookies of [null, '', 'typed=x', header.slice(0, -4)]) {
      expect(typedIn(keys, FORM, cookies, now)).toBeNull();
    }
  });

  it('is all but the longest field, where it is more than a browser keeps', () => {
    const noise = Array.from({ length: 9_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000)));
    const header = headerOf(typedCookies(keys, FORM, { first_name: 'Mary', comment: noise.join('') }, now));
    expect(typedIn(keys, FORM, header, now)).toEqual({ first_name: 'Mary' });
  });

  it('is taken away with what is left of it before', () => {
    expect(typedCookies(keys, FORM, null, now).map(({ value }) => value)).toEqual([null, null, null]);
    const [, second, third] = typedCookies(keys, FORM, { comment: 'short' }, now);
    expect([second?.value, third?.value]).toEqual([null, null]);
  });
});
