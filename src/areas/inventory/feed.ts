export { planSeats, writeSeats } from './import/seats.ts';
