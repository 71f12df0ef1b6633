import { listKeys } from '#search/shared';

/** Keys that change what a page says; whatever else stands in an address (campaigns, inventions) is ignored. */
const MEANT = new Set([...listKeys, 'departure', 'tier', 'travelers']);

/** The address under which a page may be kept; null for those that are always rendered. */
export function canonicalUrl(method: string, address: string | URL): URL | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const url = new URL(address);
  if (url.pathname.endsWith('.data') || url.pathname.startsWith('/dev/')) return null;
  const keys = [...url.searchParams.keys()];
  if (keys.some((key) => MEANT.has(key))) return null;
  const page = url.searchParams.get('page');
  url.search = page === null || page === '1' ? '' : `?page=${encodeURIComponent(page)}`;
  url.hash = '';
  return url;
}

/** What a page is kept under: the partner and the address, never the host that somebody wrote. */
export function pageKey(partnerId: string | null, canonical: URL): string {
  return `${partnerId ?? ''} ${canonical.pathname}${canonical.search}`;
}
