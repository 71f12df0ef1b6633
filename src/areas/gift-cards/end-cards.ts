import { type Context, newId } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { leftOf, mayStillCome, paymentsOf, voidPayment } from '#payments';
import { each } from './each.ts';
import { inLedger } from './ledger.ts';
import { forgetPeople, readExpired, readUnpaid } from './queries.ts';
import { isGood } from './states.ts';

const UNPAID_MS = 86_400_000;

/** An order lives for a day; money of a capture that wasn’t answered comes within three more, and goes back in one. */
const LATE_MS = 5 * 86_400_000;

/**
 * Ends cards whose time is over, with what they hold, gives up those that nobody has paid for a day, and forgets who is
 * told of money no more. @returns how many
 */
export async function endGiftCards(
  ctx: Context,
  signal?: AbortSignal,
): Promise<{ expired: number; unpaid: number; forgotten: number }> {
  const today = toCalendarDate(ctx.clock());
  const before = new Date(ctx.clock().getTime() - UNPAID_MS);
  const expired = await each(
    (page) => readExpired(ctx, today, page),
    (id) => expire(ctx, id, today),
    signal,
  );
  const unpaid = await each(
    (page) => readUnpaid(ctx, before, page),
    (id) => giveUp(ctx, id),
    signal,
  );
  const forgotten = await forgetPeople(ctx.db, new Date(ctx.clock().getTime() - LATE_MS));
  return { expired, unpaid, forgotten };
}

/** What is reserved stays so: a trip that is being paid goes on. */
function expire(ctx: Context, giftCardId: string, today: string): Promise<void> {
  return inLedger(ctx, giftCardId, async (ledger) => {
    const { balanceCents, expiresOn } = ledger.card;
    if (expiresOn === null || expiresOn >= today) return;
    if (isGood(ledger.card.state)) await ledger.settle('expired');
    if (balanceCents > 0 && ledger.card.state === 'expired') {
      await ledger.add({ bookingId: null, kind: 'expire', signedCents: -balanceCents, causeId: newId() });
    }
  });
}

/**
 * Not while money is on its way: what becomes of it decides. Nobody has to be known of a card that nobody bought, unless
 * its money may come after all: then its buyer is told that it goes back.
 */
function giveUp(ctx: Context, giftCardId: string): Promise<void> {
  return inLedger(ctx, giftCardId, async (ledger, inside) => {
    if (ledger.card.state !== 'pending_payment') return;
    const payments = await paymentsOf(inside, { kind: 'gift_card', id: giftCardId });
    if (payments.some((payment) => payment.status === 'pending' || leftOf(payment) > 0)) return;
    for (const { id, status } of payments) if (mayStillCome(status)) await voidPayment(inside, id);
    const mayArrive = payments.some(({ isCaptureAsked }) => isCaptureAsked);
    await ledger.settle('void', mayArrive ? {} : { people: null });
  });
}

/** @throws AppError invalid_transition for one that is worth nothing; not_found */
export function blockGiftCard(ctx: Context, { giftCardId }: { giftCardId: string }): Promise<void> {
  return inLedger(ctx, giftCardId, (ledger) => ledger.settle('blocked'));
}

export function unblockGiftCard(ctx: Context, { giftCardId }: { giftCardId: string }): Promise<void> {
  return inLedger(ctx, giftCardId, (ledger) => ledger.settle());
}
