/** Networks whose mark the site has, by the hosts of their addresses. */
export const socialNetworks = {
  'facebook.com': 'facebook',
  'pinterest.com': 'pinterest',
  'instagram.com': 'instagram',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
} as const;

export type SocialNetwork = (typeof socialNetworks)[keyof typeof socialNetworks];

/** The network of an address; null for any other. @param href an address that URL reads */
export function networkOf(href: string): SocialNetwork | null {
  const host = URL.parse(href)?.hostname.replace(/^www\./, '') ?? '';
  return Object.hasOwn(socialNetworks, host) ? socialNetworks[host as keyof typeof socialNetworks] : null;
}
