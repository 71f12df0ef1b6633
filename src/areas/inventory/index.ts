export { planSeats, writeSeats } from './import/seats.ts';
export { type Spots, spotsOf } from './spots.ts';
