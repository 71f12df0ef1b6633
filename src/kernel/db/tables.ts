// Written by `npm run tables` from the migrations; don't edit.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, unknown, unknown>;

export interface OutboxEventsTable {
  id: Generated<number>;
  topic: string;
  subjectId: string | null;
  payload: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface OutboxCursorsTable {
  subscriber: string;
  lastEventId: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface RateLimitsTable {
  name: string;
  key: string;
  windowStart: Timestamp;
  hits: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface FxRatesTable {
  currency: string;
  day: string;
  perUsd: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface StaffTasksTable {
  id: Generated<string>;
  kind: string;
  subjectId: string | null;
  details: Generated<Json>;
  doneAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface AuditEntriesTable {
  id: Generated<string>;
  actor: string;
  action: string;
  subjectId: string | null;
  details: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface KernelTables {
  outboxEvents: OutboxEventsTable;
  outboxCursors: OutboxCursorsTable;
  rateLimits: RateLimitsTable;
  fxRates: FxRatesTable;
  staffTasks: StaffTasksTable;
  auditEntries: AuditEntriesTable;
}
