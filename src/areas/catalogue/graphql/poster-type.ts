import type { ApiBuilder } from '#kernel/graphql';
import { type Poster as DrawnPoster, posterOf, posterUrl, previewUrl } from '#posters/shared';
import type { Poster } from '../trips/trip-card.ts';

/** What is pictured, and the poster that is kept of it; without one it gets one that fits anywhere. */
export type PosterShape = { slug: string; poster: Poster | null };

const drawn =
  <Value>(pick: (poster: DrawnPoster) => Value) =>
  ({ slug, poster }: PosterShape): Value =>
    pick(posterOf(slug, poster));

/** A drawn picture of something, which there always is. */
export function addPosterType(builder: ApiBuilder) {
  return builder.objectRef<PosterShape>('Poster').implement({
    description: 'A drawing of a landscape or landmark: what stands in for a photograph.',
    fields: (t) => ({
      url: t.string({
        description: 'The drawing on this site, SVG, 800 by 550; what it holds never changes.',
        resolve: drawn((poster) => posterUrl(poster, 'card')),
      }),
      previewUrl: t.string({
        description: 'The same as PNG, 1200 by 630, for whoever takes no SVG.',
        resolve: drawn(previewUrl),
      }),
      biome: t.string({
        description: 'The land it shows: "alpine", "steppe".',
        resolve: drawn(({ biome }) => biome),
      }),
      motif: t.string({
        description: 'What stands in that land: "torres", "estancia".',
        resolve: drawn(({ motif }) => motif),
      }),
      hour: t.string({
        description: 'The light: dawn, morning, noon, golden, dusk or night.',
        resolve: drawn(({ hour }) => hour),
      }),
      seed: t.int({ description: 'Which of several drawings of the same.', resolve: drawn(({ seed }) => seed) }),
    }),
  });
}
