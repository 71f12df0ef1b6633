import { type Context, notFound } from '#kernel';
import { type MerchantModelRow, readMerchantModel } from '../queries/merchant-model.ts';
import { depositIn, depositOf, isPayable, type PaymentTerms, paymentTerms } from './payment-terms.ts';
import type { RefundTier } from './refund-policy.ts';
import { refundPolicy } from './refund-policy.ts';

export type PaymentMethod = 'paypal' | 'gift_card';

/** How one reserves and pays for a trip, and what one gets back. */
export type MerchantModel = PaymentTerms &
  Pick<MerchantModelRow, 'id' | 'isMerchantModel' | 'businessProcessType' | 'currency' | 'tiers'> & {
    /** In the trip's currency. */
    deposit: ReturnType<typeof depositIn> | null;
    /** What one can pay with here; nothing where the company collects, or its terms aren't known. */
    methods: PaymentMethod[];
    /** Most days first; null: the company doesn't say. */
    cancellationTiers: RefundTier[] | null;
    /** Whether the deposit comes back by the same rules; null: the company doesn't say. */
    depositRefundable: boolean | null;
  };

/** `trip` is an id, slug or stock-keeping unit. @throws AppError not_found */
export async function merchantModel(ctx: Context, input: { trip: string }): Promise<MerchantModel> {
  const row = await readMerchantModel(ctx, input.trip);
  if (!row) throw notFound();
  const deposit = depositOf(row);
  const terms = paymentTerms(row.merchantModelParams, deposit, row.isMerchantModel);
  const policy = refundPolicy(row.policy);
  return {
    id: row.id,
    isMerchantModel: row.isMerchantModel,
    businessProcessType: row.businessProcessType,
    currency: row.currency,
    tiers: row.tiers,
    deposit: deposit && terms.paymentTypes.includes('deposit') ? depositIn(deposit, row.currency ?? '') : null,
    ...terms,
    methods: isPayable(row, terms, policy, row.currency) ? ['paypal', 'gift_card'] : [],
    cancellationTiers: policy?.tiers ?? null,
    depositRefundable: policy?.depositRefundable ?? null,
  };
}
