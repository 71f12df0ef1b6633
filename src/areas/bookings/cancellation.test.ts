import { describe, expect, it } from 'vitest';
import { checkPayable } from '#payments';
import { cancellationTerms } from './cancellation.ts';

const policy = { tiers: [{ minDays: 30, refundBps: 5_000 }], depositRefundable: false, text: null, url: null };

describe('what comes back of a booking that is canceled', () => {
  it('can be paid back in its currency, and what is kept is the rest', () => {
    for (const [currency, refundCents] of [
      ['USD', 45_004],
      ['HUF', 45_000],
      ['TWD', 45_000],
      ['JPY', 45_004],
    ] as const) {
      const booking = { policy, startDate: '2027-03-04', depositCents: 9_900, currency };
      const terms = cancellationTerms(booking, 99_909, '2026-11-25');
      expect(terms, currency).toMatchObject({ refundCents, penaltyCents: 99_909 - refundCents });
      expect(() => checkPayable(terms.refundCents, currency)).not.toThrow();
    }
  });
});
