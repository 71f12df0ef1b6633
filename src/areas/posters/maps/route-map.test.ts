import { geoDistance } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import { bestMapShape } from './best-map-shape.ts';
import { landIn } from './land.ts';
import { landGrid, ownerAt, sea } from './land-grid.ts';
import { furnish } from './map-furniture.ts';
import { mapInks } from './map-inks.ts';
import { mapView } from './map-view.ts';
import { routeLegend } from './route-legend.ts';
import { routeLegs } from './route-legs.ts';
import { routeMap } from './route-map.ts';
import { locatedStops, type RouteStop } from './route-stop.ts';
import { routes } from './testing.ts';

const portrait = { width: 300, height: 400 };
const landscape = { width: 640, height: 420 };
const cases = Object.entries(routes).flatMap(([name, stops]) =>
  [portrait, landscape].map((size) => ({ name, stops: stops as RouteStop[], ...size })),
);
const viewOf = (stops: RouteStop[], size = portrait) => mapView(locatedStops(stops), size);
const dotsOf = (svg: string): [number, number][] =>
  [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('routeMap', () => {
  test.each(cases)('$name at $width × $height: every stop in the frame, at most 25 kB, the same each time', (input) => {
    const svg = routeMap(input) ?? '';
    const dots = dotsOf(svg);
    expect(dots.length).toBe(new Set(input.stops.map(({ name }) => name)).size);
    for (const [x, y] of dots) {
      expect(x > 10 && x < input.width - 10 && y > 10 && y < input.height - 10).toBe(true);
    }
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(25_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(routeMap(input)).toBe(svg);
  });

  test('names its stops for those who cannot see it, and escapes them', () => {
    const stops = routes.tuscany.map((stop, index) => (index === 1 ? { ...stop, name: `A & B <"'>\u0001` } : stop));
    const svg = routeMap({ stops, ...portrait }) ?? '';
    expect(svg).toContain('role="img" aria-label="Route map: San Gimignano, A &amp; B &lt;&quot;&#39;&gt;  and Siena"');
    expect(svg.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/&|<"|\p{Cc}/u);
  });

  test('draws no route between places that stand apart, and says so to those who cannot see it', () => {
    const stops = routes.tuscany;
    const joined = routeMap({ stops, ...portrait }) ?? '';
    const apart = routeMap({ stops, ...portrait, apart: true }) ?? '';
    expect([joined, apart].map((svg) => svg.includes(`stroke="${mapInks.route}"`))).toEqual([true, false]);
    expect(apart).toContain('aria-label="Map: ');
    expect(dotsOf(apart)).toEqual(dotsOf(joined));
  });

  test('is null without coordinates, and skips the stops that lack them', () => {
    const lost = { name: 'Somewhere', lat: null, long: null, days: '2', mode: null } as const;
    expect(routeMap({ stops: [], ...portrait })).toBeNull();
    expect(
      routeMap({ stops: [lost, { ...lost, lat: 0, long: 0 }, { ...lost, lat: Number.NaN, long: 4 }], ...portrait }),
    ).toBeNull();
    expect(dotsOf(routeMap({ stops: [lost, ...routes.tuscany], ...portrait }) ?? '')).toHaveLength(3);
  });

  test('prints a place that the route comes back to as one dot with both days', () => {
    const svg = routeMap({ stops: routes.antarctica, ...portrait }) ?? '';
    expect(svg).toContain('Days 1, 9–10');
    expect(dotsOf(svg)).toHaveLength(3);
  });

  test('puts days together that are told one by one', () => {
    const [first, second, ...rest] = routes.tuscany;
    if (!first || !second) throw new Error('the sample route is too short');
    const stops = [
      { ...first, days: '1' },
      { ...first, days: '2', mode: null },
      { ...first, days: '3', mode: null },
      { ...second, days: '4' },
      ...rest.map((stop, i) => ({ ...stop, days: String(5 + i) })),
      { ...first, days: '9' },
    ];
    const svg = routeMap({ stops, ...portrait }) ?? '';
    expect(svg).toContain('Days 1–3, 9');
    expect(svg).toContain('Day 4');
  });

  test('lets a theme recolor it: every color is a property with a fallback', () => {
    const svg = routeMap({ stops: routes.patagonia, ...portrait }) ?? '';
    expect(svg.match(/(?:fill|stroke)="#/g)).toBeNull();
    expect(svg).toContain('var(--map-sea,#');
  });
});

describe('the view', () => {
  test('stays compact across the antimeridian and round a pole', () => {
    expect(viewOf(routes.fiji).kilometersPerPixel).toBeLessThan(6);
    expect(viewOf(routes.antarctica).kilometersPerPixel).toBeLessThan(6);
    expect(viewOf(routes.arctic).kilometersPerPixel).toBeLessThan(8);
  });

  test('never shows less than about 60 km, and more about a single stop', () => {
    const [first] = routes.tuscany;
    const near = first ? [first, { ...first, lat: first.lat ?? 0, long: (first.long ?? 0) + 0.01 }] : [];
    expect(viewOf(near).kilometersPerPixel * 300).toBeCloseTo(60, 0);
    expect(viewOf(routes.lisbon).kilometersPerPixel * 300).toBeGreaterThan(150);
  });

  test.each(['patagonia', 'fiji', 'antarctica', 'arctic', 'norway', 'siberia', 'tuscany', 'lisbon'] as const)(
    'the scale bar of %s agrees with the distance on the globe within 10% and is round',
    (name) => {
      const view = viewOf(routes[name], landscape);
      const { scale } = furnish(view, []);
      if (!scale) throw new Error('no scale bar');
      const [x, y] = [view.width / 2, view.height / 2];
      const half = scale.length / 2;
      const kilometers = geoDistance([...view.invert([x - half, y])], [...view.invert([x + half, y])]) * 6371;
      expect(Math.abs(kilometers / scale.kilometers - 1)).toBeLessThan(0.1);
      expect(String(scale.kilometers)).toMatch(/^[125]0*$/);
    },
  );

  test('a map of the world has neither scale nor north arrow', () => {
    expect(furnish(viewOf(routes.world), [])).toEqual({ scale: null, north: null });
  });

  test('shows the land: Antarctica under its ships, Argentina beside Chile', () => {
    const seen = (stops: RouteStop[]) => landIn(viewOf(stops)).countries.map(({ name }) => name);
    expect(seen(routes.antarctica)).toContain('Antarctica');
    expect(seen(routes.patagonia).sort()).toEqual(['Argentina', 'Chile']);
    const view = viewOf(routes.antarctica);
    const grid = landGrid(landIn(view), view);
    expect(ownerAt(grid, view.project([-60, -64.1]))).not.toBe(sea);
    expect(ownerAt(grid, view.project([-62, -59]))).toBe(sea);
  });
});

describe('routeLegs', () => {
  test('takes a ship around the land', () => {
    const view = viewOf(routes.norway, landscape);
    const grid = landGrid(landIn(view), view);
    const visits = locatedStops(routes.norway).map((stop) => ({
      at: view.project([stop.long, stop.lat]),
      mode: stop.mode,
    }));
    const points = routeLegs(visits, grid).flatMap(({ line }) => line);
    const ashore = points.filter((point) => (ownerAt(grid, point) ?? sea) !== sea);
    expect(ashore.length / points.length).toBeLessThan(0.25);
  });
});

describe('routeLegend', () => {
  test('explains only the lines that are there', () => {
    expect(routeLegend([null, 'foot', 'road', 'road'])).toBe('Solid line by road, dashed on foot.');
    expect(routeLegend(['ship'])).toBe('Dash-dot line by boat.');
    expect(routeLegend(['flight'])).toBe('Thin arc by air.');
    expect(routeLegend([null])).toBe('');
  });
});

describe('bestMapShape', () => {
  test('stands a north–south route up and lays an east–west one down, across the antimeridian too', () => {
    expect(bestMapShape(routes.patagonia)).toBe('portrait');
    expect(bestMapShape(routes.siberia)).toBe('landscape');
    expect(bestMapShape(routes.fiji)).toBe('landscape');
    expect(bestMapShape(routes.lisbon)).toBe('portrait');
  });
});
