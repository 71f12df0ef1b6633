import { ATTRACTIONS } from '#catalogue/places';
import { type ContentPage, type IsThere, leadsElsewhere, placeOf, readMarkdown } from '#content';
import type { Block, Span } from '#content/shared';
import { EVERY_LIST } from '#kernel';

/** What every page names so (`shell`). */
const OF_THE_FRAME = ['main', 'site-menu', 'site-search', 'consent-settings'];

/** Ids that stand on a page already; texts that are shown there join theirs. @param own of the page's own parts */
export const idsBeside = (own: readonly string[] = []): Set<string> => new Set([...OF_THE_FRAME, ...own]);

/**
 * A text as its page shows it: of links to what isn't there, the words stay.
 * @param ids of the page; those of the headings join them, so that none stands twice
 */
export function shownBlocks(markdown: string, isThere: IsThere, ids: Set<string>): Block[] {
  const shown = (spans: Span[]) => spans.map((span) => (leadsOn(span.href, isThere) ? span : withoutLink(span)));
  return readMarkdown(markdown).blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
        return { ...block, id: joined(block.id, ids) };
      case 'list':
        return { ...block, items: block.items.map(shown) };
      case 'table':
        return { ...block, head: block.head.map(shown), rows: block.rows.map((row) => row.map(shown)) };
      default:
        return { ...block, spans: shown(block.spans) };
    }
  });
}

/** Pages of the site to which a text leads. */
export function pathsIn(markdown: string): string[] {
  const paths = new Set<string>();
  shownBlocks(
    markdown,
    (path) => {
      paths.add(path);
      return true;
    },
    idsBeside(),
  );
  return [...paths];
}

/** The same of a page's text and of the buttons below it. */
export function pathsOf({ body, actions }: Pick<ContentPage, 'body' | 'actions'>): string[] {
  return [...pathsIn(body), ...actions.map(({ href }) => href)];
}

/** What a kept page goes with that leads to these: single pages of the catalogue come and go. */
export const tagsOfLinks = (paths: readonly string[]): string[] =>
  paths.some((path) => /^\/[^/]+\/./.test(path)) ? [EVERY_LIST, ATTRACTIONS] : [];

/** Nobody has looked over the links of a feed: what is no address of ours, https or mail doesn’t become one. */
function leadsOn(href: string | undefined, isThere: IsThere): boolean {
  if (href === undefined || leadsElsewhere(href)) return true;
  const place = placeOf(href);
  return place !== null && (place.path === null || isThere(place.path));
}

/** @returns it, with a number where it is taken; a heading without letters has nothing to be named by */
function joined(id: string, ids: Set<string>): string {
  const name = id || 'part';
  let own = name;
  for (let nth = 2; ids.has(own); nth += 1) own = `${name}-${nth}`;
  ids.add(own);
  return own;
}

function withoutLink({ href: _, ...span }: Span): Span {
  return span;
}
