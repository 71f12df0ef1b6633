import { isPayableCurrency } from '#kernel/payable';
import type { RefundPolicy } from './refund-policy.ts';

/** Asked for when one reserves: amounts a traveler by currency, in its minor units, or a share of the price. */
export type Deposit = { kind: 'fixed'; cents: Readonly<Record<string, number>> } | { kind: 'share'; bps: number };

/** When and how a trip is paid, as far as anybody knows: null is what the company doesn't state. */
export type PaymentTerms = {
  /** Days before the start. */
  finalPaymentDays: number | null;
  passengerInfoDays: number | null;
  /** Empty while it isn't known whether a deposit is asked for. */
  paymentTypes: ('deposit' | 'full')[];
  /** Null where one doesn't pay here. */
  holdMinutes: number | null;
};

/** Whose payment the site takes, and how its company takes bookings. */
type Seller = { isMerchantModel: boolean; businessProcessType: 'instant' | 'on_request' | 'lead_only' };

/** Of trips that are paid here, where the company leaves it open; of others nobody knows. */
const USUAL = { finalPaymentDays: 60, passengerInfoDays: 45, holdMinutes: 20 };

/** Nobody can pay a deposit that the company doesn't ask for. */
export function paymentTerms(stated: unknown, deposit: Deposit | null, isMerchantModel: boolean): PaymentTerms {
  const terms = { ...(isMerchantModel ? USUAL : {}), ...((stated ?? {}) as Partial<PaymentTerms>) };
  const types = terms.paymentTypes ?? (deposit === null ? [] : ['deposit', 'full']);
  return {
    finalPaymentDays: terms.finalPaymentDays ?? null,
    passengerInfoDays: terms.passengerInfoDays ?? null,
    paymentTypes: types.filter((type) => type === 'full' || deposit !== null),
    holdMinutes: terms.holdMinutes ?? null,
  };
}

/**
 * Whether one can pay for a trip here: not without terms that the company stands by, nor in a currency that nobody takes for
 * it, nor where the company takes its bookings itself.
 */
export function isPayable(
  { isMerchantModel, businessProcessType }: Seller,
  { paymentTypes, finalPaymentDays }: Pick<PaymentTerms, 'paymentTypes' | 'finalPaymentDays'>,
  policy: RefundPolicy | null,
  currency: string | null,
): boolean {
  if (!isMerchantModel || businessProcessType === 'lead_only') return false;
  const hasTerms = policy !== null && paymentTypes.length > 0 && finalPaymentDays !== null;
  return hasTerms && (currency === null || isPayableCurrency(currency));
}

/** What a company asks for when one reserves; null when it doesn't say. */
export function depositOf(row: {
  depositAmount: number | null;
  deposits: unknown;
  fixDeposit: boolean;
}): Deposit | null {
  // Of nothing there is no deposit, nor does a sum without its currency say anything.
  const cents = Object.fromEntries(Object.entries(row.deposits as Record<string, number>).filter(([, sum]) => sum > 0));
  if (Object.keys(cents).length > 0) return { kind: 'fixed', cents };
  return !row.depositAmount || row.fixDeposit ? null : { kind: 'share', bps: row.depositAmount };
}

/** Where a company names an amount, but none in this currency. */
const SHARE_ELSEWHERE = 2_000;

/** The deposit in one currency. */
export function depositIn(
  deposit: Deposit,
  currency: string,
): { kind: 'fixed'; cents: number } | { kind: 'share'; bps: number } {
  if (deposit.kind === 'share') return deposit;
  const cents = deposit.cents[currency];
  return cents === undefined ? { kind: 'share', bps: SHARE_ELSEWHERE } : { kind: 'fixed', cents };
}
