import type { Poster } from '#catalogue/shared';
import { type Poster as DrawnPoster, isPosterSubject, stablePoster } from '#posters/shared';

/**
 * The drawn poster of a trip or category; one that fits anywhere when the feed named none we can draw. For loaders:
 * the list of every motif stays out of the browser.
 */
export function posterOf({ slug, poster }: { slug: string; poster: Poster | null }): DrawnPoster {
  return poster && isPosterSubject(poster.biome, poster.motif) ? (poster as DrawnPoster) : stablePoster(slug);
}
