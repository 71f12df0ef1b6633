import type { Context } from '#kernel';
import type { CalendarDate } from '#kernel/shared';
import { isProcessing } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { readOwnBookings } from './queries/member-bookings.ts';
import { told } from './told.ts';

const TOLD = [
  'id',
  'orderNumber',
  'status',
  'tripId',
  'tripName',
  'tripSlug',
  'operatorName',
  'startDate',
  'endDate',
  'travelers',
  'currency',
  'totalCents',
] as const satisfies (keyof Booking)[];

export type MyBooking = Pick<Booking, (typeof TOLD)[number]> & {
  part: BookingPart;
  toPay: { cents: number; on: CalendarDate | null } | null;
};

export type BookingPart = 'booked' | 'requested' | 'unfinished' | 'past';

/** What somebody has booked, asked for or begun; visitors, what their browser shows the tokens of. */
export async function myBookings(ctx: Context): Promise<MyBooking[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' && actor.kind !== 'reservation') return [];
  const userId = actor.kind === 'member' ? actor.userId : null;
  const all = await readOwnBookings(ctx.db, { userId, ids: actor.bookingIds ?? [] });
  // The next trip first; of what is over, and of what has no date, the latest.
  const soonest = (one: MyBooking, other: MyBooking) => (one.startDate ?? '9').localeCompare(other.startDate ?? '9');
  const shown = all.flatMap((booking) => {
    const part = partOf(booking);
    return part ? [{ ...told(booking, TOLD), part, toPay: toPayOf(booking) }] : [];
  });
  return [
    ...shown.filter(({ part }) => part !== 'past').sort(soonest),
    ...shown.filter(({ part }) => part === 'past').sort((one, other) => soonest(other, one)),
  ];
}

/** Null: it was never booked, and is over. */
export function partOf(booking: Booking): BookingPart | null {
  const { status, placedAt } = booking;
  if (status === 'confirmed' || status === 'pending_operator') return 'booked';
  if (status === 'requested') return 'requested';
  if (status === 'draft') return 'unfinished';
  if (status === 'awaiting_payment') return isProcessing(booking) ? 'booked' : 'unfinished';
  return status === 'expired' && placedAt === null ? null : 'past';
}

const TO_PAY: readonly Booking['finalPaymentStatus'][] = ['not_due', 'due', 'overdue'];

function toPayOf(booking: Booking): MyBooking['toPay'] {
  const { status, depositStatus, finalPaymentStatus, priceCents, dueNowCents, paymentDueOn } = booking;
  const isOpen = status === 'confirmed' || status === 'pending_operator';
  if (!isOpen || depositStatus !== 'paid' || !TO_PAY.includes(finalPaymentStatus)) return null;
  return { cents: (priceCents ?? 0) - (dueNowCents ?? 0), on: paymentDueOn };
}
