import { describe, expect, it } from 'vitest';
import { createKeyring } from '#kernel/keys';
import { typedCookies, typedIn } from './typed-order.ts';

describe('what was typed into an order', () => {
  const keyring = createKeyring(new Map([[1, Buffer.alloc(32, 7)]]));
  const now = new Date('2026-11-26T12:00:00Z');
  const headerOf = (cookies: ReturnType<typeof typedCookies>) =>
    cookies.flatMap(({ name, value }) => (value === null ? [] : [`${name}=${value}`])).join('; ');

  it('is read by the browser that typed it, whatever the letters, for ten minutes', () => {
    const wild = Array.from({ length: 1_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join(
      '',
    );
    for (const message of ['Go south!', 'é'.repeat(1_000), wild]) {
      const cookies = typedCookies({ keyring }, { message, recipient_name: 'Mary', solved: 'x', do: 'order' }, now);
      for (const { value } of cookies) expect((value ?? '').length).toBeLessThan(3_900);
      const header = `other=1; ${headerOf(cookies)}; last=2`;
      expect(typedIn({ keyring }, header, now)).toEqual({ message, recipient_name: 'Mary' });
      expect(typedIn({ keyring }, header, new Date(now.getTime() + 600_000))).toBeNull();
    }
  });

  it('is nothing where it isn’t ours, or in part', () => {
    const header = headerOf(typedCookies({ keyring }, { message: 'Go south!' }, now));
    const others = createKeyring(new Map([[1, Buffer.alloc(32, 8)]]));
    expect(typedIn({ keyring: others }, header, now)).toBeNull();
    for (const cookies of [null, '', 'gift-card-typed=x', header.slice(0, -4)]) {
      expect(typedIn({ keyring }, cookies, now)).toBeNull();
    }
  });

  it('is taken away with what is left of it before', () => {
    expect(typedCookies({ keyring }, null, now).map(({ value }) => value)).toEqual([null, null, null]);
    const [, second, third] = typedCookies({ keyring }, { message: 'short' }, now);
    expect([second?.value, third?.value]).toEqual([null, null]);
  });
});
