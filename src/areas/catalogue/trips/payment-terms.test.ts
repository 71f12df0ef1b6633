import { describe, expect, it } from 'vitest';
import { depositOf, isPayable, paymentTerms } from './payment-terms.ts';

const policy = { tiers: [{ minDays: 30, refundBps: 10_000 }], depositRefundable: false, flexibility: null };
const seller = { isMerchantModel: true, businessProcessType: 'instant' as const };

describe('how a trip is paid', () => {
  it('is here only in a currency that is taken here', () => {
    const terms = paymentTerms({ paymentTypes: ['full'] }, null, true);
    for (const [currency, can] of [
      ['USD', true],
      ['HUF', true],
      ['ZAR', false],
      ['INR', false],
    ] as const) {
      expect(isPayable(seller, terms, policy, currency), currency).toBe(can);
    }
    expect(isPayable({ ...seller, isMerchantModel: false }, terms, policy, 'USD')).toBe(false);
    expect(isPayable({ ...seller, businessProcessType: 'lead_only' }, terms, policy, 'USD')).toBe(false);
  });

  it('has no deposit of nothing', () => {
    const none = { depositAmount: null, deposits: {}, fixDeposit: false };
    expect(depositOf({ ...none, depositAmount: 0 })).toBeNull();
    expect(depositOf({ ...none, deposits: { USD: 0 } })).toBeNull();
    expect(depositOf({ ...none, depositAmount: 1_000 })).toEqual({ kind: 'share', bps: 1_000 });
    expect(depositOf({ ...none, deposits: { USD: 0, EUR: 5_000 } })).toEqual({ kind: 'fixed', cents: { EUR: 5_000 } });
    expect(paymentTerms(null, depositOf({ ...none, depositAmount: 0 }), true).paymentTypes).toEqual([]);
  });
});
