import type { LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressFault, notPublic } from './address-fault.ts';
import { PictureFault, refuse, tryLater } from './fault.ts';
import type { FetchRules } from './fetch-rules.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses below 500 that may be others the next time. */
const PASSING = new Set([408, 425, 429]);

/**
 * The bytes at an address, from one of these hosts only. Each host is looked up once and asked at exactly the
 * addresses that were checked; a redirect is checked like the first address.
 * @throws PictureFault when they can't be had; the signal's reason when it is aborted
 */
export async function download(
  address: string,
  hosts: readonly string[],
  rules: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  const late = AbortSignal.timeout(rules.totalMs);
  const ended = AbortSignal.any([signal, late]);
  try {
    let url = allowedUrl(address, hosts, rules);
    for (let hop = 0; hop <= rules.maxRedirects; hop++) {
      const answer = await ask(url, rules, ended);
      if (Buffer.isBuffer(answer)) return answer;
      url = allowedUrl(URL.parse(answer.location, url)?.href ?? '', hosts, rules);
    }
    throw refuse(`It is redirected more than ${rules.maxRedirects} times.`);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    signal.throwIfAborted();
    if (late.aborted) throw tryLater(`It didn’t arrive whole within ${rules.totalMs / 1000} seconds.`);
    throw tryLater(`The company’s server couldn’t be reached: ${wordsFor(error)}.`);
  }
}

/** The address as it will be asked. @throws PictureFault when it may not be */
export function allowedUrl(address: string, hosts: readonly string[], rules: FetchRules): URL {
  const url = URL.parse(address);
  const fault = addressFault(url, rules);
  if (!url || fault !== null) throw refuse(fault ?? '');
  if (!hosts.some((host) => sameHost(host, url.hostname))) {
    throw refuse(`The host ${url.hostname} isn’t one of the company’s image_hosts.`);
  }
  return url;
}

/** Written with umlauts or capitals, it is the same host. */
function sameHost(listed: string, hostname: string): boolean {
  return URL.parse(`https://${listed}`)?.hostname === hostname;
}

type Redirect = { location: string };

async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer | Redirect> {
  const addresses = await reachableAddresses(url, rules, signal);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    agent: false,
    lookup: answerWith(addresses),
    ca: rules.ca,
    signal,
    headers: { Accept: 'image/avif, image/webp, image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Sojourn' },
  });
  // Of a server that speaks of another protocol Node tells neither an answer nor an error.
  const nothing = () => reject(new Error('no answer'));
  request.once('response', resolve).once('error', reject).once('close', nothing).end();
  const response = await promise;
  // What a destroyed answer still says concerns nobody.
  request.on('error', () => {});
  try {
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location) return { location };
    if (status !== 200) {
      const fault = status >= 500 || PASSING.has(status) ? tryLater : refuse;
      throw fault(`The company’s server answers ${status}.`);
    }
    return await collect(response, rules.maxBytes);
  } finally {
    response.destroy();
  }
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = refuse(`It is larger than ${maxBytes / 1_000_000} MB.`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Looks the host up, once. One address that may not be reached spoils the others: the name can't be trusted. */
async function reachableAddresses(url: URL, rules: FetchRules, signal: AbortSignal): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await inTime(rules.resolve(host), signal);
  if (found.length === 0) throw tryLater(`The host ${host} isn’t known.`);
  if (url.host !== rules.localHost && found.some(({ address }) => !rules.mayReach(address))) {
    throw refuse(notPublic(host));
  }
  return found;
}

function answerWith(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all || !first) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

const WORDS: Record<string, string> = {
  ENOTFOUND: 'its host isn’t known',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody vouches for its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function wordsFor(error: unknown): string {
  const code = (error as { code?: string }).code ?? 'no answer that can be read';
  return WORDS[code] ?? code;
}
