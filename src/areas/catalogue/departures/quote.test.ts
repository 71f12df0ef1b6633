import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuoteTrip, quote, refundSteps } from './quote.ts';

const today = '2026-11-20';
const trip: QuoteTrip = {
  tiers: [
    { tier: 1, label: 'Twin share', occupancy: 2 },
    { tier: 2, label: 'Single room', occupancy: 1 },
    { tier: 3, label: 'Triple share', occupancy: 3 },
  ],
  inclusions: [
    { kind: 'park_fee', included: false, mandatory: true, label: 'Park fees', estimateCents: 9_500, currency: 'USD' },
    {
      kind: 'local_payment',
      included: false,
      mandatory: true,
      label: 'Local payment',
      estimateCents: 20_000,
      currency: 'USD',
    },
    { kind: 'permit', included: false, mandatory: true, label: 'Permit', estimateCents: 3_000, currency: 'EUR' },
    { kind: 'flight', included: false, mandatory: false, label: 'Flights', estimateCents: 26_000, currency: 'USD' },
  ],
  singleSupplement: { cents: 64_000, currency: 'USD' },
  deposit: { kind: 'fixed', cents: { USD: 40_000 } },
  finalPaymentDays: 60,
  paymentTypes: ['deposit', 'full'],
};
const departure = { startDate: '2027-03-04', currency: 'USD', prices: [null, 419_000, 483_000, 390_000, null, null] };

describe('quote', () => {
  it('adds what nobody can do without and names what is paid on the spot', () => {
    const result = quote(trip, departure, { tier: 1, travelers: 2 }, today);
    expect(result?.lines).toEqual([
      { label: 'Twin share', eachCents: 419_000, quantity: 2, cents: 838_000 },
      { label: 'Park fees', eachCents: 9_500, quantity: 2, cents: 19_000 },
    ]);
    expect(result?.localLines.map(({ cents }) => cents)).toEqual([40_000]);
    expect(result?.totalCents).toBe(838_000 + 19_000 + 40_000);
    expect(result?.otherCurrency).toEqual([{ label: 'Permit', cents: 6_000, currency: 'EUR' }]);
  });

  it('gives the odd traveler the price of a single room', () => {
    const result = quote(trip, departure, { tier: 1, travelers: 3 }, today);
    expect(result?.lines.slice(0, 2).map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Twin share', 2],
      ['Single room', 1],
    ]);
  });

  it('charges the single supplement where no single room is sold', () => {
    const onlyTwins = { ...departure, prices: [null, 419_000, null, null, null, null] };
    const result = quote(trip, onlyTwins, { tier: 1, travelers: 1 }, today);
    expect(result?.lines.map(({ label }) => label)).toEqual(['Twin share', 'Single supplement', 'Park fees']);
  });

  it('charges who is alone the single supplement where one price a person stands', () => {
    const base = { ...departure, prices: [419_000, null, null, null, null, null] };
    const roomsOf = (travelers: number, sold: QuoteTrip = { ...trip, tiers: [], inclusions: [] }) =>
      quote(sold, base, { tier: 0, travelers }, today)?.lines.map(({ label, cents }) => [label, cents]);
    expect(roomsOf(1)).toEqual([
      ['Trip price', 419_000],
      ['Single supplement', 64_000],
    ]);
    expect(roomsOf(2)).toEqual([['Trip price', 838_000]]);
    expect(roomsOf(3)).toEqual([
      ['Trip price', 838_000],
      ['Trip price, last room', 419_000],
      ['Single supplement', 64_000],
    ]);
    expect(roomsOf(3, { ...trip, tiers: [], inclusions: [], singleSupplement: null })).toEqual([
      ['Trip price', 1_257_000],
    ]);
  });

  it('never makes it cheaper to be alone in a dear room than to share it', () => {
    const suites = { tier: 4, label: 'Suite, sharing', occupancy: 2 };
    const alone = { tier: 5, label: 'Single suite', occupancy: 1 };
    const sold = { ...trip, tiers: [...trip.tiers, suites, alone], inclusions: [] };
    const linesOf = (prices: (number | null)[]) =>
      quote(sold, { ...departure, prices }, { tier: 4, travelers: 3 }, today)?.lines.map(({ label, cents }) => [
        label,
        cents,
      ]);
    expect(linesOf([null, 419_000, 483_000, null, 600_000, null])).toEqual([
      ['Suite, sharing', 1_200_000],
      ['Suite, sharing, last room', 600_000],
      ['Single supplement', 64_000],
    ]);
    expect(linesOf([null, 419_000, 483_000, null, 600_000, 720_000])?.at(-1)).toEqual(['Single suite', 720_000]);
  });

  it('asks for the deposit now and the rest sixty days before the start', () => {
    const result = quote(trip, departure, { tier: 1, travelers: 2 }, today);
    expect(result?.due).toEqual({ nowCents: 80_000, later: { cents: 857_000 - 80_000, on: '2027-01-03' } });
  });

  it('asks for everything now when the final payment is already due', () => {
    const soon = quote(trip, { ...departure, startDate: '2026-12-20' }, { tier: 1, travelers: 2 }, today);
    expect(soon).toMatchObject({ due: { nowCents: 857_000, later: null } });
  });

  it('asks for nothing when one books where nobody knows whether there is a deposit', () => {
    const unknown = { ...trip, deposit: null, paymentTypes: [], finalPaymentDays: null };
    expect(quote(unknown, departure, { tier: 1, travelers: 2 }, today)?.due).toBeNull();
    const whole = { ...unknown, paymentTypes: ['full' as const] };
    expect(quote(whole, departure, { tier: 1, travelers: 2 }, today)?.due).toEqual({ nowCents: 857_000, later: null });
  });

  it('asks for everything where the whole price alone is taken, and keeps the deposit by the company’s terms', () => {
    const whole = { ...trip, paymentTypes: ['full' as const] };
    expect(quote(whole, departure, { tier: 1, travelers: 2 }, today)).toMatchObject({
      due: { nowCents: 857_000, later: null },
      depositCents: 80_000,
    });
  });

  it('names no day for the rest where the company names none', () => {
    const due = quote({ ...trip, finalPaymentDays: null }, departure, { tier: 1, travelers: 2 }, today)?.due;
    expect(due).toEqual({ nowCents: 80_000, later: { cents: 857_000 - 80_000, on: null } });
  });

  it('takes 20 % where a fixed deposit has no amount in the currency of the departure', () => {
    const euros = { ...departure, currency: 'EUR' };
    expect(quote(trip, euros, { tier: 1, travelers: 2 }, today)).toMatchObject({
      chargedCents: 838_000 + 6_000,
      due: { nowCents: 168_800, later: { cents: 675_200 } },
    });
  });

  it('asks now for what can be paid: of forints and Taiwan dollars whole ones', () => {
    const forints = { startDate: '2027-03-04', currency: 'HUF', prices: [null, 33_333_300, null, null, null, null] };
    const share = { ...trip, inclusions: [], deposit: { kind: 'share' as const, bps: 1_250 } };
    expect(quote(share, forints, { tier: 1, travelers: 2 }, today)?.due).toMatchObject({
      nowCents: 8_333_300,
      later: { cents: 58_333_300 },
    });
    const little = { ...share, deposit: { kind: 'share' as const, bps: 1 } };
    const cheap = { ...forints, prices: [null, 9_900, null, null, null, null] };
    expect(quote(little, cheap, { tier: 1, travelers: 2 }, today)?.due?.nowCents).toBe(100);
  });

  it('leaves out what of a price couldn’t be paid, and says so', () => {
    const odd = { startDate: '2027-03-04', currency: 'HUF', prices: [null, 33_333_325, null, null, null, null] };
    const share = { ...trip, inclusions: [], singleSupplement: null, deposit: { kind: 'share' as const, bps: 1_250 } };
    const three = { tier: 1, travelers: 3 };
    expect(quote(share, odd, three, today)).toMatchObject({
      lines: [{}, {}, { label: 'Rounded to whole HUF', cents: -75 }],
      chargedCents: 99_999_900,
      due: { nowCents: 12_499_900, later: { cents: 87_500_000 } },
    });
    const dollars = quote(share, { ...odd, currency: 'USD' }, three, today);
    const onRequest = quote({ ...share, paymentTypes: [] }, odd, three, today);
    for (const whole of [dollars, onRequest])
      expect([whole?.lines.length, whole?.chargedCents]).toEqual([2, 99_999_975]);
  });

  it('has no answer for a tier without a price', () => {
    expect(quote(trip, departure, { tier: 4, travelers: 2 }, today)).toBeNull();
  });

  it('always splits the charged sum exactly into now and later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(1, 2, 3),
        fc.integer({ min: 0, max: 10_000 }),
        (travelers, tier, bps) => {
          const result = quote({ ...trip, deposit: { kind: 'share', bps } }, departure, { tier, travelers }, today);
          if (!result) throw new Error('priced tier without a quote');
          expect((result.due?.nowCents ?? 0) + (result.due?.later?.cents ?? 0)).toBe(result.chargedCents);
          expect(
            result.lines
              .filter((l) => l.label !== 'Park fees' && l.label !== 'Single supplement')
              .reduce((n, l) => n + l.quantity, 0),
          ).toBe(travelers);
        },
      ),
    );
  });
});

describe('refundSteps', () => {
  const policy = {
    tiers: [
      { minDays: 30, refundBps: 5_000 },
      { minDays: 60, refundBps: 10_000 },
    ],
    depositRefundable: false,
  };

  it('says until which day how much comes back, the deposit kept', () => {
    expect(
      refundSteps(
        policy,
        { startDate: '2027-03-04', paidCents: 800_000, depositCents: 80_000, currency: 'USD' },
        today,
      ),
    ).toEqual([
      { from: null, until: '2027-01-03', bps: 10_000, backCents: 720_000 },
      { from: '2027-01-04', until: '2027-02-02', bps: 5_000, backCents: 360_000 },
      { from: '2027-02-03', until: '2027-03-04', bps: 0, backCents: 0 },
    ]);
  });

  it('gives back what can be paid: of forints and Taiwan dollars whole ones, and all where it is all', () => {
    const back = (bps: number, currency: string, paidCents: number) =>
      refundSteps(
        { tiers: [{ minDays: 0, refundBps: bps }], depositRefundable: true },
        { startDate: '2027-03-04', paidCents, depositCents: 0, currency },
        today,
      )[0]?.backCents;
    expect([back(3_333, 'TWD', 99_900), back(3_333, 'USD', 99_900)]).toEqual([33_200, 33_296]);
    expect([back(10_000, 'HUF', 99_950), back(10_000, 'HUF', 99_900)]).toEqual([99_950, 99_900]);
  });

  it('leaves out what has passed', () => {
    const steps = refundSteps(
      policy,
      { startDate: '2026-12-25', paidCents: 800_000, depositCents: 0, currency: 'USD' },
      today,
    );
    expect(steps.map(({ from, until, bps }) => [from, until, bps])).toEqual([
      [null, '2026-11-25', 5_000],
      ['2026-11-26', '2026-12-25', 0],
    ]);
  });

  it('never gives back more than was paid and reaches to the start', () => {
    const tier = fc.record({
      minDays: fc.integer({ min: 0, max: 120 }),
      refundBps: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(tier, { selector: (t) => t.minDays, maxLength: 4 }),
        fc.boolean(),
        fc.nat(1_000_000),
        (tiers, depositRefundable, paidCents) => {
          const steps = refundSteps(
            { tiers, depositRefundable },
            { startDate: '2027-06-01', paidCents, depositCents: 50_000, currency: 'USD' },
            today,
          );
          for (const step of steps) expect(step.backCents).toBeLessThanOrEqual(paidCents);
          expect(steps.at(-1)?.until).toBe('2027-06-01');
        },
      ),
    );
  });
});
