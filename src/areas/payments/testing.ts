import type { Context } from '#kernel';
import { silentLog } from '#kernel';
import { reachPaypal } from './paypal/access.ts';
import { askWithin, networkAsk } from './paypal/ask.ts';
import { connectPaypal } from './paypal/connect.ts';
import { type ServedSimulator, type Serving, serveSimulator } from './simulator/serve.ts';
import { createSimulator, SIMULATED_ACCOUNT } from './simulator/simulator.ts';
import { memoryStore } from './simulator/store.ts';

export type { Paypal } from './paypal/access.ts';
export { reachPaypal } from './paypal/access.ts';
export type { Card } from './simulator/cards.ts';
export type { ServedSimulator } from './simulator/serve.ts';
export { captureId, orderId, SIMULATED_ACCOUNT } from './simulator/simulator.ts';

/** PayPal's place on a port of this machine, for tests; stop it. Without `webhook` it keeps its events to itself. */
export const startSimulator = (serving: Serving = {}): Promise<ServedSimulator> => serveSimulator(serving);

/** Has the verbs of this context ask that simulator, over the network. */
export function reachSimulator(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { url }: Pick<ServedSimulator, 'url'>,
  patience = { connectMs: 2_000, totalMs: 4_000 },
) {
  const account = { api: url, ...SIMULATED_ACCOUNT, certificateHosts: [] };
  const mostMs = 2 * patience.totalMs;
  const paypal = connectPaypal(account, { log: silentLog, clock, ask: networkAsk(patience), mostMs });
  reachPaypal([db], paypal);
  return paypal;
}

/** PayPal's place within this process, for a server of a test; its certificates hold at any time. */
export function simulatedPaypal({ clock }: Pick<Context, 'clock'>) {
  const api = 'http://paypal-simulator.invalid';
  const settings = { webhooks: 'held' as const };
  const simulator = createSimulator({ store: memoryStore(), api, clock, settings, deliver: async () => 0 });
  const ask = askWithin(simulator.answer);
  const paypal = connectPaypal({ api, ...SIMULATED_ACCOUNT, certificateHosts: [] }, { log: silentLog, clock, ask });
  return { paypal, simulator };
}
