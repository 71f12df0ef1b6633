export { departureHeadlineCents, undatedPrice } from './departure-price.ts';
export type { AskedDeparture } from './departures/headline-price.ts';
export { type Attraction, attraction, attractionsNear } from './places/attraction.ts';
export { readTripIdsVisiting as tripIdsVisiting } from './queries/attractions.ts';
export {
  type FacetLabel,
  readCategoryEntries as categoryEntries,
  readFacetLabels as facetLabels,
  readFacetLabelsMark as facetLabelsMark,
  readOperatorEntries as operatorEntries,
  readOwnersOfTrips as ownersOfTrips,
} from './queries/index-entries.ts';
export {
  keepPopularity,
  readIdsAfter as idsAfter,
  readOldTripIndexRows as oldTripIndexRows,
  readTripIdsOf as tripIdsOf,
  readTripIndexRows as tripIndexRows,
  readTripsPassedSince as tripsPassedSince,
  type TripIndexRow,
} from './queries/index-rows.ts';
export { readPreviousTripIds as previousTripIds } from './queries/previous-trips.ts';
export { readTermsOfProperty as termsOfProperty, type TermRow } from './queries/terms.ts';
export { keepTripCards } from './trips/trip-cards.ts';
