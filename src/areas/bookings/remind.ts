import { holdOf } from '#inventory';
import { type Context, type Log, logFailure, type Parts } from '#kernel';
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysBetween,
  earliestDate,
  formatMoney,
  latestDate,
  type Money,
} from '#kernel/shared';
import { tellTeam } from '#kernel/team';
import { mayStillCome, type PaymentState, paymentsOf } from '#payments';
import { wayBack } from './come-back.ts';
import { allOf, each, type Page } from './each-booking.ts';
import { openCentsOf } from './money.ts';
import { missingFields, passengersOf } from './passengers.ts';
import { type Booking, lockBooking } from './queries/bookings.ts';
import { readOffered } from './queries/changes.ts';
import { readIdle, readUnpaid, readUnpaidSince, readWithDeadlines } from './queries/deadlines.ts';
import { liveHold } from './reservation.ts';
import { saveBooking } from './save-booking.ts';
import { bookingTasks } from './tasks.ts';
import { asAskedFor, type MailParts, moneyOf, ownMail } from './tell-of-booking.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = HOUR_MS;
/** While most places are held still; whoever is at PayPal takes less. */
const UNPAID_MS = HOUR_MS / 6;
/** Reservations end after a day without a touch. */
const ENDS_MS = 24 * HOUR_MS;
/** Later than so many days travelers aren’t told any more that something is late: the team is. */
const LATE_DAYS = 7;

/** Days before a date on which it is told; the first comes first. */
const BEFORE = [14, 3] as const;

type Run = { ctx: Context; parts: MailParts; log: Log; signal?: AbortSignal | undefined };
type Reading = (page: Page) => Promise<string[]>;

/** Tells travelers, once each, of reservations that they left an hour ago. */
export async function remindOfReservations(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal) {
  const now = ctx.clock().getTime();
  const [from, until] = [new Date(now - ENDS_MS), new Date(now - IDLE_MS)];
  await remindEach({ ctx, parts, log, signal }, (page) => readIdle(ctx.db, from, until, page), remindOfReservation);
}

async function remindOfReservation(ctx: Context, parts: MailParts, booking: Booking): Promise<void> {
  const idleMs = ctx.clock().getTime() - booking.updatedAt.getTime();
  if (booking.status !== 'draft' || booking.emailHash === null || idleMs < IDLE_MS || idleMs >= ENDS_MS) return;
  const { to, variables } = ownMail(parts, booking);
  await parts.mail.post(ctx, {
    name: 'reservation_reminder',
    to,
    subjectId: booking.id,
    variables: {
      ...variables,
      path: wayBack(parts, booking, ctx.clock()),
      isMembers: booking.userId !== null,
      hoursLeft: Math.max(1, Math.floor((ENDS_MS - idleMs) / HOUR_MS)),
    },
    goodUntil: new Date(booking.updatedAt.getTime() + ENDS_MS),
  });
}

/** Tells travelers, once a day that it is due on, of what they confirmed ten minutes ago and didn’t pay. */
export async function remindOfDeposits(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal) {
  const now = ctx.clock().getTime();
  const [from, until] = [new Date(now - ENDS_MS), new Date(now - UNPAID_MS)];
  await remindEach({ ctx, parts, log, signal }, (page) => readUnpaid(ctx.db, from, until, page), remindOfDeposit);
}

async function remindOfDeposit(ctx: Context, parts: MailParts, booking: Booking): Promise<void> {
  const { status, emailHash, leftAt, depositStatus, finalPaymentStatus, dueNowCents, userId } = booking;
  const unpaidMs = ctx.clock().getTime() - booking.updatedAt.getTime();
  const isWhole = depositStatus !== 'due';
  const dueOn = isWhole ? booking.paymentDueOn : booking.depositDueOn;
  const isDue = !isWhole || finalPaymentStatus === 'due';
  if (status !== 'awaiting_payment' || !isDue || emailHash === null || leftAt !== null || dueOn === null) return;
  if (unpaidMs < UNPAID_MS || unpaidMs >= ENDS_MS) return;
  const amount = moneyOf(booking, (dueNowCents ?? 0) - booking.giftCardCents);
  if (amount === null || isComing(await paymentsOf(ctx, { kind: 'booking', id: booking.id }))) return;
  const { to, variables } = ownMail(parts, booking);
  const hold = liveHold(booking, await holdOf(ctx, booking.id));
  await parts.mail.post(ctx, {
    name: 'deposit_due',
    to,
    subjectId: booking.id,
    occurrence: dueOn,
    variables: {
      ...variables,
      path: wayBack(parts, booking, ctx.clock()),
      amount,
      dueOn,
      isWhole,
      isMembers: userId !== null,
      heldUntil: hold?.expiresAt.toISOString() ?? null,
    },
  });
}

/** Tells travelers of what is due soon, or late, by the day where their trip starts. */
export async function remindOfDeadlines(ctx: Context, parts: MailParts, log: Log, signal?: AbortSignal) {
  const from = addDays(earliestDate(ctx.clock()), -LATE_DAYS);
  const until = addDays(latestDate(ctx.clock()), BEFORE[0]);
  const read: Reading = (page) => readWithDeadlines(ctx.db, from, until, page);
  await remindEach({ ctx, parts, log, signal }, read, async (inside, within, booking) => {
    if (!(await isTold(inside, booking))) return;
    await remindOfBalance(inside, within, booking);
    await remindOfPassengers(inside, within, booking);
  });
  const lateSince = addDays(latestDate(ctx.clock()), -LATE_DAYS);
  const readLate: Reading = (page) => readUnpaidSince(ctx.db, lateSince, page);
  await remindEach({ ctx, parts, log, signal }, readLate, (inside, _parts, booking) => tellOfOverdue(inside, booking));
}

/** What stands is told what is due; while other dates are offered, nobody knows by which days that goes. */
async function isTold({ db }: Context, { id, status }: Booking): Promise<boolean> {
  return (status === 'confirmed' || status === 'pending_operator') && (await readOffered(db, id)) === null;
}

/** A week after a balance was due the team is told, once for that day; nothing is canceled by itself. */
async function tellOfOverdue(ctx: Context, booking: Booking): Promise<void> {
  const { paymentDueOn: dueOn, startDate, startZone } = booking;
  if (dueOn === null || !(await isTold(ctx, booking))) return;
  if (daysBetween(dateIn(startZone, ctx.clock()), dueOn) > -LATE_DAYS) return;
  const amount = await openBalance(ctx, booking);
  if (amount === null) return;
  await becomes(ctx, booking, 'overdue');
  await tellTeam(ctx.db, bookingTasks, 'booking.payment_overdue', {
    subjectId: booking.id,
    details: { amount: formatMoney(amount), due_on: dueOn, starts_on: startDate },
    occurrence: dueOn,
  });
}

/** What is left to pay here; null: nothing, or it is on its way. */
async function openBalance(ctx: Context, booking: Booking): Promise<Money | null> {
  if (booking.priceCents === null) return null;
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  const amount = moneyOf(booking, openCentsOf(booking, payments));
  return amount === null || amount.cents <= 0 || isComing(payments) ? null : amount;
}

async function remindOfBalance(ctx: Context, parts: MailParts, booking: Booking): Promise<void> {
  const { paymentDueOn: dueOn } = booking;
  const amount = dueOn === null ? null : await openBalance(ctx, booking);
  if (dueOn === null || amount === null) return;
  const daysLeft = daysBetween(dateIn(booking.startZone, ctx.clock()), dueOn);
  const { to, variables } = ownMail(parts, booking);
  const about = { to, subjectId: booking.id };
  if (daysLeft < 0 && daysLeft >= -LATE_DAYS) {
    await becomes(ctx, booking, 'overdue');
    const late = { ...variables, amount, dueOn };
    await parts.mail.post(ctx, { name: 'payment_overdue', ...about, occurrence: dueOn, variables: late });
  }
  const days = toldAt(booking, dueOn, daysLeft);
  if (daysLeft >= 0 && daysLeft <= BEFORE[0]) await becomes(ctx, booking, 'due');
  if (days === null) return;
  await parts.mail.post(ctx, {
    name: 'balance_due',
    ...about,
    occurrence: `${dueOn} ${days} days`,
    variables: { ...variables, amount, dueOn, daysLeft },
  });
}

/** A payment that was approved or waits at PayPal: nobody is asked for it a second time. */
const isComing = (payments: readonly PaymentState[]) =>
  payments.some(({ status }) => status !== 'created' && mayStillCome(status));

/** Brings the final payment to where the calendar has it. */
async function becomes(ctx: Context, booking: Booking, to: 'due' | 'overdue'): Promise<void> {
  let { finalPaymentStatus: status } = booking;
  let saved = booking;
  if (status === 'not_due') {
    saved = await saveBooking(ctx, saved, {}, { finalPayment: 'ask' });
    status = saved.finalPaymentStatus;
  }
  if (to === 'overdue' && status === 'due') await saveBooking(ctx, saved, {}, { finalPayment: 'lapse' });
}

async function remindOfPassengers(ctx: Context, parts: MailParts, booking: Booking): Promise<void> {
  const { passengerInfoDueOn: dueOn } = booking;
  if (dueOn === null) return;
  const daysLeft = daysBetween(dateIn(booking.startZone, ctx.clock()), dueOn);
  const days = toldAt(booking, dueOn, daysLeft);
  if (days === null) return;
  const missing = missingFields(booking, await passengersOf(ctx, parts, booking.id));
  if (missing.length === 0) return;
  const { to, variables } = ownMail(parts, booking);
  await parts.mail.post(ctx, {
    name: 'passenger_info_due',
    to,
    subjectId: booking.id,
    occurrence: `${dueOn} ${days} days`,
    variables: {
      ...variables,
      dueOn,
      daysLeft,
      missing: missing.map(({ position, fields }) => ({ position, fields: fields.map(wordsFor) })),
    },
  });
}

export type ComingMail = { name: 'balance_due' | 'passenger_info_due'; on: CalendarDate };

/** What the days to come bring, as far as it isn’t settled before: by the day where the trip starts. */
export async function comingMails(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  booking: Booking,
): Promise<ComingMail[]> {
  const { paymentDueOn, passengerInfoDueOn, startZone } = booking;
  if (!(await isTold(ctx, booking))) return [];
  const today = dateIn(startZone, ctx.clock());
  const daysOf = (dueOn: CalendarDate) =>
    BEFORE.map((days) => addDays(dueOn, -days)).filter((on) => on > today && !isPlacedAfter(booking, on));
  const isOpen = paymentDueOn !== null && (await openBalance(ctx, booking)) !== null;
  const isMissing =
    passengerInfoDueOn !== null && missingFields(booking, await passengersOf(ctx, parts, booking.id)).length > 0;
  return [
    ...(isOpen ? daysOf(paymentDueOn).map((on) => ({ name: 'balance_due' as const, on })) : []),
    ...(isMissing ? daysOf(passengerInfoDueOn).map((on) => ({ name: 'passenger_info_due' as const, on })) : []),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}

/** Who booked on a reminder’s day or after it has just read the date. */
function isPlacedAfter({ placedAt, startZone }: Booking, on: CalendarDate): boolean {
  return placedAt !== null && dateIn(startZone, placedAt) >= on;
}

const wordsFor = (field: string) => (field === 'dob' ? 'date of birth' : field.replaceAll('_', ' '));

/** Which of the two reminders is due; null: none. A day that a server was down for is made up for. */
function toldAt(booking: Booking, dueOn: CalendarDate, daysLeft: number): number | null {
  if (daysLeft < 0) return null;
  const days = BEFORE.findLast((before) => daysLeft <= before);
  return days === undefined || isPlacedAfter(booking, addDays(dueOn, -days)) ? null : days;
}

/** Tells of each; one that fails is noted, and the others go on. */
async function remindEach(
  { ctx, parts, log, signal }: Run,
  read: Reading,
  work: (inside: Context, parts: MailParts, booking: Booking) => Promise<void>,
): Promise<void> {
  await each(
    ctx,
    allOf(read),
    signal,
    async (inside, id) => {
      const booking = await lockBooking(inside.db, id);
      if (booking) await work(await asAskedFor(inside, booking), parts, booking);
    },
    (error, id) => logFailure(log, error, { booking: id }, 'a traveler could not be reminded'),
  );
}
