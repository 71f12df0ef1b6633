import type { FacetKey } from '../facets.ts';

/**
 * Facets that say something about a company through its trips: one of them meets all that is chosen. Dates and prices
 * aren't among them, since they are of a departure; `rating` is the company's own and counted apart.
 */
export const operatorFacets = [
  'destination',
  'trip_type',
  'activity',
  'theme',
  'travel_style',
  'physical_level',
  'lodging_level',
  'travel_age',
] as const satisfies readonly FacetKey[];

/** Facets of the trip that a review is about. */
export const reviewFacets = [
  'destination',
  'duration',
  'trip_type',
  'activity',
  'theme',
  'travel_style',
  'physical_level',
  'lodging_level',
  'group_size',
  'travel_age',
  'operator',
] as const satisfies readonly FacetKey[];
