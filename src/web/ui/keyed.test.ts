import { describe, expect, it } from 'vitest';
import { keyed } from './keyed.ts';

describe('things that are listed by their labels', () => {
  it('have each a key of their own, which stays while others come and go', () => {
    const [park, bus] = [{ label: 'Park fee' }, { label: 'Bus' }];
    expect(keyed([park, bus, park])).toEqual([
      ['Park fee 1', park],
      ['Bus 1', bus],
      ['Park fee 2', park],
    ]);
    expect(keyed([park, park]).map(([key]) => key)).toEqual(['Park fee 1', 'Park fee 2']);
    expect(keyed([{ label: 'constructor' }]).map(([key]) => key)).toEqual(['constructor 1']);
  });
});
