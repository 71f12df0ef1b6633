import { type Context, notFound } from '#kernel';
import { type MerchantModelRow, readMerchantModel } from '../queries/merchant-model.ts';
import { type Deposit, depositOf, type PaymentTerms, paymentTerms } from './payment-terms.ts';
import { refundPolicy } from './refund-policy.ts';
import type { RefundTier } from './trip-page-model.ts';

export type PaymentMethod = 'paypal' | 'gift_card';

/** How one reserves and pays for a trip, and what one gets back. */
export type MerchantModel = PaymentTerms &
  Pick<MerchantModelRow, 'id' | 'isMerchantModel' | 'businessProcessType' | 'currency' | 'tiers'> & {
    deposit: Deposit | null;
    /** What one can pay with here; nothing where the company collects. */
    methods: PaymentMethod[];
    /** Most days first. */
    cancellationTiers: RefundTier[];
  };

/** `trip` is an id, slug or stock-keeping unit. @throws AppError not_found */
export async function merchantModel(ctx: Context, input: { trip: string }): Promise<MerchantModel> {
  const row = await readMerchantModel(ctx, input.trip);
  if (!row) throw notFound();
  const deposit = depositOf(row);
  return {
    id: row.id,
    isMerchantModel: row.isMerchantModel,
    businessProcessType: row.businessProcessType,
    currency: row.currency,
    tiers: row.tiers,
    deposit,
    ...paymentTerms(row.merchantModelParams, deposit),
    methods: row.isMerchantModel ? ['paypal', 'gift_card'] : [],
    cancellationTiers: refundPolicy(row.policy).tiers,
  };
}
