import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldPath } from './field-path.ts';

describe('fieldPath', () => {
  it('counts list entries from 1 and names the fields', () => {
    expect(fieldPath(['itinerary', 2, 'image', 'url'])).toBe('itinerary[3].image.url');
    expect(fieldPath(['Price (USD)'])).toBe('Price (USD)');
    expect(fieldPath([])).toBe('');
  });

  it('is one line, and another one for every other path', () => {
    const path = fc.array(fc.oneof(fc.nat(9), fc.string({ maxLength: 8, unit: 'binary' })), { maxLength: 4 });
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(fieldPath(one)).not.toMatch(/[\n\r\0]/);
        expect(fieldPath(one) === fieldPath(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});
