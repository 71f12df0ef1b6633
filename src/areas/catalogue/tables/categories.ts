// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type CategoriesTable = {
  id: Generated<string>;
  name: string;
  slug: string;
  categoryType:
    | 'continent'
    | 'country'
    | 'region'
    | 'city'
    | 'theme'
    | 'activity'
    | 'travel_style'
    | 'attraction'
    | 'longtail_two_attributes'
    | 'longtail_four_attributes';
  parentId: string | null;
  destinationId: string | null;
  images: Generated<Json>;
  poster: Json | null;
  rule: Generated<Json>;
  travelGuide: string | null;
  travelTips: string | null;
  safetyInfo: string | null;
  experiences: Generated<Json>;
  isWorldCategory: Generated<boolean>;
  operatorsCount: Generated<number>;
  tripsCount: Generated<number>;
  rating: number | null;
  reviewsCount: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type CategoryPagesTable = {
  id: Generated<string>;
  categoryId: string;
  kind: 'trip' | 'operator' | 'review' | 'landing' | 'itinerary' | 'landmark' | 'poi' | 'duration_itinerary';
  durationBand: 'one_week' | 'ten_days' | 'two_weeks' | null;
  slug: string;
  h1: string;
  tagLine: string | null;
  mainArticle: string | null;
  metaSeo: Generated<Json>;
  faqs: Generated<Json>;
  published: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  days: Generated<Json>;
};

export type CategorySlidersTable = {
  id: Generated<string>;
  categoryId: string;
  pageKind: 'trip' | 'operator' | 'review' | 'landing' | 'itinerary' | 'landmark' | 'poi' | 'duration_itinerary';
  position: number;
  title: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type CategorySliderItemsTable = {
  id: Generated<string>;
  sliderId: string;
  position: number;
  tripId: string | null;
  operatorId: string | null;
  categoryId: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type CategoryRelationsTable = {
  categoryId: string;
  otherId: string;
  rank: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type CategoryTripsTable = {
  categoryId: string;
  tripId: string;
  rank: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SponsoredSlotsTable = {
  id: Generated<string>;
  categoryId: string;
  tripId: string;
  startsOn: string;
  endsOn: string;
  position: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ComparedPairsTable = {
  id: Generated<string>;
  categoryId: string;
  firstId: string;
  secondId: string;
  rank: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};
