import { networkOf, type SocialNetwork } from '#content/shared';
import type { SocialLinksProps } from '../ui/social-links.tsx';

const NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  twitter: 'Twitter',
};

/** Addresses of the house on other networks, each with the network's mark. */
export function socialLinks(addresses: readonly string[]): SocialLinksProps['links'] {
  return addresses.flatMap((href) => {
    const network = networkOf(href);
    return network ? [{ network, href, title: `Sojourn on ${NAMES[network]}` }] : [];
  });
}
