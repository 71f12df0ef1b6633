import type { Context } from '#kernel';
import { capturePayment, reconcilePayments, requestRefund, sendRefunds, startPayment } from '../index.ts';
import type { Paypal } from '../paypal/access.ts';
import { receiveEvent } from '../webhooks/receive.ts';

export type Step = 'start' | 'capture' | 'refund' | 'event' | 'reconcile';

const going = new AbortController().signal;

/** What a server does of paying, by name, so that another process can be told to do it. */
// biome-ignore lint/suspicious/noExplicitAny: what is given comes over a command line.
export function doStep(ctx: Context, { verifier }: Paypal, step: Step, given: any): Promise<unknown> {
  const steps: Record<Step, () => Promise<unknown>> = {
    start: () => startPayment(ctx, given),
    capture: () => capturePayment(ctx, given),
    refund: async () => {
      await requestRefund(ctx, given);
      await sendRefunds(ctx, going);
    },
    event: () => receiveEvent(ctx, verifier, { text: given.text, headers: new Headers(given.headers) }),
    reconcile: () => reconcilePayments(ctx, going),
  };
  return steps[step]();
}
