export { cancelForCompany } from './cancel-for-company.ts';
export { cancelForTeam } from './cancel-for-team.ts';
export { acceptBooking, declineBooking } from './decide-booking.ts';
export { cancelDeparture, moveDeparture } from './decide-departure.ts';
export { reasonField } from './rest/company.ts';
