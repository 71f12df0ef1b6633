// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type PartnersTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  logoImage: Json | null;
  favicon: Json | null;
  baseUrl: string | null;
  templateType: Generated<'standard' | 'tourism_board' | 'operators_association'>;
  aboutUrl: string | null;
  socialLinks: Generated<Json>;
  hiddenMenus: Generated<string[]>;
  active: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PartnerScopesTable = {
  id: Generated<string>;
  partnerId: string;
  kind: 'operator' | 'category' | 'trip';
  targetId: string;
  mode: 'include' | 'exclude';
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PartnerMenuItemsTable = {
  id: Generated<string>;
  partnerId: string;
  menuKey: 'destinations' | 'experiences' | 'tour_reviews' | 'cool_stuff' | 'footer' | 'partner_top';
  position: number;
  columnPosition: number | null;
  title: string;
  shortTitle: string | null;
  href: string | null;
  text: string | null;
  tooltip: string | null;
  menuType: 'link' | 'column' | 'button';
  cssClass: string | null;
  kind: 'primary' | 'secondary' | null;
  forward: Generated<boolean>;
  fullheight: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PartnersTables = {
  partners: PartnersTable;
  partnerScopes: PartnerScopesTable;
  partnerMenuItems: PartnerMenuItemsTable;
};
