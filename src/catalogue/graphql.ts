import { type Context, notFound } from '#kernel';
import { type ApiBuilder, type GraphqlContext, readSlug, type ValueTypes } from '#kernel/graphql';
import { partnerContext } from '#partners';
import { addCategoryType } from './graphql/category-type.ts';
import { factsOf, nodeOfCard, type OperatorNode, operatorOf, type TripNode } from './graphql/nodes.ts';
import { addOperatorType } from './graphql/operator-type.ts';
import { addTripType } from './graphql/trip-type.ts';
import { operatorPage } from './operators/operator-page.ts';
import { tripPage } from './trips/trip-page.ts';
import type { NamedLink } from './trips/trip-page-model.ts';

export type CatalogueGraphql = ReturnType<typeof addCatalogue>;

/** The catalogue's types, and the fields that answer a trip and a company. */
export function addCatalogue(builder: ApiBuilder, values: ValueTypes) {
  const { trip, ...parts } = addTripType(builder, values);
  const operator = addOperatorType(builder, values, { trip, ...parts });
  const category = addCategoryType(builder, values, { trip, ...parts });

  builder.queryField('tripDetail', (t) =>
    t.field({
      type: trip,
      nullable: true,
      description: 'A trip by its slug; a former slug answers the trip under its new one.',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slug, dmoSlug }, { ctx }) => findTrip(await partnerContext(ctx, dmoSlug), slug),
    }),
  );
  builder.queryField('operatorProfile', (t) =>
    t.field({
      type: operator,
      nullable: true,
      description: 'A company by its slug; a former slug answers the company under its new one.',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string() },
      resolve: async (_root, { slug, dmoSlug }, { ctx }) => findOperator(await partnerContext(ctx, dmoSlug), slug),
    }),
  );
  return {
    trip,
    operator,
    category,
    nodeOfCard,
    operatorIdOf: async (node: OperatorNode, request: GraphqlContext) =>
      node.known.id ?? (await operatorOf(node, request)).id,
    operatorOfTrip: async (node: TripNode, request: GraphqlContext): Promise<OperatorNode> => {
      const { operator: known } = await factsOf(node, request);
      return { key: known.slug, known };
    },
    /** Name and slug of a company or trip that another area knows by id. */
    operatorNames: (id: string, request: GraphqlContext): Promise<NamedLink> =>
      operatorOf({ key: id, known: {} }, request),
    tripNames: (id: string, request: GraphqlContext): Promise<NamedLink> =>
      factsOf({ id, card: null, page: null }, request),
  };
}

async function findTrip(ctx: Context, slug: string): Promise<TripNode> {
  const found = await tripPage(ctx, { slug: readSlug(slug) });
  if (!found) throw notFound();
  if ('movedTo' in found) return findTrip(ctx, found.movedTo);
  return { id: found.id, card: null, page: found };
}

async function findOperator(ctx: Context, slug: string): Promise<OperatorNode> {
  const found = await operatorPage(ctx, { slug: readSlug(slug) });
  if (!found) throw notFound();
  if ('movedTo' in found) return findOperator(ctx, found.movedTo);
  return { key: found.id, known: found };
}
