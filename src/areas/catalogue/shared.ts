export { categoryTypes } from './categories/category-types.ts';
export type { Claim } from './claims.ts';
export { chargesIn, everyTier } from './departure-price.ts';
export { type Availability, isOpen } from './departures/availability.ts';
export type { DatesOnOffer } from './departures/dates-on-offer.ts';
export type { HeadlinePrice, MandatoryCharge, PriceTier } from './departures/headline-price.ts';
export type { MonthBar } from './departures/month-bars.ts';
export { type Quote, type QuoteLine, quote, type RefundStep, refundSteps } from './departures/quote.ts';
export type { OperatorCard, OperatorPage } from './operators/operator-page-model.ts';
export type { OldTrip } from './queries/operator-old-trips.ts';
export type { ComparedTrip } from './trips/compared-trips.ts';
export type { InclusionFacts } from './trips/inclusion-lines.ts';
export { possibleMeals } from './trips/inclusion-lines.ts';
export { mandatoryCharges } from './trips/mandatory-charges.ts';
export type { Deposit } from './trips/payment-terms.ts';
export type { RefundPolicy } from './trips/refund-policy.ts';
export { type RouteStop, routeStops } from './trips/route-stops.ts';
export type { CardBadge, InclusionLine, Picture, Poster, StrikeThrough, TripCard } from './trips/trip-card.ts';
export type {
  Crumb,
  DepartureEntry,
  Faq,
  ItineraryDay,
  MetaSeo,
  NamedLink,
  Place,
  RatingTotal,
  RefundTier,
  TermEntry,
  TripPage,
} from './trips/trip-page-model.ts';
