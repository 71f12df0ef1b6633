import type { CatalogueGraphql } from '#catalogue/doors';
import type { ApiBuilder, ListTypes } from '#kernel/graphql';
import { addAttractionPages } from './graphql/attraction-pages.ts';
import { addCategoryPages } from './graphql/category-pages.ts';
import { addOperatorList } from './graphql/operator-list.ts';
import { addOperatorTrips } from './graphql/operator-trips.ts';
import { addSearchQuery } from './graphql/search-query.ts';
import { addTripList } from './graphql/trip-list-type.ts';
import type { Search } from './live/create-search.ts';

/** Everything that is found, narrowed and counted: lists of trips and companies, the pages that hold them, search. */
export function addSearch(builder: ApiBuilder, catalogue: CatalogueGraphql, list: ListTypes, search: Search): void {
  const tripLists = addTripList(builder, catalogue, list, search);
  addOperatorTrips(builder, tripLists, search);
  addCategoryPages(builder, catalogue, tripLists);
  addAttractionPages(builder, catalogue, tripLists);
  addOperatorList(builder, catalogue, list, search);
  addSearchQuery(builder, catalogue, tripLists, search);

  builder.objectField(catalogue.destination, 'tripsCount', (t) =>
    t.int({
      description: 'Trips that go there.',
      resolve: async ({ request, place }) => (await search.counter('destination', request.ctx.partner))(place.slug),
    }),
  );
}
