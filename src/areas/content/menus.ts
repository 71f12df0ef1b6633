import type { Context } from '#kernel';
import { type PartnerMenuEntry, partnerMenus } from '#partners';
import { contentLists } from './content.ts';
import type { ContentLists } from './files/schemas.ts';
import { type IsThere, linksThere } from './links.ts';

/** An entry of a menu: a column with the links below it, or a link; its position is among those of its parent. */
export type MenuItem = Omit<PartnerMenuEntry, 'columnPosition'> & { parentId: string | null; children: MenuItem[] };

/** What links of the site's own menus don't say. */
const PLAIN = {
  shortTitle: null,
  href: null,
  text: null,
  tooltip: null,
  cssClass: null,
  kind: null,
  forward: false,
  fullheight: false,
} as const;

/** Which list is which column of which menu. */
const COLUMNS: [list: keyof ContentLists['menus'], menuKey: MenuItem['menuKey'], title: string][] = [
  ['companies', 'tour_reviews', 'Reviews'],
  ['helpful', 'cool_stuff', 'Fun & Helpful'],
  ['about', 'footer', 'About Sojourn'],
  ['community', 'footer', 'Community and help'],
  ['legal', 'footer', 'Legal'],
];

/** Columns of the menus that stand in files, with those links whose page is there and shows something. */
export async function menuColumns(ctx: Context, hasPage: IsThere): Promise<MenuItem[]> {
  const { menus } = await contentLists(ctx);
  const hrefs = COLUMNS.flatMap(([list]) => menus[list].map(({ href }) => href));
  const isThere = await linksThere(ctx, hrefs, hasPage);
  const columns = COLUMNS.map(([list, menuKey, title], position): MenuItem => {
    const links = menus[list].filter(({ href }) => isThere(href));
    const children = links.map(
      (link, at): MenuItem => ({
        ...PLAIN,
        id: `${list} ${link.href}`,
        parentId: list,
        menuKey,
        title: link.title,
        href: link.href,
        tooltip: link.note ?? null,
        menuType: 'link',
        position: at,
        children: [],
      }),
    );
    return { ...PLAIN, id: list, parentId: null, menuKey, title, menuType: 'column', position, children };
  });
  return columns.filter(({ children }) => children.length > 0);
}

/** The menus that a partner wrote, with those links whose page is there and which it shows. @param ctx the partner's */
export async function partnerMenuTree(ctx: Context, partnerId: string, hasPage: IsThere): Promise<MenuItem[]> {
  const entries = await partnerMenus(ctx, partnerId);
  const isThere = await linksThere(
    ctx,
    entries.flatMap(({ href }) => href ?? []),
    hasPage,
  );
  const leading = entries.map((entry) => ({ ...entry, href: entry.href && isThere(entry.href) ? entry.href : null }));
  const below = Map.groupBy(leading, ({ columnPosition }) => columnPosition);
  const items = (of: PartnerMenuEntry[], parentId: string | null): MenuItem[] =>
    of
      .map(({ columnPosition: _, ...entry }) => ({
        ...entry,
        parentId,
        children: items(below.get(entry.position) ?? [], entry.id),
      }))
      .filter(({ menuType, href, children }) => (menuType === 'column' ? children.length > 0 : href !== null))
      .map((item, position) => ({ ...item, position }));
  return items(below.get(null) ?? [], null);
}
