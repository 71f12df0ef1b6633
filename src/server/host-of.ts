/** The host that a request is for, with its port where it names one. Its capitals mean nothing (RFC 9110, 4.2.3). */
export function hostOf({ headers, url }: Pick<Request, 'headers' | 'url'>): string {
  return (headers.get('Host') ?? new URL(url).host).toLowerCase();
}
