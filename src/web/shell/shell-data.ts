import type { Claim } from '#catalogue/shared';
/** What the header and footer show; the root loader reads it once for every page. */
export type ShellData = {
  menus: ShellMenu[];
  /** Links beside the menus. */
  row: ShellLink[];
  claims: ShellClaims;
  footer: { title: string; links: ShellLink[] }[];
  /** Links of the last footer row. */
  legal: ShellLink[];
  /** Shown under the search box before anything is typed. */
  trending: ShellLink[];
  year: number;
};

export type ShellLink = { title: string; href: string; note?: string };

export type ShellMenu = {
  key: 'destinations' | 'experiences' | 'tour-reviews' | 'helpful';
  title: string;
  /** Where the title itself leads, when such a page exists. */
  href: string | null;
  columns: { title: string; href: string | null; links: ShellLink[]; more: ShellLink | null }[];
};

/** Numbers are rounded down and null when they are too small to claim. */
export type ShellClaims = {
  trips: Claim | null;
  companies: Claim | null;
  reviewsBy: ('traveler' | 'expert')[];
};
