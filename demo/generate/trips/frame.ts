import type { TripType } from '../atlas/records.ts';
import { type Offer, type Operator, routeOf } from '../operators/fleet.ts';
import { createRandom, type Random } from '../text/random.ts';
import type { World } from '../world/world.ts';

/** Which trip is whose and goes where, for all trips at once, in a few bytes each. */
export type Frame = {
  readonly count: number;
  readonly operator: Uint16Array;
  /** Index into the operator's offers, and into the offer's types. */
  readonly offer: Uint16Array;
  readonly type: Uint8Array;
  /** How many trips of the same company on the same route came before. */
  readonly repeat: Uint8Array;
  /** 1 where a trip is no longer offered. */
  readonly archived: Uint8Array;
  /** The company's next trip on the same route, where that has replaced it; else -1. */
  readonly supersededBy: Int32Array;
  /** Trips by region index, and by operator index. */
  readonly ofRegion: readonly Uint32Array[];
  readonly ofOperator: readonly Uint32Array[];
};

export function createFrame(world: World, operators: readonly Operator[], seed: number): Frame {
  const count = operators.reduce((sum, operator) => sum + operator.trips, 0);
  const operator = new Uint16Array(count);
  const offer = new Uint16Array(count);
  const type = new Uint8Array(count);
  const repeat = new Uint8Array(count);
  let next = 0;
  for (const one of operators) {
    const random = createRandom(seed, 'frame', one.index);
    const used = new Uint16Array(one.offers.length);
    for (let k = 0; k < one.trips; k += 1) {
      const chosen = chooseOffer(random, one, used, world);
      operator[next] = one.index;
      offer[next] = chosen;
      type[next] = chooseType(random, one, chosen);
      repeat[next] = Math.min(255, used[chosen] as number);
      used[chosen] = (used[chosen] as number) + 1;
      next += 1;
    }
  }
  const frame = { count, operator, offer, type, repeat };
  mix(frame, operators, createRandom(seed, 'order'));
  // About one in thirty is no longer offered.
  const archived = Uint8Array.from({ length: count }, (_, i) => (createRandom(seed, 'status', i).chance(0.03) ? 1 : 0));
  return {
    ...frame,
    archived,
    supersededBy: successors(frame).map((next, i) => (isReplaced(seed, archived, i, next) ? next : -1)),
    ofRegion: groups(count, world.regions.length, (i) => regionAt(frame, operators, i)),
    ofOperator: groups(count, operators.length, (i) => operator[i] as number),
  };
}

/** Of the trips with a successor about one in twelve has been replaced by it. */
const isReplaced = (seed: number, archived: Uint8Array, index: number, next: number): boolean =>
  next >= 0 && archived[index] === 0 && archived[next] === 0 && createRandom(seed, 'successor', index).chance(0.08);

function successors(columns: Columns): Int32Array {
  const keyOf = (i: number, repeat: number) => `${columns.operator[i]} ${columns.offer[i]} ${repeat}`;
  const places = new Map<string, number>();
  for (let i = 0; i < columns.count; i += 1) places.set(keyOf(i, columns.repeat[i] as number), i);
  return Int32Array.from(
    { length: columns.count },
    (_, i) => places.get(keyOf(i, (columns.repeat[i] as number) + 1)) ?? -1,
  );
}

/** The company's best-known region and the places of the menus sell most; a route sold already waits its turn. */
function chooseOffer(random: Random, operator: Operator, used: Uint16Array, world: World): number {
  let best = 0;
  let bestScore = -1;
  for (let i = 0; i < operator.offers.length; i += 1) {
    const region = operator.offers[i]?.region as number;
    const rank = operator.regions.indexOf(region);
    const featured = routeOf(world, operator.offers[i] as Offer).featured ? 1.6 : 1;
    const wanted = featured * weightOf(operator, i) ** 0.6;
    const score = (random.next() * wanted * (1 + 1.2 / (1 + rank))) / (1 + (used[i] as number) * 1.4);
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return best;
}

/** How much of what the company is there for a route can be sold as, 0 to 1. */
function weightOf(operator: Operator, offer: number): number {
  const weights = Object.values(operator.archetype.types);
  const types = operator.offers[offer]?.types ?? [];
  return Math.max(...types.map((type) => operator.archetype.types[type] ?? 0)) / Math.max(...weights);
}

function chooseType(random: Random, operator: Operator, offer: number): number {
  const types = operator.offers[offer]?.types ?? [];
  const indexes = types.map((_, i) => i);
  return random.weighted(indexes, (i) => operator.archetype.types[types[i] as TripType] ?? 0);
}

type Columns = Pick<Frame, 'count' | 'operator' | 'offer' | 'type' | 'repeat'>;

const regionAt = (columns: Columns, operators: readonly Operator[], i: number): number =>
  operators[columns.operator[i] as number]?.offers[columns.offer[i] as number]?.region ?? 0;

/** Shuffles the trips so that no two neighbors share company or region, as far as there is a choice. */
function mix(columns: Columns, operators: readonly Operator[], random: Random): void {
  const { count } = columns;
  for (let i = count - 1; i > 0; i -= 1) swap(columns, i, random.int(0, i));
  const alike = (i: number, j: number) =>
    columns.operator[i] === columns.operator[j] || regionAt(columns, operators, i) === regionAt(columns, operators, j);
  for (let i = 1; i < count; i += 1) {
    for (let j = i + 1; alike(i, i - 1) && j < Math.min(count, i + 60); j += 1) {
      if (!alike(j, i - 1)) swap(columns, i, j);
    }
  }
}

function swap(columns: Columns, i: number, j: number): void {
  for (const column of [columns.operator, columns.offer, columns.type, columns.repeat]) {
    const kept = column[i] as number;
    column[i] = column[j] as number;
    column[j] = kept;
  }
}

function groups(count: number, size: number, groupOf: (trip: number) => number): Uint32Array[] {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (let i = 0; i < count; i += 1) lists[groupOf(i)]?.push(i);
  return lists.map((list) => Uint32Array.from(list));
}
