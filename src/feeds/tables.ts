// Written by `npm run tables` from the migrations; don't edit.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, unknown, unknown>;

export interface FeedRunsTable {
  id: Generated<string>;
  operatorId: string | null;
  fileName: string;
  fileHash: Buffer | null;
  snapshotAt: Timestamp | null;
  fullFeed: Generated<boolean>;
  applied: Generated<boolean>;
  counts: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface FeedProblemsTable {
  id: Generated<string>;
  feedRunId: string;
  line: number;
  field: string | null;
  problem: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface FeedsTables {
  feedRuns: FeedRunsTable;
  feedProblems: FeedProblemsTable;
}
