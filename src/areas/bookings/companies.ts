export { acceptBooking, declineBooking } from './decide-booking.ts';
export { cancelDeparture, moveDeparture } from './decide-departure.ts';
export { reasonField } from './rest/company.ts';
