// The browser-safe face: names, types and the choice. It draws nothing.
export {
  hours,
  isPosterSubject,
  type Poster,
  type PosterSubject,
  posterDescription,
  posterSubjects,
  seedCount,
} from './catalogue.ts';
export { choosePoster, isOfAPlace, posterOf, spreadPosters } from './choice.ts';
export { type CropName, cropNames, crops } from './crops.ts';
export type { SubjectName } from './grounds/grounds.ts';
export { parsePosterFile, posterFile, posterUrl, previewUrl } from './names.ts';
export type { PosterRoute, RoutePlace } from './route.ts';
