import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxAround, boxesMeet, boxInside } from './box.ts';
import { type LabelWish, placeLabels, type Surroundings, wrapped } from './place-labels.ts';

const around: Surroundings = {
  width: 300,
  height: 400,
  dotReach: 7.75,
  taken: [{ x: 16, y: 371, width: 90, height: 16 }],
  route: [],
};

const wish = fc.record({
  at: fc.tuple(fc.double({ min: 20, max: 280, noNaN: true }), fc.double({ min: 20, max: 360, noNaN: true })),
  days: fc.option(fc.constantFrom('Day 3', 'Days 1–2', 'Days 10–12, 14')),
  name: fc.string({ maxLength: 40, unit: 'grapheme' }),
  importance: fc.double({ min: 1, max: 4, noNaN: true }),
});

const stop = (x: number, y: number, name: string, importance = 1): LabelWish => ({
  at: [x, y],
  days: 'Day 1',
  name,
  importance,
});

describe('placeLabels', () => {
  test('keeps labels off each other, off every dot and the furniture, and inside the frame', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        const labels = placeLabels(wishes, around);
        labels.forEach(({ box }, index) => {
          expect(boxInside(box, around.width, around.height, 0)).toBe(true);
          expect(labels.slice(index + 1).some((other) => boxesMeet(other.box, box))).toBe(false);
          expect(wishes.some(({ at }) => boxesMeet(boxAround(at, around.dotReach), box))).toBe(false);
          expect(around.taken.some((other) => boxesMeet(other, box))).toBe(false);
        });
        expect(new Set(labels.map((label) => label.wish)).size).toBe(labels.length);
      }),
      { numRuns: 120 },
    );
  });

  test('labels every stop where there is room, days above the name', () => {
    const labels = placeLabels([stop(150, 60, 'El Chaltén'), stop(150, 200, 'El Calafate')], around);
    expect(labels.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Day 1', 'El Chaltén'],
      ['Day 1', 'El Calafate'],
    ]);
  });

  test('turns a label inward at the right edge', () => {
    const [label] = placeLabels([stop(280, 200, 'Honningsvåg')], around);
    expect(label?.anchor).toBe('end');
  });

  test('when crowded, drops the less important label and keeps the ends of the route', () => {
    const crowd = Array.from({ length: 9 }, (_, index) =>
      stop(140 + (index % 3) * 19, 180 + Math.floor(index / 3) * 19, `Stop ${index}`, index === 4 ? 1 : 2),
    );
    const labels = placeLabels(crowd, around);
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.some((label) => label.wish === 4)).toBe(false);
  });

  test('moves a label off the route line', () => {
    const route = Array.from({ length: 30 }, (_, index) => [150 + index * 4, 200] as const);
    const [label] = placeLabels([stop(150, 200, 'Aswan')], { ...around, route });
    expect(label && route.some(([x, y]) => boxesMeet(boxAround([x, y], 0.1), label.box))).toBe(false);
  });
});

describe('wrapped', () => {
  test('breaks a long name once, near its middle, and shortens what still does not fit', () => {
    expect(wrapped('Siena', 104)).toEqual(['Siena']);
    expect(wrapped('Punta Espinoza, Fernandina', 104)).toEqual(['Punta Espinoza,', 'Fernandina']);
    expect(wrapped('Llanfairpwllgwyngyllgogerychwyrndrobwll', 104)[0]).toMatch(/…$/);
  });
});
