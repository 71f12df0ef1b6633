import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#payments';
import { duesOf } from './booking-dues.ts';
import type { Booking } from './queries/bookings.ts';

const canceled = {
  status: 'cancelled',
  priceCents: 540_000,
  dueNowCents: 54_000,
  depositDueOn: '2026-11-26',
  paymentDueOn: '2027-03-01',
  depositStatus: 'partially_refunded',
  finalPaymentStatus: 'partially_refunded',
  localLines: [],
} as unknown as Booking;

const paid = (purpose: 'deposit' | 'balance', amountCents: number, back: number) =>
  ({
    purpose,
    amountCents,
    status: back > 0 ? 'partially_refunded' : 'captured',
    capturedAt: null,
    refunds: back > 0 ? [{ amountCents: back }] : [],
  }) as unknown as PaymentState;

const states = (backOfDeposit: number, backOfBalance: number) =>
  duesOf(canceled, [paid('deposit', 54_000, backOfDeposit), paid('balance', 486_000, backOfBalance)]).map(
    ({ what, state }) => [what, state],
  );

describe('what was due of a booking that was canceled', () => {
  it('is kept of the deposit first, whichever payment the money comes back by', () => {
    const depositIsKept = [
      ['deposit', 'kept'],
      ['balance', 'refunded'],
    ];
    expect(states(0, 486_000)).toEqual(depositIsKept);
    expect(states(54_000, 432_000)).toEqual(depositIsKept);
  });

  it('is kept of the balance where more is kept than the deposit, and comes back whole or not at all', () => {
    expect(states(0, 200_000)).toEqual([
      ['deposit', 'kept'],
      ['balance', 'partially_refunded'],
    ]);
    expect(states(20_000, 486_000)).toEqual([
      ['deposit', 'partially_refunded'],
      ['balance', 'refunded'],
    ]);
    expect(states(54_000, 486_000)).toEqual([
      ['deposit', 'refunded'],
      ['balance', 'refunded'],
    ]);
  });
});
