import { type RawBuilder, sql } from 'kysely';
import { type Context, isId } from '#kernel';
import { type Db, prepared } from '#kernel/db';
import { type CalendarDate, earliestDate } from '#kernel/shared';
import type { Availability } from '../departures/availability.ts';
import type { InclusionFacts } from '../trips/inclusion-lines.ts';
import type { RefundPolicyRow } from '../trips/refund-policy.ts';
import { isTripById, isTripByName } from './trip-ref.ts';
import { policyOfTrip, tiersOfTrip } from './trip-terms-of-sale.ts';

export type SaleDepartureRow = {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  availability: Availability;
  currency: string;
  /** The base price, then those of tier 1 to 5. */
  prices: (number | null)[];
  memberSavingCents: number | null;
};

export type TripForSaleRow = {
  id: string;
  slug: string;
  sku: string;
  name: string;
  offered: boolean;
  isMerchantModel: boolean;
  merchantModelParams: unknown;
  singleSupplementCents: number | null;
  currency: string | null;
  operatorId: string;
  operatorSlug: string;
  operatorName: string;
  businessProcessType: 'instant' | 'on_request' | 'lead_only';
  cutoffDays: number;
  shareOffers: boolean;
  reservationFields: string[];
  commissionBps: number | null;
  leadEmail: string | null;
  fixDeposit: boolean;
  depositAmount: number | null;
  deposits: unknown;
  startZone: string | null;
  tiers: { tier: number; label: string; occupancy: number }[];
  inclusions: InclusionFacts[];
  policy: RefundPolicyRow | null;
  departures: SaleDepartureRow[];
};

/** Of a trip that starts daily, the dates among which the next open one is looked for. */
const NEXT_DATES = 100;

const question = (trip: RawBuilder<unknown>, departure: RawBuilder<unknown>) => sql<TripForSaleRow>`
    select trips.id, trips.slug, trips.sku, trips.name,
      trips.status = 'published' and trips.superseded_by is null as offered,
      trips.is_merchant_model, trips.merchant_model_params, trips.currency,
      trips.single_supplement_price_cents as single_supplement_cents,
      operators.id as operator_id, operators.slug as operator_slug, operators.name as operator_name,
      operators.business_process_type, operators.cutoff_days, operators.share_offers, operators.reservation_fields,
      operators.commission_bps, operators.lead_email, operators.fix_deposit, operators.deposit_amount,
      operators.deposits, start_place.time_zone as start_zone,
      ${tiersOfTrip} as tiers,
      (
        select coalesce(json_agg(json_build_object(
          'kind', kind, 'included', included, 'mandatory', mandatory, 'label', label, 'quantity', quantity,
          'estimateCents', estimate_cents, 'currency', currency) order by position, id), '[]')
        from trip_inclusions where trip_id = trips.id
      ) as inclusions,
      ${policyOfTrip} as policy,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'startDate', start_date, 'endDate', end_date, 'availability', availability,
          'currency', currency, 'memberSavingCents', member_saving_cents,
          'prices', json_build_array(base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents,
            price5_cents)) order by start_date, id), '[]')
        from (
          select * from departures where trip_id = trips.id and ${departure} order by start_date, id limit ${NEXT_DATES}
        ) wanted
      ) as departures
    from trips join operators on operators.id = trips.operator_id
    left join destinations as start_place on start_place.id = trips.start_city_id
    where ${trip}`;

type One = { trip: string; departureId: string };
type Next = { trip: string; since: CalendarDate };

/** Whoever reserves asks several times: planned once a connection, as planning takes half of it. */
const askers = {
  id: {
    one: prepared('trip-for-sale-by-id', (db: Db, { trip, departureId }: One) =>
      question(isTripById(trip), sql`id = ${departureId}`).compile(db),
    ),
    next: prepared('trip-for-sale-by-id-next', (db: Db, { trip, since }: Next) =>
      question(isTripById(trip), sql`start_date >= ${since}`).compile(db),
    ),
  },
  name: {
    one: prepared('trip-for-sale-by-name', (db: Db, { trip, departureId }: One) =>
      question(isTripByName(trip), sql`id = ${departureId}`).compile(db),
    ),
    next: prepared('trip-for-sale-by-name-next', (db: Db, { trip, since }: Next) =>
      question(isTripByName(trip), sql`start_date >= ${since}`).compile(db),
    ),
  },
};

/** A trip with what selling it takes, by id, slug or stock-keeping unit, and one departure or the next ones. */
export async function readTripForSale(
  { db, clock }: Context,
  { trip, departureId }: { trip: string; departureId: string | null },
): Promise<TripForSaleRow | null> {
  const by = askers[isId(trip) ? 'id' : 'name'];
  const rows =
    departureId === null
      ? await by.next(db, { trip, since: earliestDate(clock()) })
      : await by.one(db, { trip, departureId });
  return rows[0] ?? null;
}
