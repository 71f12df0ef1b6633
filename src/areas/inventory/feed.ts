export { deriveAvailability, haveHolds, planSeats, seatTables, writeMovedSeats, writeSeats } from './import/seats.ts';
