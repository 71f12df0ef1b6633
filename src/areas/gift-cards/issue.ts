import type { Context } from '#kernel';
import { hashOf } from '#kernel/keys';
import { addDays, toCalendarDate } from '#kernel/shared';
import { newCode, readCode } from './code.ts';
import { inLedger } from './ledger.ts';
import { isGood } from './states.ts';

/** Five years. */
const HOLDS_DAYS = 1826;

/**
 * Makes a card good once it is paid. It has no code until it is delivered.
 * @param paymentId the same again issues nothing more
 * @returns whether it wasn't before
 * @throws AppError not_found; invalid_transition for one that was given up
 */
export function issueGiftCard(
  ctx: Context,
  { giftCardId, paymentId }: { giftCardId: string; paymentId: string },
): Promise<boolean> {
  return inLedger(ctx, giftCardId, async (ledger) => {
    if (ledger.of('issue', paymentId)) return false;
    const expiresOn = addDays(toCalendarDate(ctx.clock()), HOLDS_DAYS);
    await ledger.settle('active', { expiresOn });
    const signedCents = ledger.card.initialCents;
    await ledger.add({ bookingId: null, kind: 'issue', signedCents, causeId: paymentId });
    return true;
  });
}

/**
 * Gives a card its code, in the transaction of what mails it.
 * @returns the code, which nobody can be told again; null when it has one, or isn't good
 * @throws AppError not_found
 */
export function giveCode(ctx: Context, { giftCardId }: { giftCardId: string }): Promise<string | null> {
  return inLedger(ctx, giftCardId, async (ledger) => {
    if (ledger.card.deliveredAt !== null || !isGood(ledger.card.state)) return null;
    const code = newCode();
    await ledger.change({
      codeHash: hashOf(readCode(code) ?? ''),
      last4: code.slice(-4),
      deliveredAt: ctx.clock(),
    });
    return code;
  });
}
