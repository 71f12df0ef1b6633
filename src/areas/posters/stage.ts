import type { Hour, Poster } from './catalogue.ts';
import { compositions } from './composition.ts';
import { type CropName, crops } from './crops.ts';
import { type Canvas, createCanvas } from './drawing/canvas.ts';
import { brighten, mix } from './drawing/color.ts';
import { graded, type Light, lightOf } from './drawing/light.ts';
import { createRandom, type Random } from './drawing/random.ts';

interface SkyStyle {
  readonly disc: 'rings' | 'rays' | 'halo' | 'none';
  readonly clouds: number;
}

/** Skies differ in what they hold; two have no sun, three no clouds. */
const skyStyles: readonly [SkyStyle, ...SkyStyle[]] = [
  { disc: 'rings', clouds: 3 },
  { disc: 'rays', clouds: 0 },
  { disc: 'halo', clouds: 4 },
  { disc: 'halo', clouds: 0 },
  { disc: 'none', clouds: 5 },
  { disc: 'rings', clouds: 0 },
  { disc: 'none', clouds: 0 },
  { disc: 'halo', clouds: 2 },
];

/** Everything a motif draws with. Light always falls from the left; a mirrored poster is flipped as a whole. */
export interface Stage {
  readonly width: number;
  /** 1, and more in very wide crops: repeated things stand farther apart there, to keep the file small. */
  readonly sparseness: number;
  readonly motifX: number;
  readonly sunX: number;
  readonly asideX: number;
  readonly calmUntil: number;
  readonly skyStyle: SkyStyle;
  readonly hour: Hour;
  /** Dusk or night: windows glow. */
  readonly dark: boolean;
  readonly light: Light;
  readonly canvas: Canvas;
  readonly random: Random;
  ink(pigment: string, depth?: number): string;
  lit(pigment: string, amount: number, depth?: number): string;
  shade(pigment: string, amount: number, depth?: number): string;
  /** How much a motif this wide must shrink to stand whole around `motifX`. */
  fit(width: number): number;
}

export type Draw = (stage: Stage) => void;

export function createStage(poster: Poster, cropName: CropName): Stage {
  const crop = crops[cropName];
  const composition = compositions[cropName];
  const random = createRandom(`${poster.biome}:${poster.motif}:${poster.seed}`);
  const light = lightOf(poster, random.fork('light').chance(0.45));
  const width = Math.round((1000 * crop.width) / crop.height);
  const nudge = random.fork('place').between(-18, 18);
  const motifX = Math.round(width * composition.motif + nudge);
  const dark = poster.hour === 'dusk' || poster.hour === 'night';
  const ink = (pigment: string, depth = 0) => graded(light, pigment, depth);
  return {
    width,
    sparseness: Math.max(1, width / 1900),
    motifX,
    sunX: Math.round(width * composition.sun - nudge),
    asideX: Math.round(width * composition.aside + nudge / 2),
    calmUntil: Math.round(width * composition.calmUntil),
    skyStyle: random.fork('sky').pick(skyStyles),
    hour: poster.hour,
    dark,
    light,
    canvas: createCanvas(),
    random,
    ink,
    lit: (pigment, amount, depth) =>
      poster.hour === 'night' ? brighten(ink(pigment, depth), amount) : mix(ink(pigment, depth), light.sun, amount),
    shade: (pigment, amount, depth) => mix(ink(pigment, depth), light.shadow, amount),
    fit: (motifWidth) => Math.min(1, (2 * Math.min(motifX, width - motifX) - 50) / motifWidth),
  };
}
