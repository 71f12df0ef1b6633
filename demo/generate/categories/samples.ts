import type { Operator } from '../operators/fleet.ts';
import { isShipType } from '../terms/trip-types.ts';
import { createRandom } from '../text/random.ts';
import { hoursText, inText, listed, thousands, wordCounted } from '../text/words.ts';
import type { Faq } from '../trips/faqs.ts';
import type { Stay } from '../trips/plan.ts';
import { planStays } from '../trips/stays.ts';
import type { RegionEntry } from '../world/world.ts';
import { sampleDays } from './sample-days.ts';
import type { Page } from './types.ts';

const bands = [
  { band: 'one_week', days: 7, name: 'one week' },
  { band: 'ten_days', days: 10, name: 'ten days' },
  { band: 'two_weeks', days: 14, name: 'two weeks' },
] as const;

/** Day plans for a week, ten days and two weeks, where a route of the region can fill them. */
export function itineraryPages(entry: RegionEntry, slug: string, name: string, planner: Operator): Page[] {
  const plans = bands.flatMap(({ band, days, name: length }) => {
    const [stays] = plansOf(entry, days, planner);
    return stays ? [{ band, days, length, stays }] : [];
  });
  const longest = plans.at(-1);
  if (!longest) return [];
  // Another route than that of the page of this length, where there is one.
  const [first, second] = plansOf(entry, longest.days, planner);
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

/** Plans of so many days along different routes, the longest stretch of a route first. */
function plansOf(entry: RegionEntry, days: number, planner: Operator): Stay[][] {
  const choices = entry.routes.flatMap((route) => {
    const cut = route.cuts
      .filter(({ from, to, minDays, maxDays }) => to - from >= 1 && minDays <= days && maxDays >= days)
      .toSorted((a, b) => Number(b.whole) - Number(a.whole) || b.to - b.from - (a.to - a.from))[0];
    return cut ? [{ route, cut }] : [];
  });
  return choices
    .toSorted((a, b) => Number(b.cut.whole) - Number(a.cut.whole) || b.cut.to - b.cut.from - (a.cut.to - a.cut.from))
    .slice(0, 2)
    .map((choice) => {
      const type = choice.route.route.types[0] ?? 'small-group-tour';
      return planStays(createRandom('sample', entry.region.slug, days, choice.route.route.key), {
        ...choice,
        reversed: false,
        days,
        level: 2,
        type,
        operator: planner,
        months: choice.route.months,
        afloat: isShipType(type),
      });
    });
}

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
