import { type CropName, crops, type Poster, posterUrl } from '#posters/shared';
import type { PosterArt } from '../ui/poster-frame.tsx';

/** The file of a poster in one of its crops. */
export function artOf(poster: Poster, crop: CropName): PosterArt {
  const { width, height } = crops[crop];
  return { src: posterUrl(poster, crop), width, height };
}
