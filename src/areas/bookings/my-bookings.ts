import type { Context } from '#kernel';
import type { CalendarDate } from '#kernel/shared';
import { sumsOf } from '#payments';
import { isProcessing, openOf, takenBackOf } from './money.ts';
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
  /** What is missing of the price since it went back without us. */
  takenBackCents: number;
};

export type BookingPart = 'booked' | 'requested' | 'unfinished' | 'past';

/** Until it is paid, or asked of a company, it is a reservation; what never became more and is over is nothing. */
const LISTS = {
  bookings: ['booked', 'past'],
  reservations: ['unfinished', 'requested'],
} as const satisfies Record<string, BookingPart[]>;

export type OwnList = keyof typeof LISTS;

/** What a list is narrowed by; null: by nothing of the kind. */
export type OwnFilter = {
  leadType: Booking['leadType'] | null;
  status: Booking['status'] | null;
  orderNumber: string | null;
};

export type MyBookings = {
  bookings: MyBooking[];
  /** Of the list, whatever it is narrowed by. */
  count: number;
  /** Of the other list. */
  elsewhere: number;
  /** What there is of each kind and state beside what else the list is narrowed by. */
  leadTypes: Counted<Booking['leadType']>[];
  statuses: Counted<Booking['status']>[];
};

export type Counted<Value> = { value: Value; count: number };

/** What somebody has booked, or asked for and begun; visitors, what their browser shows the tokens of. */
export async function myBookings(ctx: Context, list: OwnList, filter: OwnFilter): Promise<MyBookings> {
  const all = (await readOwn(ctx)).filter((booking) => partOf(booking) !== null);
  const here = all.filter((booking) => isIn(list, booking));
  // The next trip first; of what is over, and of what has no date, the latest.
  const soonest = (one: MyBooking, other: MyBooking) => (one.startDate ?? '9').localeCompare(other.startDate ?? '9');
  const fitting = here.filter((booking) => fits(booking, filter));
  const sums = await sumsOf(
    ctx,
    'booking',
    fitting.map(({ id }) => id),
  );
  const shown = fitting.flatMap((booking) => {
    const { capturedCents = 0, backCents = 0, goneCents = 0 } = sums.get(booking.id) ?? {};
    return shownOf(booking, { paidCents: capturedCents - backCents, goneCents });
  });
  const beside = (key: 'leadType' | 'status') => here.filter((booking) => fits(booking, { ...filter, [key]: null }));
  return {
    bookings: [
      ...shown.filter(({ part }) => part !== 'past').sort(soonest),
      ...shown.filter(({ part }) => part === 'past').sort((one, other) => soonest(other, one)),
    ],
    count: here.length,
    elsewhere: all.length - here.length,
    leadTypes: countedOf(beside('leadType').map(({ leadType }) => leadType)),
    statuses: countedOf(beside('status').map(({ status }) => status)),
  };
}

/** All bookings of whoever asks, and of nobody else: the newest first. */
export async function readOwn({ db, actor }: Context): Promise<Booking[]> {
  if (actor.kind !== 'member' && actor.kind !== 'reservation') return [];
  const userId = actor.kind === 'member' ? actor.userId : null;
  return readOwnBookings(db, { userId, ids: actor.bookingIds ?? [] });
}

export function isIn(list: OwnList, booking: Booking): boolean {
  const parts: readonly (BookingPart | null)[] = LISTS[list];
  return parts.includes(partOf(booking));
}

export function fits(booking: Booking, { leadType, status, orderNumber }: OwnFilter): boolean {
  return (
    (leadType === null || booking.leadType === leadType) &&
    (status === null || booking.status === status) &&
    (orderNumber === null || booking.orderNumber === orderNumber.trim().toUpperCase())
  );
}

type Money = { paidCents: number; goneCents: number };

function shownOf(booking: Booking, money: Money): MyBooking[] {
  const part = partOf(booking);
  if (!part) return [];
  return [
    { ...told(booking, TOLD), part, toPay: toPayOf(booking, money), takenBackCents: takenBackOf(booking, money) },
  ];
}

function countedOf<Value>(values: readonly Value[]): Counted<Value>[] {
  return [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));
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

function toPayOf(booking: Booking, money: Money): MyBooking['toPay'] {
  const { status, depositStatus, finalPaymentStatus, paymentDueOn } = booking;
  const isOpen = status === 'confirmed' || status === 'pending_operator';
  if (!isOpen || depositStatus !== 'paid' || !TO_PAY.includes(finalPaymentStatus)) return null;
  const cents = openOf(booking, money);
  return cents > 0 ? { cents, on: paymentDueOn } : null;
}
