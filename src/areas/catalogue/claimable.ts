/** A count as it may be claimed, and whether there are more than that. */
export type Claim = { count: number; more: boolean };

/** Rounded down to 1,000s, 100s or 10s; null below 10. */
export function claimable(count: number): Claim | null {
  if (count < 10) return null;
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 10;
  const rounded = Math.floor(count / step) * step;
  return { count: rounded, more: count > rounded };
}
