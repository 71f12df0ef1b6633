import type { CatalogueGraphql, CategoryPageNode } from '#catalogue/doors';
import { type ApiBuilder, type ApiObject, type ListMetadataShape, paged, rows } from '#kernel/graphql';
import type { ReviewStats } from '../review-list.ts';
import type { ReviewNode } from './review-type.ts';

/** A list as its resolvers hold it; what isn't asked for isn't read. */
export type ReviewListNode = {
  nodes(): Promise<ReviewNode[]> | ReviewNode[];
  stats(): Promise<ReviewStats> | ReviewStats;
  metadata: ListMetadataShape;
  /** Of the category whose trips are reviewed; null for the list of a company. */
  page: CategoryPageNode | null;
};

/** Of the trips of its page: the limit of the reviews isn't theirs. */
const USUAL_TRIPS = 10;

type Types = {
  review: ApiObject<ReviewNode>;
  reviewsDetails: ApiObject<ReviewStats>;
  listMetadata: ApiObject<ListMetadataShape>;
};

export function addReviewList(
  builder: ApiBuilder,
  { category, categoryPage, categoryOf }: CatalogueGraphql,
  { review, reviewsDetails, listMetadata }: Types,
) {
  return builder.objectRef<ReviewListNode>('ReviewList').implement({
    fields: (t) => ({
      nodes: t.field({ type: [review], extensions: rows, resolve: (list) => list.nodes() }),
      metadata: t.field({ type: listMetadata, resolve: (list) => list.metadata }),
      reviewsDetails: t.field({ type: reviewsDetails, resolve: (list) => list.stats() }),
      category: t.field({
        type: category,
        nullable: true,
        description: 'Null for the list of a company.',
        resolve: ({ page }) => page && categoryOf(page),
      }),
      page: t.field({
        type: categoryPage,
        nullable: true,
        extensions: paged(USUAL_TRIPS),
        description: 'The words around the list; null for the list of a company.',
        resolve: (list) => list.page,
      }),
    }),
  });
}
