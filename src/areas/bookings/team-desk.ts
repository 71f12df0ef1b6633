import { namesOfTeam } from '#accounts';
import { companiesNamed } from '#catalogue/sales';
import { type Context, notFound } from '#kernel';
import { latestDate } from '#kernel/shared';
import { staffOf } from '#kernel/team';
import { type PaymentState, paymentsOf, type RefundState, sumsOf } from '#payments';
import { type BookingDue, duesOf } from './booking-dues.ts';
import { type WhyNotCancellable, whyNotCancellable } from './cancel-booking.ts';
import { type TeamCancellation, teamCancellations } from './cancel-for-team.ts';
import { paidOf, takenBackIn } from './money.ts';
import { isOrderNumber } from './order-number.ts';
import { type Booking, type BookingEvent, readBooking, readEvents, readIdByOrderNumber } from './queries/bookings.ts';
import { countChangeRequests } from './queries/change-requests.ts';
import { type Change, readChanges } from './queries/changes.ts';
import { countAtDesk, countNamed, type DeskState, readDeskBookings, readOrderNumbers } from './queries/desk.ts';
import { told } from './told.ts';

const LISTED = [
  'id',
  'orderNumber',
  'status',
  'tripName',
  'operatorName',
  'startDate',
  'travelers',
  'currency',
  'priceCents',
  'finalPaymentStatus',
  'createdAt',
] as const satisfies (keyof Booking)[];

export type ListedBooking = Pick<Booking, (typeof LISTED)[number]> & { paidCents: number };

type Asked = {
  order: string | null;
  state: DeskState | null;
  /** The slug of a company, or a part of its name. */
  company: string | null;
  page: number;
  limit: number;
};

/** Bookings of all companies, the newest first; nothing of who travels. @throws AppError as staffOf */
export async function bookingsAtDesk(
  ctx: Context,
  { order, state, company, page, limit }: Asked,
): Promise<{ bookings: ListedBooking[]; count: number; pages: number }> {
  staffOf(ctx);
  if (order !== null && !isOrderNumber(order)) return { bookings: [], count: 0, pages: 1 };
  const operatorIds = company === null ? null : await companiesNamed(ctx, company);
  const listed = {
    orderNumber: order,
    state,
    today: latestDate(ctx.clock()),
    operatorIds,
    limit,
    offset: (page - 1) * limit,
  };
  const { bookings, count } = await readDeskBookings(ctx.db, listed);
  const sums = await sumsOf(
    ctx,
    'booking',
    bookings.map(({ id }) => id),
  );
  return {
    bookings: bookings.map((booking) => {
      const { capturedCents = 0, backCents = 0 } = sums.get(booking.id) ?? {};
      return { ...told(booking, LISTED), paidCents: capturedCents - backCents };
    }),
    count,
    pages: Math.max(1, Math.ceil(count / limit)),
  };
}

const TOLD = [
  ...LISTED,
  'leadType',
  'departureId',
  'endDate',
  'ages',
  'rooms',
  'priceLines',
  'localLines',
  'totalCents',
  'depositStatus',
  'paymentDueOn',
  'commissionBps',
  'placedAt',
  'cancelledAt',
  'cancelledBy',
] as const satisfies (keyof Booking)[];

export type DeskEvent = Pick<BookingEvent, 'field' | 'event' | 'beforeValue' | 'afterValue' | 'reason'> & {
  at: Date;
  /** "the traveler", "by itself", or a name. */
  by: string;
};

export type DeskPayment = Pick<
  PaymentState,
  | 'id'
  | 'purpose'
  | 'method'
  | 'amountCents'
  | 'currency'
  | 'status'
  | 'capturedAt'
  | 'processorRef'
  | 'failure'
  | 'late'
> & { refunds: Pick<RefundState, 'id' | 'amountCents' | 'status' | 'byHand' | 'elsewhere'>[] };

/** A booking as the team sees it: states, sums and what happened. Nothing of it is decrypted. */
export type DeskBooking = Pick<Booking, (typeof TOLD)[number]> & {
  paidCents: number;
  /** What is missing of the price since it went back without us. */
  takenBackCents: number;
  dues: BookingDue[];
  payments: DeskPayment[];
  /** Of how many travelers something is known; who they are opens at its company's page alone, and each look is noted. */
  named: number;
  wishes: number;
  changes: Pick<Change, 'kind' | 'state' | 'newStartDate' | 'newEndDate' | 'answerBy' | 'reason' | 'createdAt'>[];
  history: DeskEvent[];
  /** How it may be canceled, with the sums; none: see `why`. */
  cancellations: TeamCancellation[];
  why: WhyNotCancellable | null;
};

/** @throws AppError as staffOf; not_found */
export async function bookingAtDesk(ctx: Context, orderNumber: string): Promise<DeskBooking> {
  staffOf(ctx);
  const id = isOrderNumber(orderNumber) ? await readIdByOrderNumber(ctx.db, orderNumber) : null;
  const booking = id === null ? null : await readBooking(ctx.db, id);
  if (!booking) throw notFound();
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  const [changes, events] = [await readChanges(ctx.db, booking.id), await readEvents(ctx.db, booking.id)];
  return {
    ...told(booking, TOLD),
    paidCents: paidOf(payments),
    takenBackCents: takenBackIn(booking, payments),
    dues: duesOf(booking, payments),
    payments: payments.map(shownPayment),
    named: await countNamed(ctx.db, booking.id),
    wishes: await countChangeRequests(ctx.db, booking.id),
    changes: changes.map(({ kind, state, newStartDate, newEndDate, answerBy, reason, createdAt }) => ({
      ...{ kind, state, newStartDate, newEndDate, answerBy, reason, createdAt },
    })),
    history: await withNames(ctx, booking, events),
    cancellations: await teamCancellations(ctx, booking, payments),
    why: await whyNotCancellable(ctx, booking, payments),
  };
}

function shownPayment(payment: PaymentState): DeskPayment {
  const { id, purpose, method, amountCents, currency, status, capturedAt, processorRef, failure, late } = payment;
  const refunds = payment.refunds.map(({ id: refundId, amountCents: cents, status: state, byHand, elsewhere }) => ({
    ...{ id: refundId, amountCents: cents, status: state, byHand, elsewhere },
  }));
  return { id, purpose, method, amountCents, currency, status, capturedAt, processorRef, failure, late, refunds };
}

const MEMBER = 'member ';

async function withNames(
  ctx: Context,
  { userId }: Booking,
  events: Awaited<ReturnType<typeof readEvents>>,
): Promise<DeskEvent[]> {
  const others = events.flatMap(({ actor }) => (actor.startsWith(MEMBER) ? actor.slice(MEMBER.length) : []));
  const names = await namesOfTeam(
    ctx,
    others.filter((id) => id !== userId),
  );
  const byOf = (actor: string): string => {
    if (actor === 'system') return 'by itself';
    if (actor === 'member') return 'a former member';
    const id = actor.startsWith(MEMBER) ? actor.slice(MEMBER.length) : null;
    return id === null || id === userId ? 'the traveler' : (names.get(id) ?? 'a former member');
  };
  return events.map(({ field, event, beforeValue, afterValue, reason, actor, createdAt: at }) => ({
    ...{ field, event, beforeValue, afterValue, reason, at },
    by: byOf(actor),
  }));
}

/** How many wait for their company, and how many have a balance that is overdue. @throws AppError as staffOf */
export async function countBookingsAtDesk(ctx: Context): Promise<{ unanswered: number; overdue: number }> {
  staffOf(ctx);
  return countAtDesk(ctx.db, latestDate(ctx.clock()));
}

/** By which numbers the desk finds bookings, each under its id. @throws AppError as staffOf */
export async function orderNumbersOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  staffOf(ctx);
  return new Map((await readOrderNumbers(ctx.db, ids)).map(({ id, orderNumber }) => [id, orderNumber]));
}
