import { describe, expect, it } from 'vitest';
import { pinsApart } from './pins.ts';

describe('pins of a map', () => {
  it('stay where they are while nothing lies under them', () => {
    const pins = [{ left: 10, top: 10 }, null, { left: 60, top: 12 }];
    expect(pinsApart(pins)).toEqual(pins);
  });

  it('move beside those that were there first, however many there are', () => {
    for (const top of [20, 38.2, 20.1, 0.7]) {
      const pins = pinsApart(Array.from({ length: 4 }, () => ({ left: 50, top })));
      expect(pins[0]).toEqual({ left: 50, top });
      expect(new Set(pins.map((pin) => pin?.top)).size).toBe(4);
      expect(pins.every((pin) => pin?.left === 50)).toBe(true);
    }
  });
});
