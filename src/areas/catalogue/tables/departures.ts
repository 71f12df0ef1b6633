// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type DeparturesTable = {
  id: Generated<string>;
  tripId: string;
  operatorId: string;
  sourceRef: string;
  startDate: string;
  endDate: string;
  availability: Generated<'open' | 'limited' | 'on_request' | 'sold_out' | 'closed' | 'cancelled'>;
  departureGuaranteed: Generated<boolean>;
  minToRun: number | null;
  currency: string;
  basePriceCents: number | null;
  price1Cents: number | null;
  price2Cents: number | null;
  price3Cents: number | null;
  price4Cents: number | null;
  price5Cents: number | null;
  strikethroughBasePriceCents: number | null;
  strikethroughPrice1Cents: number | null;
  strikethroughPrice2Cents: number | null;
  strikethroughPrice3Cents: number | null;
  strikethroughPrice4Cents: number | null;
  strikethroughPrice5Cents: number | null;
  memberSavingCents: number | null;
  priceNotes: string | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type DepartureDecisionsTable = {
  id: Generated<string>;
  departureId: string;
  kind: 'cancelled' | 'moved';
  reason: string;
  fromStartDate: string;
  fromEndDate: string;
  decidedBy: 'operator' | 'staff';
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  newStartDate: string | null;
  newEndDate: string | null;
};

export type PriceHistoryTable = {
  departureId: string;
  tier: number;
  priceCents: number;
  validFrom: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  currency: string | null;
};

export type CancellationPoliciesTable = {
  id: Generated<string>;
  operatorId: string;
  tripId: string | null;
  flexibility: 'none' | 'flexible' | 'generous' | null;
  tiers: Generated<Json>;
  depositRefundable: boolean | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};
