export { forgottenReservations, reservationCookie, reservationReader } from './access.ts';
export { type BookingPage, bookingPage } from './booking-page.ts';
export { bookingToCancel } from './cancel-for-company.ts';
export {
  companyBookings,
  companyDepartures,
  departureToDecide,
} from './company-desk.ts';
export { addressIn } from './correct-address.ts';
export { countryCode, countryList, countryName, countryNames } from './country-names.ts';
export { manifestOf } from './manifest.ts';
export { type MyBooking, myBookings, type OwnFilter, type OwnList } from './my-bookings.ts';
export { isOrderNumber } from './order-number.ts';
export { maskedInFull } from './own-passengers.ts';
export { withCountryNames } from './passenger-fields.ts';
export { companyLists } from './queries/company.ts';
export { offerToReserve, ownReservation, type ReservePage } from './reserve-page.ts';
export { bookingAtDesk, bookingsAtDesk, countBookingsAtDesk, orderNumbersOf } from './team-desk.ts';
