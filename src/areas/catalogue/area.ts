import { defineArea, everyList, everyone, forAll } from '#kernel';
import { followPlaces, placesAreDue } from './departures/follow-places.ts';
import { addCatalogue, type CatalogueGraphql } from './graphql.ts';
import { catalogueKinds } from './import/kinds.ts';
import { recountAll } from './import/refresh-counts.ts';
import { pictureJobs } from './pictures/picture-jobs.ts';
import { ATTRACTIONS } from './places/attraction-tag.ts';
import { catalogueRoutes } from './rest.ts';

declare module '#kernel' {
  interface Topics {
    'trip.changed': string;
    'operator.changed': string;
    'category.changed': string;
    'attraction.changed': string;
    /** A company's or category's picture is there to be shown; its facts are the same. */
    'picture.stored': string;
    /** A departure was canceled, moved, or costs something else while places on it are held. */
    'departure.changed': string;
  }
}

declare module '#kernel/graphql' {
  interface AreaTypes {
    catalogue: CatalogueGraphql;
  }
}

export const catalogueArea = defineArea({
  name: 'catalogue',
  calls: ['partners', 'inventory', 'posters', 'images'],
  tables: {
    companies: [
      'operators',
      'operator_terms',
      'travel_associations',
      'operator_associations',
      'operator_relations',
      'operator_rankings',
    ],
    trips: [
      'trips',
      'trip_cards',
      'trip_params',
      'trip_inclusions',
      'trip_price_tiers',
      'trip_terms',
      'trip_locations',
      'trip_relations',
      'trip_attractions',
      'slug_redirects',
    ],
    departures: ['departures', 'departure_decisions', 'price_history', 'cancellation_policies'],
    itineraries: ['itineraries', 'itinerary_items'],
    categories: [
      'categories',
      'category_pages',
      'category_sliders',
      'category_slider_items',
      'category_relations',
      'category_trips',
      'sponsored_slots',
      'compared_pairs',
    ],
    places: ['terms', 'destinations', 'attractions'],
  },
  news: {
    // Lists show a trip as search does, which drops those that show or count it otherwise.
    'trip.changed': (id: string) => [`trip:${id}`],
    'operator.changed': (id: string) => [`operator:${id}`, ...everyList],
    'category.changed': () => everyList,
    'attraction.changed': () => [ATTRACTIONS],
    // Whether of a company or of a category: both stand in lists.
    'picture.stored': (id: string) => [`operator:${id}`, ...everyList],
    // Pages hear of its trip.
    'departure.changed': () => [],
  },
  inMenus: ['operator.changed', 'category.changed', 'attraction.changed'],
  routes: {
    'GET /v1/operators': forAll.read,
    'GET /v1/operators/{slug}': forAll.read,
    'GET /v1/categories': forAll.read,
    'GET /v1/trips/{id}/departures': forAll.read,
    'GET /v1/trips/{id}/spots': forAll.read,
    'GET /v1/trips/{id}/merchant_model': forAll.read,
  },
  fields: {
    tripDetail: everyone,
    operatorProfile: everyone,
    destinations: everyone,
    claims: everyone,
    compareTrips: everyone,
    compareOperators: everyone,
  },
  feed: catalogueKinds,
  jobs: (ground) => [
    ...pictureJobs(ground),
    {
      queue: 'catalogue.places',
      work: (_payload, signal) => followPlaces(ground.ctx, signal),
      onlyOne: true,
      whenDue: () => placesAreDue(ground.ctx),
      told: 'outbox',
    },
    {
      queue: 'catalogue.recount',
      onlyOne: true,
      at: '50 4 * * *',
      work: () => recountAll(ground.ctx),
    },
  ],
  rest: () => catalogueRoutes,
  graphql: ({ builder, values }) => addCatalogue(builder, values),
});
