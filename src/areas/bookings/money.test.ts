import { describe, expect, it } from 'vitest';
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

  it('is nothing here where the company takes the payment itself: nobody is led to PayPal', () => {
    expect(openCentsOf(booking('collected_by_operator'), [])).toBe(0);
    expect(() => leftToPay(booking('collected_by_operator'), [])).toThrow(
      expect.objectContaining({ code: 'already_paid' }),
    );
  });
});
