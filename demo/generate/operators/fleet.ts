import { isPayableCurrency } from '#kernel/payable';
import { slugify } from '#kernel/shared';
import type { TripType } from '../atlas/records.ts';
import { createRandom, type Random } from '../text/random.ts';
import { loadGazetteer } from '../world/cities.ts';
import { isTown, type RegionEntry, type RouteEntry, type World } from '../world/world.ts';
import { type Archetype, archetypes } from './archetypes.ts';
import { type Base, localBase, unitsPerDollar, worldlyBase } from './bases.ts';
import { bank } from './name-words.ts';
import { operatorName, shortNameOf } from './names.ts';

/** A route a company sells, and as what. */
export type Offer = { readonly region: number; readonly route: number; readonly types: readonly TripType[] };

/** Everything decided about an invented company. */
export type Operator = {
  readonly index: number;
  readonly id: string;
  readonly slug: string;
  /** What its trip ids begin with: "QRE" of "Quiet Road Expeditions". */
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly archetype: Archetype;
  readonly base: Base;
  readonly founded: number;
  /** Region indexes, the one it knows best first. */
  readonly regions: readonly number[];
  readonly offers: readonly Offer[];
  readonly trips: number;
  readonly level: number;
  readonly priceFactor: number;
  /** How good it is at each of the six things reviews score, 3.2 to 4.95. */
  readonly quality: Quality;
  /** Whether one pays for its trips here: never in a currency that isn’t taken. */
  readonly merchant: boolean;
  readonly process: 'instant' | 'on_request' | 'lead_only';
  readonly flexibility: 'none' | 'flexible' | 'generous';
  readonly deposit: { readonly fixed: boolean; readonly amount: number };
  /** Which of its terms it publishes: some name no refunds, some no deposit, and are asked. */
  readonly states: 'all' | 'no policy' | 'no deposit';
  readonly guaranteesAll: boolean;
  readonly memberPrices: boolean;
  readonly shareOffers: boolean;
  readonly startWeekday: number;
  readonly ships: readonly string[];
};

export type Quality = {
  readonly value: number;
  readonly guide: number;
  readonly activities: number;
  readonly lodging: number;
  readonly transport: number;
  readonly meals: number;
};

/** About 60 companies for 2,000 trips, 1,000 for 50,000. */
export function usualOperators(trips: number): number {
  if (trips <= 2000) return Math.max(4, Math.round(trips / 33));
  return Math.round(60 + (trips - 2000) * (940 / 48_000));
}

export function createFleet(world: World, seed: number, trips: number, count: number, year: number): Operator[] {
  const random = createRandom(seed, 'fleet');
  const sellable = archetypes
    .map((archetype) => ({ archetype, offers: offersOf(world, archetype) }))
    .filter(({ offers }) => offers.length > 0);
  if (sellable.length === 0) throw new Error('No company can sell any route of the atlas');
  const load = new Float64Array(world.regions.length);
  const taken = new Set<string>();
  const slugs = new Set<string>();
  const kinds = Array.from(
    { length: count },
    (_, i) => sellable[i] ?? random.weighted(sellable, ({ archetype }) => archetype.share),
  );
  const weights = kinds.map(({ archetype }) => tripWeight(archetype) * Math.exp(random.normal() * 0.55));
  const shares = apportion(weights, trips);
  return kinds.map(({ archetype, offers }, index) => {
    const own = createRandom(seed, 'operator', index);
    const size = shares[index] ?? 1;
    const regions = chooseRegions(own, archetype, offers, load, size, world);
    return createOperator(own, world, { index, archetype, regions, offers, size, taken, slugs, year });
  });
}

function offersOf(world: World, archetype: Archetype): Offer[] {
  return world.regions.flatMap((entry) => {
    const wild = entry.region.stops.some((stop) => stop.doings.some((doing) => doing.activity === 'safari-drives'));
    if (archetype.key === 'safari' && !wild) return [];
    const premium = entry.region.routes.some((route) => route.types.includes('premium-jordan'));
    if (archetype.key === 'jordan' && !premium) return [];
    return entry.routes.flatMap((route, index) => {
      const types = route.route.types.filter((type) => archetype.types[type] !== undefined);
      return types.length > 0 && route.cuts.length > 0 ? [{ region: entry.index, route: index, types }] : [];
    });
  });
}

const tripWeight = (archetype: Archetype): number =>
  archetype.key === 'jordan'
    ? 0.35
    : archetype.key === 'local'
      ? 0.45
      : archetype.key === 'small-groups' || archetype.key === 'coach'
        ? 1.7
        : archetype.regions[1] > 8
          ? 1.3
          : 1;

/** Whole shares by weight that sum to the total, at least one each. */
function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((weight / sum) * total)));
  let rest = total - shares.reduce((a, b) => a + b, 0);
  for (let i = 0; rest !== 0; i = (i + 1) % shares.length) {
    const step = Math.sign(rest);
    const share = shares[i] as number;
    if (share + step < 1) {
      if (shares.every((one) => one <= 1)) break;
      continue;
    }
    shares[i] = share + step;
    rest -= step;
  }
  return shares;
}

const tripsPerRoute = 3;

function chooseRegions(
  random: Random,
  archetype: Archetype,
  offers: readonly Offer[],
  load: Float64Array,
  size: number,
  world: World,
): number[] {
  const possible = [...new Set(offers.map((offer) => offer.region))];
  const most = Math.max(1, Math.min(archetype.regions[1], Math.ceil(size / 2.5), possible.length));
  const count = Math.min(most, random.int(Math.min(archetype.regions[0], most), most));
  const routesOf = (region: number) => world.regions[region]?.routes.length ?? 1;
  const chosen: number[] = [];
  const sold = () => offers.filter((offer) => chosen.includes(offer.region)).length;
  // Enough routes for its trips, so that it doesn't sell one of them over and over.
  while (chosen.length < possible.length && (chosen.length < count || sold() * tripsPerRoute < size)) {
    const rest = possible.filter((region) => !chosen.includes(region));
    const region = random.weighted(
      rest,
      (candidate) => routesOf(candidate) / (0.4 + (load[candidate] as number)) ** 1.5,
    );
    chosen.push(region);
    load[region] = (load[region] as number) + size / count / 12;
  }
  return chosen;
}

type Draft = {
  index: number;
  archetype: Archetype;
  regions: number[];
  offers: readonly Offer[];
  size: number;
  taken: Set<string>;
  slugs: Set<string>;
  year: number;
};

function createOperator(random: Random, world: World, draft: Draft): Operator {
  const { index, archetype, regions, taken, slugs, year } = draft;
  const home = world.regions[regions[0] as number] as RegionEntry;
  const base = baseOf(random, archetype, home);
  const name = draftName(random, archetype, base, index, taken);
  // A slug on "-trips" would read as the company's list of trips.
  const slug = freeSlug(slugify(name).replace(/-trips$/, ''), slugs);
  const states = random.chance(0.1) ? 'no policy' : random.chance(0.09) ? 'no deposit' : 'all';
  // What can be booked at once has to be known in full.
  const instant = random.chance(archetype.instant) && states === 'all';
  const process = instant ? 'instant' : random.chance(0.15) ? 'lead_only' : 'on_request';
  const level = random.int(archetype.level[0], archetype.level[1]);
  const fixed = random.chance(0.55);
  return {
    index,
    id: `op-${slug}`,
    slug,
    code: slug
      .split('-')
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 4)
      .toUpperCase(),
    name,
    shortName: shortNameOf(name),
    archetype,
    base,
    founded: year - Math.round(3 + 42 * random.next() ** 1.6),
    regions,
    offers: draft.offers.filter((offer) => regions.includes(offer.region)),
    trips: draft.size,
    level,
    priceFactor: archetype.price[0] + (archetype.price[1] - archetype.price[0]) * random.next(),
    quality: qualityOf(random),
    merchant: process === 'instant' && random.chance(0.75) && isPayableCurrency(base.currency),
    process,
    flexibility: random.weighted(
      ['none', 'flexible', 'generous'] as const,
      (key) => ({ none: 3, flexible: 5, generous: 2 })[key],
    ),
    deposit: fixed
      ? { fixed, amount: random.pick([20_000, 25_000, 30_000, 40_000, 50_000, 80_000]) }
      : { fixed, amount: random.pick([1000, 1500, 2000, 2500]) },
    states,
    guaranteesAll: random.chance(archetype.types['small-ship-cruise'] || archetype.types['river-cruise'] ? 0.8 : 0.12),
    memberPrices: random.chance(0.3),
    shareOffers: random.chance(0.65),
    startWeekday: random.pick([0, 6, 6, 5, 1, 3]),
    ships: random.shuffle(bank.shipWords).slice(0, random.int(1, 3)),
  };
}

function baseOf(random: Random, archetype: Archetype, home: RegionEntry): Base {
  const gazetteer = loadGazetteer();
  if (archetype.key !== 'local' && !(archetype.key === 'safari' && random.chance(0.5)))
    return worldlyBase(random, gazetteer);
  const country = home.region.countries[0] as string;
  const towns = home.region.stops
    .filter((stop) => stop.gateway && isTown(stop) && stop.country === country)
    .map((stop) => stop.name);
  const local = home.region.localCurrency;
  return localBase(
    random,
    gazetteer,
    country,
    towns,
    local && local in unitsPerDollar && random.chance(0.4) ? local : 'USD',
  );
}

/** Three names that the design of the site speaks of come first, where their kind of company exists. */
const knownNames: Readonly<Record<string, string>> = {
  walkers: 'Quiet Road Expeditions',
  'expedition-ships': 'Halyard & Vane',
  study: 'Fernweh Field School',
};

function draftName(random: Random, archetype: Archetype, base: Base, index: number, taken: Set<string>): string {
  const known = index < archetypes.length ? knownNames[archetype.key] : undefined;
  if (!known) return operatorName(random, archetype.families, base.country, taken);
  taken.add(
    known
      .split(/[\s&]+/)
      .slice(0, 2)
      .join(' ')
      .toLowerCase(),
  );
  return known;
}

/** Most companies are good at most things; a few are plainly weak somewhere. */
function qualityOf(random: Random): Quality {
  const general = 4.55 + random.normal() * 0.16 - (random.chance(0.08) ? 0.55 : 0);
  const of = (offset: number, spread: number) =>
    Math.min(4.95, Math.max(3.1, general + offset + random.normal() * spread));
  return {
    value: of(-0.08, 0.15),
    guide: of(0.2, 0.12),
    activities: of(0.1, 0.12),
    lodging: of(-0.08, 0.22),
    transport: of(-0.02, 0.18),
    meals: of(-0.08, 0.22),
  };
}

export const statesPolicy = (operator: Operator): boolean => operator.states !== 'no policy';
export const statesDeposit = (operator: Operator): boolean => operator.states !== 'no deposit';

function freeSlug(base: string, taken: Set<string>): string {
  let slug = base;
  for (const suffix of ['travel', 'tours', 'journeys', 'company', 'and-co']) {
    if (!taken.has(slug)) break;
    slug = `${base}-${suffix}`;
  }
  taken.add(slug);
  return slug;
}

export const routeOf = (world: World, offer: Offer): RouteEntry => {
  const route = world.regions[offer.region]?.routes[offer.route];
  if (!route) throw new Error(`No route ${offer.route} in region ${offer.region}`);
  return route;
};
