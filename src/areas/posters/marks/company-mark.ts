import { xml } from '../maps/xml.ts';
import { landEmblems } from './emblems-of-the-land.ts';
import { waterEmblems } from './emblems-of-the-water.ts';
import { wayEmblems } from './emblems-of-the-way.ts';
import { inksByClimate } from './mark-inks.ts';

const emblems = { ...landEmblems, ...waterEmblems, ...wayEmblems };

export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as EmblemName[];

/** What a company does, as far as an emblem can say it. */
export type MarkTheme =
  | 'ship'
  | 'walk'
  | 'safari'
  | 'desert'
  | 'polar'
  | 'bike'
  | 'rail'
  | 'culture'
  | 'family'
  | 'island'
  | 'river'
  | 'forest';

export const themeEmblems: Record<MarkTheme, readonly EmblemName[]> = {
  ship: ['sailboat', 'steamer', 'wave', 'anchor', 'lighthouse', 'whale', 'compass'],
  walk: ['peak', 'twinPeaks', 'cairn', 'tent', 'hut', 'hills', 'pines'],
  safari: ['acacia', 'sunrise', 'crane', 'balloon', 'tent'],
  desert: ['dunes', 'canyonArch', 'sunrise', 'star', 'tent'],
  polar: ['iceberg', 'whale', 'aurora', 'star', 'steamer'],
  bike: ['wheel', 'bicycle', 'road', 'hills'],
  rail: ['rails', 'bridge', 'lantern', 'peak'],
  culture: ['doorway', 'columns', 'lantern', 'bridge', 'moonRiver'],
  family: ['balloon', 'kite', 'oak', 'tent', 'sunrise'],
  island: ['palm', 'islands', 'wave', 'sailboat', 'volcano'],
  river: ['moonRiver', 'oars', 'bridge', 'steamer', 'crane'],
  forest: ['pines', 'fern', 'oak', 'hills', 'crane'],
};

const climates: Partial<Record<EmblemName, 'cold' | 'hot'>> = {
  iceberg: 'cold',
  aurora: 'cold',
  whale: 'cold',
  wave: 'cold',
  moonRiver: 'cold',
  star: 'cold',
  acacia: 'hot',
  dunes: 'hot',
  canyonArch: 'hot',
  volcano: 'hot',
  lantern: 'hot',
};

export type MarkInput = { key: string; name: string; theme?: MarkTheme };

/**
 * A company's round emblem as an SVG of at most 2 kB, drawn until it sends its own. The key decides emblem, inks and
 * direction for good; a theme narrows the emblems to those that suit the company's trips.
 */
export function companyMark({ key, name, theme }: MarkInput): string {
  const choices = theme ? themeEmblems[theme] : emblemNames;
  const emblem = pick(choices, `${key}/emblem`);
  const inks = pick(inksByClimate[climates[emblem] ?? 'any'], `${key}/inks`);
  const drawing = emblems[emblem](inks);
  const mirrored = hash(`${key}/side`) % 2 === 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${xml(name)}">`,
    `<circle fill="${inks.ground}" cx="50" cy="50" r="50"/>`,
    mirrored ? `<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>` : drawing,
    '</svg>',
  ].join('');
}

const pick = <T>(choices: readonly T[], seed: string): T => choices[hash(seed) % choices.length] as T;

/** FNV-1a with a final mix, so that keys that differ by a digit end far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
