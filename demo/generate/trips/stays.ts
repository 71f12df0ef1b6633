import type { Bed, TripType } from '../atlas/records.ts';
import { bedFor, isAboard } from '../people/houses.ts';
import type { Random } from '../text/random.ts';
import { roomFor } from '../world/cuts.ts';
import type { Stage, TravelLeg } from '../world/legs.ts';
import type { StopEntry } from '../world/world.ts';
import { inSeason, planDoings } from './doings.ts';
import type { Stay, StaysInput } from './trip-plan.ts';

/** The stops with nights that add up to days − 1, beds, and doings on their days. */
export function planStays(random: Random, input: StaysInput): Stay[] {
  const { route, cut, reversed } = input;
  const stops = route.stops.slice(cut.from, cut.to + 1);
  const legs: TravelLeg[] = route.legs.slice(cut.from, cut.to);
  if (reversed) {
    stops.reverse();
    legs.reverse();
  }
  const nights = shareNights(random, stops, legs, input);
  const stays: Stay[] = [];
  let day = 1;
  stops.forEach((stop, i) => {
    const leg = i > 0 ? (legs[i - 1] as TravelLeg) : null;
    const from = i > 0 ? (stops[i - 1] as StopEntry) : null;
    const stages = leg?.stages ?? [];
    for (const stage of stages.slice(0, -1)) {
      const bed = bedOnTheWay(stage, stop);
      stays.push({ stop, from, leg: stage, onTheWay: true, firstDay: day, nights: 1, bed, doings: [] });
      day += 1;
    }
    const sails = input.afloat && (leg?.mode === 'ship' || legs[i]?.mode === 'ship');
    const found = bedFor(stop.stop.beds, input.level, (candidate) => suits(candidate, input));
    // A ship in port is where its guests sleep, whatever the town has.
    const bed = sails && !isAboard(found) ? shipBed(input.type) : found;
    stays.push({
      stop,
      from,
      leg: stages.at(-1) ?? null,
      onTheWay: false,
      firstDay: day,
      nights: nights[i] as number,
      bed,
      doings: [],
    });
    day += nights[i] as number;
  });
  return planDoings(random, stays, input);
}

const shipBed = (type: TripType): Bed => (type === 'river-cruise' ? 'riverboat-cabin' : 'ship-cabin');

function bedOnTheWay(leg: Stage, { stop }: StopEntry): Bed {
  if (leg.mode === 'ship') return 'ship-cabin';
  if (leg.mode !== 'foot') return 'guesthouse';
  return stop.beds.find((bed) => bed === 'hut' || bed === 'lodge') ?? 'camp';
}

function suits(bed: Bed, { type, afloat }: StaysInput): boolean {
  if (afloat) return isAboard(bed);
  if (type === '18-39') return bed !== 'boutique-hotel';
  return !isAboard(bed);
}

/** Everyone gets the fewest that make sense; the rest goes where there is most to do in these months. */
function shareNights(
  random: Random,
  stops: readonly StopEntry[],
  legs: readonly TravelLeg[],
  { days, months }: StaysInput,
): number[] {
  const nights = stops.map((entry) => entry.stop.nights[0]);
  const things = stops.map(({ doings }) => doings.filter((entry) => inSeason(entry, months)).length);
  let rest = days - 1 - nights.reduce((sum, n) => sum + n, 0) - legs.reduce((sum, leg) => sum + leg.nights, 0);
  const openTo = (room: (i: number) => number) => stops.map((_, i) => i).filter((i) => (nights[i] as number) < room(i));
  while (rest > 0) {
    const most = (i: number) => roomFor((stops[i] as StopEntry).stop);
    const worth = openTo((i) => Math.min(most(i), things[i] as number));
    const open = worth.length > 0 ? worth : openTo(most);
    const chosen =
      open.length > 0
        ? random.weighted(open, (i) => (0.2 + (things[i] as number)) / (nights[i] as number))
        : nights.length - 1;
    nights[chosen] = (nights[chosen] as number) + 1;
    rest -= 1;
  }
  return nights;
}
