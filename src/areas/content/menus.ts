import type { Context } from '#kernel';
import { articleAddresses, articleNames } from './articles.ts';
import { contentLists, hasExperts } from './content.ts';
import type { ContentLists } from './files/schemas.ts';

/** An entry of a menu: a column with the links below it, or a link. */
export type MenuItem = {
  id: string;
  parentId: string | null;
  menuKey: string;
  title: string;
  href: string | null;
  tooltip: string | null;
  menuType: 'link' | 'column';
  position: number;
  children: MenuItem[];
};

/** Which list is which column of which menu. */
const COLUMNS: [list: keyof ContentLists['menus'], menuKey: string, title: string][] = [
  ['companies', 'tour_reviews', 'Reviews'],
  ['helpful', 'cool_stuff', 'Fun & Helpful'],
  ['about', 'footer', 'About Sojourn'],
  ['community', 'footer', 'Community and help'],
  ['legal', 'footer', 'Legal'],
];

const ARTICLE = /^\/blog\/([^/#]+)/;

/** Columns of the menus that stand in files, with those links whose page is there and shows something; of things of the catalogue, none. */
export async function menuColumns(ctx: Context, hasPage: (path: string) => boolean): Promise<MenuItem[]> {
  const { menus } = await contentLists(ctx);
  const named = COLUMNS.flatMap(([list]) => menus[list].map(({ href }) => ARTICLE.exec(href)?.[1] ?? ''));
  const [articles, latest, someExperts] = await Promise.all([
    articleNames(ctx, named.filter(Boolean)),
    articleAddresses(ctx, { after: '', limit: 1 }),
    hasExperts(ctx),
  ]);
  const empty = [...(latest.length > 0 ? [] : ['/blog']), ...(someExperts ? [] : ['/travel-experts'])];
  const isThere = (href: string) => {
    if (empty.includes(href)) return false;
    const slug = ARTICLE.exec(href)?.[1];
    return hasPage(href) && (slug === undefined ? href.lastIndexOf('/') === 0 : articles.has(slug));
  };
  return COLUMNS.map(([list, menuKey, title], position): MenuItem => {
    const column = { id: list, parentId: null, menuKey, title, href: null, tooltip: null, position };
    const links = menus[list].filter(({ href }) => isThere(href));
    const children = links.map(
      (link, at): MenuItem => ({
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
    return { ...column, menuType: 'column', children };
  }).filter(({ children }) => children.length > 0);
}
