import { defineArea, everyone, forAll } from '#kernel';
import { addSearch } from './graphql.ts';
import { createSearch, type Search } from './live/create-search.ts';
import { rebuildProjection } from './projection/rebuild.ts';
import { searchRoutes } from './rest.ts';

declare module '#kernel' {
  interface Parts {
    search: Search;
  }
}

export const searchArea = defineArea({
  name: 'search',
  calls: ['catalogue', 'partners', 'inventory'],
  tables: ['trip_search', 'search_entries', 'search_parked', 'search_calendar'],
  routes: {
    'GET /v1/search': forAll.search,
    'GET /v1/dmo/{dmo}/search': forAll.search,
    'GET /v1/trips': forAll.search,
    'GET /v1/operators/{slug}/trips': forAll.read,
    'GET /v1/categories/{slug}/trips': forAll.read,
    'GET /v1/categories/{slug}/operators': forAll.read,
    'GET /v1/trip_finder/destinations': forAll.read,
    'GET /v1/trip_finder/themes': forAll.read,
    'GET /v1/trip_finder/lodging_levels': forAll.read,
    'GET /v1/trip_finder/travel_ages': forAll.read,
  },
  fields: {
    search: everyone,
    operatorTripList: everyone,
    operatorOldTripList: everyone,
    tripOldTripList: everyone,
    categoryTripList: everyone,
    categoryOperatorReviews: everyone,
    seoLanding: everyone,
    longTailSeo: everyone,
    categoryLongTail: everyone,
    itineraryPage: everyone,
    landmarkPage: everyone,
    poiPage: everyone,
    oneWeekItinerary: everyone,
    tenDayItinerary: everyone,
    twoWeekItinerary: everyone,
  },
  jobs: ({ ctx, log }) => [
    {
      queue: 'search.rebuild',
      onlyOne: true,
      at: '10 5 * * *',
      work: (_payload, signal) => rebuildProjection(ctx, log, signal),
    },
  ],
  async start({ pool, db, ctx, log }) {
    const search = createSearch({ pool, db, clock: ctx.clock, log });
    await search.start();
    return { parts: { search }, stop: search.stop };
  },
  rest: ({ search }) => searchRoutes(search),
  graphql: ({ builder, list, types, parts }) => addSearch(builder, types.catalogue, list, parts.search),
});
