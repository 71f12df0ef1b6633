import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

export type Trust = {
  /** Names of which the certificate must be one. */
  names: readonly string[];
  roots: readonly X509Certificate[];
  now: Date;
};

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const MOST_CERTIFICATES = 6;

export function certificatesIn(pem: string): X509Certificate[] {
  return (pem.match(PEM) ?? []).slice(0, MOST_CERTIFICATES).map((text) => new X509Certificate(text));
}

/** Those that Node brings with it, which are Mozilla's. */
export const publicRoots = (): X509Certificate[] => rootCertificates.map((pem) => new X509Certificate(pem));

/**
 * Why a chain of certificates, the signer's own first, isn't believed; null when it is: each is signed by the next and
 * within its time, the last one by a root, and the first is for the right name and no authority itself.
 */
export function chainFault(chain: readonly X509Certificate[], { names, roots, now }: Trust): string | null {
  const [leaf, ...above] = chain;
  if (!leaf) return 'there is no certificate';
  if (leaf.ca) return 'it is an authority’s own';
  if (!names.some((name) => leaf.checkHost(name) !== undefined)) return 'it is for another name';
  let signed = leaf;
  for (const authority of above) {
    if (!isWithin(signed, now)) return 'it isn’t valid at this time';
    if (roots.some((root) => isSignedBy(signed, root, now))) return null;
    if (!isSignedBy(signed, authority, now)) return 'it isn’t signed by the next one';
    signed = authority;
  }
  if (!isWithin(signed, now)) return 'it isn’t valid at this time';
  return roots.some((root) => isSignedBy(signed, root, now)) ? null : 'no root vouches for it';
}

function isSignedBy(signed: X509Certificate, authority: X509Certificate, now: Date): boolean {
  return (
    authority.ca && isWithin(authority, now) && signed.checkIssued(authority) && signed.verify(authority.publicKey)
  );
}

function isWithin({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
}
