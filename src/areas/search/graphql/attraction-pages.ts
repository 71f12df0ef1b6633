import { categoryPage } from '#catalogue';
import type { CatalogueGraphql } from '#catalogue/doors';
import { type Attraction, attraction, attractionsNear, tripIdsVisiting } from '#catalogue/search';
import { notFound } from '#kernel';
import { type ApiBuilder, type GraphqlContext, type ListAsked, paged, readSlug, times } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { placeArguments } from './category-pages.ts';
import { type TripLists, USUAL_TRIPS } from './trip-list-type.ts';

type AttractionPageNode = {
  request: GraphqlContext;
  attraction: Attraction;
  worldCategory: boolean;
  asked: ListAsked;
};

const MOST_NEARBY = 6;

/** A landmark or point of interest with the trips that visit it. */
export function addAttractionPages(
  builder: ApiBuilder,
  catalogue: CatalogueGraphql,
  { tripList, tripArguments, readQuery, readList }: TripLists,
): void {
  const page = builder.objectRef<AttractionPageNode>('AttractionPage').implement({
    fields: (t) => ({
      attraction: t.field({
        type: catalogue.attraction,
        resolve: (node) => catalogue.attractionNode(node.request, node.attraction),
      }),
      page: t.field({
        type: catalogue.categoryPage,
        nullable: true,
        description: 'Its page as a category, where there is one.',
        resolve: async ({ request, attraction: { kind, categoryId }, worldCategory, asked }) => {
          const found = categoryId === null ? null : await categoryPage(request.ctx, { kind, categoryId });
          return found && { request, page: found, worldCategory, asked };
        },
      }),
      trips: t.field({
        type: tripList,
        description: 'Those that visit it.',
        resolve: async ({ request, attraction: { id }, asked }) =>
          readList(request, readQuery(asked), { tripIds: await tripIdsVisiting(request.ctx, id) }),
      }),
      nearby: t.field({
        type: [catalogue.attraction],
        extensions: times(MOST_NEARBY),
        description: `Within 300 km, nearest first, ${MOST_NEARBY} at most.`,
        resolve: async ({ request, attraction: known, worldCategory }) =>
          worldCategory
            ? []
            : (await attractionsNear(request.ctx, known)).map((other) => catalogue.attractionNode(request, other)),
      }),
    }),
  });

  const fields = { landmarkPage: 'landmark', poiPage: 'poi' } as const;
  for (const [name, kind] of Object.entries(fields)) {
    builder.queryField(name, (t) =>
      t.field({
        type: page,
        nullable: true,
        extensions: paged(USUAL_TRIPS),
        description: kind === 'landmark' ? 'A landmark, by its slug.' : 'A point of interest, by its slug.',
        args: { ...placeArguments(t.arg), ...tripArguments(t.arg) },
        resolve: async (_root, { slug, dmoSlug, worldCategory, ...asked }, from) => {
          readQuery(asked);
          const request = await partnerRequest(from, dmoSlug);
          const found = await attraction(request.ctx, { kind, slug: readSlug(slug) });
          if (!found) throw notFound();
          return { request, attraction: found, worldCategory: worldCategory ?? false, asked };
        },
      }),
    );
  }
}
