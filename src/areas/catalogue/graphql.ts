import { type Context, notFound } from '#kernel';
import { type ApiBuilder, type GraphqlContext, readSlug, type ValueTypes } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { attractionNode } from './graphql/attraction-type.ts';
import { addCategoryPageType, categoryOf } from './graphql/category-page-type.ts';
import { addCategoryType } from './graphql/category-type.ts';
import { addClaims } from './graphql/claims.ts';
import { addComparisons } from './graphql/compare.ts';
import { addDestinations } from './graphql/destination-type.ts';
import {
  fact,
  factsOf,
  type OperatorNode,
  ofOperator,
  operatorOf,
  type TripNode,
  tripNode,
  tripNodes,
} from './graphql/nodes.ts';
import { addOperatorType } from './graphql/operator-type.ts';
import { addTripType } from './graphql/trip-type.ts';
import { operatorPage } from './operators/operator-page.ts';
import type { OperatorPage } from './operators/operator-page-model.ts';
import { tripCore } from './trips/trip-page.ts';
import type { TripCore } from './trips/trip-page-model.ts';

export type CatalogueGraphql = ReturnType<typeof addCatalogue>;

/** The catalogue's types, and the fields that answer a trip, a company, destinations and comparisons. */
export function addCatalogue(builder: ApiBuilder, values: ValueTypes) {
  const { trip, ...parts } = addTripType(builder, values);
  const operator = addOperatorType(builder, values, { trip, ...parts });
  const types = { trip, operator, ...parts };
  const { category, categoryLink } = addCategoryType(builder, values, types);
  const categoryPage = addCategoryPageType(builder, values, { ...types, category, categoryLink });
  const destination = addDestinations(builder, values);
  const claims = addClaims(builder);
  addComparisons(builder, types);

  builder.queryField('tripDetail', (t) =>
    t.field({
      type: trip,
      nullable: true,
      description: 'A trip by its slug; a former slug answers the trip under its new one.',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slug, dmoSlug }, from): Promise<TripNode> => {
        const request = await partnerRequest(from, dmoSlug);
        const core = await findTrip(request.ctx, slug);
        return { request, id: core.id, card: null, core };
      },
    }),
  );
  builder.queryField('operatorProfile', (t) =>
    t.field({
      type: operator,
      nullable: true,
      description: 'A company by its slug; a former slug answers the company under its new one.',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slug, dmoSlug }, from): Promise<OperatorNode> => {
        const request = await partnerRequest(from, dmoSlug);
        const page = await findOperator(request.ctx, slug);
        return { request, key: page.id, known: page };
      },
    }),
  );
  return {
    trip,
    operator,
    category,
    categoryPage,
    attraction: parts.attraction,
    destination,
    claims,
    poster: parts.poster,
    tripNode,
    tripNodes,
    attractionNode,
    categoryOf,
    ratingOfTrip: fact(({ rating }) => rating),
    ratingOfOperator: ofOperator('rating'),
    operatorIdOf: async (node: OperatorNode) => node.known.id ?? (await operatorOf(node)).id,
    operatorOfTrip: async (node: TripNode): Promise<OperatorNode> => {
      const { operator: known } = await factsOf(node);
      return { request: node.request, key: known.slug, known };
    },
    /** Name and slug of a company that another area knows by id. */
    operatorNames: (id: string, request: GraphqlContext) => operatorOf({ request, key: id, known: {} }),
  };
}

async function findTrip(ctx: Context, slug: string): Promise<TripCore> {
  const found = await tripCore(ctx, { slug: readSlug(slug) });
  if (!found) throw notFound();
  return 'movedTo' in found ? findTrip(ctx, found.movedTo) : found;
}

async function findOperator(ctx: Context, slug: string): Promise<OperatorPage> {
  const found = await operatorPage(ctx, { slug: readSlug(slug) });
  if (!found) throw notFound();
  return 'movedTo' in found ? findOperator(ctx, found.movedTo) : found;
}
