/** An entry of a menu; entries of one parent are in order. */
export type MenuItem = {
  id: string;
  parentId: string | null;
  menuKey: string;
  title: string;
  shortTitle: string | null;
  href: string | null;
  text: string | null;
  tooltip: string | null;
  menuType: 'link' | 'column' | 'button';
  cssClass: string | null;
  style: string | null;
  kind: string | null;
  isButton: boolean;
  forward: boolean;
  fullheight: boolean;
  position: number;
};

/** A text page of the site: legal, help and the like. */
export type ContentPage = {
  path: string;
  title: string;
  body: string;
  faqs: { question: string; answer: string }[];
  metaSeo: { title?: string; description?: string; canonicalUrl?: string; ogImage?: string };
};

/** Menus that somebody wrote for the site or for a partner. No installation keeps any yet. */
export async function menuItems(): Promise<MenuItem[]> {
  return [];
}

/** The page that somebody wrote for a path; null without one. No installation keeps any yet. */
export async function contentPage(): Promise<ContentPage | null> {
  return null;
}
