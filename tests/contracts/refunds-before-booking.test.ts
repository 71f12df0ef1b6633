import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { quote } from '#catalogue/prices';
import type { SaleDeparture, TripForSale } from '#catalogue/sales';
import { addDays } from '#kernel/shared';
import { planFor } from '../../src/areas/bookings/plan.ts';
import { Cancel, stepsOf } from '../../src/web/catalogue/trip/cancel.tsx';
import type { PricedTrip } from '../../src/web/catalogue/trip/priced-trip.ts';
import type { ShownDeparture } from '../../src/web/catalogue/trip/shown-trip-model.ts';
import { RefundBoard } from '../../src/web/reserve/plan-boards.tsx';
import type { ShownReserve } from '../../src/web/reserve/shown-reserve.ts';

const today = '2026-11-20';
const BACK = 'The deposit comes back as well.';
const policy = {
  flexibility: 'flexible' as const,
  tiers: [
    { minDays: 30, refundBps: 10_000 },
    { minDays: 14, refundBps: 5_000 },
  ],
  depositRefundable: false,
};
const terms = {
  tiers: [{ tier: 1, label: 'Single room', occupancy: 1 }],
  inclusions: [],
  singleSupplement: null,
  deposit: { kind: 'share' as const, bps: 2_000 },
  finalPaymentDays: 60,
  passengerInfoDays: 45,
  paymentTypes: ['deposit' as const, 'full' as const],
};
const choice = { tier: 1, travelers: 1 };

/** The same trip and date, as its own page and the page on which it is reserved have them. */
function bothPages({ inDays = 45, refund = policy, ...given }: { inDays?: number; refund?: typeof policy } & object) {
  const departure = { id: 'd', startDate: addDays(today, inDays), currency: 'USD', prices: [null, 100_000] };
  const trip = { ...terms, ...given };
  const shown = {
    ...trip,
    refund,
    operator: { name: 'Fell & Sons' },
    departures: [departure],
  } as unknown as PricedTrip;
  const sold = { ...trip, policy: refund, today, operator: { shareOffers: false } } as unknown as TripForSale;
  const sum = quote(trip, departure, choice, today);
  if (!sum) throw new Error('The date has a price.');
  const party = { level: 1, ...choice, sharesRoom: false, isMember: false };
  const plan = planFor(sold, departure as unknown as SaleDeparture, party);
  return {
    steps: stepsOf(refund, departure as unknown as ShownDeparture, sum, today),
    plan,
    board: renderToStaticMarkup(
      createElement(RefundBoard, { page: { plan, trip: shown, date: departure } as unknown as ShownReserve }),
    ),
    words: renderToStaticMarkup(
      createElement(Cancel, { trip: shown, choice: { ...choice, departureId: 'd' } as never, today }),
    ),
  };
}

describe('what comes back, before anything is booked', () => {
  it('is the same on the page of the trip as where it is reserved, also where everything is due at once', () => {
    const soon = bothPages({});
    expect(soon.plan?.refund.map(({ backCents }) => backCents)).toEqual([80_000, 40_000, 0]);
    expect(soon.steps).toEqual(soon.plan?.refund);
    expect(soon.words).toContain('The deposit of $200 is kept, and the share is of the rest.');
    // A deposit that comes back is told of where one is paid.
    const refund = { ...policy, depositRefundable: true };
    const late = bothPages({ refund });
    expect([late.words.includes('deposit'), late.board.includes('deposit')]).toEqual([false, false]);
    const early = bothPages({ refund, inDays: 90 });
    expect([early.words.includes(BACK), early.board.includes(BACK)]).toEqual([true, true]);
    for (const given of [
      { inDays: 90 },
      { inDays: 20 },
      { deposit: null, paymentTypes: ['full' as const] },
      { deposit: { kind: 'fixed' as const, cents: { USD: 200_000 } } },
      { finalPaymentDays: null },
      { refund: { ...policy, depositRefundable: true } },
      { inDays: 90, refund: { ...policy, depositRefundable: true } },
    ]) {
      const { steps, plan } = bothPages(given);
      expect(steps).toEqual(plan?.refund);
    }
  });
});
