import { depositIn, quote } from '#catalogue/prices';
import type { ComparedTrip, InclusionFacts } from '#catalogue/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { noPriceWords } from '../catalogue/no-price-words.ts';
import { aboutUsd, offerWords, perDay, plural, priceBasis } from '../catalogue/trip-words.ts';
import { type Cell, group, marked, type RowGroup, row } from './rows.ts';

/** What each trip costs, on one basis: every charge that one can't leave out is in the first line. */
export function priceRows(trips: readonly ComparedTrip[]): RowGroup[] {
  const comparable = onOneBasis(trips);
  const usd = trips.map(({ price }) => (comparable ? (price?.usdCents ?? null) : null));
  const daily = trips.map(({ price, durationDays }) =>
    comparable && price?.usdCents ? price.usdCents / durationDays : null,
  );
  return group('Price', [
    row('Each traveler pays', marked(trips.map(headline), usd, { mark: 'Lowest price', best: 'lowest' })),
    row(
      'A day',
      marked(
        trips.map(({ price }) => price && { text: perDay(price) }),
        daily,
        { mark: 'Lowest a day', best: 'lowest' },
      ),
    ),
    row(
      'You may also pay',
      marked(trips.map(extras), trips.map(extraFigure), { mark: 'Fewest extras', best: 'lowest' }),
    ),
    row(
      'A room alone',
      marked(
        trips.map(({ singleSupplement }) => singleSupplement && { text: `+${formatMoney(singleSupplement)}` }),
        inOneCurrency(trips.map(({ singleSupplement }) => singleSupplement)),
        { mark: 'Lowest', best: 'lowest' },
      ),
    ),
    row('Deposit', trips.map(deposit)),
    row('If you cancel', trips.map(refund)),
  ]);
}

/** Prices that buy the same: one traveler, the same kind of room, for sale at once, nothing to be added. */
function onOneBasis(trips: readonly ComparedTrip[]): boolean {
  const bases = trips.map((trip) =>
    trip.price && !trip.price.onRequest && besides(trip).length === 0 ? priceBasis(trip.price) : null,
  );
  return bases.every((basis) => basis !== null && basis === bases[0]);
}

/** Charges that can't be left out and aren't in the price: in another currency, or without an amount. */
function besides({ price, inclusions }: ComparedTrip): string[] {
  const others = price?.otherCharges ?? [];
  return [
    ...others.map(
      ({ label, estimateCents, currency }) => `${label} ${formatMoney({ cents: estimateCents, currency })}`,
    ),
    ...inclusions
      .filter(({ included, mandatory, estimateCents }) => !included && mandatory && estimateCents === null)
      .map(({ label }) => `${label}, no amount named`),
  ];
}

function headline(trip: ComparedTrip): Cell {
  const { price, strikeThrough } = trip;
  if (!price) return { text: noPriceWords(trip) ?? '', ...(trip.priceNotes && { note: trip.priceNotes }) };
  const about = aboutUsd(price);
  const more = besides(trip);
  const was = strikeThrough && `${formatMoney(strikeThrough)} before, ${offerWords(strikeThrough.until)}`;
  return {
    text: `${price.onRequest ? 'About ' : ''}${formatMoney(price)}`,
    weight: 'strong',
    note: [
      priceBasis(price),
      about && `about ${formatMoney(about)}`,
      was,
      more.length > 0 && `to be added: ${more.join('; ')}`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const optional = ({ inclusions }: ComparedTrip) =>
  inclusions.filter(({ included, mandatory }) => !included && !mandatory);

/** What isn't in the price and may be left out, as far as the company names it. */
function extras(trip: ComparedTrip): Cell {
  if (trip.inclusions.length === 0) return null;
  const missing = optional(trip);
  if (missing.length === 0) return { text: 'Nothing named' };
  const note = missing.map(({ label }) => label).join(', ');
  const sums = sumsOf(missing);
  if (sums.length === 0) return { text: 'No amounts named', note };
  const known = sums.map((sum) => formatMoney(sum)).join(' and ');
  return { text: `about ${known}${isWhole(missing) ? '' : ' and more'}`, note };
}

const isWhole = (items: readonly InclusionFacts[]) => items.every(({ estimateCents }) => estimateCents !== null);

function sumsOf(items: readonly InclusionFacts[]): { cents: number; currency: string }[] {
  const sums = new Map<string, number>();
  for (const { estimateCents, currency } of items) {
    if (estimateCents !== null && currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + estimateCents);
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents }));
}

/** In US dollars, where all of it is named in them: estimates in other currencies aren't weighed against each other. */
function extraFigure(trip: ComparedTrip): number | null {
  const missing = optional(trip);
  // Whoever names none may have some: nothing is fewest but what is named.
  if (missing.length === 0 || !isWhole(missing)) return null;
  const sums = sumsOf(missing);
  return sums.length === 1 && sums[0]?.currency === 'USD' ? sums[0].cents : null;
}

function inOneCurrency(amounts: readonly ({ cents: number; currency: string } | null)[]): (number | null)[] {
  const one = amounts[0]?.currency;
  return amounts.map((amount) => (amount && amount.currency === one ? amount.cents : null));
}

/** What is asked for when one reserves the date of the price, by the quote that its page shows. */
function deposit(trip: ComparedTrip): Cell {
  const { price, deposit: terms, paymentTypes } = trip;
  const departure = trip.departures.find(({ id }) => id === price?.departureId);
  if (!price || !departure) return null;
  const sum = quote(trip, departure, { tier: price.tier, travelers: 2 }, trip.today);
  if (!sum?.due) return null;
  if (!terms || !paymentTypes.includes('deposit')) return { text: 'None: everything is paid at once' };
  if (!sum.due.later) return { text: `None on ${formatDate(departure.startDate)}: everything is paid at once` };
  const asked = depositIn(terms, sum.currency);
  return asked.kind === 'share'
    ? { text: `${asked.bps / 100}% of the price` }
    : { text: `${formatMoney({ cents: asked.cents, currency: sum.currency })} for each traveler` };
}

const ALL_BUT = 'All but the deposit';

function refund({ refund: policy, operator, deposit }: ComparedTrip): Cell {
  if (!policy) return { text: `Ask ${operator.name}` };
  const steps = policy.tiers
    .filter(({ refundBps }) => refundBps > 0)
    .map(({ minDays, refundBps }) => {
      const all = policy.depositRefundable || !deposit ? 'All' : ALL_BUT;
      const share = refundBps === 10_000 ? all : `${refundBps / 100}%`;
      return `${share} back until ${plural(minDays, 'day')} before`;
    });
  const [first, ...later] = steps;
  if (!first) return { text: 'Nothing comes back' };
  const kept = policy.depositRefundable ? 'the deposit too' : 'but for the deposit';
  const isSaid = !deposit || (first.startsWith(ALL_BUT) && later.length === 0);
  const notes = isSaid ? later : [...later, kept];
  return { text: first, ...(notes.length > 0 && { note: notes.join(', ') }) };
}
