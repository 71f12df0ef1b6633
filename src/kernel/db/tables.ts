// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from './columns.ts';

export type OutboxEventsTable = {
  id: Generated<number>;
  topic: string;
  subjectId: string | null;
  payload: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  xid: Generated<string>;
};

export type OutboxCursorsTable = {
  subscriber: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  seen: string | null;
  reading: string | null;
  afterXid: Generated<string>;
  afterId: Generated<number>;
};

export type RateLimitsTable = {
  key: string;
  points: Generated<number>;
  expire: number | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type IdempotencyKeysTable = {
  id: Generated<string>;
  keyHash: Buffer;
  requestHash: Buffer;
  status: number | null;
  answer: Buffer | null;
  claimedUntil: Timestamp;
  expiresAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  attemptHash: Buffer | null;
  call: string | null;
  goesOn: Generated<boolean>;
};

export type UsedChallengesTable = {
  challengeHash: Buffer;
  expiresAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type FxRatesTable = {
  currency: string;
  day: string;
  perUsd: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type StaffTasksTable = {
  id: Generated<string>;
  kind: string;
  subjectId: string | null;
  details: Generated<Json>;
  doneAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  occurrence: string | null;
  doneBy: string | null;
};

export type AuditEntriesTable = {
  id: Generated<string>;
  actor: string;
  action: string;
  subjectId: string | null;
  details: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type LastingSecretsTable = {
  id: Generated<string>;
  name: string;
  value: Buffer;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type EmailLogTable = {
  id: Generated<string>;
  name: string;
  subjectId: string;
  occurrence: Generated<string>;
  recipientHash: Buffer;
  letter: Buffer | null;
  state: Generated<'waiting' | 'sent' | 'refused' | 'failed' | 'suppressed'>;
  attempts: Generated<number>;
  nextAttemptAt: Generated<Timestamp>;
  claimedUntil: Timestamp | null;
  problem: string | null;
  endedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  againOf: string | null;
};

export type MailSuppressionsTable = {
  emailHash: Buffer;
  scope: 'all' | 'marketing';
  reason: 'unsubscribed' | 'bounced' | 'complained';
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type KernelTables = {
  outboxEvents: OutboxEventsTable;
  outboxCursors: OutboxCursorsTable;
  rateLimits: RateLimitsTable;
  idempotencyKeys: IdempotencyKeysTable;
  usedChallenges: UsedChallengesTable;
  fxRates: FxRatesTable;
  staffTasks: StaffTasksTable;
  auditEntries: AuditEntriesTable;
  lastingSecrets: LastingSecretsTable;
  emailLog: EmailLogTable;
  mailSuppressions: MailSuppressionsTable;
};
