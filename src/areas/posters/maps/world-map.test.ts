import { expect, test } from 'vitest';
import { levelInks, levelMap, worldMap, worldPoint, worldTints } from './world-map.ts';

const peru = { lat: -10, long: -76, step: 0 };
const chile = { lat: -30, long: -71, step: 2 };

test('a map of the world tints the countries it is told, each in its step, in at most 60 kB', () => {
  const plain = worldMap([], 'Map');
  const tinted = worldMap([peru, chile], 'Map');
  expect(worldTints.map((tint) => plain.includes(tint))).toEqual([false, false, false]);
  expect(worldTints.map((tint) => tinted.includes(tint))).toEqual([true, false, true]);
  expect(Buffer.byteLength(tinted)).toBeLessThanOrEqual(60_000);
  expect(tinted).not.toMatch(/NaN|undefined|Infinity/);
});

test('a country that is told twice has its deeper tint, and a point far out at sea tints nothing', () => {
  const deep = worldMap([chile, { ...chile, step: 1 }], 'Map');
  expect(deep).toBe(worldMap([chile], 'Map'));
  expect(worldMap([{ lat: -40, long: -120, step: 1 }], 'Map')).toBe(worldMap([], 'Map'));
});

test('a map of levels tints countries by their codes, in light and in dark, and what has no code not at all', () => {
  const levels = new Map([
    ['PE', 0],
    ['XK', 4],
    ['ZZ', 2],
  ]);
  for (const theme of ['light', 'dark'] as const) {
    const { tints, home } = levelInks[theme];
    const map = levelMap(levels, theme, 'Map');
    expect(tints.map((tint) => map.includes(tint))).toEqual([true, false, false, false, true]);
    expect(map).toContain(home);
    expect(Buffer.byteLength(map)).toBeLessThanOrEqual(60_000);
  }
});

test('says where a place lies on it: north above, east to the right, the middle where the map has its own', () => {
  expect(worldPoint({ lat: 0, long: 10 })).toEqual({ left: 50, top: 50 });
  const north = worldPoint({ lat: 60, long: 10 });
  expect(north.left).toBe(50);
  expect(north.top).toBeLessThan(25);
  const east = worldPoint({ lat: 0, long: 60 });
  expect(east.left).toBeGreaterThan(60);
  expect(east.top).toBe(50);
});
