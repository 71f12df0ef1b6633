import { monthNames } from '../../text/words.ts';
import { aboutTrips, doneOn, ofAtlas, type Rule, sentencesOf } from './audited.ts';

const month = `(${monthNames.join('|')})`;
const numberOf = (name: string): number => monthNames.indexOf(name as never) + 1;

/** A year, a birthday or an aside makes a month one of history or of other people. */
const history = new RegExp(
  `${month}( \\d{1,2},?)?( or \\d+,)? \\d{4}|(even|cold|snow|not|into) (in )?(late |early )?${month}`,
  'g',
);

const span = (from: number, to: number): number[] => {
  const months = [from];
  while (months.at(-1) !== to) months.push(((months.at(-1) as number) % 12) + 1);
  return months;
};
const before = (number: number): number => ((number + 10) % 12) + 1;
const after = (number: number): number => (number % 12) + 1;

/** Months in which a sentence says that something happens, with a month's grace at both ends; null when it says none. */
function monthsOf(text: string): Set<number> | null {
  const plain = text.replace(history, '');
  const ranges = [
    ...plain.matchAll(new RegExp(`From ${month}(?: \\d+)?,[^.]*, to (?:early |mid-|late )?${month}`, 'g')),
    ...plain.matchAll(new RegExp(`${month}(?: \\d+)? (?:to|and|until|through) (?:early |mid-|late )?${month}`, 'g')),
  ];
  if (ranges.length > 0)
    return new Set(ranges.flatMap(([, from = '', to = '']) => span(before(numberOf(from)), after(numberOf(to)))));
  // "In December, markets; in May, asparagus" offers both.
  if (titleMonths(plain).length > 1) return null;
  const single = [...plain.matchAll(new RegExp(`\\bin (?:early |mid-|late )?${month}\\b`, 'g'))].map(([, name = '']) =>
    numberOf(name),
  );
  return single.length > 0 ? new Set(single.flatMap((one) => [before(one), one, after(one)])) : null;
}

const titleMonths = (title: string): number[] =>
  [...title.matchAll(new RegExp(`\\b${month}\\b`, 'g'))].map(([, name = '']) => numberOf(name));

const seasons: readonly [RegExp, readonly number[]][] = [
  [/\bwinter\b/i, [12, 1, 2]],
  [/\bspring\b/i, [3, 4, 5]],
  [/\bsummer\b/i, [6, 7, 8]],
  [/\bautumn\b/i, [9, 10, 11]],
];

/** Months that a title names, straight or by a season of the trip's hemisphere. */
function titled(title: string, lat: number): number[] {
  const named = seasons.flatMap(([season, months]) =>
    season.test(title) ? months.map((one) => (lat < 0 ? ((one + 5) % 12) + 1 : one)) : [],
  );
  return [...titleMonths(title), ...named];
}

const leaves = (starts: readonly { start_date: string }[]): number[] => [
  ...new Set(starts.map(({ start_date: start }) => Number(start.slice(5, 7)))),
];

export const monthRules: readonly Rule[] = [
  aboutTrips('title names a month in which nobody leaves', (trip, { departures }) => {
    const months = leaves(departures.get(trip.id) ?? []);
    const lat = trip.itinerary[0]?.lat ?? 0;
    const name = trip.name.replace('Spring Tide', '');
    return [name, ...trip.itinerary.map(({ label }) => label), ...trip.highlights].filter((title) => {
      const named = titled(title, lat);
      return named.length > 0 && months.some((one) => !named.includes(one));
    });
  }),
  aboutTrips('description tells of another month than its dates', (trip, { departures }) => {
    const months = leaves(departures.get(trip.id) ?? []);
    return sentencesOf(trip.details).filter((sentence) => {
      const named = ofAtlas.has(sentence) ? monthsOf(sentence) : null;
      return named !== null && months.some((one) => !named.has(one));
    });
  }),
  aboutTrips('day tells of another month than its dates', (trip, { departures }) => {
    const months = leaves(departures.get(trip.id) ?? []);
    return trip.itinerary.flatMap((day) =>
      doneOn(trip, day).flatMap(({ text }) => {
        const named = monthsOf(text);
        return named && months.some((one) => !named.has(one)) ? [text] : [];
      }),
    );
  }),
];
