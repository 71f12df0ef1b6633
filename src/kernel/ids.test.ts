import { describe, expect, it } from 'vitest';
import { createIds, isId, newId } from './ids.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const timeOf = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

describe('an id', () => {
  let now = NOON;
  const row = () => {
    now = NOON;
    const next = createIds(() => now);
    return (howMany: number) => Array.from({ length: howMany }, next);
  };

  it('is a UUID of version 7 with the time it was made in front', () => {
    const [id = ''] = row()(1);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timeOf(id)).toBe(NOON);
    expect(isId(id)).toBe(true);
    expect(Math.abs(timeOf(newId()) - Date.now())).toBeLessThan(60_000);
  });

  it('sorts by when it was made, also among those of its millisecond, and is never the same twice', () => {
    const make = row();
    const first = make(2000);
    now = NOON + 1;
    const ids = [...first, ...make(2000)];
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(4000);
    expect(new Set(ids.map(timeOf))).toEqual(new Set([NOON, NOON + 1]));
  });

  it('runs ahead of the clock when a millisecond has no more of them, and stays there when the clock is put back', () => {
    const make = row();
    const before = make(5000);
    now = NOON - 3_600_000;
    const ids = [...before, ...make(1)];
    expect(ids.toSorted()).toEqual(ids);
    expect(timeOf(ids.at(-1) ?? '')).toBe(NOON + 1);
  });
});
