export { planSeats, seatTables, writeMovedSeats, writeSeats } from './import/seats.ts';
