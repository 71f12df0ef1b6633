export type { CategoryPageNode } from './graphql/category-page-type.ts';
export type { CategoryNode } from './graphql/category-type.ts';
export type { TripNode } from './graphql/nodes.ts';
export type { CatalogueGraphql } from './graphql.ts';
export type { CategoryPageRef } from './queries/category-page.ts';
export {
  operatorAttributes,
  operatorExample,
  operatorResource,
  toOperatorAttributes,
} from './rest/operator-resource.ts';
export { toTripDocument, tripDocument, tripExample } from './rest/trip-resource.ts';
export type { TripCard } from './trips/trip-card.ts';
