import {
  associationImport,
  attractionImport,
  categoryImport,
  departureImport,
  itineraryImport,
  operatorImport,
  placeImport,
  priceImport,
  termImport,
  tripImport,
} from '#catalogue/feed';
import { articleImport } from '#content/feed';
import { partnerImport } from '#partners/feed';
import { reviewImport } from '#reviews/feed';
import type { ImportTable } from './merge/spec.ts';
import type { FeedKind } from './records/records.ts';

/** Every kind with its tables, in the order in which they are applied. */
export const kinds: Readonly<Record<FeedKind, ImportTable>> = {
  term: termImport,
  place: placeImport,
  category: categoryImport,
  attraction: attractionImport,
  association: associationImport,
  operator: operatorImport,
  trip: tripImport,
  itinerary: itineraryImport,
  departure: departureImport,
  price: priceImport,
  review: reviewImport,
  article: articleImport,
  partner: partnerImport,
};
