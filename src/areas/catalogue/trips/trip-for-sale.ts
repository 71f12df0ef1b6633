import { type Context, notFound } from '#kernel';
import { type CalendarDate, dateIn } from '#kernel/shared';
import { availabilityAt, isOpen } from '../departures/availability.ts';
import type { QuoteTrip } from '../departures/quote.ts';
import { readTripForSale, type SaleDepartureRow, type TripForSaleRow } from '../queries/trip-for-sale.ts';
import { shownTrips } from '../shown.ts';
import { asSold, payableIn } from './as-sold.ts';
import { depositOf, type PaymentTerms, paymentTerms } from './payment-terms.ts';
import { type RefundPolicy, refundPolicy } from './refund-policy.ts';

export type SaleDeparture = SaleDepartureRow & {
  /** Whether it can be paid here, by its own currency. */
  isPayable: boolean;
};

/** All that is known of a trip when somebody reserves it, by what its company says today. */
export type TripForSale = QuoteTrip &
  PaymentTerms &
  Pick<TripForSaleRow, 'id' | 'slug' | 'sku' | 'name' | 'isMerchantModel'> & {
    /** Whether one can pay for it here; if not, it can only be asked for. Dates on request are asked for in any case. */
    isPayable: boolean;
    policy: RefundPolicy | null;
    operator: {
      id: string;
      slug: string;
      name: string;
      businessProcessType: TripForSaleRow['businessProcessType'];
      shareOffers: boolean;
      /** Of passengers, beyond their names. */
      reservationFields: string[];
      commissionBps: number | null;
      leadEmail: string | null;
    };
    startZone: string | null;
    /** Where the trip starts. */
    today: CalendarDate;
    /** The one that was asked for, else the next on sale; its availability is that of today. Null: there is none. */
    departure: SaleDeparture | null;
    /** Those on sale: of those that were asked for, else the next ones. */
    onSale: SaleDeparture[];
  };

/**
 * A trip as it is sold. `trip` is an id, slug or stock-keeping unit.
 * @throws AppError not_found, also where the partner doesn’t show it or it isn’t offered any more
 */
export async function tripForSale(
  ctx: Context,
  input: { trip: string; departureId: string | null },
): Promise<TripForSale> {
  const row = await readTripForSale(ctx, input);
  if (!row?.offered || !(await shownTrips(ctx, [row.id])).has(row.id)) throw notFound();
  const [sold = row] = await asSold(ctx, [row]);
  return toTripForSale(ctx, sold, input.departureId !== null);
}

function toTripForSale(ctx: Context, row: TripForSaleRow, isNamed: boolean): TripForSale {
  const today = dateIn(row.startZone, ctx.clock());
  const availabilityOf = availabilityAt(row.cutoffDays, today);
  const deposit = depositOf(row);
  const terms = paymentTerms(row.merchantModelParams, deposit, row.isMerchantModel);
  const policy = refundPolicy(row.policy);
  const canPay = payableIn(row);
  const departures = row.departures
    .filter(({ startDate }) => startDate >= today)
    .map((departure) => ({
      ...departure,
      isPayable: canPay(departure.currency),
      availability: availabilityOf(departure),
    }));
  const onSale = departures.filter(({ availability }) => isOpen(availability));
  const departure = (isNamed ? departures : onSale)[0] ?? null;
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    isMerchantModel: row.isMerchantModel,
    ...terms,
    tiers: row.tiers,
    inclusions: row.inclusions,
    singleSupplement:
      row.singleSupplementCents === null || row.currency === null
        ? null
        : { cents: row.singleSupplementCents, currency: row.currency },
    deposit,
    policy,
    isPayable: canPay(departure?.currency ?? row.currency),
    operator: {
      id: row.operatorId,
      slug: row.operatorSlug,
      name: row.operatorName,
      businessProcessType: row.businessProcessType,
      shareOffers: row.shareOffers,
      reservationFields: row.reservationFields,
      commissionBps: row.commissionBps,
      leadEmail: row.leadEmail,
    },
    startZone: row.startZone,
    today,
    departure,
    onSale,
  };
}
