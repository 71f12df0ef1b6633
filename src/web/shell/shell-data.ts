import type { Claim } from '#catalogue/shared';
import type { ServerValue } from '../server-value.ts';
import type { SocialLinksProps } from '../ui/social-links.tsx';

/** What the header and footer show; the root loader reads it once for every page. */
export type ShellData = {
  written: ServerValue<WrittenShell>;
  hasMenus: boolean;
  /** Links at the end of the header. */
  row: ShellLink[];
  /** Where members look after their things. */
  member: ShellLink[];
  /** Whether Google may be asked who somebody is. */
  google: boolean;
  claims: ShellClaims;
  /** Shown under the search box before anything is typed. */
  trending: ShellLink[];
  suggested: SuggestedPages;
  /** Of the lists of places, those that would list nothing. */
  emptyLists: string[];
  /** For "Call Us"; null where there is none. */
  phoneNumber: string | null;
  /** Said while a page takes long to come: another each day. */
  quote: { text: string; source: string } | null;
};

/** What stands in header and footer as the server writes it. */
export type WrittenShell = {
  menus: ShellMenu[];
  /** Below the menus on phones: what people look for, and the rest folded away. */
  phone: { links: ShellLink[]; more: ShellLink[] };
  claims: ShellClaims;
  footer: { title: string; links: ShellLink[] }[];
  /** Links of the last footer row. */
  legal: ShellLink[];
  /** Where the house is found elsewhere. */
  social: SocialLinksProps['links'];
  year: number;
};

/** Pages to which suggestions lead once the site has them. */
export type SuggestedPages = { attractions: ShellLink | null; longTails: boolean };

export type ShellLink = { title: string; href: string; note?: string };

export type ShellMenu = {
  key: 'destinations' | 'experiences' | 'tour-reviews' | 'helpful';
  title: string;
  /** Where the title itself leads, when such a page exists. */
  href: string | null;
  columns: {
    title: string;
    href: string | null;
    links: ShellLink[];
    more: ShellLink | null;
    /** Left out on phones. */
    wide?: boolean;
  }[];
};

/** Numbers are rounded down and null when they are too small to claim. */
export type ShellClaims = {
  trips: Claim | null;
  companies: Claim | null;
  reviewsBy: ('traveler' | 'expert')[];
  /** In whole US dollars a person. */
  saving: number | null;
};
