import { refundSteps } from '#catalogue/prices';
import { companyMailbox } from '#catalogue/sales';
import type { Context, Parts } from '#kernel';
import type { MailVariables } from '#kernel/mail';
import { dateIn, toCalendarDate } from '#kernel/shared';
import { partnerById } from '#partners';
import { hasMoney, leftOf, type PaymentState, paymentsOf, type RefundState } from '#payments';
import { openContact } from './contact.ts';
import { goneIn, openCentsOf, paidOf, takenBackIn } from './money.ts';
import type { Booking } from './queries/bookings.ts';

export type MailParts = Pick<Parts, 'keyring'> & { mail: Pick<Parts['mail'], 'post'> };

const LINE = 300;
const short = (text: string) => text.slice(0, LINE);

/**
 * Posts whatever is true of a booking by now: that it stands or waits, what was paid and what went back. Each is one mail
 * however often it is told; call it in the transaction that has the booking locked.
 */
export async function tellOfBooking(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<void> {
  const inside = await asAskedFor(ctx, booking);
  if (booking.status === 'confirmed') await tellConfirmed(inside, parts, booking, payments);
  if (booking.status === 'requested' || booking.status === 'pending_operator') {
    await tellRequested(inside, parts, booking, payments);
  }
  for (const payment of payments) await tellOfPayment(inside, parts, booking, payment, payments);
}

/** That a booking, or a request for one, was canceled, and what comes back. */
export async function tellOfCancellation(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  {
    refundCents,
    penaltyCents,
    was,
    because,
    said,
  }: {
    refundCents: number;
    penaltyCents: number;
    was: Booking['status'];
    because?: MailVariables<'cancellation'>['because'];
    /** What the team writes to both. */
    said?: string;
  },
): Promise<void> {
  const inside = await asAskedFor(ctx, booking);
  const { to, variables } = ownMail(parts, booking);
  const isPaid = refundCents + penaltyCents > 0;
  const sums = {
    back: isPaid ? moneyOf(booking, refundCents) : null,
    kept: isPaid ? moneyOf(booking, penaltyCents) : null,
    because,
    said,
    isRequest: was === 'requested',
  };
  const about = { subjectId: booking.id };
  const collects = booking.finalPaymentStatus === 'collected_by_operator';
  const gone = !isPaid && (await hadGone(inside, booking));
  await parts.mail.post(inside, {
    name: 'cancellation',
    to,
    ...about,
    variables: { ...variables, ...sums, collects, ...(gone && { gone }) },
  });
  const company = await companyMail(inside, parts, booking);
  await parts.mail.post(ofOurs(inside), {
    name: 'operator_cancellation',
    ...company.to,
    ...about,
    variables: { ...company.variables, ...sums },
  });
}

/** Whether of what was paid something went back without us. */
export async function hadGone(ctx: Context, { id }: Pick<Booking, 'id'>): Promise<boolean> {
  return goneIn(await paymentsOf(ctx, { kind: 'booking', id })) > 0;
}

/** Through the site of the partner where it was booked, at the host where the traveler's cookie is. */
export async function asAskedFor(
  ctx: Context,
  { partnerId, atPartnerHost }: Pick<Booking, 'partnerId' | 'atPartnerHost'>,
): Promise<Context> {
  const partner = partnerId === null ? null : await partnerById(ctx, partnerId, atPartnerHost);
  return { ...ctx, partner };
}

/** Whom a company deals with, wherever its trip was booked. */
export const ofOurs = (ctx: Context): Context => ({ ...ctx, partner: null });

/** To whom a mail about a booking goes, and what each says of it. */
export function ownMail(parts: MailParts, booking: Booking) {
  const { email, firstName } = openContact(parts, booking);
  return {
    to: email,
    variables: { ...tripOf(booking), firstName: short(firstName), path: `/booking/${booking.id}` },
  };
}

export async function companyMail(ctx: Context, parts: MailParts, booking: Booking) {
  const { firstName, lastName } = openContact(parts, booking);
  const mailbox = await companyMailbox(ctx, booking.operatorId);
  return {
    to: mailbox === null ? {} : { to: mailbox },
    variables: { ...tripOf(booking), toTeam: mailbox === null, contact: short(`${firstName} ${lastName}`) },
  };
}

function tripOf(booking: Booking) {
  return {
    trip: short(booking.tripName),
    company: short(booking.operatorName),
    order: booking.orderNumber,
    startsOn: booking.startDate,
    endsOn: booking.endDate,
    travelers: booking.travelers,
    tripPath: `/trips/${booking.tripSlug}`,
  };
}

type Sum = { cents: number; currency: string };

/** Null where there is no price. */
export function moneyOf({ currency }: Pick<Booking, 'currency'>, cents: number | null): Sum | null {
  return currency === null || cents === null ? null : { cents, currency };
}

async function tellConfirmed(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  const paidCents = paidOf(payments);
  const openCents = openCentsOf(booking, payments);
  const later = openCents > 0 ? moneyOf(booking, openCents) : null;
  const spotCents = (booking.totalCents ?? 0) - (booking.priceCents ?? 0);
  await parts.mail.post(ctx, {
    name: 'booking_confirmation',
    to,
    subjectId: booking.id,
    variables: {
      ...variables,
      paid: paidCents > 0 ? moneyOf(booking, paidCents) : null,
      later: later && { amount: later, on: booking.paymentDueOn },
      onTheSpot: spotCents > 0 ? moneyOf(booking, spotCents) : null,
      total: moneyOf(booking, booking.totalCents),
      passengerInfoDueOn: booking.passengerInfoDueOn,
      refund: refundOf(ctx, booking),
    },
  });
  await tellCompany(ctx, parts, booking, false);
}

function refundOf(ctx: Context, booking: Booking): MailVariables<'booking_confirmation'>['refund'] {
  const { policy, startDate, priceCents, depositCents, startZone, currency } = booking;
  if (policy === null || startDate === null || priceCents === null || currency === null) return [];
  const paid = { startDate, paidCents: priceCents, depositCents, currency };
  return refundSteps(policy, paid, dateIn(startZone, ctx.clock()))
    .slice(0, 20)
    .map(({ from, until, backCents }) => ({ from, until, back: { cents: backCents, currency } }));
}

async function tellRequested(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  const paidCents = paidOf(payments);
  const paid = paidCents > 0 ? moneyOf(booking, paidCents) : null;
  await parts.mail.post(ctx, {
    name: 'booking_request_received',
    to,
    subjectId: booking.id,
    variables: { ...variables, paid, total: moneyOf(booking, booking.totalCents) },
  });
  await tellCompany(ctx, parts, booking, true);
}

async function tellCompany(ctx: Context, parts: MailParts, booking: Booking, isRequest: boolean): Promise<void> {
  const { to, variables } = await companyMail(ctx, parts, booking);
  await parts.mail.post(ofOurs(ctx), {
    name: 'operator_booking',
    ...to,
    subjectId: booking.id,
    // Asked for, then accepted: those are two mails.
    occurrence: isRequest ? 'request' : 'booking',
    variables: { ...variables, isRequest, total: moneyOf(booking, booking.totalCents) },
  });
}

const ENDED: readonly Booking['status'][] = ['cancelled', 'declined', 'expired'];

async function tellOfPayment(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payment: PaymentState,
  all: readonly PaymentState[],
): Promise<void> {
  const { id, status, capturedAt, amountCents, currency, method, purpose } = payment;
  if (capturedAt === null) return;
  const { to, variables } = ownMail(parts, booking);
  const isOver = ENDED.includes(booking.status);
  const isShort = takenBackIn(booking, all) > 0;
  // One that PayPal gave back, before it was heard of or whole since, has no receipt, nor one to send again: its refund is told.
  if (hasMoney(status) && !isGone(payment)) {
    await parts.mail.post(ctx, {
      name: 'payment_receipt',
      to,
      subjectId: id,
      variables: {
        ...variables,
        purpose,
        method,
        amount: { cents: amountCents, currency },
        paidOn: toCalendarDate(capturedAt),
        open: { cents: isOver ? 0 : Math.max(0, openCentsOf(booking, all)), currency },
        comesBack: leftOf(payment) === 0,
        isOver,
        ...(isShort && { isShort }),
      },
    });
  }
  for (const refund of payment.refunds) await tellOfRefund(ctx, parts, booking, payment, { ...refund, isShort });
}

/** All of it went back without us. */
function isGone({ amountCents, refunds }: PaymentState): boolean {
  const gone = refunds.filter(({ elsewhere }) => elsewhere);
  return gone.reduce((sum, refund) => sum + refund.amountCents, 0) >= amountCents;
}

async function tellOfRefund(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { currency, method }: PaymentState,
  { id, status, amountCents, processorRef, byHand, elsewhere, isShort }: RefundState & { isShort: boolean },
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  const about = { to, subjectId: id };
  const amount = { cents: amountCents, currency };
  if (status === 'manual_payout') {
    await parts.mail.post(ctx, { name: 'refund_manual', ...about, variables: { ...variables, amount } });
  }
  if (status === 'completed') {
    // A reversal has no refund of its own at PayPal.
    const byPaypal = elsewhere || (processorRef !== null && !byHand);
    const way = method === 'gift_card' ? 'gift_card' : byPaypal ? 'paypal' : 'other';
    const isTakenBack = elsewhere && isShort;
    await parts.mail.post(ctx, {
      name: 'refund_done',
      ...about,
      variables: { ...variables, amount, way, ...(isTakenBack && { isTakenBack }) },
    });
  }
}
