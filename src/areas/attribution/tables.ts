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

export type AttributionTables = {
  attributionChannels: AttributionChannelsTable;
  attributionSnapshots: AttributionSnapshotsTable;
};
