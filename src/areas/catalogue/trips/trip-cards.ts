import { type Context, ownTurn } from '#kernel';
import { type Rates, usdRates } from '#kernel/rates';
import { addDays, type CalendarDate, dateIn, dayEnd } from '#kernel/shared';
import { datesOnOffer } from '../departures/dates-on-offer.ts';
import { type AskedDeparture, headlinePrice } from '../departures/headline-price.ts';
import { monthBars } from '../departures/month-bars.ts';
import { strikeThrough } from '../departures/strike-through.ts';
import { readFormerPrices } from '../queries/former-prices.ts';
import { readKeptCards, writeKeptCards } from '../queries/kept-cards.ts';
import { readTripCards } from '../queries/trip-cards.ts';
import { asSold } from './as-sold.ts';
import { cardBadge, isNew } from './card-badge.ts';
import { type CardFacts, offersOf, toCardFacts } from './card-facts.ts';
import type { TripCard } from './trip-card.ts';

/**
 * Cards of published trips in the order of the ids; ids that aren't published are left out.
 * @param asked for some trips the departure that was searched for: the price is that of this one.
 */
export async function tripCards(
  ctx: Context,
  ids: readonly string[],
  asked: ReadonlyMap<string, AskedDeparture> = new Map(),
): Promise<TripCard[]> {
  if (ids.length === 0) return [];
  const [kept, rates] = await Promise.all([readKeptCards(ctx, ids), usdRates(ctx.db)]);
  const facts = new Map(kept.map((one) => [one.id, one]));
  // A trip that was never projected has no card yet.
  const missing = ids.filter((id) => !facts.has(id));
  for (const one of await gatherCardFacts(ctx, missing)) facts.set(one.id, one);
  // With what is made of the cards right after, some milliseconds.
  await ownTurn();
  const now = ctx.clock();
  return ids.flatMap((id) => {
    const one = facts.get(id);
    return one ? [toTripCard(one, now, rates, asked.get(id))] : [];
  });
}

/**
 * Gathers and keeps what the cards of these trips are made of. Call it, in a transaction, when trips have changed.
 * @returns the trips whose cards are others now
 */
export async function keepTripCards(ctx: Context, ids: readonly string[]): Promise<string[]> {
  return writeKeptCards(ctx, await gatherCardFacts(ctx, ids));
}

async function gatherCardFacts(ctx: Context, ids: readonly string[]): Promise<CardFacts[]> {
  if (ids.length === 0) return [];
  const rows = await asSold(ctx, await readTripCards(ctx, [...ids]));
  const promoted = rows.filter((row) => row.promotionExpiry && row.promotionExpiry > ctx.clock());
  const former = await readFormerPrices(
    ctx,
    promoted.flatMap((row) => row.departures.map((departure) => departure.id)),
  );
  await ownTurn();
  return rows.map((row) => toCardFacts(row, former));
}

function toTripCard(facts: CardFacts, now: Date, rates: Rates, asked?: AskedDeparture): TripCard {
  const { offers: _stored, mandatory: _charges, undated: _price, cutoffDays, zone, ...lasting } = facts;
  const today = dateIn(zone, now);
  const upcoming = offersOf(facts).filter(({ startDate }) => startDate >= today);
  const priced = (departure?: AskedDeparture) => headlinePrice(facts, upcoming, today, rates, departure);
  const price = (asked ? priced(asked) : null) ?? priced();
  const promotionExpiry = dateOf(facts.promotionExpiry);
  const publishedAt = dateOf(facts.publishedAt);
  const struck = strikeThrough(price, upcoming, { promotionExpiry, now });
  return {
    ...lasting,
    badge: cardBadge({ ...facts, price, publishedAt, now }),
    monthBars: monthBars(upcoming, cutoffDays, today),
    dates: datesOnOffer(upcoming, cutoffDays, today),
    price,
    strikeThrough: struck,
    isPromotion: struck !== null,
    newTrip: isNew(publishedAt, now),
    turnsAt: turnsWithToday(upcoming, cutoffDays, today) ? dayEnd(zone, now).toISOString() : null,
  };
}

/** Whether tomorrow's card is another one: a departure leaves today, or is sold for the last time. */
function turnsWithToday(
  upcoming: readonly { startDate: CalendarDate }[],
  cutoffDays: number,
  today: CalendarDate,
): boolean {
  const lastSold = addDays(today, cutoffDays);
  return upcoming.some(({ startDate }) => startDate === today || startDate === lastSold);
}

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
