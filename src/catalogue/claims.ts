import type { Context } from '#kernel';
import { readCatalogueCounts } from './queries/home.ts';

/** A count as it may be claimed: rounded down to 1,000s, 100s or 10s; null below 10. */
export function claimable(count: number): number | null {
  if (count < 10) return null;
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 10;
  return Math.floor(count / step) * step;
}

export type Claims = { trips: number | null; companies: number | null };

export async function catalogueClaims(ctx: Context): Promise<Claims> {
  const counts = await readCatalogueCounts(ctx);
  return { trips: claimable(counts.trips), companies: claimable(counts.companies) };
}
