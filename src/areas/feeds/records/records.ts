import type { z } from 'zod';
import type { FedKind } from '#kernel/feed';
import { departureRecord, priceRecord } from './departures.ts';
import { associationRecord, operatorRecord } from './operators.ts';
import { attractionRecord, categoryRecord, partnerRecord, placeRecord, termRecord } from './places.ts';
import { articleRecord, reviewRecord } from './reviews.ts';
import { itineraryRecord, tripRecord } from './trips.ts';

/** Every kind of record, in the order in which they are applied: a record may name those above it. */
export const feedRecords = {
  term: termRecord,
  place: placeRecord,
  category: categoryRecord,
  attraction: attractionRecord,
  association: associationRecord,
  operator: operatorRecord,
  trip: tripRecord,
  itinerary: itineraryRecord,
  departure: departureRecord,
  price: priceRecord,
  review: reviewRecord,
  article: articleRecord,
  partner: partnerRecord,
} as const satisfies Record<FedKind, z.ZodType>;

export type FeedKind = keyof typeof feedRecords;
export type FeedRecord<Kind extends FeedKind = FeedKind> = { [K in Kind]: z.output<(typeof feedRecords)[K]> }[Kind];

export const feedKinds = Object.keys(feedRecords) as FeedKind[];

export function isFeedKind(text: unknown): text is FeedKind {
  return typeof text === 'string' && text in feedRecords;
}
