import type { CardBadge, DatesOnOffer } from '#catalogue/shared';
import { formatDate, formatMoney, formatShortDate, type Money, minorDigits, monthsFrom } from '#kernel/shared';
import type { ShownCard, ShownPrice } from './shown-card.ts';

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "5 to 12", "1,784". */
export function range([from, to]: readonly [number, number]): string {
  const [least, most] = [from.toLocaleString('en-US'), to.toLocaleString('en-US')];
  return from === to ? least : `${least} to ${most}`;
}

/** Below the name of a place: where it is, and how many trips go there, as far as both are known. */
export function placeNotes(place: string | null, trips: number | null): [string, string?] | undefined {
  const visited = trips ? [plural(trips, 'trip')] : [];
  const [first, second] = place ? [place, ...visited] : visited;
  return first === undefined ? undefined : [first, second];
}

/** "Top" are trips that somebody has rated; others are just trips. */
export function topTripsWords(trips: readonly { rating: number | null }[]): string {
  return trips.some(({ rating }) => rating !== null) ? 'Top trips' : 'Trips';
}

/** "8 meals" or "25 of 34 meals"; null where none is counted. */
export function mealsWords({ served, possible }: { served: number; possible: number | null }): string | null {
  if (served === 0) return null;
  return possible === null ? plural(served, 'meal') : `${served} of ${possible} meals`;
}

/** What the headline number buys. */
export function priceBasis({
  tier,
  tierLabel,
  onRequest,
}: Pick<ShownPrice, 'tier' | 'tierLabel' | 'onRequest'>): string {
  return ['per person', roomWords(tier, tierLabel), onRequest ? 'on request' : null].filter(Boolean).join(', ');
}

/** Whose price it is, where that has to be said: of a tier that is named, or of two who share. */
export function roomWords(tier: number, label: string | null): string | null {
  return label?.toLowerCase() ?? (tier === 0 ? null : 'sharing');
}

/** What stands before the headline number. */
export function priceLead({ onRequest }: Pick<ShownPrice, 'onRequest'>): string {
  return onRequest ? 'About' : 'From';
}

/** "12 of 40 dates guaranteed"; null where the badge says it, or none is. */
export function guaranteedWords({ guaranteed, open }: DatesOnOffer, badge: CardBadge | null): string | null {
  if (guaranteed === 0 || badge?.kind === 'guaranteed') return null;
  return guaranteed === open
    ? `All ${plural(open, 'date')} guaranteed`
    : `${guaranteed} of ${plural(open, 'date')} guaranteed`;
}

/** The same in US dollars, for prices in another currency. */
export function aboutUsd(price: Pick<ShownPrice, 'currency' | 'usdCents'>): Money | null {
  return price.currency === 'USD' || price.usdCents === null
    ? null
    : { cents: roundTo(price.usdCents, 100), currency: 'USD' };
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** " €1 is about $1.16. HUF 1,000 is about $2.99.": for prices in a table, which have no room for both. */
export function rateWords(perUsd: Readonly<Record<string, number>>): string {
  const rates = Object.entries(perUsd).map(([currency, rate]) => {
    const units = 10 ** Math.max(0, Math.ceil(Math.log10(rate)));
    const here = formatMoney({ cents: units * 10 ** minorDigits(currency), currency });
    return ` ${here} is about ${formatMoney({ cents: Math.round((units / rate) * 100), currency: 'USD' })}.`;
  });
  return rates.join('');
}

/** Where there is room for one number only: the price, or about what it is in US dollars. */
export function shortPrice(price: ShownPrice): string {
  const usd = aboutUsd(price);
  if (usd) return `about ${formatMoney(usd)}`;
  return price.onRequest ? `about ${formatMoney(price)}` : formatMoney(price);
}

export function perDay(price: ShownPrice): string {
  return `about ${formatMoney({ cents: roundTo(price.perDayCents, 100), currency: price.currency })} a day`;
}

export function groupWords(trip: Pick<ShownCard, 'maxGroupSize' | 'tripType'>): string | null {
  if (trip.maxGroupSize === null) return null;
  if (trip.tripType === 'private-guided') return 'Your party only';
  return trip.tripType?.includes('cruise')
    ? `${trip.maxGroupSize.toLocaleString('en-US')} guests`
    : `Max ${trip.maxGroupSize} people`;
}

export function fromTo(start: string | null, end: string | null): string | null {
  if (!start || !end) return start ?? end;
  return end === start ? `${start} and back` : `${start} to ${end}`;
}

/** Counts with the months they belong to, from the one of `from` on. */
export function monthsOf(from: string, counts: readonly number[]): { month: string; departures: number }[] {
  return monthsFrom(from, counts.length).map((month, index) => ({ month, departures: counts[index] ?? 0 }));
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
      return agesWords(badge.from, badge.to);
    case 'new':
      return 'New trip';
  }
}

/** "18 to 39" */
export function agesWords(from: number | null, to: number | null): string {
  if (to === null) return `Ages ${from ?? 0} and up`;
  return from === null ? `Ages up to ${to}` : `Ages ${from} to ${to}`;
}

/** "Jan 14"; with its year from where the month comes a second time. */
export function nearDate(date: string, today: string): string {
  const yearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`;
  return date.slice(0, 7) < yearOn ? formatShortDate(date) : formatDate(date);
}

/** Where no date of a trip is on sale. */
export const noDatesWords: Readonly<Record<Exclude<DatesOnOffer['state'], 'open'>, string>> = {
  on_request: 'Dates on request',
  sold_out: 'Sold out',
  closed: 'Booking closed',
  none: 'No dates listed',
};

/** Beside the price that was, of the one that is. */
export function offerWords(until: string): string {
  return `offer until ${formatShortDate(until)}`;
}
