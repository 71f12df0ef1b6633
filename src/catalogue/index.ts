export { type CategoryTripList, categoryTripList } from './categories/category-trip-list.ts';
export { catalogueClaims, claimable } from './claims.ts';
export { departureHeadlineCents } from './departure-price.ts';
export { type DepartureSpots, departureSpots } from './departures/departure-spots.ts';
export { addCatalogue, type CatalogueGraphql } from './graphql.ts';
export { backdateOffers } from './import/backdate-offers.ts';
export { categoryImport } from './import/categories.ts';
export { closeDepartures, planClosing } from './import/close-departures.ts';
export { foldPrices } from './import/fold-prices.ts';
export { operatorImport } from './import/operators.ts';
export { associationImport, attractionImport, placeImport, termImport } from './import/places.ts';
export { givePosters, isKnownPoster } from './import/posters.ts';
export { writePriceHistory } from './import/price-history.ts';
export { priceImport } from './import/prices.ts';
export { refreshCounts } from './import/refresh-counts.ts';
export { type Rating, setRatings } from './import/set-ratings.ts';
export { tellDependents } from './import/tell-dependents.ts';
export { departureImport, itineraryImport, tripImport } from './import/trips.ts';
export { operatorFacts, operatorTrips } from './operators/operator-facts.ts';
export { operatorPage } from './operators/operator-page.ts';
export {
  readCategoryLinks as categoryLinks,
  readCategoryLinksBySlug as categoryLinksBySlug,
} from './queries/categories.ts';
export {
  readIsEmpty as catalogueIsEmpty,
  readMemberPricedTrips as memberPricedTrips,
  readMemberSavings as memberSavings,
  readTopOperators as topOperators,
  readTripTypes as tripTypes,
} from './queries/home.ts';
export {
  type CategoryEntryRow,
  type FacetLabel,
  type OperatorEntryRow,
  readCategoryEntries as categoryEntries,
  readFacetLabels as facetLabels,
  readOperatorEntries as operatorEntries,
  readOwnersOfTrips as ownersOfTrips,
} from './queries/index-entries.ts';
export {
  keepPopularity,
  readTripIds as tripIdsAfter,
  readTripIdsOf as tripIdsOf,
  readTripIndexRows as tripIndexRows,
  readTripsPassedSince as tripsPassedSince,
  type TripIndexRow,
} from './queries/index-rows.ts';
export { readTripRef as tripRef } from './queries/trip-ref.ts';
export { toTripResource, tripExample, tripResource } from './rest/trip-resource.ts';
export { spotsRoute } from './rest.ts';
export { keepTripCards, tripCards } from './trips/trip-cards.ts';
export { tripPage } from './trips/trip-page.ts';
export { tripPages } from './trips/trip-pages.ts';
