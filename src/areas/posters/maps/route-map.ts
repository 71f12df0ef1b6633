import { boxAround } from './box.ts';
import { countryNames } from './country-names.ts';
import { graticule } from './graticule.ts';
import { landIn } from './land.ts';
import { landGrid, nearestCountry } from './land-grid.ts';
import { furnish } from './map-furniture.ts';
import { mapStops } from './map-stops.ts';
import { mapView } from './map-view.ts';
import { placeLabels } from './place-labels.ts';
import { printMap } from './print-map.ts';
import { routeLegs, worldLegs } from './route-legs.ts';
import { locatedStops, type RouteMapInput } from './route-stop.ts';

/**
 * A trip's route on real geography (Natural Earth), as an SVG of at most 25 kB in the given pixel size. Pure: the same
 * stops give the same bytes. Null when no stop has usable coordinates.
 */
export function routeMap({ stops, width, height, apart = false }: RouteMapInput): string | null {
  const located = locatedStops(stops);
  if (located.length === 0) return null;
  const view = mapView(located, { width, height });
  const { visits, dots } = mapStops(located, view.project);
  const land = landIn(view);
  const grid = landGrid(land, view);
  const legs = apart ? [] : view.wholeWorld ? worldLegs(located, view) : routeLegs(visits, grid);
  const route = legs.flatMap(({ line }) => line);
  const dotRadius = dots.length > 16 ? 4 : dots.length > 8 ? 5 : 6.5;
  const furniture = furnish(view, [...route, ...dots.map(({ at }) => at)]);
  const furnitureBoxes = [furniture.scale?.box, furniture.north?.box].flatMap((box) => (box ? [box] : []));
  const labels = placeLabels(dots, { width, height, dotReach: dotRadius + 1.25, taken: furnitureBoxes, route });
  const busy = [
    ...furnitureBoxes,
    ...labels.map(({ box }) => box),
    ...dots.map(({ at }) => boxAround(at, dotRadius + 4)),
  ];
  return printMap({
    width,
    height,
    name: accessibleName(
      apart ? 'Map' : 'Route map',
      located.map((stop) => stop.name),
    ),
    ground: {
      land,
      home: new Set(dots.flatMap(({ at }) => nearestCountry(grid, at) ?? [])),
      graticule: graticule(view),
    },
    countries: countryNames(land, grid, view, busy, route),
    legs,
    dots: dots.map(({ at }) => at),
    dotRadius,
    labels,
    furniture,
  });
}

/** "Route map: A, B, C and D". Nights in one place count once. */
function accessibleName(kind: 'Map' | 'Route map', names: readonly string[]): string {
  const places = names.map((name) => name.trim()).filter((name, index, all) => name && name !== all[index - 1]);
  const last = places.pop();
  if (!last) return kind;
  return `${kind}: ${places.length > 0 ? `${places.join(', ')} and ` : ''}${last}`;
}
