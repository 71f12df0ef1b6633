import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedTrip } from '#catalogue/shared';
import { priceRows } from './price-rows.ts';
import { type Cell, marked, type RowGroup, row } from './rows.ts';
import { factRows } from './trip-rows.ts';

const cell = (text: string): Cell => ({ text });
const lowest = { mark: 'Lowest price', best: 'lowest' } as const;
const highest = { mark: 'Highest score', best: 'highest', of: 'some' } as const;
const marks = (cells: Cell[]) => cells.map((one) => one?.mark ?? null);

describe('a line of a comparison', () => {
  it('marks the lowest only where every trip has a figure and one alone is first', () => {
    const figures = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(figures, (given) => {
        const cells = given.map((figure) => (figure === null ? null : cell(String(figure))));
        const known = given.filter((figure) => figure !== null);
        const first = Math.min(...known);
        const certain = known.length === given.length && known.filter((figure) => figure === first).length === 1;
        expect(marks(marked(cells, given, lowest))).toEqual(
          given.map((figure) => (certain && figure === first ? 'Lowest price' : null)),
        );
      }),
    );
  });

  it('marks the highest score among those that have one, but none that stands alone', () => {
    const cells = [cell('4.8'), cell('No score yet'), cell('4.6')];
    expect(marks(marked(cells, [48, null, 46], highest))).toEqual(['Highest score', null, null]);
    expect(marks(marked(cells, [48, null, null], highest))).toEqual([null, null, null]);
    expect(marks(marked(cells, [48, null, 48], highest))).toEqual([null, null, null]);
  });

  it('is left out where nobody says anything, and folded where all say the same', () => {
    expect(row('Gear', [null, null])).toBeNull();
    expect(row('Length', [cell('8 days'), cell('8 days')])).toMatchObject({ same: true });
    expect(row('Length', [cell('8 days'), null])).toMatchObject({ same: false });
    expect(row('Length', [cell('8 days'), { text: '8 days', note: '7 nights' }])).toMatchObject({ same: false });
  });
});

describe('what a comparison says of trips of which not all is known:', () => {
  const textsOf = (groups: RowGroup[], label: string) =>
    groups.flatMap(({ rows }) => rows).find((one) => one.label === label)?.cells;
  const extra = {
    kind: 'tip',
    included: false,
    mandatory: false,
    label: 'Tips',
    estimateCents: 8_000,
    currency: 'USD',
  };
  const covered = { ...extra, kind: 'meal', included: true, label: 'Breakfast', estimateCents: null, currency: null };

  it('none has the fewest extras because its company names none', () => {
    const dates = { state: 'none', open: 0, guaranteed: 0, next: [] };
    const trips = [[covered], [covered, extra]].map((inclusions) => ({
      price: null,
      departures: [],
      dates,
      inclusions,
      paymentTypes: [],
      operator: { name: 'Andeo' },
    }));
    const cells = textsOf(priceRows(trips as unknown as ComparedTrip[]), 'You may also pay');
    expect(cells).toEqual([{ text: 'Nothing named' }, { text: 'about $80', note: 'Tips' }]);
  });

  it('dates are called what they are, and when it leaves only of one that can be had', () => {
    const states = ['on_request', 'sold_out', 'closed', 'none'] as const;
    const trips = states.map((state) => ({
      dates: { state, open: 0, guaranteed: 0, next: [] },
      datesLabel: 'Any Saturday',
      terms: [],
      durationDays: 8,
      nights: 7,
      maxGroupSize: null,
      minGroupSize: null,
      monthBars: [],
    }));
    expect(textsOf(factRows(trips as unknown as ComparedTrip[]), 'Departs')).toEqual([
      { text: 'Dates on request', note: 'Any Saturday' },
      { text: 'Sold out' },
      { text: 'Booking closed' },
      { text: 'No dates listed', note: 'Any Saturday' },
    ]);
  });
});

describe('what a comparison says of deposits', () => {
  const policy = { flexibility: null, tiers: [{ minDays: 60, refundBps: 10_000 }], depositRefundable: false };
  const trip = (
    currency: string,
    deposit: ComparedTrip['deposit'],
    paymentTypes = ['deposit', 'full'],
    startDate = '2027-03-04',
  ) =>
    ({
      paymentTypes,
      finalPaymentDays: 60,
      today: '2026-11-20',
      tiers: [],
      departures: [{ id: 'd', startDate, currency, prices: [null, 90_000, null, null, null, null] }],
      durationDays: 8,
      price: {
        departureId: 'd',
        startDate,
        cents: 90_000,
        currency,
        usdCents: null,
        tier: 1,
        tierLabel: null,
        perDayCents: 11_250,
        otherCharges: [],
      },
      strikeThrough: null,
      inclusions: [],
      singleSupplement: null,
      operator: { name: 'Andeo' },
      refund: policy,
      deposit,
    }) as unknown as ComparedTrip;
  const fixed = { kind: 'fixed' as const, cents: { USD: 40_000, CHF: 30_000 } };
  const cellsOf = (label: string, trips: ComparedTrip[]) =>
    priceRows(trips)
      .flatMap(({ rows }) => rows)
      .find((one) => one.label === label)?.cells;

  it('is the sum in the currency of the price, or else the share that is asked for there', () => {
    const trips = [trip('USD', fixed), trip('EUR', fixed), trip('USD', { kind: 'share', bps: 1_500 })];
    expect(cellsOf('Deposit', trips)).toEqual([
      { text: '$400 for each traveler' },
      { text: '20% of the price' },
      { text: '15% of the price' },
    ]);
  });

  it('is none where everything is paid at once', () => {
    expect(cellsOf('Deposit', [trip('USD', fixed, ['full']), trip('USD', fixed)])).toEqual([
      { text: 'None: everything is paid at once' },
      { text: '$400 for each traveler' },
    ]);
  });

  it('is what the page of the trip asks for: all of it where the rest is due by now, nothing without a date', () => {
    const soon = trip('USD', fixed, ['deposit', 'full'], '2026-12-20');
    const undated = { ...soon, departures: [], price: soon.price && { ...soon.price, departureId: null } };
    expect(cellsOf('Deposit', [trip('USD', fixed), soon, undated, trip('USD', null, ['full'])])).toEqual([
      { text: '$400 for each traveler' },
      { text: 'None on Dec 20, 2026: everything is paid at once' },
      null,
      { text: 'None: everything is paid at once' },
    ]);
  });

  it('keeps none of what comes back where none is known', () => {
    expect(cellsOf('If you cancel', [trip('USD', fixed), trip('USD', null)])).toEqual([
      { text: 'All but the deposit back until 60 days before' },
      { text: 'All back until 60 days before' },
    ]);
  });
});
