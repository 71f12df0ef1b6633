import type { ComparedTrip, InclusionFacts } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import { agesWords, groupWords, mealsWords, noDatesWords, plural } from '../catalogue/trip-words.ts';
import { type Cell, group, type RowGroup, row } from './rows.ts';

const term = ({ terms }: ComparedTrip, property: string) =>
  terms.find(({ propertyKey }) => propertyKey === property) ?? null;

/** How long, with whom, how hard, where and when. */
export function factRows(trips: readonly ComparedTrip[]): RowGroup[] {
  const departs = row('Departs', trips.map(dates));
  return group('The trip', [
    row(
      'Length',
      trips.map(({ durationDays, nights }) => ({
        text: plural(durationDays, 'day'),
        note: nights > 0 ? plural(nights, 'night') : undefined,
      })),
    ),
    row(
      'Kind of trip',
      trips.map((trip) => named(term(trip, 'trip_type')?.name)),
    ),
    row(
      'Group',
      trips.map((trip) => {
        const { maxGroupSize, minGroupSize } = trip;
        const words = groupWords({ maxGroupSize, tripType: term(trip, 'trip_type')?.key ?? null });
        return words === null ? null : { text: words, note: minGroupSize ? `from ${minGroupSize}` : undefined };
      }),
    ),
    row(
      'Effort',
      trips.map((trip) => named(term(trip, 'physical_level')?.name, pace(trip))),
    ),
    row(
      'Ages',
      trips.map(({ minAge, maxAge }) =>
        minAge === null && maxAge === null ? null : { text: agesWords(minAge, maxAge) },
      ),
    ),
    row(
      'Start and end',
      trips.map(({ start, end }) =>
        named(start?.name, end && (end.slug === start?.slug ? 'and back' : `to ${end.name}`)),
      ),
    ),
    departs && { ...departs, months: trips.map(({ monthBars }) => monthBars) },
  ]);
}

const named = (text: string | null | undefined, note?: string | null): Cell =>
  text ? { text, note: note ?? undefined } : null;

function pace(trip: ComparedTrip): string | null {
  const name = term(trip, 'pace')?.name;
  return name ? `Pace: ${name.toLowerCase()}` : null;
}

function dates({ dates: { state, open, guaranteed }, datesLabel }: ComparedTrip): Cell {
  // When a company says its trip leaves is true of one that can be had.
  if (state !== 'open')
    return named(noDatesWords[state], state === 'on_request' || state === 'none' ? datesLabel : null);
  const note = guaranteed > 0 ? `${guaranteed} guaranteed` : undefined;
  return { text: plural(open, 'date'), note };
}

const KINDS: [label: string, kinds: string[]][] = [
  ['Lodging', ['lodging']],
  ['Meals', ['meal']],
  ['Guide', ['guide']],
  ['Transport on the way', ['transport']],
  ['Park fees and permits', ['park_fee', 'permit']],
  ['Gear', ['gear']],
  ['Flights', ['flight']],
  ['Insurance', ['insurance']],
  ['Tips', ['tip']],
  ['Local payments', ['local_payment']],
  ['Other extras', ['other']],
];

/** What the price covers, kind by kind. */
export function inclusionRows(trips: readonly ComparedTrip[]): RowGroup[] {
  return group(
    'What the price covers',
    KINDS.map(([label, kinds]) =>
      row(
        label,
        trips.map((trip) => covered(trip, kinds)),
      ),
    ),
  );
}

function covered({ inclusions, meals, nights }: ComparedTrip, kinds: readonly string[]): Cell {
  const items = inclusions.filter(({ kind }) => kinds.includes(kind));
  const [inside, outside] = [items.filter((one) => one.included), items.filter((one) => !one.included)];
  const note = [
    inside.map(({ label }) => label).join(', '),
    outside.length > 0 && `${inside.length > 0 ? 'not included: ' : ''}${outside.map(withAmount).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
  const counted = kinds.includes('meal') ? mealsWords(meals) : null;
  if (counted) return { text: counted, note };
  if (kinds.includes('lodging') && nights > 0 && outside.length === 0) return { text: plural(nights, 'night'), note };
  if (items.length === 0) return null;
  if (outside.length === 0) return { text: 'Included', note };
  return { text: inside.length === 0 ? 'Not included' : 'Partly included', note };
}

function withAmount({ label, estimateCents, currency, mandatory }: InclusionFacts): string {
  const amount =
    estimateCents === null || currency === null ? '' : `, about ${formatMoney({ cents: estimateCents, currency })}`;
  return `${label}${amount}${mandatory ? ', required' : ''}`;
}
