/** days ≥ minDays before the start give refundBps of what was paid beyond a deposit that isn't refundable. */
export type RefundTier = { minDays: number; refundBps: number };

/** As it stands in the database, its tiers as the feed sent them; null for a deposit of which nothing is said. */
export type RefundPolicyRow = { flexibility: Level | null; tiers: unknown; depositRefundable: boolean | null };

type Level = 'none' | 'flexible' | 'generous';

export type RefundPolicy = { flexibility: Level | null; tiers: RefundTier[]; depositRefundable: boolean };

/** What applies when a company names its level and no tiers: days before the start and share given back. */
const USUAL: Record<Level, Omit<RefundPolicy, 'flexibility'>> = {
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

/** The policy in force, its tiers with most days first; null when the company states neither tiers nor a level. */
export function refundPolicy(row: RefundPolicyRow | null): RefundPolicy | null {
  if (row === null) return null;
  const { flexibility, depositRefundable } = row;
  const tiers = row.tiers as RefundTier[];
  if (tiers.length > 0) {
    return {
      flexibility,
      tiers: [...tiers].sort((a, b) => b.minDays - a.minDays),
      depositRefundable: depositRefundable ?? false,
    };
  }
  if (!flexibility) return null;
  const usual = USUAL[flexibility];
  return { flexibility, tiers: usual.tiers, depositRefundable: depositRefundable ?? usual.depositRefundable };
}
