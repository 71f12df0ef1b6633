import type { CalendarDate } from '#kernel/shared';
import type { DemoRecord } from '../record.ts';
import { isOwnParty, isShipType } from '../terms/trip-types.ts';
import { addDays, dayNumber, monthNumber } from '../text/days.ts';
import { createRandom, type Random } from '../text/random.ts';
import { type PriceList, priceList, tierPrice } from '../trips/prices.ts';
import type { TripPlan } from '../trips/trip-plan.ts';
import { startDates } from './calendar.ts';
import { type Promotion, promotionOf } from './promotions.ts';

/** All dates of a trip with their prices and places. */
export function departureRecords(plan: TripPlan, today: CalendarDate, average: number): DemoRecord[] {
  const random = createRandom('departures', plan.id);
  const prices = priceList(plan);
  const promotion = promotionOf(plan, prices, today);
  // A company that runs every date confirms every date.
  const onRequest = plan.operator.process !== 'instant' && !plan.operator.guaranteesAll && random.chance(0.22);
  const popularity = 0.55 + random.next() * 0.9;
  return startDates(plan, today, average).map((start) => {
    const places = placesOn(random, plan, { start, today, popularity, onRequest });
    return {
      kind: 'departure' as const,
      id: `${plan.id}-${start}`,
      operator: plan.operator.id,
      trip: plan.id,
      start_date: start,
      end_date: addDays(start, plan.days - 1),
      ...places,
      ...pricesOn(random, plan, prices, start, today, promotion),
      ...noteOn(random, plan, start),
    };
  });
}

type Places = {
  availability: 'open' | 'limited' | 'on_request' | 'sold_out' | 'closed' | 'cancelled';
  departure_guaranteed: boolean;
  min_to_run?: number;
  spots_left?: number;
  sold_count?: number;
};

type When = { start: CalendarDate; today: CalendarDate; popularity: number; onRequest: boolean };

/** Places fill as the day comes near. Guaranteed means: enough have booked, or the company runs whatever happens. */
function placesOn(random: Random, plan: TripPlan, { start, today, popularity, onRequest }: When): Places {
  const [few, most] = plan.group;
  const daysAhead = dayNumber(start) - dayNumber(today);
  const always = plan.operator.guaranteesAll || isOwnParty(plan.type);
  if (!always && random.chance(0.02))
    return { availability: 'cancelled', departure_guaranteed: false, min_to_run: few, spots_left: 0, sold_count: 0 };
  if (onRequest)
    return { availability: 'on_request', departure_guaranteed: false, ...(always ? {} : { min_to_run: few }) };
  const peak = plan.region.region.season.peak.includes(monthNumber(start)) ? 1.35 : 0.85;
  const filled = Math.min(1, popularity * peak * random.next() * Math.exp(-daysAhead / 230) * 1.5);
  const sold = isOwnParty(plan.type)
    ? random.chance(filled * 0.35)
      ? most
      : 0
    : Math.min(most, Math.round(most * filled));
  const left = most - sold;
  const guaranteed = always || sold >= few;
  const closed = left > 0 && daysAhead < 12 && random.chance(0.4);
  return {
    availability:
      left === 0 ? 'sold_out' : closed ? 'closed' : left <= 4 && !isOwnParty(plan.type) ? 'limited' : 'open',
    departure_guaranteed: guaranteed,
    ...(always || isShipType(plan.type) ? {} : { min_to_run: few }),
    spots_left: left,
    sold_count: sold,
  };
}

/** The peak costs more, the edges of the season less; the tiers keep their distance. */
function pricesOn(
  random: Random,
  plan: TripPlan,
  prices: PriceList,
  start: CalendarDate,
  today: CalendarDate,
  promotion: Promotion | null,
) {
  const { peak } = plan.region.region.season;
  const season = peak.includes(monthNumber(start)) ? 1.06 : 0.97;
  const nextYear = start.slice(0, 4) > today.slice(0, 4) && dayNumber(start) - dayNumber(today) > 240 ? 1.04 : 1;
  const twin = tierPrice(prices.twin, season * nextYear, prices.currency);
  const reduced = promotion !== null && dayNumber(start) - dayNumber(today) < 330;
  const record: Record<string, number | string> = { currency: prices.currency, base_price_cents: twin };
  for (const tier of prices.tiers) {
    // The best cabins are the first to go: some dates no longer have them.
    if (tier.factor > 1.35 && tier.occupancy > 1 && random.chance(0.12)) continue;
    const price =
      tier.occupancy === 1 && tier.tier <= 2 ? twin + prices.supplement : tierPrice(twin, tier.factor, prices.currency);
    record[`price${tier.tier}_cents`] = price;
    if (reduced) record[`strikethrough_price${tier.tier}_cents`] = tierPrice(price, promotion.raise, prices.currency);
  }
  if (reduced) record.strikethrough_base_price_cents = tierPrice(twin, promotion.raise, prices.currency);
  if (prices.memberSaving) record.member_saving_cents = prices.memberSaving;
  return record;
}

type Note = { readonly text: string; readonly fits: (plan: TripPlan, month: number) => boolean };

const always = () => true;
const notes: readonly Note[] = [
  { text: 'A local holiday falls into these days: hotels charge more, and the towns are full.', fits: always },
  { text: 'Led by the founder.', fits: (plan) => !isShipType(plan.type) },
  { text: 'A photographer comes along on this date.', fits: (plan) => !isOwnParty(plan.type) },
  {
    text: 'School vacation date: there will be children in the group.',
    fits: (plan, month) => !isOwnParty(plan.type) && plan.ages[0] < 12 && [4, 7, 8, 12].includes(month),
  },
  {
    text: 'First departure of the season: not everything has opened yet.',
    fits: (plan, month) => month === plan.months[0] && plan.months.length < 10,
  },
];

function noteOn(random: Random, plan: TripPlan, start: CalendarDate) {
  if (!random.chance(0.03)) return {};
  const fitting = notes.filter((note) => note.fits(plan, monthNumber(start)));
  return { price_notes: random.pick(fitting.length > 0 ? fitting : notes.slice(0, 1)).text };
}
