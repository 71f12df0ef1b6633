/** How large a picture is cut, in pixels; where things stand in it says `composition.ts`, which browsers needn't read. */
export const crops = {
  card: { width: 800, height: 550 },
  tall: { width: 640, height: 800 },
  square: { width: 600, height: 600 },
  lead: { width: 1280, height: 720 },
  wide: { width: 1680, height: 720 },
  og: { width: 1200, height: 630 },
  hero: { width: 1680, height: 640 },
  banner: { width: 1920, height: 880 },
  'night-band': { width: 1800, height: 500 },
} as const satisfies Record<string, { readonly width: number; readonly height: number }>;

export type CropName = keyof typeof crops;
export const cropNames = /* @__PURE__ */ Object.keys(crops) as CropName[];
