import type { X509Certificate } from 'node:crypto';
import type { Clock, Log } from '#kernel';
import { isPaypals, type PaypalAccount } from '../config.ts';
import { certificatesIn, publicRoots } from '../webhooks/certificate.ts';
import { createVerifier } from '../webhooks/verify.ts';
import type { Paypal } from './access.ts';
import { type Ask, networkAsk } from './ask.ts';
import { createPaypalClient } from './client.ts';

/** Of the certificates by which PayPal signs. */
const SIGNERS = ['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com'];
export const SIMULATED_SIGNER = 'messageverificationcerts.simulator.invalid';
/** Where a simulator says which root its certificates go back to. */
export const SIMULATED_ROOTS = '/simulator/roots.pem';

/** `mostMs`: for one call with its token, where it isn't as usual. */
type Options = { log: Log; clock: Clock; ask?: Ask; mostMs?: number };

export function connectPaypal(account: PaypalAccount, { log, clock, ask = networkAsk(), mostMs }: Options): Paypal {
  const { api, webhookId, certificateHosts } = account;
  const real = isPaypals(api);
  const roots = real ? publicRoots() : [];
  const verifier = createVerifier({
    webhookId,
    origins: [...certificateHosts.map((host) => `https://${host}`), ...(real ? [] : [new URL(api).origin])],
    names: real ? SIGNERS.filter((name) => name.includes('sandbox') === api.includes('sandbox')) : [SIMULATED_SIGNER],
    roots: real ? async () => roots : () => simulatedRoots(ask, api),
    ask,
    clock,
  });
  return { client: createPaypalClient({ ask, mostMs, ...account }), verifier, log };
}

/** A simulator makes its certificates anew at each start. */
async function simulatedRoots(ask: Ask, api: string): Promise<X509Certificate[]> {
  const { text } = await ask({ method: 'GET', url: api + SIMULATED_ROOTS, headers: {} });
  return certificatesIn(text);
}
