import { minorDigits } from '#kernel/shared';
import type { TripType } from '../atlas/records.ts';
import { unitsPerDollar } from '../operators/bases.ts';
import { isOwnParty, isShipType } from '../terms/trip-types.ts';
import { createRandom } from '../text/random.ts';
import type { TripPlan } from './trip-plan.ts';

export type Tier = {
  readonly tier: number;
  readonly label: string;
  readonly occupancy: number;
  readonly factor: number;
};

export type PriceList = {
  readonly currency: string;
  /** Sharing a twin in the middle of the season, in minor units. */
  readonly twin: number;
  readonly tiers: readonly Tier[];
  /** What one alone in a room pays on top. */
  readonly supplement: number;
  readonly memberSaving: number | null;
};

/** What a day of the type costs, next to a small-group day. */
const typeFactors: Readonly<Record<TripType, number>> = {
  'small-group-tour': 1,
  'group-tour': 0.86,
  'private-guided': 1.28,
  'self-guided': 0.78,
  'small-ship-cruise': 1.5,
  'river-cruise': 1.2,
  'large-ship-cruise': 0.72,
  'adventure-tour': 0.98,
  retreats: 0.92,
  'walking-hiking': 0.96,
  'Multi-Sport': 1.1,
  'women-only': 1.05,
  '18-39': 0.72,
  'custom-tour': 1.2,
  vacation: 0.84,
  'premium-jordan': 1.5,
};

/** Where ships are the ordinary way to go, a day's cost is a ship's already. */
function typeFactor({ type, region }: TripPlan): number {
  const { routes } = region.region;
  const afloat = routes.filter((route) => route.types.some(isShipType)).length / routes.length;
  return isShipType(type) && afloat >= 0.5 ? Math.min(1.05, typeFactors[type]) : typeFactors[type];
}

const levelFactors = [0.82, 0.9, 1.05, 1.32, 1.85] as const;

/** Grows with every day, a little less with each. */
const lengthFactor = (days: number): number => days * (1.12 - 0.012 * Math.min(days, 14));

export function priceList(plan: TripPlan): PriceList {
  const { operator, region } = plan;
  const { currency } = operator.base;
  const usd =
    region.region.dailyCostUsd *
      lengthFactor(plan.days) *
      typeFactor(plan) *
      (levelFactors[plan.level] ?? 1) *
      operator.priceFactor *
      habit(plan) +
    flightsIncludedUsd(plan);
  const twin = shelfPrice(usd, currency);
  const tiers = tiersFor(plan);
  const single = tiers.find((tier) => tier.occupancy === 1 && tier.tier <= 2);
  const supplement = single
    ? tierPrice(twin, single.factor, currency) - twin
    : shelfPrice(usd * (0.18 + 0.1 * habitOf(plan, 'single')), currency);
  const saves = operator.memberPrices && createRandom('member', plan.id).chance(0.6);
  return {
    currency,
    twin,
    tiers,
    supplement,
    memberSaving: saves ? tierPrice(twin, 0.03 + 0.03 * habitOf(plan, 'member'), currency) : null,
  };
}

/** One company's calculation for one route: dearer or cheaper than others by up to 6%, for all lengths alike. */
const habit = (plan: TripPlan): number => 0.94 + 0.12 * habitOf(plan, plan.type);
const habitOf = (plan: TripPlan, what: string): number =>
  createRandom('price', plan.operator.slug, plan.route.route.key, what).next();

/** Flights between the stops, when the company's price holds them. */
export const includesFlights = (plan: TripPlan): boolean =>
  createRandom('flights', plan.operator.slug, plan.region.region.slug).chance(0.5);
export const flightLegs = (plan: TripPlan) =>
  plan.stays.filter((stay) => stay.leg?.mode === 'flight' && !stay.onTheWay);
export const flightsUsd = (plan: TripPlan): number =>
  flightLegs(plan).reduce((sum, stay) => sum + 60 + (stay.leg?.km ?? 0) * 0.14, 0);
const flightsIncludedUsd = (plan: TripPlan): number => (includesFlights(plan) ? flightsUsd(plan) : 0);

/** Amounts as they stand in brochures: 1,190, 2,380, 14,950, in whole tens or fifties. Never falls when the cost rises. */
export function shelfPrice(usd: number, currency: string): number {
  const units = usd * (unitsPerDollar[currency] ?? 1);
  const step = units < 1000 ? 5 : units < 10_000 ? 10 : units < 40_000 ? 50 : 1000;
  return Math.max(step, Math.round(units / step) * step) * 10 ** minorDigits(currency);
}

/** A share of the price, rounded the same way. */
export function tierPrice(twin: number, factor: number, currency: string): number {
  const unit = 10 ** minorDigits(currency);
  const units = (twin * factor) / unit;
  const step = units < 1000 ? 5 : units < 10_000 ? 10 : units < 40_000 ? 50 : 1000;
  return Math.max(step, Math.round(units / step) * step) * unit;
}

type TierRow = readonly [label: string, occupancy: number, factor: number];

const rooms: readonly (readonly TierRow[])[] = [
  [
    ['Twin or double, sharing', 2, 1],
    ['Single room', 1, 1.24],
    ['Triple, sharing', 3, 0.94],
  ],
  [
    ['Twin share', 2, 1],
    ['Single room', 1, 1.28],
    ['Superior twin', 2, 1.14],
    ['Suite', 2, 1.38],
  ],
  [
    ['Twin share', 2, 1],
    ['Single room', 1, 1.22],
  ],
  [
    ['Twin share', 2, 1],
    ['Single room', 1, 1.3],
    ['Superior twin', 2, 1.12],
    ['Superior single', 1, 1.42],
    ['Triple share', 3, 0.93],
  ],
  [
    ['Standard room, sharing', 2, 1],
    ['Standard single', 1, 1.26],
    ['View room, sharing', 2, 1.1],
    ['Family room for three', 3, 0.9],
    ['Family room for four', 4, 0.85],
  ],
];
const dormitories: readonly TierRow[] = [
  ['Twin share', 2, 1],
  ['Own room', 1, 1.3],
  ['Shared room for four', 4, 0.86],
];
const smallShipCabins: readonly (readonly TierRow[])[] = [
  [
    ['Lower-deck twin, porthole', 2, 1],
    ['Single cabin', 1, 1.42],
    ['Main-deck twin, window', 2, 1.15],
    ['Upper-deck double, window', 2, 1.28],
    ['Owner’s cabin', 2, 1.62],
  ],
  [
    ['Twin, porthole', 2, 1],
    ['Single cabin', 1, 1.5],
    ['Triple, porthole', 3, 0.82],
    ['Twin, window', 2, 1.18],
    ['Suite', 2, 1.75],
  ],
  [
    ['Double cabin', 2, 1],
    ['Cabin for sole use', 1, 1.6],
    ['Bow double', 2, 1.12],
  ],
];
const riverCabins: readonly TierRow[] = [
  ['Lower deck, fixed window', 2, 1],
  ['Single cabin', 1, 1.35],
  ['Middle deck, French balcony', 2, 1.22],
  ['Upper deck, French balcony', 2, 1.34],
  ['Junior suite', 2, 1.62],
];
const oceanCabins: readonly TierRow[] = [
  ['Inside cabin', 2, 1],
  ['Solo cabin', 1, 1.55],
  ['Ocean view', 2, 1.16],
  ['Balcony', 2, 1.42],
  ['Family cabin for four', 4, 0.84],
];

function tiersFor(plan: TripPlan): Tier[] {
  const rows = rowsFor(plan);
  return rows.map(([label, occupancy, factor], i) => ({ tier: i + 1, label, occupancy, factor }));
}

function rowsFor({ type, operator, level }: TripPlan): readonly TierRow[] {
  const random = createRandom('tiers', operator.slug, type);
  if (type === 'river-cruise') return riverCabins;
  if (type === 'large-ship-cruise') return oceanCabins;
  if (isShipType(type)) return random.pick(smallShipCabins);
  if (type === '18-39') return dormitories;
  if (level === 0) return rooms[2] as readonly TierRow[];
  if (isOwnParty(type)) return random.pick([rooms[0], rooms[1], rooms[4]]) as readonly TierRow[];
  return random.pick(rooms);
}
