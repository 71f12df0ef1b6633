import type { CropName } from './crops.ts';

/** Where a crop puts things, as fractions of its width. The motif stands right of the sun; some crops may mirror. */
export interface Composition {
  readonly motif: number;
  readonly sun: number;
  /** A second, small thing: a boat, a herd. */
  readonly aside: number;
  /** Left of this the sky stays empty, because text lies on it. */
  readonly calmUntil: number;
  readonly mayMirror: boolean;
}

export const compositions: Readonly<Record<CropName, Composition>> = {
  card: { motif: 0.64, sun: 0.26, aside: 0.27, calmUntil: 0, mayMirror: true },
  tall: { motif: 0.58, sun: 0.24, aside: 0.25, calmUntil: 0, mayMirror: true },
  square: { motif: 0.6, sun: 0.24, aside: 0.24, calmUntil: 0, mayMirror: true },
  lead: { motif: 0.65, sun: 0.27, aside: 0.28, calmUntil: 0, mayMirror: true },
  wide: { motif: 0.66, sun: 0.28, aside: 0.3, calmUntil: 0, mayMirror: true },
  og: { motif: 0.66, sun: 0.28, aside: 0.29, calmUntil: 0, mayMirror: true },
  hero: { motif: 0.68, sun: 0.26, aside: 0.36, calmUntil: 0, mayMirror: false },
  banner: { motif: 0.8, sun: 0.58, aside: 0.56, calmUntil: 0.48, mayMirror: false },
  'night-band': { motif: 0.58, sun: 0.495, aside: 0.5, calmUntil: 0.46, mayMirror: false },
};
