import { describe, expect, it } from 'vitest';
import type { Context } from '#kernel';
import { createSharedReadings } from './shared-readings.ts';

describe('shared readings', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const ctx = (partner: string | null = null) =>
    ({ clock: () => now, partner: partner === null ? null : { id: partner } }) as Context;

  function counted() {
    const readings = createSharedReadings();
    let taken = 0;
    const read = (context: Context) => readings.get('menus', context, async () => ++taken);
    return { readings, read };
  }

  it('are taken once for many who ask, and again a minute later', async () => {
    now = new Date('2026-11-20T12:00:00Z');
    const { read } = counted();
    expect(await Promise.all([read(ctx()), read(ctx()), read(ctx())])).toEqual([1, 1, 1]);
    now = new Date('2026-11-20T12:00:59Z');
    expect(await read(ctx())).toBe(1);
    now = new Date('2026-11-20T12:01:00Z');
    expect(await read(ctx())).toBe(2);
  });

  it('differ by partner and by day, and are taken again when they were dropped', async () => {
    now = new Date('2026-11-20T23:59:59Z');
    const { readings, read } = counted();
    expect([await read(ctx()), await read(ctx('andes')), await read(ctx())]).toEqual([1, 2, 1]);
    now = new Date('2026-11-21T00:00:00Z');
    expect(await read(ctx())).toBe(3);
    readings.drop();
    expect(await read(ctx())).toBe(4);
  });

  it('that failed are tried again by the next', async () => {
    const readings = createSharedReadings();
    await expect(readings.get('menus', ctx(), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await readings.get('menus', ctx(), async () => 'well')).toBe('well');
  });
});
