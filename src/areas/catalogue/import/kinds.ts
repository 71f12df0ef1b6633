import type { FeedKind } from '#kernel/feed';
import { categoryKind } from './categories.ts';
import { departureKind } from './departures.ts';
import { itineraryKind } from './itineraries.ts';
import { operatorKind } from './operators.ts';
import { associationKind, attractionKind, placeKind, termKind } from './places.ts';
import { priceKind } from './prices.ts';
import { sliderKind } from './sliders.ts';
import { sponsoredKind } from './sponsored.ts';
import { tripKind } from './trips.ts';

/** What a feed may hold of the catalogue. */
export const catalogueKinds: readonly FeedKind[] = [
  termKind,
  placeKind,
  categoryKind,
  attractionKind,
  associationKind,
  operatorKind,
  tripKind,
  itineraryKind,
  departureKind,
  priceKind,
  sponsoredKind,
  sliderKind,
];
