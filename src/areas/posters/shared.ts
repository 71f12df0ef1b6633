// The browser-safe face: names, types and the choice. It draws nothing.
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
export { type ChosenPoster, choosePoster, posterOf, spreadPosters } from './choice.ts';
export { type CropName, cropNames, crops } from './crops.ts';
export type { SubjectName } from './grounds/grounds.ts';
export { parsePosterFile, parsePreviewFile, posterFile, posterUrl, previewFile, previewUrl } from './names.ts';
export { type PosterRoute, type RoutePlace, routePosters } from './route.ts';
