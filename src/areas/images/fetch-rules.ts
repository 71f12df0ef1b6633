import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** What may be fetched, from where and for how long. */
export type FetchRules = {
  /** Plain http beside https. */
  allowHttp: boolean;
  /** Host and port of one server that may be asked wherever it stands, by http too. */
  localHost: string | null;
  /** Whether a server at this address may be asked. Only tests, whose servers stand on loopback, say otherwise. */
  mayReach: (address: string) => boolean;
  /** Ports beside 443 and 80. */
  anyPort: boolean;
  resolve: (host: string) => Promise<LookupAddress[]>;
  /** A certificate to trust in place of the usual ones. */
  ca?: string;
  /** From the first question to the last byte, redirects included. */
  totalMs: number;
  maxBytes: number;
  maxRedirects: number;
};

export const publicFetchRules: FetchRules = {
  allowHttp: false,
  localHost: null,
  mayReach: isPublicAddress,
  anyPort: false,
  resolve: (host) => lookup(host, { all: true }),
  totalMs: 30_000,
  maxBytes: 15_000_000,
  maxRedirects: 3,
};
