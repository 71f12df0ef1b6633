import type { ItineraryDay } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import type { ShownPrice } from '../catalogue/shown-card.ts';
import { aboutUsd, plural, priceBasis, priceLead } from '../catalogue/trip-words.ts';
import type { FactTableProps } from '../ui/fact-table.tsx';

type Facts = FactTableProps['facts'][number][];

const WAYS: readonly [NonNullable<ItineraryDay['travelMode']>, string][] = [
  ['flight', 'by air'],
  ['ship', 'by ship'],
  ['rail', 'by train'],
  ['road', 'by road'],
  ['foot', 'on foot'],
];

/** What a plan asks of whoever follows it, counted from its own days, and what trips that fit it cost. */
export function planFacts(
  days: readonly Pick<ItineraryDay, 'travelMode' | 'travelHours' | 'distanceKm' | 'placeName' | 'nights'>[],
  offered: { trips: number; from: ShownPrice | null } | null,
): Facts {
  return [...onTheWay(days), ...asleep(days), ...price(offered)];
}

function onTheWay(days: Parameters<typeof planFacts>[0]): Facts {
  const hours = sum(days.map(({ travelHours }) => travelHours ?? 0));
  if (hours === 0) return [];
  const km = sum(days.map(({ distanceKm }) => distanceKm ?? 0));
  const ways = WAYS.flatMap(([mode, words]) => {
    const times = days.filter(({ travelMode }) => travelMode === mode).length;
    return times > 0 ? [times === 1 ? words : `${words} ${times} times`] : [];
  });
  const far = km > 0 ? [`${Math.round(km).toLocaleString('en-US')} km between stops`] : [];
  const note = [...far, ...ways].join(', ');
  return [{ label: 'On the way', value: `About ${plural(Math.max(1, Math.round(hours)), 'hour')} in all`, note }];
}

function asleep(days: Parameters<typeof planFacts>[0]): Facts {
  const nights = new Map<string, number>();
  for (const { placeName, nights: here } of days) {
    if (placeName && here > 0) nights.set(placeName, (nights.get(placeName) ?? 0) + here);
  }
  const [most] = [...nights].toSorted(([, a], [, b]) => b - a);
  if (!most) return [];
  const [place, longest] = most;
  return [
    {
      label: 'Nights',
      value: nights.size === 1 ? `All in ${place}` : `In ${nights.size} places`,
      note: nights.size === 1 ? null : `${longest === 1 ? 'one each' : `at most ${longest}, in ${place}`}`,
    },
  ];
}

function price(offered: Parameters<typeof planFacts>[1]): Facts {
  if (!offered?.from) return [];
  const usd = aboutUsd(offered.from);
  const basis = [priceBasis(offered.from), usd && `about ${formatMoney(usd)}`].filter(Boolean).join(', ');
  return [
    {
      label: 'Trips that fit',
      value: `${priceLead(offered.from)} ${formatMoney(offered.from)}`,
      note: `${basis}; ${plural(offered.trips, 'trip')}`,
    },
  ];
}

const sum = (figures: readonly number[]) => figures.reduce((whole, one) => whole + one, 0);
