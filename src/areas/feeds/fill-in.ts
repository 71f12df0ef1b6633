import type { z } from 'zod';
import { slugify } from '#kernel/shared';
import type { FeedKind, FeedRecord } from './records/records.ts';
import type { itineraryDay } from './records/trips.ts';

export type FilledIn = { kind: FeedKind; source: Record<string, unknown>; hidden?: boolean };
type Day = z.output<typeof itineraryDay>;

const WORDS_A_MINUTE = 220;
const SCORES = [
  'value_score',
  'guide_score',
  'activities_score',
  'lodging_score',
  'transport_score',
  'meals_score',
] as const;

/** Fills in what follows from the record and the name of its feed alone, and takes apart what is kept apart. */
export function fillIn(record: FeedRecord, feed: string): FilledIn[] {
  switch (record.kind) {
    case 'trip':
      return tripParts(record);
    case 'operator':
      return [{ kind: 'operator', source: { ...record, feed, slug_base: slugBase(record.name, record.id) } }];
    case 'category':
      return [{ kind: 'category', source: wholeCategory(record) }];
    case 'itinerary':
      return [{ kind: 'itinerary', source: { ...record, days: record.days.map(wholeDay) } }];
    case 'review':
      return [{ kind: 'review', source: wholeReview(record) }];
    case 'article':
      return [
        { kind: 'article', source: { ...record, reading_minutes: record.reading_minutes ?? minutes(record.body) } },
      ];
    default:
      return [{ kind: record.kind, source: record }];
  }
}

function tripParts(record: FeedRecord<'trip'>): FilledIn[] {
  const { itinerary, superseded_by: successor, ...trip } = record;
  const days = itinerary?.map(wholeDay) ?? [];
  const places = trip.places.length > 0 ? trip.places : citiesOf(record, days);
  const source = { ...trip, successor, places, slug_base: slugBase(trip.name, trip.id) };
  if (days.length === 0) return [{ kind: 'trip', source }];
  const apart = { operator: trip.operator, trip: trip.id, days };
  return [
    { kind: 'trip', source },
    { kind: 'itinerary', source: apart, hidden: true },
  ];
}

/** A feed that lists no places still names some cities. */
function citiesOf(trip: FeedRecord<'trip'>, days: Day[]): string[] {
  const cities = [trip.start_city, ...days.flatMap((day) => [day.start_city, day.end_city]), trip.end_city];
  return [...new Set(cities.filter((city) => city !== undefined))];
}

function wholeDay<Entry extends { first_day: number; last_day?: number | undefined }>(day: Entry): Entry {
  return { ...day, last_day: day.last_day ?? day.first_day };
}

/** "-vs-" separates the two sides of a comparison's address. */
function slugBase(name: string, id: string): string {
  return (slugify(name) || slugify(id) || 'unnamed').replaceAll('-vs-', '-versus-');
}

function wholeCategory(record: FeedRecord<'category'>): Record<string, unknown> {
  const empty = Object.keys(record.rule ?? {}).length === 0;
  const rule = empty && record.place ? { places: [record.place] } : record.rule;
  const names = [
    ...(rule?.places ?? []).map((value) => ({ what: 'places', value })),
    ...(rule?.attractions ?? []).map((value) => ({ what: 'attractions', value })),
    ...Object.entries(rule?.terms ?? {}).flatMap(([property, keys]) =>
      keys.map((value) => ({ what: 'terms', property, value })),
    ),
  ];
  const pages = record.pages?.map((page) => ({
    ...page,
    slug: page.slug ?? record.slug,
    days: page.days.map(wholeDay),
  }));
  return { ...record, rule, pages, rule_names: names };
}

const COMPANY_BADGES: Partial<Record<string, string>> = {
  verified_traveler: 'company_verified',
  expert: 'company_expert',
};

/** What a feed says of an author is its company's word: only a booking made here proves a traveler. */
function wholeReview(record: FeedRecord<'review'>): Record<string, unknown> {
  const badge = COMPANY_BADGES[record.review_badge] ?? record.review_badge;
  return { ...record, review_badge: badge, overall_score: record.overall_score ?? meanScore(record) };
}

function meanScore(record: FeedRecord<'review'>): number {
  const given = SCORES.map((name) => record[name]).filter((score) => score !== undefined);
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 100) / 100;
}

function minutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
}
