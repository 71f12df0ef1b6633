import type { Operator } from '../operators/fleet.ts';
import { isShipType } from '../terms/trip-types.ts';
import { createRandom } from '../text/random.ts';
import { hoursText, inText, listed, thousands, wordCounted } from '../text/words.ts';
import type { Run } from '../trips/census.ts';
import type { Faq } from '../trips/faqs.ts';
import { planStays } from '../trips/stays.ts';
import type { Stay } from '../trips/trip-plan.ts';
import type { RegionEntry } from '../world/world.ts';
import { sampleDays } from './sample-days.ts';
import type { Page } from './types.ts';

const bands = [
  { band: 'one_week', days: 7, from: 6, to: 8, name: 'one week' },
  { band: 'ten_days', days: 10, from: 9, to: 11, name: 'ten days' },
  { band: 'two_weeks', days: 14, from: 12, to: 16, name: 'two weeks' },
] as const;

type Band = (typeof bands)[number];

/** More than a third of the hours awake on the way is no plan to give anybody. */
const WAKING_HOURS = 16;
const mostHours = (days: number): number => (days * WAKING_HOURS) / 3;

/** What plans of a region are made of: the stretches that its trips take, and who would house one there. */
type Planning = { readonly runs: readonly Run[]; readonly planner: Operator };

/** Day plans for a week, ten days and two weeks, where a trip of the region takes as long. */
export function itineraryPages(entry: RegionEntry, slug: string, name: string, planning: Planning): Page[] {
  const plans = bands.flatMap((band) => {
    const [stays] = plansOf(entry, band, planning);
    return stays ? [{ ...band, length: band.name, stays }] : [];
  });
  const longest = plans.at(-1);
  if (!longest) return [];
  // Another route than that of the page of this length, where there is one.
  const [first, second] = plansOf(entry, longest, planning);
  return [
    {
      page_kind: 'itinerary',
      slug,
      h1: `Itineraries for ${name}`,
      tag_line: `Day plans of ${listed(
        plans.map(({ length }) => length),
        'or',
      )}, along routes that companies run.`,
      faqs: entry.region.faqs.slice(0, 3),
      days: sampleDays(second ?? first ?? longest.stays, longest.days),
    },
    ...plans.map(
      ({ band, days, length, stays }): Page => ({
        page_kind: 'duration_itinerary',
        duration_band: band,
        slug,
        h1: `${name} in ${length}`,
        tag_line: tagLineOf(stays, days),
        faqs: faqsOf(stays, length),
        days: sampleDays(stays, days),
      }),
    ),
  ];
}

/** Plans of so many days along routes of trips that take about as long, the longest stretch of a route first. */
function plansOf(entry: RegionEntry, band: Band, { runs, planner }: Planning): Stay[][] {
  const { days } = band;
  const fitting = runs.filter(
    (run) =>
      run.days >= band.from &&
      run.days <= band.to &&
      run.cut.to > run.cut.from &&
      run.cut.minDays <= days &&
      run.cut.maxDays >= days &&
      hoursOf(run) <= mostHours(days),
  );
  const routes = Map.groupBy(fitting.toSorted(longestFirst), ({ route }) => route.route.key);
  return [...routes.values()]
    .flatMap(([run]) => run ?? [])
    .slice(0, 2)
    .map(({ route, cut }) => {
      const type = route.route.types[0] ?? 'small-group-tour';
      return planStays(createRandom('sample', entry.region.slug, days, route.route.key), {
        route,
        cut,
        reversed: false,
        days,
        level: 2,
        type,
        operator: planner,
        months: route.months,
        afloat: isShipType(type),
      });
    });
}

const stretch = ({ cut }: Run): number => cut.to - cut.from;
const longestFirst = (a: Run, b: Run): number =>
  Number(b.cut.whole) - Number(a.cut.whole) ||
  stretch(b) - stretch(a) ||
  a.route.route.key.localeCompare(b.route.route.key, 'en') ||
  a.cut.from - b.cut.from;

const hoursOf = ({ route, cut }: Run): number =>
  route.legs.slice(cut.from, cut.to).reduce((sum, { hours }) => sum + hours, 0);

const stopNames = (stays: readonly Stay[]): string[] => [...new Set(stays.map(({ stop }) => stop.stop.name))];

function tagLineOf(stays: readonly Stay[], days: number): string {
  const names = stopNames(stays).map(inText);
  return `A plan of ${days} days: ${names.length > 5 ? `${listed(names.slice(0, 4))} and on` : listed(names)}.`;
}

/** What a plan costs in time and where it sleeps, counted from its own days. */
function faqsOf(stays: readonly Stay[], length: string): Faq[] {
  const legs = stays.flatMap(({ leg }) => leg ?? []);
  const hours = Math.round(legs.reduce((sum, leg) => sum + leg.hours, 0));
  const km = Math.round(legs.reduce((sum, leg) => sum + leg.km, 0));
  const placeOf = ({ onTheWay, stop }: Stay) => (onTheWay ? 'on the way' : `in ${inText(stop.stop.name)}`);
  const nights = [...Map.groupBy(stays, placeOf)].map(
    ([place, there]) =>
      `${wordCounted(
        there.reduce((sum, stay) => sum + stay.nights, 0),
        'night',
      )} ${place}`,
  );
  return [
    {
      question: `How much of ${length === 'one week' ? 'the week' : `the ${length}`} is spent on the way?`,
      answer: `${thousands(km)} km between the stops, ${hoursText(hours)} in all. Outings from a stop come on top.`,
    },
    { question: 'Where are the nights?', answer: `${listed(nights)}.`.replace(/^./, (sign) => sign.toUpperCase()) },
  ];
}
