import type { CardBadge } from '#catalogue/shared';
import { formatMoney, formatShortDate, type Money, monthsFrom } from '#kernel/shared';
import type { ShownCard, ShownPrice } from './shown-card.ts';

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What the headline number buys. */
export function priceBasis(price: Pick<ShownPrice, 'tierLabel'>): string {
  return price.tierLabel ? `per person, ${price.tierLabel.toLowerCase()}` : 'per person, sharing';
}

/** The same in US dollars, for prices in another currency. */
export function aboutUsd(price: ShownPrice): Money | null {
  return price.currency === 'USD' || price.usdCents === null
    ? null
    : { cents: roundTo(price.usdCents, 100), currency: 'USD' };
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** Where there is room for one number only: the price, or about what it is in US dollars. */
export function shortPrice(price: ShownPrice): string {
  const usd = aboutUsd(price);
  return usd ? `about ${formatMoney(usd)}` : formatMoney(price);
}

export function perDay(price: ShownPrice): string {
  return `about ${formatMoney({ cents: roundTo(price.perDayCents, 100), currency: price.currency })} a day`;
}

export function groupWords(trip: Pick<ShownCard, 'maxGroupSize' | 'tripType'>): string | null {
  if (trip.maxGroupSize === null) return null;
  if (trip.tripType === 'private-guided') return 'Your party only';
  return trip.tripType?.includes('cruise') ? `${trip.maxGroupSize} guests` : `Max ${trip.maxGroupSize} people`;
}

export function fromTo(start: string | null, end: string | null): string | null {
  if (!start || !end) return start ?? end;
  return end === start ? `${start} and back` : `${start} to ${end}`;
}

/** Counts with the months they belong to, from this month on. */
export function monthsOf(today: string, counts: readonly number[]): { month: string; departures: number }[] {
  return monthsFrom(today, counts.length).map((month, index) => ({ month, departures: counts[index] ?? 0 }));
}

export function badgeWords(badge: CardBadge): string {
  switch (badge.kind) {
    case 'guaranteed':
      return 'Departure guaranteed';
    case 'member_price':
      return `Member price ${formatMoney(badge)}`;
    case 'ship':
      return badge.label;
    case 'ages':
      return `Ages ${badge.from} and up`;
    case 'new':
      return 'New trip';
  }
}

export function untilWords(until: string): string {
  return `until ${formatShortDate(until)}`;
}
