import { AppError, type Context, orNotFound, type Parts, transaction } from '#kernel';
import {
  type CapturedPayment,
  capturePayment,
  isOpen,
  mayStillCome,
  paymentsOf,
  type StartedPayment,
  startPayment,
} from '#payments';
import { type GiftCardRow, lockCard, noteSettled, noteUnsettled, readCard } from './queries.ts';
import { settleGiftCard } from './settle-card.ts';

const PAY = { name: 'PAY', max: 10, windowSeconds: 60 };
const PAGE = '/travel-gifts-card/buy';

/**
 * Begins the payment of a card that was ordered. Its buyer approves it at `approvalUrl`.
 * @throws AppError not_found, already_paid, invalid_transition for one that was given up, rate_limited, and what
 * `startPayment` throws
 */
export async function startGiftCardPayment(
  ctx: Context,
  parts: Pick<Parts, 'sharedLimits' | 'giftCards'>,
  id: string,
): Promise<StartedPayment> {
  await countFor(parts, id);
  const { state, initialCents: amountCents, currency } = orNotFound(await readCard(ctx.db, id));
  if (state === 'void')
    throw new AppError('invalid_transition', 'This gift card wasn’t paid for a day. Order it anew.');
  if (state !== 'pending_payment') throw new AppError('already_paid', 'This gift card is paid already.');
  // Where the browser’s cookie is.
  const back = `${ctx.partner?.origin ?? parts.giftCards.baseUrl}${PAGE}?card=${id}`;
  return startPayment(ctx, {
    subject: { kind: 'gift_card', id },
    operatorId: null,
    purpose: 'full',
    amountCents,
    currency,
    description: 'Travel gift card',
    returnUrl: back,
    cancelUrl: `${back}&left=yes`,
  });
}

export type PaidGiftCard = { card: GiftCardRow; payment: CapturedPayment };

/**
 * Takes the money that was approved, and makes the card good. Sent again, or when PayPal doesn't answer, it is settled
 * once all the same.
 * @throws AppError not_found, payment_declined with the reason, rate_limited
 */
export async function captureGiftCardPayment(
  ctx: Context,
  parts: Pick<Parts, 'sharedLimits' | 'keyring' | 'mail'>,
  id: string,
): Promise<PaidGiftCard> {
  await countFor(parts, id);
  const paymentId = await transaction(ctx, async (inside) => {
    orNotFound(await lockCard(inside.db, id));
    const payments = await paymentsOf(inside, { kind: 'gift_card', id });
    const payment = orNotFound(payments.findLast(({ status }) => status !== 'voided') ?? payments.at(-1) ?? null);
    // From here on somebody looks after it, whatever becomes of this process.
    if (mayStillCome(payment.status)) await noteUnsettled(inside.db, id, ctx.clock());
    return payment.id;
  });
  const payment = await capturePayment(ctx, { paymentId });
  const card = await settleGiftCard(ctx, parts, id);
  if (payment.status !== 'unknown' && isOpen(payment.status)) {
    await noteSettled(ctx.db, id);
    throw new AppError('payment_declined', 'Nothing was charged. Approve the payment at PayPal first.');
  }
  if (payment.status === 'denied' || payment.status === 'voided') {
    await noteSettled(ctx.db, id);
    throw new AppError(
      'payment_declined',
      `Nothing was charged. ${payment.failure ?? 'PayPal didn’t take the payment.'}`,
    );
  }
  return { card, payment };
}

async function countFor({ sharedLimits }: Pick<Parts, 'sharedLimits'>, id: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(PAY, id);
  if (allowed) return;
  throw new AppError('rate_limited', `This was tried many times. Try again in ${resetSeconds} seconds.`, {
    retryAfterSeconds: resetSeconds,
  });
}
