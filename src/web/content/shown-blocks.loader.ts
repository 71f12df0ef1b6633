import { type ContentPage, type IsThere, leadsElsewhere, placeOf, readMarkdown } from '#content';
import type { Block, Span } from '#content/shared';

/** A text as its page shows it: of links to what isn't there, the words stay. */
export function shownBlocks(markdown: string, isThere: IsThere): Block[] {
  const shown = (spans: Span[]) => spans.map((span) => (leadsOn(span.href, isThere) ? span : withoutLink(span)));
  return readMarkdown(markdown).blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
        return block;
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
  shownBlocks(markdown, (path) => {
    paths.add(path);
    return true;
  });
  return [...paths];
}

/** The same of a page's text and of the buttons below it. */
export function pathsOf({ body, actions }: Pick<ContentPage, 'body' | 'actions'>): string[] {
  return [...pathsIn(body), ...actions.map(({ href }) => href)];
}

/** Nobody has looked over the links of a feed: what is no address of ours, https or mail doesn’t become one. */
function leadsOn(href: string | undefined, isThere: IsThere): boolean {
  if (href === undefined || leadsElsewhere(href)) return true;
  const place = placeOf(href);
  return place !== null && (place.path === null || isThere(place.path));
}

function withoutLink({ href: _, ...span }: Span): Span {
  return span;
}
