export {
  decideDeparture,
  departuresOf,
  type StatedDeparture,
  seenDates,
  statedDeparture,
} from './departures/decide-departure.ts';
export { companiesNamed, companyMailbox } from './queries/companies.ts';
export { type SaleDeparture, type TripForSale, tripForSale } from './trips/trip-for-sale.ts';
