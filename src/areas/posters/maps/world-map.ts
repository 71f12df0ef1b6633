import { geoEqualEarth } from 'd3-geo';
import { type Land, landIn } from './land.ts';
import { landGrid, nearestCountry } from './land-grid.ts';
import { mapInks } from './map-inks.ts';
import type { MapView, Size } from './map-view.ts';
import { pathText } from './path-text.ts';
import { thinned, weigh } from './simplify.ts';

/** A country by a point in it, with how deep it is tinted: a step of `worldTints`. */
export type TintedPlace = { lat: number; long: number; step: number };

export const worldFrame: Size = { width: 1200, height: 560 };
/** From the palest; land that nobody named has the ink of any map. */
export const worldTints = ['#a9cbca', '#58979d', '#0f5463'] as const;

type WorldInks = { sea: string; home: string; tints: readonly string[] };

/** Five steps of something that weighs more and more, told apart by lightness as well; with the land that nobody named. */
export const levelInks = {
  light: { sea: '#eaf2f2', home: '#fbfaf3', tints: ['#9fc9c3', '#f0d27e', '#e29a45', '#c4552c', '#7a1a2c'] },
  dark: { sea: '#0b1e25', home: '#33474e', tints: ['#35706f', '#a98a35', '#d48a3a', '#ee8d67', '#ffc4b5'] },
} as const satisfies Record<string, WorldInks>;

const MIDDLE = 10;
/** How many square pixels a point of a coast must add to be printed. */
const FINENESS = 0.6;

/** The world with countries tinted, as an SVG of at most 60 kB. Pure: the same places give the same bytes. */
export function worldMap(places: readonly TintedPlace[], name: string): string {
  const view = worldView(worldFrame);
  const land = landIn(view);
  const grid = landGrid(land, view);
  const steps = new Map<number, number>();
  for (const { lat, long, step } of places) {
    const country = nearestCountry(grid, view.project([long, lat]));
    if (country !== null) steps.set(country, Math.max(step, steps.get(country) ?? 0));
  }
  return drawn(land, steps, { sea: mapInks.sea, home: mapInks.home, tints: worldTints }, name);
}

/**
 * The world with countries tinted by level, as an SVG of at most 60 kB. Pure.
 * @param levels for codes of two letters (ISO 3166-1), from 0, the mildest of five
 */
export function levelMap(levels: ReadonlyMap<string, number>, theme: keyof typeof levelInks, name: string): string {
  const land = landIn(worldView(worldFrame));
  const steps = new Map<number, number>();
  for (const [country, { code }] of land.countries.entries()) {
    const level = code === null ? undefined : levels.get(code);
    if (level !== undefined) steps.set(country, level);
  }
  return drawn(land, steps, levelInks[theme], name);
}

function drawn(land: Land, steps: ReadonlyMap<number, number>, inks: WorldInks, name: string): string {
  const shapes = land.countries.map(({ rings }) =>
    rings.map((ring) => pathText(thinned(weigh(ring, true), FINENESS), true)).join(''),
  );
  const tinted = [inks.home, ...inks.tints].map((ink, i) => {
    const shape = shapes.filter((_, country) => (steps.get(country) ?? -1) === i - 1).join('');
    return shape && `<path fill="${ink}" stroke="${inks.sea}" stroke-width=".8" stroke-linejoin="round" d="${shape}"/>`;
  });
  const { width, height } = worldFrame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">` +
    `<path fill="${inks.sea}" d="M0 0h${width}v${height}H0z"/>${tinted.join('')}</svg>`
  );
}

/** Where a place lies on the map of the world, in percent of its width and height. */
export function worldPoint({ lat, long }: { lat: number; long: number }): { left: number; top: number } {
  const [x, y] = worldView(worldFrame).project([long, lat]);
  return { left: percent(x / worldFrame.width), top: percent(y / worldFrame.height) };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

function worldView(size: Size): MapView {
  const projection = geoEqualEarth().rotate([-MIDDLE, 0]).fitSize([size.width, size.height], { type: 'Sphere' });
  return {
    ...size,
    projection,
    localProjection: projection,
    project: ([long, lat]) => projection([long, lat]) ?? [Number.NaN, Number.NaN],
    invert: ([x, y]) => projection.invert?.([x, y]) ?? [0, 0],
    kilometersPerPixel: 40_000 / size.width,
    detail: '110m',
    wholeWorld: true,
    cap: { center: [1, 0, 0], radius: Math.PI },
  };
}
