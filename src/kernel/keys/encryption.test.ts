import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring, UnreadableSecret } from './encryption.ts';

const [one, two] = [randomBytes(32), randomBytes(32)];
const old = createKeyring(new Map([[1, one]]));
const both = createKeyring(
  new Map([
    [2, two],
    [1, one],
  ]),
);
const place = { table: 'passengers', column: 'passport_number', id: '0199a5c2-1111-7000-8000-000000000001' };

describe('an encrypted column', () => {
  it('gives back what was written, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(both.decrypt(both.encrypt(text, place), place)).toBe(text);
      }),
    );
  });

  it('holds nothing of the value, and never the same twice', () => {
    const [first, second] = [both.encrypt('C01X00T47', place), both.encrypt('C01X00T47', place)];
    expect(first.includes('C01X00T47')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it('is written under the newest key and read under all of them', () => {
    const written = old.encrypt('C01X00T47', place);
    expect(both.decrypt(written, place)).toBe('C01X00T47');
    const renewed = both.renew(written, place);
    expect(renewed?.readUInt16BE()).toBe(2);
    expect(both.decrypt(renewed ?? written, place)).toBe('C01X00T47');
    expect(both.renew(renewed ?? written, place)).toBeNull();
  });

  it('says which key is missing', () => {
    const written = both.encrypt('C01X00T47', place);
    expect(() => old.decrypt(written, place)).toThrow(
      'A value of passengers.passport_number is encrypted under key 2, which ENCRYPTION_KEYS doesn’t hold. Add that key again.',
    );
  });

  it.each([
    ['another row', { id: '0199a5c2-1111-7000-8000-000000000002' }],
    ['another column', { column: 'medical' }],
    ['another table', { table: 'users' }],
  ])('can’t be read in %s', (_, elsewhere) => {
    const written = both.encrypt('C01X00T47', place);
    expect(() => both.decrypt(written, { ...place, ...elsewhere })).toThrow(UnreadableSecret);
  });

  it('is refused when any bit of it was changed, or its end is missing', () => {
    const written = both.encrypt('C01X00T47', place);
    for (let bit = 0; bit < written.length * 8; bit++) {
      const changed = Buffer.from(written);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => both.decrypt(changed, place), `bit ${bit}`).toThrow(UnreadableSecret);
    }
    for (let length = 0; length < written.length; length++)
      expect(() => both.decrypt(written.subarray(0, length), place), `${length} bytes`).toThrow(UnreadableSecret);
  });

  it('tells nobody the value in what it says of a failure', () => {
    const written = both.encrypt('C01X00T47', place);
    expect(() => both.decrypt(written, { ...place, id: 'x' })).not.toThrow(/C01X/);
  });

  it('needs a key', () => expect(() => createKeyring(new Map())).toThrow('Set ENCRYPTION_KEYS'));
});
