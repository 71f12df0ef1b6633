/** The mean of the scores that were given, to two decimals; null without any. */
export function meanScore(scores: readonly (number | undefined)[]): number | null {
  const given = scores.filter((score) => score !== undefined);
  if (given.length === 0) return null;
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 100) / 100;
}
