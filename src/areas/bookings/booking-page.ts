import { type RefundStep, refundSteps } from '#catalogue/prices';
import { type Context, isId, orNotFound } from '#kernel';
import { type CalendarDate, dateIn } from '#kernel/shared';
import { hasMoney, isOpen, type PaymentState, paymentsOf, type RefundState } from '#payments';
import { isMemberOf, isOwner } from './access.ts';
import { isLate } from './answer-change.ts';
import { type BookingDue, duesOf } from './booking-dues.ts';
import { isUnanswered, type WhyNotCancellable, whyNotCancellable } from './cancel-booking.ts';
import { takesPassengers } from './change-reservation.ts';
import { type Contact, openContact } from './contact.ts';
import { isPaying, openCentsOf, paidOf, takenBackIn } from './money.ts';
import { type MailLog, type OwnMails, ownMails } from './own-mails.ts';
import { maskPassenger, type PassengerFields, type PassengerKey, readableField } from './passenger-fields.ts';
import { askedFields, missingFields, passengersOf, roomOf } from './passengers.ts';
import { type Booking, readBooking, readEvents } from './queries/bookings.ts';
import { type QuoteRow, readQuote } from './queries/cancellation-quotes.ts';
import { type Change, readChanges } from './queries/changes.ts';
import { NO_PLACES } from './settle-booking.ts';
import { told } from './told.ts';

const TOLD = [
  'id',
  'orderNumber',
  'leadType',
  'status',
  'version',
  'tripId',
  'partnerId',
  'tripName',
  'operatorName',
  'startDate',
  'endDate',
  'travelers',
  'rooms',
  'currency',
  'totalCents',
  'passengerInfoDueOn',
  'placedAt',
  'cancelledAt',
  'cancelledBy',
  'peopleEmptiedAt',
  'updatedAt',
] as const satisfies (keyof Booking)[];

/** A booking as its owner sees it: what was agreed, what became of it, what is left to do. */
export type BookingPage = Pick<Booking, (typeof TOLD)[number]> & {
  contact: Pick<Contact, 'email' | 'firstName' | 'lastName'>;
  /** Where the trip starts. */
  today: CalendarDate;
  isPaying: boolean;
  /** Its member asks, not a browser that shows its token alone. */
  isMembers: boolean;
  dues: BookingDue[];
  paidCents: number;
  /** What is missing of the price since it went back without us; nothing of it is asked for by itself. */
  takenBackCents: number;
  /** Null: nothing is left to pay here. `card`: what of it a gift card is set aside for. */
  next: { cents: number; on: CalendarDate | null; card: { last4: string; cents: number; until: Date } | null } | null;
  /** Nobody once that was taken out of it. */
  people: Traveler[];
  takesPassengers: boolean;
  payments: BookingPayment[];
  cancellation: Cancellation;
  /** Dates to which the company moved it, to be answered; null: none are. */
  moved: Moved | null;
  /** What the company said when it canceled the date or said no, or the team when it canceled; null: nothing. */
  reason: string | null;
  /** What a reservation ended by: its date doesn’t run, or its places were gone when the money came; null: anything else. */
  endedBy: 'departure' | 'no_places' | null;
  /** What was mailed to its owner, and what will be. */
  mails: OwnMails;
  /** Whether the company can be asked to change something. */
  takesWishes: boolean;
};

export type Moved = {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  answerBy: CalendarDate;
  /** The last day is over: what was paid goes back by itself. */
  isLate: boolean;
  reason: string | null;
  backCents: number;
};

/** `value`: as it was told; what nobody may read back stands in `masked`. */
export type TravelerField = { key: PassengerKey; value: string | null; masked: string | null };
export type Traveler = { position: number; room: number; name: string | null; fields: TravelerField[]; given: number };

export type BookingPayment = Pick<
  PaymentState,
  'id' | 'purpose' | 'method' | 'amountCents' | 'currency' | 'status' | 'capturedAt' | 'processorRef'
> & { refunds: Pick<RefundState, 'id' | 'amountCents' | 'status' | 'elsewhere'>[]; hasReceipt: boolean };

export type Cancellation = {
  /** What stands in the way; null: it can be canceled. */
  why: WhyNotCancellable | null;
  quote: (Pick<QuoteRow, 'id' | 'refundCents' | 'penaltyCents' | 'expiresAt'> & CancellationSteps) | null;
};

/** What comes back on later days: of what is paid by now, and of everything. */
export type CancellationSteps = { later: RefundStep[]; onceAllIsPaid: RefundStep[] };

/** One’s own booking. @throws AppError not_found */
export async function bookingPage(
  ctx: Context,
  parts: MailLog,
  { id, quoteId = null }: { id: string; quoteId?: string | null },
): Promise<BookingPage> {
  const booking = orNotFound(isId(id) ? await readBooking(ctx.db, id) : null, (one) => isOwner(ctx.actor, one));
  const [payments, passengers] = [
    await paymentsOf(ctx, { kind: 'booking', id }),
    await passengersOf(ctx, parts, booking.id),
  ];
  const changes = await readChanges(ctx.db, booking.id);
  const { email, firstName, lastName } = openContact(parts, booking);
  const quote = quoteId !== null && isId(quoteId) ? await readQuote(ctx.db, quoteId, booking.id) : null;
  return {
    ...told(booking, TOLD),
    contact: { email, firstName, lastName },
    today: dateIn(booking.startZone, ctx.clock()),
    isPaying: isPaying(booking, payments),
    isMembers: isMemberOf(ctx.actor, booking),
    dues: duesOf(booking, payments),
    paidCents: paidOf(payments),
    takenBackCents: takenBackIn(booking, payments),
    next: nextOf(booking, payments),
    people: booking.peopleEmptiedAt ? [] : peopleOf(booking, passengers),
    takesPassengers: takesPassengers(ctx, booking),
    payments: payments.filter(({ status }) => !isOpen(status) && status !== 'voided').map(paymentOf),
    cancellation: {
      why: await whyNotCancellable(ctx, booking, payments),
      quote:
        quote && quote.usedAt === null && quote.expiresAt > ctx.clock()
          ? withSteps(ctx, booking, payments, quote)
          : null,
    },
    moved: movedOf(ctx, booking, changes, paidOf(payments)),
    ...(await endOf(ctx, booking, changes)),
    mails: await ownMails(ctx, parts, { booking, payments, changes }),
    takesWishes: WISHES.includes(booking.status),
  };
}

const WISHES: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed'];

function movedOf(ctx: Context, booking: Booking, changes: readonly Change[], paidCents: number): Moved | null {
  const offered = changes.find(({ state }) => state === 'offered');
  if (!offered?.newStartDate || !offered.newEndDate || !offered.answerBy) return null;
  const { id, newStartDate: startDate, newEndDate: endDate, answerBy, reason } = offered;
  return { id, startDate, endDate, answerBy, isLate: isLate(ctx, booking, answerBy), reason, backCents: paidCents };
}

/** Why it ended, in the words of the company, or of the team, and what a reservation ended by. */
async function endOf(
  ctx: Context,
  booking: Booking,
  changes: readonly Change[],
): Promise<Pick<BookingPage, 'reason' | 'endedBy'>> {
  const { status, cancelledBy } = booking;
  if (status === 'declined' || cancelledBy === 'staff' || cancelledBy === 'operator') {
    return { reason: await notedEnd(ctx, booking), endedBy: null };
  }
  if (status !== 'cancelled' && status !== 'expired') return { reason: null, endedBy: null };
  const change = changes.find(({ kind }) => kind === 'cancelled');
  if (status === 'cancelled') return { reason: change?.reason ?? null, endedBy: null };
  if (change) return { reason: change.reason, endedBy: 'departure' };
  return { reason: null, endedBy: (await notedEnd(ctx, booking)) === NO_PLACES ? 'no_places' : null };
}

/** What was noted when it came to its end. */
async function notedEnd(ctx: Context, { id, status }: Booking): Promise<string | null> {
  const events = await readEvents(ctx.db, id);
  return events.find(({ field, afterValue }) => field === 'status' && afterValue === status)?.reason ?? null;
}

const PAID_LATER: readonly Booking['status'][] = ['confirmed', 'pending_operator'];

function nextOf(booking: Booking, payments: readonly PaymentState[]): BookingPage['next'] {
  const cents = openCentsOf(booking, payments);
  if (!PAID_LATER.includes(booking.status) || cents <= 0) return null;
  const { balanceCardLast4: last4, balanceCardCents, balanceCardUntil: until } = booking;
  const card = last4 && until ? { last4, cents: Math.min(balanceCardCents, cents), until } : null;
  return { cents, on: booking.paymentDueOn, card };
}

function peopleOf(booking: Booking, passengers: readonly PassengerFields[]): Traveler[] {
  const asked = askedFields(booking);
  const missing = new Map(missingFields(booking, passengers).map(({ position, fields }) => [position, fields.length]));
  return Array.from({ length: booking.travelers }, (_, at) => {
    const position = at + 1;
    const known = passengers.find((one) => one.position === position);
    const masked = known && maskPassenger(known);
    return {
      position,
      room: roomOf(booking, position),
      name: known ? `${known.first_name} ${known.last_name}` : null,
      fields: asked.map((key) => fieldOf(key, known?.[key] ?? null, masked?.[key] ?? null)),
      given: asked.length - (missing.get(position) ?? 0),
    };
  });
}

function fieldOf(key: PassengerKey, value: string | null, masked: unknown): TravelerField {
  if (value === null) return { key, value: null, masked: null };
  if (masked !== value) return { key, value: null, masked: typeof masked === 'string' ? masked : 'given' };
  return { key, value: readableField(key, value), masked: null };
}

function paymentOf(payment: PaymentState): BookingPayment {
  const { id, purpose, method, amountCents, currency, status, capturedAt, processorRef } = payment;
  const refunds = payment.refunds.map((refund) => ({
    ...{ id: refund.id, amountCents: refund.amountCents, status: refund.status, elsewhere: refund.elsewhere },
  }));
  const hasReceipt = hasMoney(status);
  return { id, purpose, method, amountCents, currency, status, capturedAt, processorRef, refunds, hasReceipt };
}

function withSteps(
  ctx: Context,
  booking: Booking,
  payments: readonly PaymentState[],
  quote: QuoteRow,
): Cancellation['quote'] {
  const { policy, startDate, depositCents, currency } = booking;
  const { id, refundCents, penaltyCents, expiresAt } = quote;
  const today = dateIn(booking.startZone, ctx.clock());
  const paidCents = refundCents + penaltyCents;
  const stepsOf = (cents: number) =>
    // What was never confirmed comes back whole from its day on, whenever that is.
    policy && startDate && currency && !isUnanswered(ctx, booking)
      ? refundSteps(policy, { startDate, paidCents: cents, depositCents, currency }, today)
      : [];
  const [, ...later] = paidCents > 0 ? stepsOf(paidCents) : [];
  const openCents = openCentsOf(booking, payments);
  const onceAllIsPaid = paidCents > 0 && openCents > 0 ? stepsOf(paidCents + openCents) : [];
  return { id, refundCents, penaltyCents, expiresAt, later, onceAllIsPaid };
}
