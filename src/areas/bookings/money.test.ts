import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#payments';
import { leftToPay } from './balance-card.ts';
import { openCentsOf, paidOf, takenBackIn } from './money.ts';
import type { Booking } from './queries/bookings.ts';

const booking = (finalPaymentStatus: Booking['finalPaymentStatus'], status: Booking['status'] = 'confirmed') =>
  ({ status, priceCents: 120_000, finalPaymentStatus }) as Booking;

type Paid = { purpose?: PaymentState['purpose']; late?: boolean; gone?: number; ours?: number };

/** So much that came, of which so much went back without us, and by us. */
const paid = (amountCents: number, { purpose = 'deposit', late = false, gone = 0, ours = 0 }: Paid = {}) => {
  const back = Math.min(amountCents, gone + ours);
  return {
    purpose,
    late,
    amountCents,
    status: back === amountCents ? 'refunded' : back > 0 ? 'partially_refunded' : 'captured',
    refunds: [
      { status: 'completed', amountCents: gone, elsewhere: true },
      { status: 'queued', amountCents: ours, elsewhere: false },
    ].filter((refund) => refund.amountCents > 0),
  } as unknown as PaymentState;
};

const alreadyPaid = (words: string) => expect.objectContaining({ code: 'already_paid', message: words });

describe('what is left to pay', () => {
  it('is the price while nothing is paid', () => {
    expect(openCentsOf(booking('due'), [])).toBe(120_000);
    expect(leftToPay(booking('due'), [])).toBe(120_000);
  });

  it('is nothing once all was paid, whatever went back of it without us', () => {
    for (const gone of [5_000, 120_000]) {
      const payments = [paid(120_000, { purpose: 'full', gone })];
      expect(openCentsOf(booking('paid'), payments)).toBe(0);
      expect(() => leftToPay(booking('paid'), payments)).toThrow(
        alreadyPaid('Nothing is to pay here. PayPal gave money of this back: we write about that.'),
      );
    }
    expect(() => leftToPay(booking('paid'), [paid(120_000, { purpose: 'full' })])).toThrow(
      alreadyPaid('This is paid already.'),
    );
  });

  it('is the balance as it was agreed, where PayPal gave the deposit back, or a part of it', () => {
    for (const gone of [5_000, 20_000]) {
      expect(openCentsOf(booking('due'), [paid(20_000, { gone })])).toBe(100_000);
      expect(leftToPay(booking('overdue'), [paid(20_000, { gone })])).toBe(100_000);
    }
    expect(openCentsOf(booking('due'), [paid(20_000, { gone: 20_000 }), paid(100_000, { purpose: 'balance' })])).toBe(
      0,
    );
  });

  it('is less by no more than came, where PayPal lists as a refund what was noted as taken back', () => {
    expect(openCentsOf(booking('due'), [paid(20_000, { gone: 40_000 })])).toBe(100_000);
  });

  it('counts what came late and went back as if it had not come: another payment may stand for the same', () => {
    expect(openCentsOf(booking('due'), [paid(20_000, { late: true, gone: 20_000 })])).toBe(120_000);
    expect(openCentsOf(booking('due'), [paid(20_000), paid(20_000, { late: true, gone: 20_000 })])).toBe(100_000);
    expect(openCentsOf(booking('due'), [paid(20_000), paid(20_000, { late: true, ours: 20_000 })])).toBe(100_000);
  });

  it('is nothing here where the company takes the payment itself: nobody is led to PayPal', () => {
    expect(openCentsOf(booking('collected_by_operator'), [])).toBe(0);
    expect(() => leftToPay(booking('collected_by_operator'), [])).toThrow(
      expect.objectContaining({ code: 'already_paid' }),
    );
  });
});

describe('what is paid', () => {
  it('is never below nothing: PayPal may take back whole what was on its way back already', () => {
    expect(paidOf([paid(20_000, { gone: 20_000, ours: 5_000 }), paid(100_000, { purpose: 'balance' })])).toBe(100_000);
  });
});

describe('what is missing since it went back without us', () => {
  it('is told of what stands or is over, and no more of it than is missing of the price', () => {
    const whole = [paid(120_000, { purpose: 'full', gone: 120_000 })];
    expect(takenBackIn(booking('paid'), whole)).toBe(120_000);
    expect(takenBackIn(booking('paid', 'completed'), whole)).toBe(120_000);
    expect(takenBackIn(booking('paid', 'cancelled'), whole)).toBe(0);
    expect(takenBackIn(booking('paid'), [paid(120_000), paid(20_000, { gone: 20_000 })])).toBe(0);
    expect(takenBackIn(booking('paid'), [paid(110_000), paid(20_000, { gone: 20_000 })])).toBe(10_000);
    expect(takenBackIn(booking('paid'), [paid(110_000)])).toBe(0);
  });
});
