/** How a page may be kept: C without prices, M with prices, F fresh, S private. */
export type PageKind = 'C' | 'M' | 'F' | 'S';

const CACHE_CONTROL: Record<PageKind, string> = {
  C: 'public, max-age=0, s-maxage=300',
  M: 'public, max-age=0, s-maxage=60',
  F: 'no-store',
  S: 'private, no-store',
};

/** Response headers of a page; `known` are the query keys that make a public page a fresh one. */
export function cacheHeaders(
  kind: PageKind,
  request: Request,
  known: (key: string) => boolean = () => false,
): HeadersInit {
  const asked = [...new URL(request.url).searchParams.keys()].some(known);
  return { 'Cache-Control': CACHE_CONTROL[asked ? 'F' : kind] };
}
