export { type SettledSums, settlementOf } from './settlement.ts';
export { endedTravels, type Travel, travelsOf } from './travels.ts';
