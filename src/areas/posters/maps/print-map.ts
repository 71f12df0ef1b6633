import { type CountryName, countrySize, countryTracking } from './country-names.ts';
import { type Furniture, labelSize } from './map-furniture.ts';
import { mapFont, mapInks } from './map-inks.ts';
import type { Point } from './map-view.ts';
import { pathText } from './path-text.ts';
import { daysSize, lineHeight, nameSize, type PlacedLabel } from './place-labels.ts';
import type { Ground } from './print-ground.ts';
import { printGround } from './print-ground.ts';
import type { Leg } from './route-legs.ts';
import type { TravelMode } from './route-stop.ts';
import { thinned, weigh } from './simplify.ts';
import { xml } from './xml.ts';

export type MapPrint = {
  ground: Ground;
  width: number;
  height: number;
  name: string;
  countries: CountryName[];
  legs: Leg[];
  dots: Point[];
  dotRadius: number;
  labels: PlacedLabel[];
  furniture: Furniture;
};

const most = 24_000;

/** Prints as finely as the budget allows: what the route and its labels leave of it goes to the coasts. */
export function printMap(print: MapPrint): string {
  const { width, height } = print;
  const before =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${xml(print.name)}">` +
    `<path fill="${mapInks.sea}" d="M0 0h${width}v${height}H0z"/>`;
  const after = [
    countryText(print.countries),
    ...print.legs.map(legPath),
    dots(print),
    labelText(print.labels),
    furniture(print.furniture),
    '</svg>',
  ].join('');
  return before + printGround(print.ground, most - Buffer.byteLength(before + after)) + after;
}
function countryText(countries: readonly CountryName[]): string {
  if (countries.length === 0) return '';
  const texts = countries.map(({ text, at }) => `<text x="${short(at[0])}" y="${short(at[1])}">${xml(text)}</text>`);
  return `<g font-family="${mapFont}" font-size="${countrySize}" letter-spacing="${countryTracking}" text-anchor="middle" fill="${mapInks.country}">${texts.join('')}</g>`;
}

const strokes: Record<TravelMode | 'unknown', string> = {
  road: 'stroke-width="3"',
  foot: 'stroke-width="3" stroke-dasharray="3.5 6.5"',
  ship: 'stroke-width="2.6" stroke-dasharray="9 5.5 .1 5.5"',
  flight: 'stroke-width="1.5"',
  rail: 'stroke-width="3.4"',
  unknown: 'stroke-width="2"',
};

function legPath({ mode, line }: Leg): string {
  const shape = pathText(thinned(weigh(line, false), 0.15), false);
  const stroke = `<path fill="none" stroke="${mapInks.route}" stroke-linecap="round" ${strokes[mode ?? 'unknown']} d="${shape}"/>`;
  const ties = `<path fill="none" stroke="${mapInks.dot}" stroke-width="1.4" stroke-dasharray="4.5 4.5" d="${shape}"/>`;
  return mode === 'rail' ? stroke + ties : stroke;
}

function dots({ dots: places, dotRadius }: MapPrint): string {
  const circles = places.map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${dotRadius}"/>`);
  return `<g fill="${mapInks.dot}" stroke="${mapInks.ink}" stroke-width="${dotRadius > 5 ? 2.5 : 2}">${circles.join('')}</g>`;
}

function labelText(labels: readonly PlacedLabel[]): string {
  if (labels.length === 0) return '';
  const texts = labels.map(({ lines, anchor, box }) => {
    const x = short(anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2);
    const first = box.y + lineHeight * 0.8;
    const spans = lines.map(({ text, bold }, index) => {
      const place = index === 0 ? '' : ` x="${x}" dy="${lineHeight}"`;
      const face = bold ? ` font-size="${daysSize}" font-weight="600"` : '';
      return place || face ? `<tspan${place}${face}>${xml(text)}</tspan>` : xml(text);
    });
    const align = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
    return `<text x="${x}" y="${short(first)}"${align}>${spans.join('')}</text>`;
  });
  return `<g font-family="${mapFont}" font-size="${nameSize}" fill="${mapInks.ink}" paint-order="stroke" stroke="${mapInks.halo}" stroke-width="3.5" stroke-opacity=".9" stroke-linejoin="round">${texts.join('')}</g>`;
}

function furniture({ scale, north }: Furniture): string {
  const arrow =
    north &&
    `<path fill="${mapInks.ink}" transform="translate(${short(north.at[0])} ${short(north.at[1])})${north.turn ? ` rotate(${north.turn})` : ''}" d="M0-14l6 26-6-5-6 5z"/>`;
  if (!scale) return arrow ?? '';
  const [x, y] = [short(scale.box.x), short(scale.box.y + 8)];
  const bar = `<path fill="none" stroke="${mapInks.ink}" stroke-width="1.5" d="M${x} ${y}h${short(scale.length)}m0-4v8M${x} ${short(scale.box.y + 4)}v8"/>`;
  const text = `<text x="${short(scale.box.x + scale.length + 8)}" y="${short(scale.box.y + 12)}" font-family="${mapFont}" font-size="${labelSize}" fill="${mapInks.ink}" paint-order="stroke" stroke="${mapInks.halo}" stroke-width="3" stroke-opacity=".7">${scale.label}</text>`;
  return `${arrow ?? ''}${bar}${text}`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
