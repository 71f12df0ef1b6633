import { hours, isPosterSubject, type Poster, seedCount } from './catalogue.ts';
import { type CropName, crops } from './crops.ts';

// Parts are joined by "_", which no biome, motif or crop contains; those may contain "-".
const version = 'v2';

/** The file name of one poster in one crop, such as `terraces_machu-picchu_golden_7_card.v2.svg`. */
export const posterFile = (poster: Poster, crop: CropName): string =>
  `${poster.biome}_${poster.motif}_${poster.hour}_${poster.seed}_${crop}.${version}.svg`;

/** Immutable: the picture behind a URL never changes; a new drawing gets a new version. */
export const posterUrl = (poster: Poster, crop: CropName): string => `/posters/${posterFile(poster, crop)}`;

/** The same poster as PNG, for those who take no SVG: `terraces_machu-picchu_golden_7.v2.png`. */
export const previewFile = (poster: Poster): string =>
  `${poster.biome}_${poster.motif}_${poster.hour}_${poster.seed}.${version}.png`;

export const previewUrl = (poster: Poster): string => `/previews/${previewFile(poster)}`;

const pattern = /* @__PURE__ */ new RegExp(
  `^([a-z]+)_([a-z-]+)_([a-z]+)_(0|[1-9][0-9]?)_([a-z-]+)\\.${version}\\.svg$`,
);

/** Reads a file name back; null unless it is in the finite set, spelled exactly as `posterFile` does. */
export function parsePosterFile(name: string): { readonly poster: Poster; readonly crop: CropName } | null {
  const [, biome, motif, hour, seedText, crop] = pattern.exec(name) ?? [];
  if (!biome || !motif || !hour || !seedText || !crop) return null;
  const seed = Number(seedText);
  const known = isPosterSubject(biome, motif) && (hours as readonly string[]).includes(hour) && seed < seedCount;
  if (!known || !Object.hasOwn(crops, crop)) return null;
  return { poster: { biome, motif, hour, seed } as Poster, crop: crop as CropName };
}

const previewEnd = `.${version}.png`;

/** Reads the file name of a preview back; null unless it is one of the finite set. */
export function parsePreviewFile(name: string): Poster | null {
  if (!name.endsWith(previewEnd)) return null;
  return parsePosterFile(`${name.slice(0, -previewEnd.length)}_og.${version}.svg`)?.poster ?? null;
}
