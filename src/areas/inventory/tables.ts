// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type DepartureInventoryTable = {
  departureId: string;
  operatorId: string;
  capacity: number | null;
  held: Generated<number>;
  sold: Generated<number>;
  soldElsewhere: Generated<number>;
  snapshotAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SeatHoldsTable = {
  id: Generated<string>;
  departureId: string;
  operatorId: string;
  bookingId: string;
  seats: number;
  state: Generated<'active' | 'capturing' | 'converted' | 'released' | 'expired' | 'returned'>;
  emailHash: Buffer | null;
  ipHash: Buffer | null;
  expiresAt: Timestamp;
  convertedAt: Timestamp | null;
  returnedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  atMostUntil: Generated<Timestamp>;
  extendedAt: Timestamp | null;
};

export type InventoryTables = {
  departureInventory: DepartureInventoryTable;
  seatHolds: SeatHoldsTable;
};
