// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type BookingsTable = {
  id: Generated<string>;
  orderNumber: string;
  leadType: 'reservation' | 'booking';
  status: Generated<
    | 'draft'
    | 'awaiting_payment'
    | 'requested'
    | 'pending_operator'
    | 'confirmed'
    | 'declined'
    | 'cancelled'
    | 'expired'
    | 'completed'
  >;
  step: Generated<
    'created' | 'trip_availability' | 'accommodation' | 'payment_type' | 'passenger_detail' | 'confirm' | 'completed'
  >;
  version: Generated<number>;
  operatorId: string;
  tripId: string;
  departureId: string | null;
  partnerId: string | null;
  userId: string | null;
  memberPrice: Generated<boolean>;
  contact: Buffer;
  emailHash: Buffer | null;
  ipHash: Buffer | null;
  tokenHash: Buffer | null;
  travelers: number;
  ages: Generated<number[]>;
  level: number | null;
  sharesRoom: Generated<boolean>;
  rooms: Generated<Json>;
  paymentType: 'deposit' | 'full' | null;
  currency: string | null;
  priceLines: Generated<Json>;
  localLines: Generated<Json>;
  priceCents: number | null;
  totalCents: number | null;
  depositCents: Generated<number>;
  dueNowCents: number | null;
  depositStatus: Generated<
    | 'not_required'
    | 'due'
    | 'processing'
    | 'paid'
    | 'refunded'
    | 'partially_refunded'
    | 'forfeited'
    | 'collected_by_operator'
  >;
  finalPaymentStatus: Generated<
    'not_due' | 'due' | 'processing' | 'paid' | 'overdue' | 'refunded' | 'partially_refunded' | 'collected_by_operator'
  >;
  depositDueOn: string | null;
  paymentDueOn: string | null;
  passengerInfoDueOn: string | null;
  terms: Generated<Json>;
  policy: Json | null;
  commissionBps: number | null;
  processType: 'instant' | 'on_request' | 'lead_only';
  tripName: string;
  tripSlug: string;
  tripSku: string;
  operatorName: string;
  startDate: string | null;
  endDate: string | null;
  startZone: string | null;
  source: Generated<Json>;
  unsettledSince: Timestamp | null;
  termsAcceptedAt: Timestamp | null;
  placedAt: Timestamp | null;
  cancelledAt: Timestamp | null;
  cancelledBy: 'traveler' | 'operator' | 'staff' | 'departure' | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  giftCardId: string | null;
  giftCardLast4: string | null;
  giftCardCents: Generated<number>;
  giftCardCause: string | null;
  balanceCardId: string | null;
  balanceCardLast4: string | null;
  balanceCardCents: Generated<number>;
  balanceCardCause: string | null;
  balanceCardUntil: Timestamp | null;
  atPartnerHost: Generated<boolean>;
  peopleEmptiedAt: Timestamp | null;
  leftAt: Timestamp | null;
};

export type PassengersTable = {
  id: Generated<string>;
  bookingId: string;
  position: number;
  room: number;
  details: Buffer;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type BookingEventsTable = {
  id: Generated<string>;
  bookingId: string;
  field: 'status' | 'step' | 'deposit_status' | 'final_payment_status';
  event: string;
  beforeValue: string;
  afterValue: string;
  actor: string;
  reason: string | null;
  createdAt: Generated<Timestamp>;
};

export type CancellationQuotesTable = {
  id: Generated<string>;
  bookingId: string;
  daysBefore: number;
  refundBps: number;
  refundCents: number;
  penaltyCents: number;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type BookingChangesTable = {
  id: Generated<string>;
  bookingId: string;
  kind: 'cancelled' | 'moved' | 'price';
  state: 'offered' | 'accepted' | 'refused' | 'expired' | 'withdrawn' | 'informed';
  oldStartDate: string | null;
  oldEndDate: string | null;
  newStartDate: string | null;
  newEndDate: string | null;
  oldCents: number | null;
  newCents: number | null;
  reason: string | null;
  answerBy: string | null;
  answeredAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type BookingChangeRequestsTable = {
  id: Generated<string>;
  bookingId: string;
  message: Buffer;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type BookingKeysTable = {
  tokenHash: Buffer;
  bookingId: string;
  createdAt: Generated<Timestamp>;
};

export type BookingsTables = {
  bookings: BookingsTable;
  passengers: PassengersTable;
  bookingEvents: BookingEventsTable;
  cancellationQuotes: CancellationQuotesTable;
  bookingChanges: BookingChangesTable;
  bookingChangeRequests: BookingChangeRequestsTable;
  bookingKeys: BookingKeysTable;
};
