import type { Context, Log } from '#kernel';
import { PAYPAL_NEEDS } from './config.ts';
import { countWaiting } from './queries/waiting.ts';

/** Says at the start that this process leaves money undone which waits for PayPal, and which settings it lacks. */
export async function warnWithoutPaypal({ db }: Context, log: Log): Promise<void> {
  const waiting = await countWaiting(db);
  if (waiting.payments + waiting.refunds === 0) return;
  log.warn(
    { missing: PAYPAL_NEEDS, ...waiting },
    `${PAYPAL_NEEDS.join(', ')}: none is set, so this process takes no payment and sends no refund. ${waiting.payments} payments and ${waiting.refunds} refunds wait for PayPal: give them to the server or worker that does the jobs.`,
  );
}
