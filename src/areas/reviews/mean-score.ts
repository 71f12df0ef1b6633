import { AppError } from '#kernel';
import type { Scores } from './score-names.ts';

/** The mean of the scores that were given, to two decimals; null without any. */
export function meanScore(scores: readonly (number | undefined)[]): number | null {
  const given = scores.filter((score) => score !== undefined);
  if (given.length === 0) return null;
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 100) / 100;
}

/** What a review gives for the whole. @throws AppError rating_required without any score */
export function overallOf({ rating, scores }: { rating: number | null; scores: Scores }): number {
  const overall = rating ?? meanScore(Object.values(scores));
  if (overall === null)
    throw new AppError('rating_required', 'Give at least one score.', { pointer: '/review/rating' });
  return overall;
}
