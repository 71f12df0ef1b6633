import { describe, expect, it } from 'vitest';
import { claimable } from '../claimable.ts';
import { datesOnOffer } from '../departures/dates-on-offer.ts';
import type { HeadlinePrice } from '../departures/headline-price.ts';
import { monthBars } from '../departures/month-bars.ts';
import { cardBadge } from './card-badge.ts';
import { type InclusionFacts, inclusionLines, possibleMeals } from './inclusion-lines.ts';

const fact = (kind: string, included: boolean, more: Partial<InclusionFacts> = {}): InclusionFacts => ({
  kind,
  included,
  mandatory: false,
  label: kind,
  quantity: null,
  estimateCents: null,
  currency: null,
  ...more,
});
const words = (
  facts: InclusionFacts[],
  totals = { durationDays: 12, nights: 11, meals: 25 },
  pricedIn: readonly string[] = ['USD'],
) => inclusionLines(facts, totals, new Set(pricedIn)).map(({ included, text }) => `${included ? '+' : '-'} ${text}`);

describe('the lines of a card', () => {
  it('count nights and meals from the days and say what is missing and about what it costs', () => {
    expect(
      words([
        fact('lodging', true),
        fact('park_fee', false, { estimateCents: 6_000, currency: 'USD' }),
        fact('flight', false),
        fact('meal', true),
      ]),
    ).toEqual(['+ 11 nights', '+ 25 of 34 meals', '- Park fees about $60', '- Flights not included']);
  });

  it('count meals of no number where the company lists none: a day may leave its own unsaid', () => {
    expect(words([fact('lodging', true)])).toContain('+ 25 meals');
    expect(words([fact('lodging', true)], { durationDays: 2, nights: 1, meals: 1 })).toContain('+ 1 meal');
  });

  it('say "All meals" when there could be no more', () => {
    expect(words([fact('lodging', true)], { durationDays: 9, nights: 8, meals: possibleMeals(9) })).toContain(
      '+ All meals',
    );
  });

  it('call nothing missing that is in the price beside them', () => {
    const short = { durationDays: 1, nights: 0, meals: 0 };
    const required = { mandatory: true, estimateCents: 6_000, currency: 'USD' };
    const facts = [fact('park_fee', false, required), fact('flight', false, required)];
    expect(words(facts, short)).toEqual(['+ Park fees, in the price', '+ Flights, in the price']);
    for (const otherwise of [[], ['EUR'], ['USD', 'EUR']]) {
      expect(words(facts, short, otherwise)).toEqual(['- Park fees about $60', '- Flights not included']);
    }
    expect(words([fact('park_fee', false, { mandatory: true })], short)).toEqual(['- Park fees not included']);
  });

  it('name all that is missing of fees, under its name', () => {
    const short = { durationDays: 1, nights: 0, meals: 0 };
    const fees = (kind: string, ...cents: number[]) =>
      cents.map((estimateCents) => fact(kind, false, { estimateCents, currency: 'USD' }));
    expect(words(fees('park_fee', 6_000, 9_500), short)).toEqual(['- Park fees about $155']);
    expect(words([fact('park_fee', true), ...fees('permit', 3_000)], short)).toEqual(['- Permits about $30']);
    expect(words([...fees('park_fee', 6_000), fact('permit', false)], short)).toEqual(['- Park fees not included']);
  });

  it('promise nothing that the company does not', () => {
    expect(words([], { durationDays: 5, nights: 0, meals: 0 })).toEqual([]);
  });
});

const price = (guaranteed: boolean): HeadlinePrice => ({
  cents: 100_000,
  currency: 'USD',
  usdCents: 100_000,
  tier: 0,
  tierLabel: null,
  perDayCents: 10_000,
  memberCents: null,
  departureId: 'one',
  startDate: '2027-01-01',
  guaranteed,
  onRequest: false,
  otherCharges: [],
});

describe('the badge of a card', () => {
  const plain = {
    price: null,
    tripType: null,
    minAge: null,
    maxAge: null,
    publishedAt: null,
    now: new Date('2026-11-20'),
  };

  it('is a promise before anything else, and never more than one', () => {
    expect(cardBadge({ ...plain, price: price(true), minAge: 16 })).toEqual({ kind: 'guaranteed' });
    expect(cardBadge({ ...plain, minAge: 16 })).toEqual({ kind: 'ages', from: 16, to: null });
    expect(cardBadge({ ...plain, minAge: 18, maxAge: 39 })).toEqual({ kind: 'ages', from: 18, to: 39 });
    expect(cardBadge({ ...plain, minAge: 8 })).toBeNull();
  });

  it('promises a departure only of the one whose price is shown', () => {
    expect(cardBadge({ ...plain, price: price(false) })).toBeNull();
  });

  it('calls a trip new for ninety days', () => {
    expect(cardBadge(plain)).toBeNull();
    expect(cardBadge({ ...plain, publishedAt: new Date('2026-09-01') })).toEqual({ kind: 'new' });
    expect(cardBadge({ ...plain, publishedAt: new Date('2026-08-01') })).toBeNull();
    expect(cardBadge({ ...plain, publishedAt: plain.now })).toEqual({ kind: 'new' });
    expect(cardBadge({ ...plain, publishedAt: new Date('2026-11-21') })).toBeNull();
  });
});

describe('month bars', () => {
  it('count what can still be booked in the next twelve months', () => {
    const on = (startDate: string, availability: 'open' | 'sold_out' | 'on_request' | 'cancelled' = 'open') => ({
      startDate,
      availability,
    });
    const bars = monthBars(
      [
        on('2026-11-21'),
        on('2026-12-05'),
        on('2026-12-09', 'on_request'),
        on('2026-12-20', 'sold_out'),
        on('2027-10-30'),
        on('2027-11-02'),
      ],
      2,
      '2026-11-20',
    );
    expect(bars).toHaveLength(12);
    expect(bars[0]).toEqual({ month: '2026-11', departures: 0 });
    expect(bars[1]).toEqual({ month: '2026-12', departures: 2 });
    expect(bars.at(-1)).toEqual({ month: '2027-10', departures: 1 });
  });
});

describe('the dates on offer', () => {
  const on = (startDate: string, availability: 'open' | 'sold_out' | 'on_request', departureGuaranteed = false) => ({
    startDate,
    availability,
    departureGuaranteed,
  });
  const state = (...departures: ReturnType<typeof on>[]) => datesOnOffer(departures, 2, '2026-11-20').state;

  it('tell sold out from on request and from none at all', () => {
    expect(state()).toBe('none');
    expect(state(on('2027-01-01', 'sold_out'))).toBe('sold_out');
    expect(state(on('2027-01-01', 'sold_out'), on('2027-02-01', 'on_request'))).toBe('on_request');
    expect(state(on('2027-01-01', 'sold_out'), on('2027-02-01', 'open'))).toBe('open');
    expect(state(on('2026-11-21', 'open'))).toBe('closed');
  });

  it('count those that run in any case among those for sale, a day once', () => {
    const dates = [
      on('2027-01-01', 'open', true),
      on('2027-01-01', 'open'),
      on('2027-02-01', 'open'),
      on('2027-03-01', 'sold_out', true),
    ];
    expect(datesOnOffer(dates, 2, '2026-11-20')).toMatchObject({
      guaranteed: 1,
      open: 2,
      next: ['2027-01-01', '2027-02-01'],
    });
  });
});

describe('claims', () => {
  it('are rounded down and hidden when small', () => {
    expect([9, 10, 99, 100, 256, 999, 1000, 50_312].map(claimable)).toEqual([
      null,
      { count: 10, more: false },
      { count: 90, more: true },
      { count: 100, more: false },
      { count: 200, more: true },
      { count: 900, more: true },
      { count: 1000, more: false },
      { count: 50_000, more: true },
    ]);
  });
});
