// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type GiftCardsTable = {
  id: string;
  codeHash: Buffer | null;
  last4: string | null;
  initialCents: number;
  balanceCents: Generated<number>;
  currency: string;
  state: 'pending_payment' | 'active' | 'partially_used' | 'used' | 'void' | 'refunded' | 'expired' | 'blocked';
  people: Buffer | null;
  purchaserEmailHash: Buffer | null;
  recipientEmailHash: Buffer | null;
  deliverOn: string | null;
  expiresOn: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  deliveredAt: Timestamp | null;
  orderHash: Buffer | null;
  unsettledSince: Timestamp | null;
};

export type GiftCardEntriesTable = {
  id: string;
  giftCardId: string;
  bookingId: string | null;
  kind: 'issue' | 'reserve' | 'release' | 'redeem' | 'refund' | 'expire';
  signedCents: number;
  causeId: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  redemptionId: string | null;
};

export type GiftCardsTables = {
  giftCards: GiftCardsTable;
  giftCardEntries: GiftCardEntriesTable;
};
