import { operatorFacts } from '#catalogue';
import type { Context } from '#kernel';
import { settledIn } from '#payments';
import { type Booking, readBookings } from './queries/bookings.ts';

/** Sums in minor units of one currency. Commission and net are null where no commission was agreed when it was booked. */
export type SettledSums = {
  currency: string;
  capturedCents: number;
  refundedCents: number;
  commissionCents: number | null;
  netCents: number | null;
};

export type SettledBooking = SettledSums &
  Pick<Booking, 'orderNumber' | 'tripName' | 'startDate' | 'operatorId' | 'commissionBps'> & { company: string };

export type SettledTotal = SettledSums & { operatorId: string; company: string; bookings: number };

export type Settlement = { bookings: SettledBooking[]; totals: SettledTotal[] };

/**
 * What a commission of so many basis points comes to, cut to whole minor units towards zero: of what goes back it is the same
 * as it was of what came.
 */
export function commissionOf(cents: number, bps: number): number {
  return Number((BigInt(cents) * BigInt(bps)) / 10_000n);
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * What came for the bookings of companies within a time and what went back, by company and booking; what each company gets of
 * it, and its totals in each currency. A total that holds a booking without an agreed commission has none itself.
 * @param operatorId of one company alone; null: of all
 */
export async function settlementOf(
  ctx: Context,
  period: { from: Date; until: Date },
  operatorId: string | null,
  atOnce = 1_000,
): Promise<Settlement> {
  const bookings: SettledBooking[] = [];
  for (let after = FIRST, more = true; more; ) {
    const rows = await settledIn(ctx, period, { operatorId, after, limit: atOnce });
    const ids = [...new Set(rows.map(({ bookingId }) => bookingId))];
    const known = new Map((await readBookings(ctx.db, ids)).map((booking) => [booking.id, booking]));
    const companies = await operatorFacts(ctx, [...new Set([...known.values()].map((one) => one.operatorId))]);
    for (const { bookingId, ...sums } of rows) {
      const booking = known.get(bookingId);
      if (!booking) throw new Error(`Money came for the booking ${bookingId}, which isn’t there.`);
      const company = companies.get(booking.operatorId)?.name ?? booking.operatorName;
      bookings.push(settledBooking(booking, company, sums));
    }
    after = ids.at(-1) ?? after;
    more = ids.length === atOnce;
  }
  bookings.sort((one, other) => compare(one.company, other.company) || compare(one.orderNumber, other.orderNumber));
  return { bookings, totals: totalsOf(bookings) };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function settledBooking(
  { orderNumber, tripName, startDate, operatorId, commissionBps }: Booking,
  company: string,
  { currency, capturedCents, refundedCents }: { currency: string; capturedCents: number; refundedCents: number },
): SettledBooking {
  const stays = capturedCents - refundedCents;
  const commissionCents = commissionBps === null ? null : commissionOf(stays, commissionBps);
  const netCents = commissionCents === null ? null : stays - commissionCents;
  const sums = { currency, capturedCents, refundedCents, commissionCents, netCents };
  return { orderNumber, tripName, startDate, operatorId, commissionBps, company, ...sums };
}

/** By company and currency: sums of different currencies are never added. */
export function totalsOf(bookings: readonly SettledBooking[]): SettledTotal[] {
  const groups = Map.groupBy(bookings, ({ operatorId, currency }) => `${operatorId} ${currency}`);
  const totals = [...groups.values()].map((some) => {
    const [{ operatorId, company, currency }] = some as [SettledBooking];
    const sumOf = (key: 'capturedCents' | 'refundedCents') => some.reduce((sum, one) => sum + one[key], 0);
    const whole = (key: 'commissionCents' | 'netCents') =>
      some.reduce<number | null>((sum, one) => (sum === null || one[key] === null ? null : sum + one[key]), 0);
    return {
      ...{ operatorId, company, currency, bookings: some.length },
      ...{ capturedCents: sumOf('capturedCents'), refundedCents: sumOf('refundedCents') },
      ...{ commissionCents: whole('commissionCents'), netCents: whole('netCents') },
    };
  });
  return totals.sort((one, other) => compare(one.company, other.company) || compare(one.currency, other.currency));
}
