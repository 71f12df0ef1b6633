import { isIP } from 'node:net';
import type { FetchRules } from './fetch-rules.ts';

export type AddressRules = Pick<FetchRules, 'allowHttp' | 'localHost' | 'mayReach' | 'anyPort'>;

const LONGEST_ADDRESS = 2048;
/** Names that only a network of its own knows. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa)$/;
const LOOPBACK = '127.0.0.1';

/** Why an address isn't asked wherever its host stands; null when nothing speaks against it. */
export function addressFault(url: URL | null, rules: AddressRules): string | null {
  if (!url || url.href.length > LONGEST_ADDRESS) return 'It isn’t an address that can be asked for.';
  const local = url.host === rules.localHost;
  if (url.protocol !== 'https:' && !((rules.allowHttp || local) && url.protocol === 'http:')) {
    return 'Only https addresses are fetched.';
  }
  if (url.username || url.password) return 'An address with a password in it isn’t fetched.';
  if (url.port !== '' && !rules.anyPort && !local) return `Only the usual port is asked, not ${url.port}.`;
  return null;
}

/** What a host says of itself before anybody looks it up: that it isn't on the public internet; null otherwise. */
export function hostFault({ host, hostname }: URL, rules: AddressRules): string | null {
  return host !== rules.localHost && isPrivate(hostname, rules) ? notPublic(hostname) : null;
}

export function notPublic(host: string): string {
  return `The host ${host} leads to an address that isn’t on the public internet.`;
}

function isPrivate(hostname: string, { mayReach }: AddressRules): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return !mayReach(host);
  return PRIVATE_NAME.test(host) && !mayReach(LOOPBACK);
}
