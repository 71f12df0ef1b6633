import type { Context } from '#kernel';
import { usdRates } from '#kernel/rates';
import { toUsdCents } from '#kernel/shared';
import { type Claim, claimable } from './claimable.ts';
import { readCatalogueCounts, readLargestSavings } from './queries/home.ts';

export type Claims = { trips: Claim | null; companies: Claim | null };

export async function catalogueClaims(ctx: Context): Promise<Claims> {
  const counts = await readCatalogueCounts(ctx);
  return { trips: claimable(counts.trips), companies: claimable(counts.companies) };
}

const STEP_USD = 50;

/** "Members save up to $…": whole US dollars in steps of 50, rounded down; null below one step. */
export async function memberSavingClaim(ctx: Context): Promise<number | null> {
  const [savings, rates] = await Promise.all([readLargestSavings(ctx), usdRates(ctx.db)]);
  const usdCents = savings.map((saving) => toUsdCents(saving, rates.get(saving.currency)) ?? 0);
  const steps = Math.floor(Math.max(0, ...usdCents) / 100 / STEP_USD);
  return steps === 0 ? null : steps * STEP_USD;
}
