import type { SocialLinksProps } from '../ui/social-links.tsx';

type SocialLink = SocialLinksProps['links'][number];

const NETWORKS: Record<string, Pick<SocialLink, 'network'> & { name: string }> = {
  'facebook.com': { network: 'facebook', name: 'Facebook' },
  'pinterest.com': { network: 'pinterest', name: 'Pinterest' },
  'instagram.com': { network: 'instagram', name: 'Instagram' },
  'twitter.com': { network: 'twitter', name: 'Twitter' },
  'x.com': { network: 'twitter', name: 'Twitter' },
};

/** Addresses of the house on networks whose mark we have, one of each; others are left out. */
export function socialLinks(addresses: readonly string[]): SocialLink[] {
  const known = addresses.flatMap((href): SocialLink[] => {
    const found = NETWORKS[new URL(href).hostname.replace(/^www\./, '')];
    return found ? [{ network: found.network, href, title: `Sojourn on ${found.name}` }] : [];
  });
  return known.filter(({ network }, i) => known.findIndex((other) => other.network === network) === i);
}
