// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type TermsTable = {
  id: Generated<string>;
  propertyKey:
    | 'trip_type'
    | 'physical_level'
    | 'lodging_level'
    | 'travel_style'
    | 'itinerary_focus'
    | 'group_size'
    | 'theme'
    | 'activity'
    | 'region'
    | 'pace'
    | 'transport_included'
    | 'travel_age';
  propertyName: string;
  key: string;
  name: string;
  shortName: string | null;
  title: string | null;
  description: string | null;
  figures: Generated<Json>;
  color: string | null;
  icon: string | null;
  position: Generated<number>;
  bookable: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type DestinationsTable = {
  id: Generated<string>;
  kind: 'continent' | 'country' | 'region' | 'city';
  parentId: string | null;
  name: string;
  slug: string;
  countryCode: string | null;
  worldCategoryId: string | null;
  timeZone: string | null;
  lat: number | null;
  long: number | null;
  article: string | null;
  faqs: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type AttractionsTable = {
  id: Generated<string>;
  destinationId: string;
  categoryId: string | null;
  kind: 'landmark' | 'poi';
  name: string;
  slug: string;
  image: Json | null;
  poster: Json | null;
  lat: number | null;
  long: number | null;
  article: string | null;
  faqs: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  tripsCount: Generated<number>;
};
