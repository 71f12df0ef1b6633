import type { Operator } from '../operators/fleet.ts';
import { isShipType } from '../terms/trip-types.ts';
import { createRandom } from '../text/random.ts';
import { listed } from '../text/words.ts';
import { planStays } from '../trips/stays.ts';
import type { RegionEntry } from '../world/world.ts';
import type { Page } from './types.ts';

const bands = [
  { band: 'one_week', days: 7, name: 'one week' },
  { band: 'ten_days', days: 10, name: 'ten days' },
  { band: 'two_weeks', days: 14, name: 'two weeks' },
] as const;

/** Day plans for a week, ten days and two weeks, where a route of the region can fill them. */
export function itineraryPages(entry: RegionEntry, slug: string, name: string, planner: Operator): Page[] {
  const plans = bands.flatMap(({ band, days, name: length }) => {
    const article = sampleDays(entry, days, planner);
    return article ? [{ band, length, article }] : [];
  });
  const longest = plans.at(-1);
  if (!longest) return [];
  return [
    {
      page_kind: 'itinerary',
      slug,
      h1: `Itineraries for ${name}`,
      tag_line: `Day plans of ${listed(
        plans.map(({ length }) => length),
        'or',
      )}, put together from routes that companies sell.`,
      main_article: longest.article,
    },
    ...plans.map(
      ({ band, length, article }): Page => ({
        page_kind: 'duration_itinerary',
        duration_band: band,
        slug,
        h1: `${name} in ${length}`,
        main_article: article,
      }),
    ),
  ];
}

function sampleDays(entry: RegionEntry, days: number, planner: Operator): string | null {
  const choices = entry.routes.flatMap((route) =>
    route.cuts
      .filter((cut) => cut.to - cut.from >= 1 && cut.minDays <= days && cut.maxDays >= days)
      .map((cut) => ({ route, cut })),
  );
  const best = choices.toSorted(
    (a, b) => Number(b.cut.whole) - Number(a.cut.whole) || b.cut.to - b.cut.from - (a.cut.to - a.cut.from),
  )[0];
  if (!best) return null;
  const random = createRandom('sample', entry.region.slug, days);
  const type = best.route.route.types[0] ?? 'small-group-tour';
  const stays = planStays(random, {
    ...best,
    reversed: false,
    days,
    level: 2,
    type,
    operator: planner,
    months: best.route.months,
    afloat: isShipType(type),
  });
  const lines = stays.map((stay) => {
    const last = stay.firstDay + stay.nights - 1;
    const label = stay.nights > 1 ? `Days ${stay.firstDay} to ${last}` : `Day ${stay.firstDay}`;
    const way = stay.leg
      ? ` (${stay.leg.km} km by ${stay.leg.mode === 'foot' ? 'foot' : stay.leg.mode === 'flight' ? 'air' : stay.leg.mode})`
      : '';
    const doings = stay.doings.map(({ entry: doing }) => doing.doing.text).join(' ');
    return `${label}, ${stay.onTheWay ? 'on the way to ' : ''}${stay.stop.stop.name}${way}. ${doings}`.trim();
  });
  return [...lines, `Day ${days}. Home from ${stays.at(-1)?.stop.stop.name}.`].join('\n\n');
}
