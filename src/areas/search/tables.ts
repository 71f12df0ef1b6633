// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type TripSearchTable = {
  tripId: string;
  operatorId: string;
  facets: string[];
  priceUsdCents: number | null;
  durationDays: number;
  rating: number | null;
  reviewsCount: Generated<number>;
  popularity: Generated<number>;
  promotion: Generated<boolean>;
  departures: Generated<Json>;
  document: string;
  listed: Generated<boolean>;
  changedSeq: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SearchEntriesTable = {
  kind: string;
  refId: string;
  name: string;
  slug: string;
  foldedName: string;
  tripCount: Generated<number>;
  details: Generated<Json>;
  changedSeq: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SearchParkedTable = {
  kind: string;
  refId: string;
  reason: string;
  attempts: Generated<number>;
  nextTryAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type SearchCalendarTable = {
  oneRow: Generated<boolean>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  rolledAt: Timestamp;
};

export type SearchTables = {
  tripSearch: TripSearchTable;
  searchEntries: SearchEntriesTable;
  searchParked: SearchParkedTable;
  searchCalendar: SearchCalendarTable;
};
