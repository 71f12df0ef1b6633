import { type Context, logFailure } from '#kernel';
import { failpoint } from '#kernel/running';
import { askAbout } from './ask-about.ts';
import { paypalOf } from './paypal/access.ts';
import { Unanswered } from './paypal/ask.ts';
import { claimPayments } from './queries/payments.ts';

const AT_ONCE = 4;
/** So many in one go; what is left is due, so that the next one begins at once. */
const MOST = 200;
/** Longer than PayPal may take for a token and an answer (`client.ts`). One that failed is asked about again after it. */
const CLAIM_MS = 30_000;

/**
 * Asks PayPal about every payment that has stood open for a while, or of which it told something, and records the truth.
 * Several processes may do this at once; one payment that fails stops no other.
 */
export async function reconcilePayments(ctx: Context, signal: AbortSignal): Promise<void> {
  const { log } = paypalOf(ctx);
  for (let done = 0; done < MOST && !signal.aborted; done += AT_ONCE) {
    const claimed = await claimPayments(ctx, AT_ONCE, new Date(ctx.clock().getTime() + CLAIM_MS));
    await Promise.all(
      claimed.map(async (payment) => {
        try {
          await askAbout(ctx, payment, { between: () => failpoint('during-reconcile') });
        } catch (error) {
          const message = error instanceof Unanswered ? 'PayPal did not answer about a payment' : 'a payment failed';
          logFailure(log, error, { payment: payment.id }, message);
        }
      }),
    );
    if (claimed.length < AT_ONCE) return;
  }
}
