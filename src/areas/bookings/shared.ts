export type { DueState } from './booking-dues.ts';
export type { BookingPage, BookingPayment, Traveler, TravelerField } from './booking-page.ts';
export type { CompanyBooking, CompanyBookings, CompanyDeparture, DepartureToDecide } from './company-desk.ts';
export type { Manifest } from './manifest.ts';
export type { PassengerKey } from './passenger-fields.ts';
export type { Plan } from './plan.ts';
export type { CompanyList } from './queries/company.ts';
export type { ReservePage } from './reserve-page.ts';
