import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { settlementOf } from '#bookings/upkeep';
import { newId } from '#kernel';
import { temporaryFolder } from '#kernel/testing';
import { commissionOf } from '../../src/areas/bookings/settlement.ts';
import { settlement } from '../../src/cli/settlement.ts';
import { type Offer, reservingSite } from './reserving.ts';

const TRIP = '=HYPERLINK("https://evil.example","Click")';

describe('a commission', () => {
  it('is cut to whole minor units, of what goes back as of what came', () => {
    expect([commissionOf(999, 1_500), commissionOf(-999, 1_500), commissionOf(1, 9_999)]).toEqual([149, -149, 0]);
    // Beyond what a double can multiply exactly.
    expect(commissionOf(900_719_925_474_099, 9_999)).toBe(900_629_853_481_551);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 10_000 }), (cents, bps) => {
        expect(commissionOf(-cents, bps) + commissionOf(cents, bps)).toBe(0);
        expect(commissionOf(cents, bps)).toBeLessThanOrEqual((cents * bps) / 10_000);
      }),
    );
  });
});

describe('a month’s settlement', () => {
  const { site, offers, traveler } = reservingSite();
  const { pool } = site.door;
  const ctx = { ...site.ctx, clock: () => new Date('2026-12-02T09:00:00Z') };
  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
  let some: Offer[] = [];
  const orders: Record<string, string> = {};
  let company = { id: '', slug: '', name: '' };
  let other = { id: '', slug: '', name: '' };

  /** A booking of a company whose money came in some currency at some time. */
  const sold = async (
    name: string,
    of: { id: string },
    {
      currency = 'USD',
      bps = 1_500,
      payments,
    }: { currency?: string; bps?: number | null; payments: [number, string][] },
  ) => {
    const one = traveler();
    await one.begin(some.shift() as Offer);
    const { order_number } = (await rows('select order_number from bookings where id = $1', one.id()))[0];
    orders[name] = order_number;
    await rows(
      `update bookings set operator_id = $2, currency = $3, commission_bps = $4, trip_name = $5, start_date = '2027-03-04'
       where id = $1`,
      ...[one.id(), of.id, currency, bps, TRIP],
    );
    const ids: string[] = [];
    for (const [i, [cents, at]] of payments.entries()) {
      ids.push(newId());
      await rows(
        `insert into payments (id, subject_kind, subject_id, operator_id, purpose, method, processor_ref, amount_cents,
           currency, status, captured_at) values ($1, 'booking', $2, $3, $4, 'paypal', $1::uuid::text, $5, $6, 'captured', $7)`,
        ...[ids[i], one.id(), of.id, ['deposit', 'balance'][i], cents, currency, at],
      );
    }
    return ids as [string, string];
  };
  const back = (paymentId: string, cents: number, at: string | null) =>
    rows(
      `insert into refunds (id, payment_id, cause_id, amount_cents, status, completed_at)
       values ($1, $2, $1, $3, $4, $5)`,
      ...[newId(), paymentId, cents, at ? 'completed' : 'sent', at],
    );
  const read = async (asked: Parameters<typeof settlement>[2] = {}, month = '2026-11') => {
    const lines = await settlement(ctx, [month], asked);
    return parse(lines.join('\r\n'), { columns: true }) as Record<string, string>[];
  };
  const of = (all: Record<string, string>[], name: string) => all.filter(({ order }) => order === orders[name]);

  beforeAll(async () => {
    some = await offers(20);
    [company, other] = await rows('select id, slug, name from operators order by id limit 2');
    const [deposit, balance] = await sold('dollars', company, {
      payments: [
        [10_001, '2026-11-01T00:00:00Z'],
        [20_000, '2026-12-01T00:00:00Z'],
      ],
    });
    await back(deposit, 5_000, '2026-11-30T23:59:59Z');
    // Not yet arrived, and in the month after.
    await back(balance, 3_000, null);
    await back(balance, 4_000, '2026-12-01T00:00:00Z');
    await sold('yen', company, { currency: 'JPY', payments: [[128_001, '2026-11-15T12:00:00Z']] });
    await sold('dinars', other, { currency: 'KWD', bps: 1_250, payments: [[306_507, '2026-11-15T12:00:00Z']] });
    await sold('unagreed', other, { bps: null, payments: [[5_000, '2026-11-15T12:00:00Z']] });
    const [october] = await sold('october', company, { payments: [[9_999, '2026-10-31T23:59:59Z']] });
    await back(october, 9_999, '2026-11-02T00:00:00Z');
    // Asked for, and what somebody paid for a gift card.
    await rows(
      `insert into payments (id, subject_kind, subject_id, purpose, method, amount_cents, currency, status, captured_at)
       values ($1, 'gift_card', $1, 'full', 'paypal', 7777, 'USD', 'captured', '2026-11-15')`,
      newId(),
    );
  });

  it('has what came and went back within it by booking, each in its currency, to the last minor unit', async () => {
    const all = await read();
    expect(of(all, 'dollars')).toEqual([
      {
        row: 'booking',
        company: company.name,
        order: orders.dollars,
        // A spreadsheet shows it, and runs nothing.
        trip: `'${TRIP}`,
        starts_on: '2027-03-04',
        bookings: '1',
        currency: 'USD',
        captured: '100.01',
        refunded: '50.00',
        commission_bps: '1500',
        commission: '7.50',
        net: '42.51',
      },
    ]);
    expect(of(all, 'yen')).toMatchObject([{ captured: '128001', commission: '19200', net: '108801', currency: 'JPY' }]);
    expect(of(all, 'dinars')).toMatchObject([
      { captured: '306.507', commission_bps: '1250', commission: '38.313', net: '268.194' },
    ]);
    expect(of(all, 'october')).toMatchObject([
      { captured: '0.00', refunded: '99.99', commission: '-14.99', net: '-85.00' },
    ]);
    // Nobody agreed to a commission: what the company gets of it isn’t known.
    expect(of(all, 'unagreed')).toMatchObject([{ captured: '50.00', commission_bps: '', commission: '', net: '' }]);
  });

  it('adds up by company and currency, and never two currencies', async () => {
    const all = await read();
    const totals = all.filter(({ row }) => row === 'total');
    const totalOf = ({ name }: { name: string }, currency: string) =>
      totals.filter((one) => one.company === name && one.currency === currency);
    expect(totalOf(company, 'USD')).toMatchObject([
      { bookings: '2', captured: '100.01', refunded: '149.99', commission: '-7.49', net: '-42.49' },
    ]);
    expect(totalOf(company, 'JPY')).toMatchObject([{ bookings: '1', captured: '128001', net: '108801' }]);
    expect(totalOf(other, 'KWD')).toMatchObject([{ net: '268.194' }]);
    expect(totalOf(other, 'USD')).toMatchObject([{ captured: '50.00', commission: '', net: '' }]);
    expect(totals).toHaveLength(4);
    const december = await read({}, '2026-12');
    expect(of(december, 'dollars')).toMatchObject([{ captured: '200.00', refunded: '40.00' }]);
  });

  it('is of one company where that is asked for, also as a file', async () => {
    const own = await read({ company: other.slug });
    expect(new Set(own.map((one) => one.company))).toEqual(new Set([other.name]));
    const out = join(temporaryFolder('settlement'), 'november.csv');
    const said = await settlement(ctx, ['2026-11'], { company: other.slug, out });
    const text = readFileSync(out, 'utf8');
    expect(parse(text, { columns: true })).toEqual(own);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(said.join('\n')).toMatch(/KWD\s268\.194\n[^\n]*unknown[\s\S]*november\.csv/);
    await expect(settlement(ctx, ['2026-11'], { company: 'nobody' })).rejects.toThrow('There is no company nobody.');
    for (const month of ['', '2026-13', '2026-1', '2026-11-01']) {
      await expect(settlement(ctx, [month])).rejects.toThrow('Name a month');
    }
    await expect(settlement(ctx, ['2027-01'])).rejects.toThrow('2027-01 hasn’t begun.');
  });

  it('reads all there are, some at a time', async () => {
    const period = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
    const whole = await settlementOf(ctx, period, null);
    expect(await settlementOf(ctx, period, null, 1)).toEqual(whole);
    expect(whole.bookings).toHaveLength(5);
  });
});
