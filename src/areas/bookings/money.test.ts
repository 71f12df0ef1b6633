import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#payments';
import { leftToPay } from './balance-card.ts';
import { openCentsOf } from './money.ts';
import type { Booking } from './queries/bookings.ts';

const booking = (finalPaymentStatus: Booking['finalPaymentStatus']) =>
  ({ status: 'confirmed', priceCents: 120_000, finalPaymentStatus }) as Booking;

describe('what is left to pay', () => {
  it('is the price while nothing is paid', () => {
    expect(openCentsOf(booking('due'), [])).toBe(120_000);
    expect(leftToPay(booking('due'), [])).toBe(120_000);
  });

  it('is nothing once all was paid, though a part was given back; what was taken back whole is to be paid again', () => {
    const back = (status: PaymentState['status'], cents: number) =>
      ({ status, amountCents: 120_000, late: false, refunds: [{ status: 'completed', amountCents: cents }] }) as never;
    expect(openCentsOf(booking('paid'), [back('partially_refunded', 5_000)])).toBe(0);
    expect(openCentsOf(booking('paid'), [back('refunded', 120_000)])).toBe(120_000);
  });

  it('is nothing here where the company takes the payment itself: nobody is led to PayPal', () => {
    expect(openCentsOf(booking('collected_by_operator'), [])).toBe(0);
    expect(() => leftToPay(booking('collected_by_operator'), [])).toThrow(
      expect.objectContaining({ code: 'already_paid' }),
    );
  });
});
