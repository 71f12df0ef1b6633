import { type Context, type Rates, usdRates } from '#kernel';
import { type CalendarDate, toCalendarDate } from '#kernel/shared';
import { availabilityOn, isOpen } from '../departures/availability.ts';
import { headlinePrice, type MandatoryCharge } from '../departures/headline-price.ts';
import { monthBars } from '../departures/month-bars.ts';
import { strikeThrough } from '../departures/strike-through.ts';
import { type FormerPrice, readFormerPrices } from '../queries/former-prices.ts';
import { readTripCards, type TripCardRow } from '../queries/trip-cards.ts';
import { cardBadge } from './card-badge.ts';
import { inclusionLines } from './inclusion-lines.ts';
import type { Picture, Poster, TripCard } from './trip-card.ts';

/** Cards of published trips in the order of the ids; ids that aren't published are left out. */
export async function tripCards(ctx: Context, ids: readonly string[]): Promise<TripCard[]> {
  if (ids.length === 0) return [];
  const [rows, rates] = await Promise.all([readTripCards(ctx, [...ids]), usdRates(ctx.db)]);
  const promoted = rows.filter((row) => row.promotionExpiry && row.promotionExpiry > ctx.clock());
  const former = await readFormerPrices(
    ctx,
    promoted.flatMap((row) => row.departures.map((departure) => departure.id)),
  );
  const cards = new Map(rows.map((row) => [row.id, toTripCard(row, ctx.clock(), rates, former)]));
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** Charges nobody can do without, with an amount: they count into the headline price. */
export function mandatoryCharges(inclusions: TripCardRow['inclusions']): MandatoryCharge[] {
  return inclusions.flatMap(({ included, mandatory, label, estimateCents, currency }) =>
    !included && mandatory && estimateCents !== null && currency !== null ? [{ label, estimateCents, currency }] : [],
  );
}

function toTripCard(row: TripCardRow, now: Date, rates: Rates, former: FormerPrice[]): TripCard {
  const today: CalendarDate = toCalendarDate(now);
  const mandatory = mandatoryCharges(row.inclusions);
  const price = headlinePrice({ ...row, mandatory }, row.departures, today, rates);
  const open = row.departures.filter((departure) => isOpen(availabilityOn(departure, row.cutoffDays, today)));
  const term = (property: string) => row.terms.find((found) => found.propertyKey === property) ?? null;
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    operator: { slug: row.operatorSlug, name: row.operatorName },
    poster: row.poster as Poster | null,
    cover: row.coverImage as Picture | null,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    badge: cardBadge({
      guaranteed: open.some((found) => found.departureGuaranteed),
      price,
      tripType: term('trip_type'),
      minAge: row.minAge,
      publishedAt: row.publishedAt,
      now,
    }),
    durationDays: row.durationDays,
    minGroupSize: row.minGroupSize,
    maxGroupSize: row.maxGroupSize,
    tripType: term('trip_type'),
    physicalLevel: term('physical_level'),
    startCity: row.startCityName,
    endCity: row.endCityName,
    inclusions: inclusionLines(row.inclusions, {
      durationDays: row.durationDays,
      nights: row.totals?.nights ?? 0,
      meals: row.totals?.meals ?? 0,
    }),
    monthBars: monthBars(row.departures, row.cutoffDays, today),
    nextDates: [...new Set(open.map((found) => found.startDate))].slice(0, 3),
    price,
    strikeThrough: price && strikeThrough(row, price, { mandatory, former, now }),
  };
}
