import type { ShownTrip } from './shown-trip-model.ts';

/** What a choice of date, room and party changes is worked out in the browser, from these; the rest only the server writes. */
const PRICED = [
  'id',
  'slug',
  'state',
  'isBooked',
  'paidIn',
  'cta',
  'durationDays',
  'departures',
  'datesCount',
  'datesLabel',
  'dates',
  'monthBars',
  'tiers',
  'inclusions',
  'price',
  'strikeThrough',
  'noPrice',
  'priceNotes',
  'charges',
  'singleSupplement',
  'perUsd',
  'deposit',
  'finalPaymentDays',
  'paymentTypes',
  'refund',
  'externalUrl',
  'brochureUrl',
] as const satisfies (keyof ShownTrip)[];

export type PricedTrip = Pick<ShownTrip, (typeof PRICED)[number]> & {
  operator: Pick<ShownTrip['operator'], 'slug' | 'name' | 'cancellationText' | 'cancellationUrl'>;
  hasSimilar: boolean;
};

export function pricedTrip(trip: ShownTrip): PricedTrip {
  const { slug, name, cancellationText, cancellationUrl } = trip.operator;
  return {
    ...(Object.fromEntries(PRICED.map((field) => [field, trip[field]])) as Pick<ShownTrip, (typeof PRICED)[number]>),
    operator: { slug, name, cancellationText, cancellationUrl },
    hasSimilar: trip.similar.length > 0,
  };
}
