// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type AttributionChannelsTable = {
  code: number;
  name: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type AttributionSnapshotsTable = {
  id: Generated<string>;
  subjectKind: string;
  subjectId: string;
  landingUrl: string | null;
  lastUrl: string | null;
  campaignSourceFirst: string | null;
  campaignSourceLast: string | null;
  sourceCampaignFirst: string | null;
  sourceCampaignLast: string | null;
  sourceChannelFirst: string | null;
  sourceChannelLast: string | null;
  sourceUtmFirst: string | null;
  sourceUtmLast: string | null;
  channelFirst: number | null;
  channelLast: number | null;
  popAffiliateSource: string | null;
  popAffiliateSourceDate: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type UserActionsTable = {
  id: Generated<string>;
  userId: string;
  pageUrl: string;
  actionType: string;
  pageName: string;
  pageType:
    | 'home_page'
    | 'blog'
    | 'article'
    | 'tour_operator_reviews'
    | 'covid_restrictions_map'
    | 'product_details'
    | 'supplier_profile'
    | 'supplier_reviews'
    | 'supplier_product_list'
    | 'cat_supplier_list'
    | 'cat_reviews'
    | 'category_product_list'
    | 'cat_seolp'
    | 'category_attraction'
    | 'category_itinerary'
    | 'cat_landmark'
    | 'other';
  createdAt: Timestamp;
  updatedAt: Generated<Timestamp>;
};

export type AttributionTables = {
  attributionChannels: AttributionChannelsTable;
  attributionSnapshots: AttributionSnapshotsTable;
  userActions: UserActionsTable;
};
