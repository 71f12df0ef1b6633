export { categoryPage } from './categories/category-page.ts';
export type { CategoryFacts, CategoryPage } from './categories/category-page-model.ts';
export { type CategoryTripList, categoryTripList } from './categories/category-trip-list.ts';
export { catalogueClaims, claimable } from './claims.ts';
export { departureHeadlineCents, undatedPrice } from './departure-price.ts';
export { type DepartureSpots, departureSpots } from './departures/departure-spots.ts';
export type { CategoryPageNode } from './graphql/category-page-type.ts';
export type { CategoryNode } from './graphql/category-type.ts';
export type { TripNode } from './graphql/nodes.ts';
export type { CatalogueGraphql } from './graphql.ts';
export { backdateOffers } from './import/backdate-offers.ts';
export { categoryImport } from './import/categories.ts';
export { chooseCurrencies } from './import/choose-currency.ts';
export { foldPrices } from './import/fold-prices.ts';
export { type Leaving, type LeavingCounts, planLeaving, readLeaving, takeDown } from './import/leaving.ts';
export { operatorImport } from './import/operators.ts';
export { namesPictures, notePictures, type PictureRules, planPictures } from './import/pictures.ts';
export { associationImport, attractionImport, placeImport, termImport } from './import/places.ts';
export { givePosters, isKnownPoster, planPosters } from './import/posters.ts';
export { writePriceHistory } from './import/price-history.ts';
export { priceImport } from './import/prices.ts';
export { refreshCounts } from './import/refresh-counts.ts';
export { type Rating, setRatings } from './import/set-ratings.ts';
export { tellDependents } from './import/tell-dependents.ts';
export { tellOfRates } from './import/tell-of-rates.ts';
export { departureImport, itineraryImport, tripImport } from './import/trips.ts';
export { operatorFacts, operatorTrips } from './operators/operator-facts.ts';
export { operatorPage } from './operators/operator-page.ts';
export { imageHostsOf } from './pictures/allowed-hosts.ts';
export { namedPictures } from './pictures/sources.ts';
export { tellOfPictures } from './pictures/tell-of-pictures.ts';
export { wantedPictures } from './pictures/wanted-pictures.ts';
export { type Attraction, attraction, attractionsNear } from './places/attraction.ts';
export { readTripIdsVisiting as tripIdsVisiting } from './queries/attractions.ts';
export {
  readCategoryLinks as categoryLinks,
  readCategoryLinksBySlug as categoryLinksBySlug,
  readPlacesWithCompanies as placesWithCompanies,
} from './queries/categories.ts';
export type { CategoryPageRef } from './queries/category-page.ts';
export { type RankedOperator, readOperatorsOfCategory as operatorsOfCategory } from './queries/category-parts.ts';
export { readCategoryRef as categoryRef } from './queries/category-ref.ts';
export { readCompanies } from './queries/companies.ts';
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
  readOldTripIndexRows as oldTripIndexRows,
  readTripIds as tripIdsAfter,
  readTripIdsOf as tripIdsOf,
  readTripIndexRows as tripIndexRows,
  readTripsPassedSince as tripsPassedSince,
  type TripIndexRow,
} from './queries/index-rows.ts';
export {
  OTHER_LETTER,
  readOperatorCards as operatorCards,
  readOperatorList as operatorList,
  readOperatorTerms as operatorTerms,
} from './queries/operator-list.ts';
export { type OldTrip, readOperatorOldTrips as operatorOldTrips } from './queries/operator-old-trips.ts';
export { type OperatorOrder, operatorOrders } from './queries/operator-order.ts';
export { type OperatorRef, readOperatorRef as operatorRef } from './queries/operator-ref.ts';
export { readPlaceSlugs } from './queries/place-slugs.ts';
export { readPreviousTripIds as previousTripIds } from './queries/previous-trips.ts';
export { readShownNames as shownNames } from './queries/shown-names.ts';
export { readTermsOfProperty as termsOfProperty, type TermRow } from './queries/terms.ts';
export { readTripNames as tripNames } from './queries/trip-names.ts';
export { readTripRef as tripRef } from './queries/trip-ref.ts';
export {
  operatorAttributes,
  operatorExample,
  operatorResource,
  toOperatorAttributes,
} from './rest/operator-resource.ts';
export { toTripDocument, tripDocument, tripExample } from './rest/trip-resource.ts';
export { shownOperators, shownTrips, tripsOfCategory, tripsOfPartner } from './shown.ts';
export { comparedTrips } from './trips/compared-trips.ts';
export { keepTripCards, tripCards } from './trips/trip-cards.ts';
export { tripPage } from './trips/trip-page.ts';
