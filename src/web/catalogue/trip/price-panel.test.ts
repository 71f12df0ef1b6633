import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TripPage } from '#catalogue/shared';
import { PricePanel } from './price-panel.tsx';
import type { PricedTrip } from './priced-trip.ts';
import { shownTrip } from './shown-trip.ts';
import { withSpots } from './use-spots.ts';

const today = '2026-11-20';
const date = (id: string, currency: string) => ({
  id,
  startDate: '2027-03-04',
  endDate: '2027-03-11',
  availability: 'open',
  departureGuaranteed: false,
  minToRun: null,
  currency,
  prices: [100_000],
  strikethroughPrices: [null],
  memberSavingCents: 10_000,
  priceNotes: null,
});

/** A trip that is paid here, whose headline is in dollars. */
const trip = {
  id: 't',
  slug: 'inca-trail',
  name: 'Inca Trail',
  state: 'offered',
  operator: { name: 'Andeo', slug: 'andeo', logo: null, businessProcessType: 'instant' },
  isMerchantModel: true,
  refund: { flexibility: null, tiers: [{ minDays: 30, refundBps: 10_000 }], depositRefundable: true },
  deposit: null,
  paymentTypes: ['full'],
  finalPaymentDays: 60,
  durationDays: 8,
  cover: null,
  poster: null,
  images: [],
  mapImage: null,
  terms: [],
  places: [],
  attractions: [],
  guides: [],
  days: [],
  monthBars: [],
  inclusions: [],
  tiers: [],
  singleSupplement: null,
  perUsd: {},
  strikeThrough: null,
  dates: { state: 'open', next: ['2027-03-04'], guaranteed: 0, open: 1 },
  departures: [date('dollars', 'USD'), date('euros', 'EUR'), date('rands', 'ZAR')],
  price: {
    cents: 100_000,
    currency: 'USD',
    usdCents: 100_000,
    tier: 0,
    tierLabel: null,
    perDayCents: 12_500,
    memberCents: 90_000,
    departureId: 'dollars',
    onRequest: false,
  },
} as unknown as TripPage;

describe('the panel of a trip with dates in several currencies', () => {
  const beside = { similar: [], words: [], asked: new URLSearchParams(), hasPage: () => false };
  const shown = shownTrip(trip, beside) as unknown as PricedTrip;
  const panel = (departureId: string, of = shown) =>
    renderToStaticMarkup(
      createElement(PricePanel, {
        trip: of,
        today,
        choice: { departureId, tier: 0, travelers: 2 },
        form: { current: null },
        live: null,
        onPick: () => {},
      }),
    );

  it('reserves those dates that are paid here, and asks for the others', () => {
    for (const [id, words, other] of [
      ['dollars', 'Reserve', 'Request to book'],
      ['euros', 'Reserve', 'Request to book'],
      ['rands', 'Request to book', 'Reserve'],
    ] as const) {
      expect(panel(id), id).toContain(`>${words}<`);
      expect(panel(id), id).not.toContain(`>${other}<`);
    }
  });

  it('names what members pay for a choice in the currency of its date', () => {
    expect(panel('dollars')).toContain('for this choice $1,800 in all');
    expect(panel('euros')).toContain('for this choice €1,800 in all');
  });

  it('asks for a date on request, and for one whose places nobody counts', () => {
    const onRequest = shown.departures.map((one) => ({ ...one, availability: 'on_request' as const }));
    expect(panel('dollars', { ...shown, departures: onRequest })).toContain('>Request to book<');
    const places = (spotsLeft: number | null) => ({
      spotsLeft,
      soldCount: 0,
      availability: spotsLeft === null ? 'on_request' : 'open',
    });
    const spots = new Map([
      ['dollars', places(null)],
      ['euros', places(8)],
    ]);
    const read = withSpots(shown, { spots, readAt: new Date() });
    expect(read.departures.map(({ availability }) => availability)).toEqual(['on_request', 'open', 'open']);
    expect(panel('dollars', read)).toContain('>Request to book<');
    expect(panel('euros', read)).toContain('>Reserve<');
  });
});
