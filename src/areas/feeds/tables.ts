// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type FeedRunsTable = {
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
};

export type FeedProblemsTable = {
  id: Generated<string>;
  feedRunId: string;
  line: number;
  field: string | null;
  problem: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type FeedsTables = {
  feedRuns: FeedRunsTable;
  feedProblems: FeedProblemsTable;
};
