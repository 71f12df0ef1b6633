export { type SettledSums, settlementOf } from './settlement.ts';
export { asAskedFor } from './tell-of-booking.ts';
export { endedTravels, type Travel, travelsOf } from './travels.ts';
