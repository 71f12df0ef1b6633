import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathText } from './path-text.ts';

test('leaves out every space that SVG can do without', () => {
  const points = [
    [10, 0.5],
    [10.52, 1],
    [9, 1.04],
    [12.5, 1.5],
  ] as const;
  expect(pathText(points, true)).toBe('M10 .5l.5.5-1.5 0 3.5.5z');
});

test('can be read back to within a tenth of a pixel', () => {
  const pixel = fc.double({ min: -10, max: 700, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(pixel, pixel), { minLength: 2, maxLength: 30 }), (points) => {
      const numbers = (pathText(points, false).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const read = numbers.flatMap((step, index) => {
        if (index % 2 === 0) {
          x += step;
          return [];
        }
        y += step;
        return [[x, y] as const];
      });
      for (const [px, py] of points) {
        if (read.length > 0) expect(read.some(([rx, ry]) => Math.hypot(rx - px, ry - py) < 0.1)).toBe(true);
      }
    }),
  );
});
