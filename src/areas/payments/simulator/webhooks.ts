import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Chain, makeChain, yearFrom } from './certificates.ts';

/** An event as it is sent. */
export type Signed = { headers: Record<string, string>; text: string };

/** Takes an event. @returns the status of the answer */
export type Deliver = (event: Signed) => Promise<number>;

export type Signer = {
  /** Above the signer's own certificate; its name is `certificate`. */
  chain: () => Chain;
  certificate: string;
  sign(body: object, changes?: { webhookId?: string; time?: Date; chain?: Chain; url?: string }): Signed;
};

export function createSigner(host: string, webhookId: string, api: string, now: () => number): Signer {
  let made: Chain | null = null;
  const certificate = `CERT-${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  const chain = () => {
    made ??= makeChain(host, yearFrom(now()));
    return made;
  };
  return {
    chain,
    certificate,
    sign(body, changes = {}) {
      const text = JSON.stringify(body);
      const id = randomUUID();
      const time = (changes.time ?? new Date(now())).toISOString().replace(/\.\d+Z$/, 'Z');
      const signed = `${id}|${time}|${changes.webhookId ?? webhookId}|${crc32(text)}`;
      const { key } = changes.chain ?? chain();
      return {
        text,
        headers: {
          'Content-Type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': createSign('sha256').update(signed).sign(key, 'base64'),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': changes.url ?? `${api}/v1/notifications/certs/${certificate}`,
          'paypal-auth-version': 'v2',
        },
      };
    },
  };
}
