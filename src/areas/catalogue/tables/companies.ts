// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type OperatorsTable = {
  id: Generated<string>;
  sourceRef: string | null;
  slug: string;
  name: string;
  shortName: string | null;
  logoImage: Json | null;
  mainImage: Json | null;
  videoUrl: string | null;
  galleryImages: Generated<Json>;
  knownFor: string | null;
  lovedFor: string | null;
  awards: Generated<Json>;
  faqs: Generated<Json>;
  flags: Generated<string[]>;
  contracted: Generated<boolean>;
  ustoaStatus: Generated<'none' | 'active_member' | 'associate_member'>;
  featuredStatus: string | null;
  revenueTier: string | null;
  attributionStatus: string | null;
  commissionBps: number | null;
  leadEmail: string | null;
  covidSafety: string | null;
  cancellationPolicy: string | null;
  cancellationPolicyUrl: string | null;
  memberSavings: string | null;
  bookingPolicy: string | null;
  bookingTerms: string | null;
  customerAges: string | null;
  businessProcessType: Generated<'instant' | 'on_request' | 'lead_only'>;
  cta: Generated<'reserve' | 'request_quote' | 'visit_site' | 'brochure'>;
  reservationFields: Generated<string[]>;
  fixDeposit: Generated<boolean>;
  depositAmount: number | null;
  cutoffDays: Generated<number>;
  shareOffers: Generated<boolean>;
  imageHosts: Generated<string[]>;
  metaSeo: Generated<Json>;
  rating: number | null;
  reviewsCount: Generated<number>;
  tripsCount: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  deposits: Generated<Json>;
  ratingTotal: Json | null;
  feed: Generated<string>;
};

export type OperatorTermsTable = {
  operatorId: string;
  termId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TravelAssociationsTable = {
  id: Generated<string>;
  name: string;
  description: string | null;
  logoImage: Json | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type OperatorAssociationsTable = {
  operatorId: string;
  travelAssociationId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type OperatorRelationsTable = {
  operatorId: string;
  otherId: string;
  position: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type OperatorRankingsTable = {
  operatorId: string;
  categoryId: string;
  rank: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};
