import { describe, expect, it } from 'vitest';
import { isId, newId } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7 with the time it was made in front', () => {
    const id = newId(Date.UTC(2026, 10, 20, 12));
    expect(id).toMatch(/^01a1f8d3-ea00-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isId(id)).toBe(true);
  });

  it('sorts by its time and is never the same twice', () => {
    const ids = Array.from({ length: 1000 }, (_, i) => newId(1_700_000_000_000 + i));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000);
  });
});
