import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from './growth.ts';

/** Looks at each of so many pieces so many times. */
function look(pieces: number, times: number): number {
  let seen = 0;
  for (let piece = 0; piece < pieces; piece++) for (let time = 0; time < times; time++) seen ^= piece * time;
  return seen;
}

describe('growth', () => {
  it('tells work that compares each piece with all others from work that looks at each', () => {
    expect(growth((size) => look(size, 20_000), 2500)).toBeLessThan(LINEAR);
    expect(growth((size) => look(size, size), 5000)).toBeGreaterThan(LINEAR);
    expect(growth((size) => look(size, 1), 10)).toBe(1);
  });

  it('isn’t taken for less where more than that is refused', () => {
    expect(growth((size) => (size > 20_000 ? 0 : look(size, size)), 5000)).toBeGreaterThan(LINEAR);
  });
});
