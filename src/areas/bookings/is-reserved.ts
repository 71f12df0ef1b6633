import type { TripForSale } from '#catalogue/sales';

/** Whether a date of a trip is reserved and paid here; if not, its company is asked. */
export function isReserved({ isPayable, departure }: Pick<TripForSale, 'isPayable' | 'departure'>): boolean {
  return isPayable && departure?.availability !== 'on_request';
}
