import type { CacheRule, PageFacts } from './page-facts.ts';

/** What a page says of keeping it, as the address alone asks for it. */
export const CACHE_CONTROL: Record<CacheRule, string> = {
  unpriced: 'public, max-age=0, s-maxage=300',
  priced: 'public, max-age=0, s-maxage=60',
  anew: 'no-store',
  private: 'private, no-store',
};

type Keeping = {
  /** What the page is made of, "trip:…", "operator:…", those of kernel/page-tags.ts: it is dropped when one of them changes. */
  tags?: readonly string[];
  /** Moments at which something on it ends, as ISO times; the page goes with the first. */
  endings?: readonly (string | null | undefined)[];
};

/** Response headers that tell the page cache, and any cache in front of it, how to keep a page: by its row of the table. */
export function cacheHeaders(
  { cache }: Pick<PageFacts, 'cache'>,
  request: Request,
  { tags = [], endings = [] }: Keeping = {},
): HeadersInit {
  // Of an address nothing reaches a loader but what its page means: beside the number, that is somebody's own choice.
  const asked = [...new URL(request.url).searchParams.keys()].some((key) => key !== 'page');
  const ends = endings.filter((end) => typeof end === 'string').sort()[0];
  return {
    'Cache-Control': CACHE_CONTROL[asked && cache !== 'private' ? 'anew' : cache],
    'Surrogate-Key': [...tags, 'shell'].join(' '),
    ...(ends ? { Expires: new Date(ends).toUTCString() } : {}),
  };
}
