import type { Context } from '#kernel';
import type { PartnersTables } from './tables.ts';

/** The menus of the site, which a partner leaves out or fills by itself. */
export const siteMenuKeys = ['destinations', 'experiences', 'tour_reviews', 'cool_stuff', 'footer'] as const;

/** Those and the one that only partners have. */
export const menuKeys = [...siteMenuKeys, 'partner_top'] as const;

export type PartnerMenuEntry = {
  id: string;
  menuKey: (typeof menuKeys)[number];
  position: number;
  /** The position of the column that it stands in. */
  columnPosition: number | null;
  menuType: 'link' | 'column' | 'button';
  title: string;
  shortTitle: string | null;
  /** A path of the site, or an address elsewhere; null only of a column. */
  href: string | null;
  text: string | null;
  tooltip: string | null;
  cssClass: string | null;
  kind: 'primary' | 'secondary' | null;
  forward: boolean;
  fullheight: boolean;
};

/** A feed names sixty entries at most, with forty below each. */
const MOST_ENTRIES = 60 * 41;

/** The menus that a partner wrote for its site, in order, whether what they lead to is there or not. */
export function partnerMenus(ctx: Pick<Context, 'db'>, partnerId: string): Promise<PartnerMenuEntry[]> {
  return ctx.db
    .withTables<PartnersTables>()
    .selectFrom('partnerMenuItems')
    .where('partnerId', '=', partnerId)
    .select(['id', 'menuKey', 'position', 'columnPosition', 'menuType', 'title', 'shortTitle', 'href'])
    .select(['text', 'tooltip', 'cssClass', 'kind', 'forward', 'fullheight'])
    .orderBy('position')
    .limit(MOST_ENTRIES)
    .execute();
}
