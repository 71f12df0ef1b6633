import type { RefundTier } from './trip-page-model.ts';

/** As it stands in the database, its tiers as the feed sent them. */
export type RefundPolicyRow = { flexibility: Policy['flexibility']; tiers: unknown; depositRefundable: boolean };

type Policy = { flexibility: 'none' | 'flexible' | 'generous'; tiers: RefundTier[]; depositRefundable: boolean };

/** What applies when a company names no tiers: days before the start and share given back. */
const DEFAULTS: Record<Policy['flexibility'], Omit<Policy, 'flexibility'>> = {
  none: {
    tiers: [
      { minDays: 60, refundBps: 10_000 },
      { minDays: 30, refundBps: 5_000 },
    ],
    depositRefundable: false,
  },
  flexible: {
    tiers: [
      { minDays: 30, refundBps: 10_000 },
      { minDays: 14, refundBps: 5_000 },
    ],
    depositRefundable: false,
  },
  generous: { tiers: [{ minDays: 7, refundBps: 10_000 }], depositRefundable: true },
};

/** The policy in force, its tiers with most days first. */
export function refundPolicy(row: RefundPolicyRow | null): Policy {
  const flexibility = row?.flexibility ?? 'none';
  const tiers = (row?.tiers ?? []) as RefundTier[];
  if (tiers.length === 0) return { flexibility, ...DEFAULTS[flexibility] };
  const sorted = [...tiers].sort((a, b) => b.minDays - a.minDays);
  return { flexibility, tiers: sorted, depositRefundable: row?.depositRefundable ?? false };
}
