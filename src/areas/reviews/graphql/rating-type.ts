import type { ApiBuilder } from '#kernel/graphql';
import type { ReviewStats, SixScores } from '../review-list.ts';

/** The six are read when one of them is asked for. */
export type RatingShape = { overall: number | null; scores: SixScores | (() => Promise<SixScores>) };

const PARTS = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'] as const;

/** Scores from 1 to 5, one person's or the mean of all. */
export function addRatingTypes(builder: ApiBuilder) {
  const rating = builder.objectRef<RatingShape>('Rating').implement({
    description: 'Scores from 1 to 5; null where nobody gave one.',
    fields: (t) => ({
      overallScore: t.exposeFloat('overall', { nullable: true, description: 'All in all.' }),
      ...Object.fromEntries(
        PARTS.map((part) => [
          `${part}Score`,
          t.float({
            nullable: true,
            description: `Of the ${part}.`,
            resolve: async ({ scores }) => (typeof scores === 'function' ? await scores() : scores)[part],
          }),
        ]),
      ),
    }),
  });

  const reviewsDetails = builder.objectRef<ReviewStats>('ReviewsDetails').implement({
    description: 'The figures of all published reviews.',
    fields: (t) => ({
      count: t.exposeInt('count'),
      rating: t.field({ type: rating, resolve: ({ overall, averages }) => ({ overall, scores: averages }) }),
      histogram: t.exposeIntList('histogram', { description: 'Reviews per whole star, one to five.' }),
    }),
  });
  return { rating, reviewsDetails };
}
