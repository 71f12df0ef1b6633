import type { Biome, Hour, Poster } from '../catalogue.ts';
import { hexFromLab, type Lab, labFromHex, mixLab } from './color.ts';

/** What an hour does to the world: its sky from top to horizon, and how it grades every other color. */
export interface Light {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly cloud: string;
  readonly haze: string;
  /** Brightness gain, then how much of the red-green and of the blue-yellow axis survives. */
  readonly grade: readonly [gain: number, greenRed: number, blueYellow: number];
  readonly shadow: string;
  readonly tint: string;
  readonly tintAmount: number;
  /** Windows and camp fires; by day windows are dark. */
  readonly lamp: string;
}

const dawn = {
  sun: '#fff2df',
  shadow: '#4d5476',
  tint: '#6a6590',
  tintAmount: 0.14,
  lamp: '#4a5568',
  grade: [0.95, 0.95, 0.85],
} as const;
const morning = {
  sun: '#fffaea',
  shadow: '#1f5566',
  tint: '#2a6a7c',
  tintAmount: 0.06,
  lamp: '#31525a',
  grade: [1, 1, 1],
} as const;
const noon = {
  sun: '#fff5d2',
  shadow: '#1a4a60',
  tint: '#1f6f86',
  tintAmount: 0.02,
  lamp: '#2c4c56',
  grade: [1.01, 1.06, 1.06],
} as const;
const golden = {
  sun: '#fffbe8',
  shadow: '#6d3a30',
  tint: '#b4552c',
  tintAmount: 0.17,
  lamp: '#5e3a2c',
  grade: [0.97, 0.95, 1],
} as const;
// Dusk and night dim but keep the red axis: mixing orange into blue is what turns sand and brick gray.
const dusk = {
  sun: '#ffdf9a',
  shadow: '#2a1638',
  tint: '#55284c',
  tintAmount: 0.26,
  lamp: '#ffd27d',
  grade: [0.74, 1, 0.72],
} as const;
const night = {
  sun: '#f8eed2',
  shadow: '#061426',
  tint: '#12345a',
  tintAmount: 0.24,
  lamp: '#ffcf7a',
  grade: [0.5, 0.84, 0.5],
} as const;

/** Two skies an hour; the seed picks one. */
const lights: Record<Hour, readonly [Light, Light]> = {
  dawn: [
    { ...dawn, sky: ['#86aec0', '#dccdc6', '#f9cfaf'], haze: '#f0d1bf', cloud: '#fff0e4' },
    { ...dawn, sky: ['#9aa6c6', '#e3c4c6', '#fbdcb8'], haze: '#ecccc6', cloud: '#fff1ea' },
  ],
  morning: [
    { ...morning, sky: ['#6bb2c5', '#a8d4d3', '#eaeedb'], haze: '#d2e4dc', cloud: '#fbfbf2' },
    { ...morning, sky: ['#7fb9cf', '#b9d8dc', '#f3ead6'], haze: '#d9e2dc', cloud: '#fdfaf2' },
  ],
  noon: [
    { ...noon, sky: ['#2a8db0', '#68b8c8', '#c6e4dc'], haze: '#b6dbd8', cloud: '#f6f8f0' },
    { ...noon, sky: ['#3f94c4', '#86c4dc', '#d7e9e4'], haze: '#c2dfe2', cloud: '#fafaf4' },
  ],
  golden: [
    { ...golden, sky: ['#dfa056', '#f1c377', '#fbe5b6'], haze: '#f5cf96', cloud: '#fdf0d0' },
    { ...golden, sky: ['#8fb3a8', '#ecc98d', '#fbd9a0'], haze: '#f3cf9e', cloud: '#fff0d2' },
  ],
  dusk: [
    { ...dusk, sky: ['#24506c', '#cb6c5c', '#f9b974'], haze: '#d8856a', cloud: '#f3a57c' },
    { ...dusk, sky: ['#453f74', '#bd607a', '#f8ac74'], haze: '#cd7a76', cloud: '#ee9a88' },
  ],
  night: [
    { ...night, sky: ['#0a2135', '#14435b', '#3d7886'], haze: '#2e6376', cloud: '#3d7284' },
    { ...night, sky: ['#121c40', '#2a3a6e', '#5d6f9c'], haze: '#42568a', cloud: '#5566a0' },
  ],
};

/** Dry country at night: a violet sky, as teal haze over sand and brick is gray. */
const desertNights: readonly [Light, Light] = [
  { ...night, tint: '#2b1d4c', sky: ['#11183a', '#3a3068', '#95657c'], haze: '#5f4569', cloud: '#77567f' },
  { ...night, tint: '#28204c', sky: ['#0d1d3e', '#2c3a6c', '#7d6a94'], haze: '#514a74', cloud: '#66608c' },
];

const dryBiomes: ReadonlySet<Biome> = new Set(['dunes', 'canyon', 'savanna']);
const isDry = ({ biome, motif }: Poster) => dryBiomes.has(biome) || motif === 'nile' || motif === 'medina';

/** The light of a poster's hour, under one of that hour's two skies. */
export function lightOf(poster: Poster, second: boolean): Light {
  const pair = poster.hour === 'night' && isDry(poster) ? desertNights : lights[poster.hour];
  return pair[second ? 1 : 0];
}

/** A pigment as this hour shows it. `depth` runs from 0, at our feet, to 1, lost in haze. */
export function graded(light: Light, pigment: string, depth: number): string {
  const [lightness, a, b] = labFromHex(pigment);
  const [gain, greenRed, blueYellow] = light.grade;
  // Snow and whitewash keep more of their brightness in the dark than a straight gain would leave them.
  const glow = gain < 0.9 ? Math.max(0, lightness - 0.78) * 0.5 : 0;
  const dimmed: Lab = [lightness * gain + glow, a * greenRed, b * blueYellow];
  const tinted = mixLab(dimmed, labFromHex(light.tint), light.tintAmount);
  return hexFromLab(mixLab(tinted, labFromHex(light.haze), Math.min(1, Math.max(0, depth)) * 0.86));
}
