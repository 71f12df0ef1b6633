export type Deposit = { kind: 'fixed'; cents: number } | { kind: 'share'; bps: number };

/** Of a trip that is reserved and paid here; what the company leaves open has a usual value. */
export type PaymentTerms = {
  /** Days before the start. */
  finalPaymentDays: number;
  passengerInfoDays: number;
  paymentTypes: ('deposit' | 'full')[];
  holdMinutes: number;
};

const USUAL: PaymentTerms = {
  finalPaymentDays: 60,
  passengerInfoDays: 45,
  paymentTypes: ['deposit', 'full'],
  holdMinutes: 20,
};

/** Nobody can pay a deposit that the company doesn't ask for. */
export function paymentTerms(stated: unknown, deposit: Deposit | null): PaymentTerms {
  const terms = { ...USUAL, ...((stated ?? {}) as Partial<PaymentTerms>) };
  return {
    finalPaymentDays: terms.finalPaymentDays,
    passengerInfoDays: terms.passengerInfoDays,
    paymentTypes: terms.paymentTypes.filter((type) => type === 'full' || deposit !== null),
    holdMinutes: terms.holdMinutes,
  };
}

/** What a company asks for when one reserves: an amount per traveler, or a share of the price. */
export function depositOf({
  fixDeposit,
  depositAmount,
}: {
  fixDeposit: boolean;
  depositAmount: number | null;
}): Deposit | null {
  if (depositAmount === null) return null;
  return fixDeposit ? { kind: 'fixed', cents: depositAmount } : { kind: 'share', bps: depositAmount };
}
