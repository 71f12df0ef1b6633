import type { DatesOnOffer, TripCard } from '#catalogue/shared';

const NO_PRICE: Record<DatesOnOffer['state'], string> = {
  open: 'No price listed',
  on_request: 'Price on request',
  sold_out: 'Sold out',
  closed: 'Booking closed',
  none: 'No price listed',
};

/** Stands where a price would; null where there is one. */
export function noPriceWords({
  price,
  dates: { state },
  pricedInWords,
}: Pick<TripCard, 'price' | 'dates' | 'pricedInWords'>): string | null {
  if (price) return null;
  return pricedInWords && (state === 'open' || state === 'none') ? 'See price notes' : NO_PRICE[state];
}
