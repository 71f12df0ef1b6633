// Written by `npm run tables` from the migrations; don't edit.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, unknown, unknown>;

export interface PartnersTable {
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
}

export interface PartnerScopesTable {
  id: Generated<string>;
  partnerId: string;
  kind: 'operator' | 'category' | 'trip';
  targetId: string;
  mode: 'include' | 'exclude';
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface PartnersTables {
  partners: PartnersTable;
  partnerScopes: PartnerScopesTable;
}
