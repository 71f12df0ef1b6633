import type { Leg } from '../atlas/records.ts';
import { hoursText, inText, inWords, thousands } from '../text/words.ts';
import type { ItineraryDay } from '../trips/itinerary.ts';
import type { Stay } from '../trips/trip-plan.ts';
import type { Stage } from '../world/legs.ts';
import type { DoingEntry } from '../world/world.ts';

/** A day of a plan that nobody sells: where it ends, how one comes there, what there is to do. */
export type SampleDay = Pick<
  ItineraryDay,
  | 'first_day'
  | 'label'
  | 'details'
  | 'start_city'
  | 'end_city'
  | 'place_name'
  | 'lat'
  | 'long'
  | 'travel_mode'
  | 'distance_km'
  | 'travel_hours'
  | 'nights'
>;

const waysOf: Readonly<Record<Leg['mode'], string>> = {
  road: 'by road',
  foot: 'on foot',
  ship: 'by ship',
  flight: 'by air',
  rail: 'by train',
};

/** One entry a day, each with a title and a text of its own; the way home last. */
export function sampleDays(stays: readonly Stay[], days: number): SampleDay[] {
  const done = new Set(stays.flatMap((stay) => stay.doings.map(({ entry }) => entry)));
  const left = (stay: Stay): DoingEntry | undefined => {
    const entry = stay.stop.doings.find((other) => !done.has(other) && other.months === null);
    if (entry) done.add(entry);
    return entry;
  };
  const titles = new Set<string>();
  const titled = (title: string, number: number): string => {
    const free = titles.has(title) ? `${title}, day ${inWords(number)}` : title;
    titles.add(free);
    return free;
  };
  const plan = stays.flatMap((stay, i) =>
    Array.from({ length: stay.nights }, (_, k): SampleDay => {
      const number = stay.firstDay + k;
      const leg = k === 0 ? stay.leg : null;
      const todays = stay.doings.filter(({ day }) => day === number).map(({ entry }) => entry);
      const first = i === 0 && k === 0;
      const texts = [
        ...(first ? [`The plan begins in ${inText(stay.stop.stop.name)}.`] : []),
        ...(leg ? [wayText(stay, leg)] : []),
        ...todays.map(({ doing }) => doing.text),
        ...(todays.length > 0 || stay.onTheWay || leg ? [] : [freeText(stay, number, first ? undefined : left(stay))]),
      ];
      return dayOf(stay, {
        number,
        leg,
        label: titled(labelOf(stay, leg, first, todays), number),
        details: texts.filter(Boolean).join(' '),
        nights: 1,
      });
    }),
  );
  const last = stays.at(-1);
  if (!last) return plan;
  const spare = left(last)?.doing.text;
  const name = inText(last.stop.stop.name);
  return [
    ...plan,
    dayOf(last, {
      number: days,
      leg: null,
      label: titled(`Home from ${name}`, days),
      details: `The plan ends in ${name}.${spare ? ` With hours to spare before you leave: ${spare}` : ''}`,
      nights: 0,
    }),
  ];
}

type Told = { number: number; leg: Stage | null; label: string; details: string; nights: number };

function dayOf({ stop: { stop, place }, from }: Stay, { number, leg, ...told }: Told): SampleDay {
  return {
    first_day: number,
    ...told,
    ...(from && leg ? { start_city: from.place } : {}),
    end_city: place,
    place_name: stop.name,
    lat: stop.lat,
    long: stop.long,
    ...(leg ? { travel_mode: leg.mode, distance_km: leg.km, travel_hours: leg.hours } : {}),
  };
}

function labelOf(stay: Stay, leg: Stage | null, first: boolean, todays: readonly DoingEntry[]): string {
  const name = inText(stay.stop.stop.name);
  if (first) return `Arrive in ${name}`;
  if (stay.onTheWay) return leg ? `On the way to ${name}, day ${inWords(leg.number)} of ${inWords(leg.count)}` : name;
  if (leg && stay.from) return `${stay.from.stop.name} to ${name}`;
  const best = todays.toSorted((a, b) => b.doing.hours - a.doing.hours)[0];
  return best?.doing.label ?? `A free day in ${name}`;
}

/** A leg of several days is told whole on its first day, and what is left of it on the others. */
function wayText(stay: Stay, leg: Stage): string {
  const from = inText(stay.from?.stop.name ?? '');
  const to = inText(stay.stop.stop.name);
  const way = waysOf[leg.mode];
  if (leg.count === 1) return `From ${from} to ${to} it is ${thousands(leg.km)} km ${way}, ${hoursText(leg.hours)}.`;
  if (leg.number === 1) {
    return `From ${from} to ${to} it is ${thousands(leg.whole.km)} km ${way}, ${hoursText(leg.whole.hours)} in all, which takes ${inWords(leg.count)} days.`;
  }
  const what = leg.number === leg.count ? 'The last part' : `Part ${inWords(leg.number)}`;
  return `${what} of the way from ${from} to ${to}: ${thousands(leg.km)} of ${thousands(leg.whole.km)} km ${way}.`;
}

function freeText(stay: Stay, number: number, entry: DoingEntry | undefined): string {
  const { name, food } = stay.stop.stop;
  if (entry) return `Nothing is fixed on this day. One way to spend it: ${entry.doing.text}`;
  const dish = food[(number - stay.firstDay) % food.length];
  return `Day ${inWords(number)} is left open in ${inText(name)}${dish ? `, with time to look for ${dish}` : ''}.`;
}
