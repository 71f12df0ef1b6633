import type { PageType } from '#attribution/shared';

/** How long a page may be kept: five minutes without prices, a minute with prices, not at all, by nobody but its reader. */
export type CacheRule = 'unpriced' | 'priced' | 'anew' | 'private';

export type PageFacts = {
  /** What it is to those who count visits: its row of the table says it, its loader needn't. */
  type: PageType;
  /** Its label where visits are counted. */
  name: string;
  /** full: header and footer. sticky: a header that stays, and the footer. header: no footer. own: the page brings all. */
  shell: 'full' | 'sticky' | 'header' | 'own';
  /** What robots are told; a page may ask to be left out when it shows nothing, never to be taken in. */
  robots: 'index' | 'noindex,follow' | 'noindex,nofollow';
  /** own: the address of the page itself, with its number. Else the path of the page that it is another form of. */
  canonical: 'own' | `/${string}`;
  cache: CacheRule;
};

const INDEXED = { shell: 'full', robots: 'index', canonical: 'own' } as const;

/** Most pages: the whole shell, indexed under their own address. */
export function facts<Own extends Pick<PageFacts, 'type' | 'name' | 'cache'> & Partial<PageFacts>>(own: Own) {
  return { ...INDEXED, ...own };
}
