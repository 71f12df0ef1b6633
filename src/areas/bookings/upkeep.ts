export { type SettledSums, type Settlement, settlementOf } from './settlement.ts';
