export { type SettledSums, type Settlement, settlementOf } from './settlement.ts';
export { endedTravels, type Travel, travelsOf } from './travels.ts';
