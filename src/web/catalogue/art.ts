import type { Poster } from '#catalogue/shared';
import {
  type CropName,
  crops,
  type Poster as DrawnPoster,
  isPosterSubject,
  posterDescription,
  posterUrl,
  stablePoster,
} from '#posters/shared';
import type { PosterArt } from '../ui/poster-frame.tsx';

type Subject = { slug: string; poster: Poster | null };

/** The drawn poster of a trip or category; one that fits anywhere when the feed named none we can draw. */
function drawn({ slug, poster }: Subject): DrawnPoster {
  return poster && isPosterSubject(poster.biome, poster.motif) ? (poster as DrawnPoster) : stablePoster(slug);
}

/** The file of a poster in one crop. For loaders: the list of every motif stays out of the browser. */
export function artOf(subject: Subject, crop: CropName): PosterArt {
  const { width, height } = crops[crop];
  return { src: posterUrl(drawn(subject), crop), width, height };
}

/** "Illustration: …" for a picture that stands by itself. */
export function artDescription(subject: Subject): string {
  return posterDescription(drawn(subject));
}
