import { type KeyObject, verify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel';
import type { Ask } from '../paypal/ask.ts';
import { certificatesIn, chainFault } from './certificate.ts';

/** Whether PayPal sent this: by what it signs with each event, as its documentation says. */
export type Verifier = {
  /** @param text the body as it came */
  isSigned(text: string, headers: Headers): Promise<boolean>;
};

type Options = {
  webhookId: string;
  /** Where certificates may be fetched: "https://api.paypal.com". Nothing else is asked. */
  origins: readonly string[];
  /** Names of the signer's certificate. */
  names: readonly string[];
  roots: () => Promise<readonly X509Certificate[]>;
  ask: Ask;
  clock: Clock;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

const PATH = /^(\/[\w.-]+)*\/v1\/notifications\/certs\/[\w-]{1,120}$/;
const SIGNATURE = /^[A-Za-z0-9+/]{300,700}={0,2}$/;
const TRANSMISSION = /^[\w-]{8,80}$/;
/** Fetched anew after a day: an authority may have taken one back. */
const KEPT_MS = 86_400_000;
const MOST_KEPT = 20;
/** Whoever makes addresses up can't have us ask PayPal without end. */
const FETCHES_A_MINUTE = 6;
const MINUTE_MS = 60_000;

type Kept = { key: KeyObject; chain: readonly X509Certificate[] };

export function createVerifier(options: Options): Verifier {
  const { webhookId, origins, names, roots, ask, clock, now = () => performance.now() } = options;
  const kept = new LRUCache<string, Promise<Kept | null>>({ max: MOST_KEPT, ttl: KEPT_MS });
  let fetched: number[] = [];

  async function fetchCertificate(url: string): Promise<Kept | null> {
    const { status, text } = await ask({ method: 'GET', url, headers: { Accept: '*/*' } });
    if (status !== 200) return null;
    const chain = certificatesIn(text);
    const [leaf] = chain;
    if (!leaf || chainFault(chain, { names, roots: await roots(), now: clock() }) !== null) return null;
    return leaf.publicKey.asymmetricKeyType === 'rsa' ? { key: leaf.publicKey, chain } : null;
  }

  function certificateAt(url: string): Promise<Kept | null> {
    const known = kept.get(url);
    if (known) return known;
    fetched = fetched.filter((at) => now() - at < MINUTE_MS);
    if (fetched.length >= FETCHES_A_MINUTE) return Promise.resolve(null);
    fetched.push(now());
    const fetching = fetchCertificate(url).catch(() => null);
    kept.set(url, fetching);
    // What didn't come is asked for again; others who wait for it wait once.
    void fetching.then((found) => found ?? kept.delete(url));
    return fetching;
  }

  return {
    async isSigned(text, headers) {
      const said = readSaid(headers);
      if (!said || !isAllowed(said.certificate, origins)) return false;
      const certificate = await certificateAt(said.certificate);
      if (!certificate) return false;
      // It was good when it was fetched; its time may be over since.
      if (chainFault(certificate.chain, { names, roots: await roots(), now: clock() }) !== null) return false;
      const signed = `${said.id}|${said.time}|${webhookId}|${crc32(text)}`;
      return verify('RSA-SHA256', Buffer.from(signed), certificate.key, said.signature);
    },
  };
}

type Said = { id: string; time: string; certificate: string; signature: Buffer };

/** What the headers of an event say; null when they can't be PayPal's, whatever they are signed with. */
function readSaid(headers: Headers): Said | null {
  const value = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const [id, time, signature] = [value('transmission-id'), value('transmission-time'), value('transmission-sig')];
  const isWhole = TRANSMISSION.test(id) && !Number.isNaN(Date.parse(time)) && SIGNATURE.test(signature);
  if (!isWhole || value('auth-algo') !== 'SHA256withRSA') return null;
  const bytes = Buffer.from(signature, 'base64');
  // One signature has one spelling.
  if (bytes.toString('base64') !== signature) return null;
  return { id, time, certificate: value('cert-url'), signature: bytes };
}

/** By the whole address, before anybody is asked: no other host, port, password, path or query. */
function isAllowed(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.href !== address || url.search || url.hash || url.username || url.password) return false;
  return origins.includes(url.origin) && PATH.test(url.pathname);
}
