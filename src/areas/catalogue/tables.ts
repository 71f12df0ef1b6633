// Written by `npm run tables` from the migrations; don't edit.
import type {
  CategoriesTable,
  CategoryPagesTable,
  CategoryRelationsTable,
  CategorySliderItemsTable,
  CategorySlidersTable,
  CategoryTripsTable,
  ComparedPairsTable,
  SponsoredSlotsTable,
} from './tables/categories.ts';
import type {
  OperatorAssociationsTable,
  OperatorRankingsTable,
  OperatorRelationsTable,
  OperatorsTable,
  OperatorTermsTable,
  TravelAssociationsTable,
} from './tables/companies.ts';
import type {
  CancellationPoliciesTable,
  DepartureDecisionsTable,
  DeparturesTable,
  PriceHistoryTable,
} from './tables/departures.ts';
import type { ItinerariesTable, ItineraryItemsTable } from './tables/itineraries.ts';
import type { AttractionsTable, DestinationsTable, TermsTable } from './tables/places.ts';
import type {
  SlugRedirectsTable,
  TripAttractionsTable,
  TripCardsTable,
  TripInclusionsTable,
  TripLocationsTable,
  TripParamsTable,
  TripPriceTiersTable,
  TripRelationsTable,
  TripsTable,
  TripTermsTable,
} from './tables/trips.ts';

export type CatalogueTables = {
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
  slugRedirects: SlugRedirectsTable;
  departures: DeparturesTable;
  departureDecisions: DepartureDecisionsTable;
  priceHistory: PriceHistoryTable;
  cancellationPolicies: CancellationPoliciesTable;
  itineraries: ItinerariesTable;
  itineraryItems: ItineraryItemsTable;
  categories: CategoriesTable;
  categoryPages: CategoryPagesTable;
  categorySliders: CategorySlidersTable;
  categorySliderItems: CategorySliderItemsTable;
  categoryRelations: CategoryRelationsTable;
  categoryTrips: CategoryTripsTable;
  sponsoredSlots: SponsoredSlotsTable;
  comparedPairs: ComparedPairsTable;
  terms: TermsTable;
  destinations: DestinationsTable;
  attractions: AttractionsTable;
};
