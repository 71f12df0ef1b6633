// The browser-safe face: names, types and places. It draws nothing.
export {
  type Biome,
  type Hour,
  hours,
  isPosterSubject,
  type MotifOf,
  type Poster,
  type PosterSubject,
  posterCatalogue,
  posterDescription,
  posterSubjects,
  seedCount,
} from './catalogue.ts';
export { type CropName, cropNames, crops } from './crops.ts';
export { fittingPosters, stablePoster } from './fitting.ts';
export { parsePosterFile, parsePreviewFile, posterFile, posterUrl, previewFile, previewUrl } from './names.ts';
export { motifPlaces, type Places } from './places.ts';
