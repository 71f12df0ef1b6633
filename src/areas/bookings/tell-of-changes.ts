import type { Context } from '#kernel';
import { paymentsOf } from '#payments';
import { wayBack } from './come-back.ts';
import { goneIn, paidOf } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import type { NewChange } from './queries/changes.ts';
import { asAskedFor, hadGone, type MailParts, moneyOf, ownMail } from './tell-of-booking.ts';

type Told = {
  change: NewChange;
  what: 'cancelled' | 'moved' | 'moved_back' | 'price';
  /** Of a price: until when the one that was told holds. */
  heldUntil?: Date;
};

/** That something changed for whoever reserved, and what they can do. Nothing has to be answered. */
export async function tellChanged(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { change, what, heldUntil }: Told,
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  const isGoneOnWith = booking.leadType === 'reservation' && booking.placedAt === null && what !== 'cancelled';
  await parts.mail.post(await asAskedFor(ctx, booking), {
    name: 'reservation_changed',
    to,
    subjectId: change.id,
    occurrence: what,
    variables: {
      ...variables,
      ...(isGoneOnWith && { path: wayBack(parts, booking, ctx.clock()), isMembers: booking.userId !== null }),
      what,
      fromStartsOn: change.oldStartDate,
      reason: change.reason,
      before: moneyOf(booking, change.oldCents),
      after: moneyOf(booking, change.newCents),
      heldUntil: heldUntil?.toISOString() ?? null,
    },
  });
}

/** That the departure of a booking doesn’t run, and what comes back. */
export async function tellCancelled(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { reason, backCents }: { reason: string | null; backCents: number },
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  await parts.mail.post(await asAskedFor(ctx, booking), {
    name: 'departure_cancelled',
    to,
    subjectId: booking.id,
    variables: { ...variables, reason, ...(await backIn(ctx, booking, backCents)) },
  });
}

/** What comes back; where nothing does, whether it went back before. */
async function backIn(ctx: Context, booking: Booking, backCents: number) {
  if (backCents > 0) return { back: moneyOf(booking, backCents) };
  return { back: null, ...((await hadGone(ctx, booking)) && { gone: true }) };
}

/** That the departure of a booking moved: to be accepted or refused by a day. */
export async function tellMoved(ctx: Context, parts: MailParts, booking: Booking, change: NewChange): Promise<void> {
  const { newStartDate, newEndDate, answerBy, reason } = change;
  if (newStartDate === null || newEndDate === null || answerBy === null) return;
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  const paidCents = paidOf(payments);
  const { to, variables } = ownMail(parts, booking);
  await parts.mail.post(await asAskedFor(ctx, booking), {
    name: 'departure_moved',
    to,
    subjectId: change.id,
    variables: {
      ...variables,
      path: `${variables.path}#moved`,
      newStartsOn: newStartDate,
      newEndsOn: newEndDate,
      answerBy,
      reason,
      back: paidCents > 0 ? moneyOf(booking, paidCents) : null,
      ...(paidCents === 0 && goneIn(payments) > 0 && { gone: true }),
    },
  });
}

/** That the company said no, why, and what comes back. */
export async function tellDeclined(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { reason, backCents }: { reason: string; backCents: number },
): Promise<void> {
  const { to, variables } = ownMail(parts, booking);
  await parts.mail.post(await asAskedFor(ctx, booking), {
    name: 'booking_declined',
    to,
    subjectId: booking.id,
    variables: { ...variables, reason, ...(await backIn(ctx, booking, backCents)) },
  });
}
