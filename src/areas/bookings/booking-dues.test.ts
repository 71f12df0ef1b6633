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

const paid = (purpose: 'deposit' | 'balance' | 'full', amountCents: number, back: number, elsewhere = false) =>
  ({
    purpose,
    amountCents,
    late: false,
    status: back > 0 ? 'partially_refunded' : 'captured',
    capturedAt: null,
    refunds: back > 0 ? [{ amountCents: back, status: 'completed', elsewhere }] : [],
  }) as unknown as PaymentState;

const stateOf = (booking: Booking, payments: PaymentState[]) =>
  duesOf(booking, payments).map(({ what, state }) => [what, state]);

const states = (backOfDeposit: number, backOfBalance: number) =>
  stateOf(canceled, [paid('deposit', 54_000, backOfDeposit), paid('balance', 486_000, backOfBalance)]);

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

  it('comes back where PayPal gave back what had been kept, and is kept where nothing comes back', () => {
    const forfeited = { ...canceled, depositStatus: 'forfeited', finalPaymentStatus: 'not_due' } as Booking;
    expect(stateOf(forfeited, [paid('deposit', 54_000, 0)])).toEqual([
      ['deposit', 'kept'],
      ['balance', 'dropped'],
    ]);
    expect(stateOf(forfeited, [paid('deposit', 54_000, 54_000, true)])).toEqual([
      ['deposit', 'refunded'],
      ['balance', 'dropped'],
    ]);
    const whole = { ...canceled, depositDueOn: null, depositStatus: 'not_required', finalPaymentStatus: 'paid' };
    const price = (back: number) => stateOf(whole as Booking, [paid('full', 540_000, back)]);
    expect([price(0), price(540_000)]).toEqual([[['price', 'kept']], [['price', 'refunded']]]);
  });
});

describe('what is due of a booking that stands', () => {
  const stands = { ...canceled, status: 'confirmed', depositStatus: 'paid', finalPaymentStatus: 'due' } as Booking;

  it('says of a part that PayPal gave back, or a part of it, that it did', () => {
    const of = (payments: PaymentState[]) => stateOf(stands, payments)[0]?.[1];
    expect(of([paid('deposit', 54_000, 0)])).toBe('paid');
    expect(of([paid('deposit', 54_000, 54_000, true)])).toBe('taken_back');
    expect(of([paid('deposit', 54_000, 20_000, true)])).toBe('partly_taken_back');
    // The same once more is here instead.
    expect(of([paid('deposit', 54_000, 54_000, true), paid('deposit', 54_000, 0)])).toBe('paid');
    expect(stateOf(stands, [paid('deposit', 54_000, 54_000, true)])[1]).toEqual(['balance', 'open']);
    const whole = { ...stands, depositDueOn: null, depositStatus: 'not_required', finalPaymentStatus: 'paid' };
    expect(stateOf(whole as Booking, [paid('full', 540_000, 540_000, true)])).toEqual([['price', 'taken_back']]);
  });
});
