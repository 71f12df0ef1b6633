import { z } from 'zod';
import { defineConfig } from '#kernel';

export type PaypalAccount = {
  /** https://api-m.paypal.com, that of its sandbox, or a simulator’s for tests. */
  api: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Hosts of the certificates by which PayPal signs. */
  certificateHosts: readonly string[];
};

export type PaymentsConfig = {
  /** Null: production takes no payments, a demo brings a simulator of its own. */
  paypal: PaypalAccount | null;
};

const LIVE = 'https://api-m.paypal.com';
const SANDBOX = 'https://api-m.sandbox.paypal.com';
const CERTIFICATE_HOSTS: Record<string, readonly string[]> = {
  [LIVE]: ['api.paypal.com', 'api-m.paypal.com'],
  [SANDBOX]: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
};
/** Without these nothing is agreed with PayPal. */
export const PAYPAL_NEEDS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
const OF_PAYPAL = [...PAYPAL_NEEDS, 'PAYPAL_API', 'PAYPAL_CERT_HOSTS'] as const;

/** Whether an address is PayPal’s own, and no simulator’s. */
export const isPaypals = (api: string): boolean => Object.hasOwn(CERTIFICATE_HOSTS, api);

/** Where travelers approve what is asked at this address; a simulator has its pages beside it. */
export const checkoutHost = (api: string): string =>
  isPaypals(api) ? new URL(api).hostname.replace(/^api-m/, 'www') : new URL(api).hostname;

const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name)), 'must be hosts with commas between them');

/** With whom payments are agreed. */
export const paymentsConfig = defineConfig('payments', {
  variables: {
    PAYPAL_API: z
      .url({ protocol: /^https?$/, error: `must be an address such as ${LIVE}` })
      .transform((text) => text.replace(/\/$/, ''))
      .default(LIVE),
    PAYPAL_CLIENT_ID: z.string().min(1).max(200).optional(),
    PAYPAL_CLIENT_SECRET: z.string().min(1).max(200).optional(),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .regex(/^[A-Za-z0-9]{1,50}$/, 'must be the id of a webhook, such as 9XL90610J3647323C')
      .optional(),
    PAYPAL_CERT_HOSTS: hosts.optional(),
  },
  problems(given, production) {
    const some = OF_PAYPAL.some((name) => given[name]);
    const missing = some ? PAYPAL_NEEDS.filter((name) => !given[name]) : [];
    const { PAYPAL_API: api = LIVE, PAYPAL_CERT_HOSTS: names = '' } = given;
    const elsewhere = names.split(/[\s,]+/).filter((name) => name !== '' && !name.endsWith('.paypal.com'));
    return [
      ...missing.map((name) => ({ name, message: 'is required beside the other PAYPAL_ variables' })),
      ...(production && !isPaypals(api.replace(/\/$/, ''))
        ? [{ name: 'PAYPAL_API', message: `must be ${LIVE} or ${SANDBOX} in production: a simulator moves no money` }]
        : []),
      ...(production && elsewhere.length > 0
        ? [{ name: 'PAYPAL_CERT_HOSTS', message: 'must be hosts of paypal.com in production' }]
        : []),
    ];
  },
  read(env): PaymentsConfig {
    const { PAYPAL_API: api, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = env;
    const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_CERT_HOSTS: given } = env;
    if (!clientId || !clientSecret || !webhookId) return { paypal: null };
    const certificateHosts = given ?? CERTIFICATE_HOSTS[api] ?? [];
    return { paypal: { api, clientId, clientSecret, webhookId, certificateHosts } };
  },
});
