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

/** Menus that somebody wrote for the site or for a partner. No installation keeps any yet. */
export async function menuItems(): Promise<MenuItem[]> {
  return [];
}
