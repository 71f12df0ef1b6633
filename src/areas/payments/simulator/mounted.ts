import type { Context, Log } from '#kernel';
import { isAppError, logFailure } from '#kernel';
import type { Paypal } from '../paypal/access.ts';
import { askWithin } from '../paypal/ask.ts';
import { connectPaypal } from '../paypal/connect.ts';
import { receiveEvent } from '../webhooks/receive.ts';
import { createSimulator, SIMULATED_ACCOUNT, type Simulator } from './simulator.ts';
import { folderStore } from './store.ts';

/** PayPal's place in a demo: within its process, asked without a network. */
export type MountedSimulator = {
  paypal: Paypal;
  approvalPage: Simulator['approvalPage'];
  stop(): Promise<void>;
};

/** Nobody can ask there: it is only a name. */
const API = 'http://paypal-simulator.invalid';

/** @param folder of its orders: a restart forgets none */
export async function mountSimulator({
  ctx,
  log,
  folder,
}: {
  ctx: Context;
  log: Log;
  folder: string;
}): Promise<MountedSimulator> {
  const simulator = createSimulator({ store: folderStore(folder), api: API, clock: ctx.clock, deliver });
  const account = { api: API, ...SIMULATED_ACCOUNT, certificateHosts: [] };
  const paypal = connectPaypal(account, { log, clock: ctx.clock, ask: askWithin(simulator.answer) });

  async function deliver({ headers, text }: { headers: Record<string, string>; text: string }): Promise<number> {
    try {
      await receiveEvent(ctx, paypal.verifier, { text, headers: new Headers(headers) });
      return 200;
    } catch (error) {
      logFailure(log, error, {}, 'an event of the simulator was not taken');
      return isAppError(error) ? error.status : 500;
    }
  }
  return { paypal, approvalPage: simulator.approvalPage, stop: simulator.stop };
}
