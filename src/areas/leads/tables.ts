// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type ContactRequestTopicsTable = {
  id: number;
  name: string;
  hiddenInForm: Generated<boolean>;
  position: number;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ContactRequestsTable = {
  id: Generated<string>;
  topicId: number;
  content: Buffer;
  pageType: string | null;
  pageUrl: string | null;
  partnerId: string | null;
  status: Generated<'new' | 'answered' | 'closed'>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ContactRequestLogTable = {
  id: Generated<string>;
  requestId: string;
  deed: 'opened' | 'answered' | 'closed';
  doneBy: string;
  createdAt: Generated<Timestamp>;
};

export type LeadsTables = {
  contactRequestTopics: ContactRequestTopicsTable;
  contactRequests: ContactRequestsTable;
  contactRequestLog: ContactRequestLogTable;
};
