import { compactPath } from './compact-path.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects flat SVG shapes. A canvas is 1000 units tall; its width follows the crop. */
export interface Canvas {
  fill(path: string, paint: string, opacity?: number): void;
  stroke(path: string, paint: string, width: number, opacity?: number): void;
  /** Strokes with cut ends: rows of windows, or with `dash` battlements and posts. */
  bars(path: string, paint: string, width: number, dash?: readonly [long: number, gap: number], opacity?: number): void;
  disc(x: number, y: number, radius: number, paint: string, opacity?: number): void;
  /** A vertical gradient between two heights, returned as a paint. */
  fade(fromY: number, toY: number, stops: readonly Stop[]): string;
  /** A vertical gradient over the height of whatever it fills, shared by all that ask for the same stops. */
  drop(stops: readonly Stop[]): string;
  /** A round gradient that fades to nothing: lamp light. */
  halo(x: number, y: number, radius: number, color: string, opacity: number): void;
  /** Draws in local coordinates with (0, 0) at (x, y). */
  at(x: number, y: number, scale: number, draw: () => void, flip?: boolean): void;
  /** Draws, then repeats it upside down below the water line. */
  reflected(waterY: number, squash: number, opacity: number, draw: () => void): void;
  /** Names a path so that many copies cost little; see `copy`. */
  stamp(path: string): string;
  /** Names a whole drawing, colors and all, for `copy` without a paint. */
  define(draw: () => void): string;
  copy(stamp: string, x: number, y: number, scaleX: number, scaleY: number, paint?: string): void;
  content(): string;
}

const round = Math.round;
const two = (value: number) => `${round(value * 100) / 100}`.replace(/^(-?)0\./, '$1.');
const opacityOf = (value: number | undefined) => (value === undefined || value >= 1 ? '' : ` opacity="${two(value)}"`);
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;
// Short hex where it loses nothing.
const paintOf = (paint: string) => paint.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity]) => {
      const place = offset === 0 ? '' : ` offset="${two(offset)}"`;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${two(opacity)}"`;
      return `<stop${place} stop-color="${paintOf(color)}"${alpha}/>`;
    })
    .join('');

export function createCanvas(): Canvas {
  const definitions: string[] = [];
  const shapes: string[] = [];
  const stamps = new Map<string, string>();
  const drops = new Map<string, string>();
  const halos = new Map<string, string>();
  let named = 0;
  const name = () => `p${(named++).toString(36)}`;

  const canvas: Canvas = {
    fill(path, paint, opacity) {
      if (path) shapes.push(`<path d="${compactPath(path)}" fill="${paintOf(paint)}"${opacityOf(opacity)}/>`);
    },
    stroke(path, paint, width, opacity) {
      if (!path) return;
      const ends = 'fill="none" stroke-linecap="round"';
      shapes.push(
        `<path d="${compactPath(path)}" ${ends} stroke="${paintOf(paint)}" stroke-width="${round(width)}"${opacityOf(opacity)}/>`,
      );
    },
    bars(path, paint, width, dash, opacity) {
      if (!path) return;
      const pattern = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
      const look = `fill="none" stroke="${paintOf(paint)}" stroke-width="${round(width)}"`;
      shapes.push(`<path d="${compactPath(path)}" ${look}${pattern}${opacityOf(opacity)}/>`);
    },
    disc(x, y, radius, paint, opacity) {
      const circle = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`;
      shapes.push(`<circle ${circle} fill="${paintOf(paint)}"${opacityOf(opacity)}/>`);
    },
    fade(fromY, toY, stops) {
      const id = name();
      const axis = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(fromY)}" y2="${round(toY)}"`;
      definitions.push(`<linearGradient id="${id}" ${axis}>${stopsOf(stops)}</linearGradient>`);
      return `url(#${id})`;
    },
    drop(stops) {
      const inner = stopsOf(stops);
      let id = drops.get(inner);
      if (!id) {
        id = name();
        drops.set(inner, id);
        definitions.push(`<linearGradient id="${id}" x2="0" y2="1">${inner}</linearGradient>`);
      }
      return `url(#${id})`;
    },
    halo(x, y, radius, color, opacity) {
      const stops = `<stop stop-color="${color}" stop-opacity="${two(opacity)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
      let id = halos.get(stops);
      if (!id) {
        id = name();
        halos.set(stops, id);
        definitions.push(`<radialGradient id="${id}">${stops}</radialGradient>`);
      }
      canvas.disc(x, y, radius, `url(#${id})`);
    },
    at(x, y, scale, draw, flip = false) {
      const size = flip ? `scale(-${two(scale)} ${two(scale)})` : scale === 1 ? '' : `scale(${two(scale)})`;
      shapes.push(`<g transform="translate(${pair(x, y)})${size}">`);
      draw();
      shapes.push('</g>');
    },
    reflected(waterY, squash, opacity, draw) {
      const id = name();
      shapes.push(`<g id="${id}">`);
      draw();
      shapes.push('</g>');
      const flip = `matrix(1 0 0 -${two(squash)} 0 ${round(waterY * (1 + squash))})`;
      shapes.push(`<use href="#${id}" transform="${flip}"${opacityOf(opacity)}/>`);
    },
    stamp(path) {
      const known = stamps.get(path);
      if (known) return known;
      const id = name();
      stamps.set(path, id);
      definitions.push(`<path id="${id}" d="${compactPath(path)}"/>`);
      return id;
    },
    define(draw) {
      const id = name();
      const before = shapes.length;
      draw();
      definitions.push(`<g id="${id}">${shapes.splice(before).join('')}</g>`);
      return id;
    },
    copy(stamp, x, y, scaleX, scaleY, paint) {
      const size = scaleX === scaleY ? two(scaleX) : `${two(scaleX)} ${two(scaleY)}`;
      const place = `translate(${pair(x, y)})${size === '1' ? '' : `scale(${size})`}`;
      shapes.push(`<use href="#${stamp}" transform="${place}"${paint ? ` fill="${paintOf(paint)}"` : ''}/>`);
    },
    content: () => `${definitions.length ? `<defs>${definitions.join('')}</defs>` : ''}${shapes.join('')}`,
  };
  return canvas;
}
