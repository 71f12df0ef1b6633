export { completeBookings, expireReservations, freeLapsedCards } from './expire-bookings.ts';
export { expireChanges } from './expire-changes.ts';
export { followDepartures } from './follow-departures.ts';
export { followPayments } from './follow-payments.ts';
export { remindOfDeadlines, remindOfDeposits, remindOfReservations } from './remind.ts';
export { resumePayments } from './resume-payments.ts';
export { type Asked, type Buyer, buyersAt, type Offer, type Shop } from './testing/buyer.ts';
export { brokenInvariants } from './testing/invariants.ts';
export { leavePlaces, offersOf } from './testing/offers.ts';
