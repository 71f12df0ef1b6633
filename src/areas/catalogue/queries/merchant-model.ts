import { sql } from 'kysely';
import type { Context } from '#kernel';
import { earliestDate } from '#kernel/shared';
import { shownScope } from '#partners';
import type { RefundPolicyRow } from '../trips/refund-policy.ts';
import { tripIsShown } from './shown.ts';
import { isTrip } from './trip-ref.ts';
import { policyOfTrip, tiersOfTrip } from './trip-terms-of-sale.ts';

export type MerchantModelRow = {
  id: string;
  isMerchantModel: boolean;
  merchantModelParams: unknown;
  businessProcessType: 'instant' | 'on_request' | 'lead_only';
  /** The trip's own, else that of its next departure. */
  currency: string | null;
  fixDeposit: boolean;
  depositAmount: number | null;
  deposits: unknown;
  tiers: { tier: number; label: string; occupancy: number }[];
  policy: RefundPolicyRow | null;
};

/** How a trip is paid and given back, by the trip's id, slug or stock-keeping unit; a slug wins over another's unit. */
export async function readMerchantModel(ctx: Context, ref: string): Promise<MerchantModelRow | null> {
  const today = earliestDate(ctx.clock());
  const { rows } = await sql<MerchantModelRow>`
    select trips.id, trips.is_merchant_model, trips.merchant_model_params, operators.business_process_type,
      coalesce(trips.currency, (
        select currency from departures where trip_id = trips.id and start_date >= ${today}
        order by start_date, id limit 1)) as currency,
      operators.fix_deposit, operators.deposit_amount, operators.deposits,
      ${tiersOfTrip} as tiers,
      ${policyOfTrip} as policy
    from trips join operators on operators.id = trips.operator_id
    where ${tripIsShown(await shownScope(ctx))} and ${isTrip(ref)}`.execute(ctx.db);
  return rows[0] ?? null;
}
