export type { Hold } from './holds/hold-rows.ts';
export { holdSeats } from './holds/hold-seats.ts';
export { levelOf, placesAsked } from './holds/places.ts';
export {
  captureSeats,
  extendHold,
  freeSeats,
  holdOf,
  refuseSeats,
  renewHold,
  sellSeats,
  sweepHolds,
} from './holds/settle-hold.ts';
export { spotsOf } from './spots.ts';
