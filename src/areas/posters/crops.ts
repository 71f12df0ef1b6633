/** Where a crop puts things, as fractions of its width. The motif stands right of the sun; some crops may mirror. */
export interface Crop {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly motif: number;
  readonly sun: number;
  /** A second, small thing: a boat, a herd. */
  readonly aside: number;
  /** Left of this the sky stays empty, because text lies on it. */
  readonly calmUntil: number;
  readonly mayMirror: boolean;
}

export const crops = {
  card: { width: 800, height: 550, motif: 0.64, sun: 0.26, aside: 0.27, calmUntil: 0, mayMirror: true },
  tall: { width: 640, height: 800, motif: 0.58, sun: 0.24, aside: 0.25, calmUntil: 0, mayMirror: true },
  square: { width: 600, height: 600, motif: 0.6, sun: 0.24, aside: 0.24, calmUntil: 0, mayMirror: true },
  lead: { width: 1280, height: 720, motif: 0.65, sun: 0.27, aside: 0.28, calmUntil: 0, mayMirror: true },
  wide: { width: 1680, height: 720, motif: 0.66, sun: 0.28, aside: 0.3, calmUntil: 0, mayMirror: true },
  og: { width: 1200, height: 630, motif: 0.66, sun: 0.28, aside: 0.29, calmUntil: 0, mayMirror: true },
  hero: { width: 1680, height: 640, motif: 0.68, sun: 0.26, aside: 0.36, calmUntil: 0, mayMirror: false },
  banner: { width: 1920, height: 880, motif: 0.8, sun: 0.58, aside: 0.56, calmUntil: 0.48, mayMirror: false },
  'night-band': { width: 1800, height: 500, motif: 0.58, sun: 0.495, aside: 0.5, calmUntil: 0.46, mayMirror: false },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;
export const cropNames = Object.keys(crops) as CropName[];
