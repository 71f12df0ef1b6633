// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type TripsTable = {
  id: Generated<string>;
  operatorId: string;
  sourceRef: string;
  status: Generated<'draft' | 'published' | 'archived'>;
  supersededBy: string | null;
  slug: string;
  sku: string;
  name: string;
  coverImage: Json | null;
  mainImages: Generated<Json>;
  mapImage: Json | null;
  videoUrl: string | null;
  poster: Json | null;
  durationDays: number;
  startCityId: string | null;
  endCityId: string | null;
  currency: string | null;
  singleSupplementPriceCents: number | null;
  promotionStrikeThroughPriceCents: number | null;
  promotionExpiry: Timestamp | null;
  datesLabel: string | null;
  priceNotes: string | null;
  details: string | null;
  highlights: Generated<string[]>;
  faqs: Generated<Json>;
  externalUrl: string | null;
  cta: 'reserve' | 'request_quote' | 'visit_site' | 'brochure' | null;
  brochureFile: string | null;
  brochureUrl: string | null;
  isMerchantModel: Generated<boolean>;
  merchantModelParams: Generated<Json>;
  minGroupSize: number | null;
  maxGroupSize: number | null;
  minAge: number | null;
  maxAge: number | null;
  metaSeo: Generated<Json>;
  createdBy: string | null;
  publishedAt: Timestamp | null;
  lastRefreshedAt: Timestamp | null;
  lastPriceRefreshedAt: Timestamp | null;
  rating: number | null;
  reviewsCount: Generated<number>;
  popularity: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  basePriceCents: number | null;
  ratingTotal: Json | null;
};

export type TripCardsTable = {
  tripId: string;
  facts: Json;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripParamsTable = {
  tripId: string;
  section:
    | 'includes'
    | 'excludes'
    | 'meals'
    | 'guide'
    | 'visa'
    | 'transport'
    | 'health_safety'
    | 'cancellation'
    | 'accommodation'
    | 'ship_info'
    | 'optional_activities'
    | 'age_notes'
    | 'physical_requirements'
    | 'solo_notes'
    | 'insurance'
    | 'luggage'
    | 'climate'
    | 'tipping'
    | 'other';
  body: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripInclusionsTable = {
  id: Generated<string>;
  tripId: string;
  kind:
    | 'meal'
    | 'lodging'
    | 'transport'
    | 'guide'
    | 'park_fee'
    | 'permit'
    | 'local_payment'
    | 'flight'
    | 'insurance'
    | 'tip'
    | 'gear'
    | 'other';
  included: boolean;
  mandatory: Generated<boolean>;
  label: string;
  quantity: number | null;
  estimateCents: number | null;
  currency: string | null;
  position: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripPriceTiersTable = {
  tripId: string;
  tier: number;
  label: string;
  occupancy: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripTermsTable = {
  tripId: string;
  termId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripLocationsTable = {
  tripId: string;
  destinationId: string;
  position: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripRelationsTable = {
  tripId: string;
  otherId: string;
  list: 'similar' | 'same_operator' | 'same_place';
  position: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type TripAttractionsTable = {
  tripId: string;
  attractionId: string;
  position: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SlugRedirectsTable = {
  kind: string;
  oldSlug: string;
  targetId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};
