// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type PaymentsTable = {
  id: string;
  subjectKind: 'booking' | 'gift_card';
  subjectId: string;
  operatorId: string | null;
  purpose: 'deposit' | 'full' | 'balance';
  method: 'paypal' | 'gift_card';
  processorOrderId: string | null;
  processorRef: string | null;
  amountCents: number;
  currency: string;
  status:
    | 'created'
    | 'approved'
    | 'captured'
    | 'pending'
    | 'denied'
    | 'voided'
    | 'refunded'
    | 'partially_refunded'
    | 'disputed';
  approvalUrl: string | null;
  capturedAt: Timestamp | null;
  refundedCents: Generated<number>;
  failure: string | null;
  disputeId: string | null;
  late: Generated<boolean>;
  captureAskedAt: Timestamp | null;
  checkedAt: Timestamp | null;
  checkAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type RefundsTable = {
  id: string;
  paymentId: string;
  causeId: string;
  amountCents: number;
  status: 'queued' | 'sent' | 'completed' | 'failed' | 'manual_payout';
  processorRef: string | null;
  failure: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Timestamp | null;
  completedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  tries: Generated<number>;
  byHand: Generated<boolean>;
};

export type PaypalEventsTable = {
  eventId: string;
  type: string;
  paymentId: string | null;
  body: Json;
  processedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type PaymentsTables = {
  payments: PaymentsTable;
  refunds: RefundsTable;
  paypalEvents: PaypalEventsTable;
};
