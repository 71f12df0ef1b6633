import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderNumber, newOrderNumber } from './order-number.ts';

describe('an order number', () => {
  it('is one, and no two are alike', () => {
    const some = Array.from({ length: 2_000 }, newOrderNumber);
    expect(some.filter((number) => !isOrderNumber(number))).toEqual([]);
    expect(new Set(some).size).toBe(some.length);
  });

  it('tells two neighboring letters that changed places, unless they weigh the same', () => {
    fc.assert(
      fc.property(fc.constant(null), fc.integer({ min: 2, max: 10 }), (_, at) => {
        const number = newOrderNumber();
        const [one = '', other = ''] = [number[at], number[at + 1]];
        const slipped = number.slice(0, at) + other + one + number.slice(at + 2);
        const alike = one === other || new Set([one + other, other + one]).has('0Z');
        return alike || !isOrderNumber(slipped);
      }),
    );
  });

  it('is nothing with letters that are read as others', () => {
    for (const slip of ['SJ0123456789', 'SJOOOOOOOOOOO', 'sj7q4m2k9xbwt', '']) expect(isOrderNumber(slip)).toBe(false);
  });
});
