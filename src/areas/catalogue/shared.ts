export { categoryTypes } from './categories/category-types.ts';
export type { Claim } from './claimable.ts';
export type { DatesOnOffer } from './departures/dates-on-offer.ts';
export type { HeadlinePrice } from './departures/headline-price.ts';
export type { OperatorCard, OperatorPage } from './operators/operator-page-model.ts';
export type { OldTrip } from './queries/operator-old-trips.ts';
export type { TripName } from './queries/trip-names.ts';
export type { ComparedTrip } from './trips/compared-trips.ts';
export type { InclusionFacts } from './trips/inclusion-lines.ts';
export { type RouteStop, routeStops } from './trips/route-stops.ts';
export type { CardBadge, Picture, Poster, TripCard } from './trips/trip-card.ts';
export type {
  DepartureEntry,
  ItineraryDay,
  MetaSeo,
  NamedLink,
  RatingTotal,
  TermEntry,
  TripPage,
} from './trips/trip-page-model.ts';
