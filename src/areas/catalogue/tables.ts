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

export type DeparturesTable = {
  id: Generated<string>;
  tripId: string;
  operatorId: string;
  sourceRef: string;
  startDate: string;
  endDate: string;
  availability: Generated<'open' | 'limited' | 'on_request' | 'sold_out' | 'closed' | 'cancelled'>;
  departureGuaranteed: Generated<boolean>;
  minToRun: number | null;
  currency: string;
  basePriceCents: number | null;
  price1Cents: number | null;
  price2Cents: number | null;
  price3Cents: number | null;
  price4Cents: number | null;
  price5Cents: number | null;
  strikethroughBasePriceCents: number | null;
  strikethroughPrice1Cents: number | null;
  strikethroughPrice2Cents: number | null;
  strikethroughPrice3Cents: number | null;
  strikethroughPrice4Cents: number | null;
  strikethroughPrice5Cents: number | null;
  memberSavingCents: number | null;
  priceNotes: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PriceHistoryTable = {
  departureId: string;
  tier: number;
  priceCents: number;
  validFrom: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type CancellationPoliciesTable = {
  id: Generated<string>;
  operatorId: string;
  tripId: string | null;
  flexibility: 'none' | 'flexible' | 'generous' | null;
  tiers: Generated<Json>;
  depositRefundable: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

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
  categoryPageId: string;
  title: string;
  itemKind: string;
  itemIds: Generated<string[]>;
  position: number;
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
};

export type ItinerariesTable = {
  id: Generated<string>;
  tripId: string;
  mapImage: Json | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ItineraryItemsTable = {
  id: Generated<string>;
  itineraryId: string;
  weight: number;
  firstDay: number;
  lastDay: number;
  label: string;
  details: string | null;
  image: Json | null;
  startCityId: string | null;
  endCityId: string | null;
  lat: number | null;
  long: number | null;
  placeName: string | null;
  travelMode: 'road' | 'foot' | 'ship' | 'flight' | 'rail' | null;
  distanceKm: number | null;
  travelHours: number | null;
  ascentM: number | null;
  mealB: Generated<number>;
  mealL: Generated<number>;
  mealD: Generated<number>;
  lodgingName: string | null;
  nights: Generated<number>;
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

export type CatalogueTables = {
  terms: TermsTable;
  destinations: DestinationsTable;
  operators: OperatorsTable;
  operatorTerms: OperatorTermsTable;
  travelAssociations: TravelAssociationsTable;
  operatorAssociations: OperatorAssociationsTable;
  operatorRelations: OperatorRelationsTable;
  operatorRankings: OperatorRankingsTable;
  trips: TripsTable;
  tripCards: TripCardsTable;
  tripParams: TripParamsTable;
  tripInclusions: TripInclusionsTable;
  tripPriceTiers: TripPriceTiersTable;
  tripTerms: TripTermsTable;
  tripLocations: TripLocationsTable;
  tripRelations: TripRelationsTable;
  tripAttractions: TripAttractionsTable;
  departures: DeparturesTable;
  priceHistory: PriceHistoryTable;
  cancellationPolicies: CancellationPoliciesTable;
  categories: CategoriesTable;
  categoryPages: CategoryPagesTable;
  categorySliders: CategorySlidersTable;
  categoryRelations: CategoryRelationsTable;
  categoryTrips: CategoryTripsTable;
  sponsoredSlots: SponsoredSlotsTable;
  attractions: AttractionsTable;
  itineraries: ItinerariesTable;
  itineraryItems: ItineraryItemsTable;
  slugRedirects: SlugRedirectsTable;
};
