import { minorDigits } from '#kernel/shared';
import type { Fee } from '../atlas/records.ts';
import { unitsPerDollar } from '../operators/bases.ts';
import { isGuided, isOwnParty } from '../terms/trip-types.ts';
import { hash } from '../text/random.ts';
import { counted, inText } from '../text/words.ts';
import type { ItineraryDay } from './itinerary.ts';
import { flightLegs, flightsUsd, includesFlights } from './prices.ts';
import { drivesItself } from './terms-of.ts';
import type { TripPlan } from './trip-plan.ts';

export type Inclusion = {
  inclusion_kind:
    | 'meal'
    | 'lodging'
    | 'transport'
    | 'guide'
    | 'park_fee'
    | 'permit'
    | 'local_payment'
    | 'flight'
    | 'insurance'
    | 'tip'
    | 'gear'
    | 'other';
  included: boolean;
  mandatory?: boolean;
  label: string;
  quantity?: number;
  estimate_cents?: number;
  currency?: string;
};

/** What the price covers and what it doesn't, with about what that costs. */
export function inclusionsOf(plan: TripPlan, itinerary: readonly ItineraryDay[]): Inclusion[] {
  return [...covered(plan, itinerary), ...feesOf(plan), ...flightsOf(plan), ...notCovered(plan, itinerary)];
}

function covered(plan: TripPlan, itinerary: readonly ItineraryDay[]): Inclusion[] {
  const sum = (pick: (day: ItineraryDay) => number) => itinerary.reduce((total, day) => total + pick(day), 0);
  const meals = [
    ['breakfast', sum((day) => day.meal_b)],
    ['lunch', sum((day) => day.meal_l)],
    ['dinner', sum((day) => day.meal_d)],
  ] as const;
  const plural = { breakfast: 'Breakfasts', lunch: 'Lunches', dinner: 'Dinners' };
  const nights = plan.days - 1;
  const aboard = plan.afloat;
  return [
    ...(nights > 0
      ? [
          yes(
            'lodging',
            aboard
              ? `${counted(nights, 'night')} aboard or ashore as listed`
              : `${counted(nights, 'night')} in the places listed`,
            nights,
          ),
        ]
      : []),
    ...meals.filter(([, count]) => count > 0).map(([name, count]) => yes('meal', plural[name], count)),
    ...guideLines(plan),
    ...transportLines(plan),
    ...gearLines(plan),
  ];
}

const yes = (kind: Inclusion['inclusion_kind'], label: string, quantity?: number): Inclusion => ({
  inclusion_kind: kind,
  included: true,
  label,
  ...(quantity ? { quantity } : {}),
});

function guideLines(plan: TripPlan): Inclusion[] {
  if (!isGuided(plan.type)) return [yes('guide', 'Route notes, maps and a local number answered day and night')];
  if (plan.afloat)
    return [
      yes(
        'guide',
        plan.operator.archetype.key === 'expedition-ships'
          ? 'Naturalists, landings and talks aboard'
          : 'Guided walks ashore',
      ),
    ];
  if (isOwnParty(plan.type)) return [yes('guide', 'Licensed local guides for your party')];
  return [
    yes(
      'guide',
      plan.type === 'group-tour'
        ? 'Tour director throughout and local guides in the cities'
        : 'One guide from the first evening to the last',
    ),
  ];
}

function transportLines(plan: TripPlan): Inclusion[] {
  const modes = new Set(plan.stays.map((stay) => stay.leg?.mode));
  const own = !isGuided(plan.type);
  return [
    ...(own && modes.has('road') && !drivesItself(plan)
      ? [yes('transport', 'Taxis and buses between the stages')]
      : []),
    ...(modes.has('road') && !own
      ? [
          yes(
            'transport',
            plan.afloat
              ? 'Transfers by road on the way'
              : plan.type === 'group-tour'
                ? 'Coach between the stops'
                : isOwnParty(plan.type)
                  ? 'Car and driver'
                  : 'Van and driver between the stops',
          ),
        ]
      : []),
    ...(modes.has('rail') ? [yes('transport', 'Train tickets with reserved seats')] : []),
    ...(modes.has('ship') && !plan.afloat ? [yes('transport', 'Ferries and boats on the route')] : []),
    ...((own && !drivesItself(plan)) || plan.type === 'walking-hiking'
      ? [yes('transport', 'Bags moved from house to house')]
      : []),
    ...(hash('airport', plan.operator.slug) % 3 === 0
      ? []
      : [yes('transport', 'Airport transfers on the first and last day')]),
  ];
}

function gearLines(plan: TripPlan): Inclusion[] {
  const activities = new Set(plan.stays.flatMap((stay) => stay.doings.map(({ entry }) => entry.doing.activity)));
  return [
    ...(activities.has('kayaking') || activities.has('rafting') ? [yes('gear', 'Boats, life vests and helmets')] : []),
    ...(activities.has('snorkeling') ? [yes('gear', 'Mask, snorkel and fins')] : []),
    ...(activities.has('cycling') && plan.type === 'Multi-Sport' ? [yes('gear', 'Bike and helmet')] : []),
  ];
}

function feesOf(plan: TripPlan): Inclusion[] {
  const keys = new Set(plan.stays.map((stay) => stay.stop.stop.key));
  const fees = plan.region.region.fees.filter((fee) => fee.stops.some((stop) => keys.has(stop)));
  return fees.map((perVisit): Inclusion => {
    const fee = perTrip(perVisit, plan);
    // About a third of companies leave fees to be paid on the spot; those count into the headline price.
    const included = fee.kind !== 'local_payment' && hash('fees', plan.operator.slug) % 10 < 7;
    if (included) return { inclusion_kind: fee.kind, included: true, label: fee.label };
    return {
      inclusion_kind:
        fee.kind === 'local_payment' || hash('spot', plan.operator.slug) % 2 === 0 ? 'local_payment' : fee.kind,
      included: false,
      mandatory: true,
      label: fee.label,
      ...about(fee.usd, plan),
    };
  });
}

const nightly = /,? (each|per|a) night$/i;

/** What is charged by the night becomes the sum for the nights spent there. */
function perTrip(fee: Fee, plan: TripPlan): Fee {
  if (!nightly.test(fee.label)) return fee;
  const nights = plan.stays
    .filter((stay) => fee.stops.includes(stay.stop.stop.key))
    .reduce((sum, stay) => sum + stay.nights, 0);
  return {
    ...fee,
    label: `${fee.label.replace(nightly, '')}, ${counted(Math.max(1, nights), 'night')}`,
    usd: fee.usd * Math.max(1, nights),
  };
}

const tipsAreAFee = (plan: TripPlan): boolean => feesOf(plan).some((line) => /\b(tips?|gratuit)/i.test(line.label));

function flightsOf(plan: TripPlan): Inclusion[] {
  const legs = flightLegs(plan);
  if (legs.length === 0) return [];
  const names = legs
    .map((stay) => `${stay.from?.stop.name} to ${inText(stay.stop.stop.name)}`)
    .slice(0, 3)
    .join('; ');
  if (includesFlights(plan)) return [yes('flight', `Flights within the trip: ${names}`, legs.length)];
  return [
    {
      inclusion_kind: 'flight',
      included: false,
      mandatory: true,
      label: `Flights within the trip: ${names}`,
      ...about(flightsUsd(plan), plan),
    },
  ];
}

function notCovered(plan: TripPlan, itinerary: readonly ItineraryDay[]): Inclusion[] {
  const start = plan.stays[0]?.stop.stop.name ?? '';
  const end = plan.stays.at(-1)?.stop.stop.name ?? '';
  const mealsOut = itinerary.reduce(
    (sum, day) => sum + (day.last_day - day.first_day + 1) * 2 - day.meal_l - day.meal_d,
    0,
  );
  const tips = isGuided(plan.type) ? plan.days * (plan.afloat ? 15 : isOwnParty(plan.type) ? 14 : 8) : 0;
  const visaUsd = visaCost(plan);
  return [
    no(
      'flight',
      start === end ? `Flights to and from ${inText(start)}` : `Flights to ${inText(start)} and from ${inText(end)}`,
      500 + (hash('fare', plan.region.region.slug) % 9) * 90,
      plan,
    ),
    no('insurance', 'Travel insurance', 40 + plan.days * 6, plan),
    ...(tips > 0 && !tipsAreAFee(plan)
      ? [no('tip', plan.afloat ? 'Tips for crew and guides' : 'Tips for guide and driver', tips, plan)]
      : []),
    ...(mealsOut > 3
      ? [no('meal', 'Other lunches and dinners', mealsOut * (plan.level >= 3 ? 26 : 16) * 0.8, plan)]
      : []),
    ...(visaUsd > 0 ? [no('other', 'Visa', visaUsd, plan)] : []),
    ...(hash('airport', plan.operator.slug) % 3 === 0 ? [no('transport', 'Airport transfers', 45, plan)] : []),
    ...(drivesItself(plan) ? [no('transport', 'Rental car and fuel', plan.days * 62, plan)] : []),
    ...(plan.afloat ? [no('other', 'Drinks other than water, coffee and tea', plan.days * 18, plan)] : []),
  ];
}

const no = (kind: Inclusion['inclusion_kind'], label: string, usd: number, plan: TripPlan): Inclusion => ({
  inclusion_kind: kind,
  included: false,
  label,
  ...about(usd, plan),
});

/** A round estimate in the currency of the trip. */
export function about(usd: number, plan: TripPlan): { estimate_cents: number; currency: string } {
  const { currency } = plan.operator.base;
  const units = usd * (unitsPerDollar[currency] ?? 1);
  const step = units < 60 ? 1 : units < 300 ? 5 : units < 3000 ? 10 : 500;
  return { estimate_cents: Math.max(1, Math.round(units / step) * step) * 10 ** minorDigits(currency), currency };
}

/** Countries whose visas most visitors buy. */
const visas: Readonly<Record<string, number>> = {
  IN: 40,
  NP: 50,
  TZ: 50,
  KE: 30,
  ET: 82,
  VN: 25,
  KH: 30,
  LA: 40,
  EG: 25,
  JO: 56,
  UG: 50,
  RW: 50,
  ZW: 30,
  ZM: 25,
  MG: 37,
  LK: 50,
  ID: 32,
  BT: 40,
  CU: 50,
  TR: 0,
  MZ: 50,
  PG: 50,
};
const visaCost = (plan: TripPlan): number =>
  [...new Set(plan.stays.map((stay) => stay.stop.stop.country))].reduce(
    (sum, country) => sum + (visas[country] ?? 0),
    0,
  );
