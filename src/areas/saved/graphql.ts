import { offeredCards } from '#catalogue';
import type { CatalogueGraphql, TripNode } from '#catalogue/doors';
import { notFound } from '#kernel';
import {
  type ApiBuilder,
  batched,
  type ListMetadataShape,
  type ListTypes,
  listMetadataShape,
  paged,
  readPaging,
  rows,
} from '#kernel/graphql';
import { followedAmong } from './follow.ts';
import { sharedWishlist } from './share-wishlist.ts';

const USUAL = 10;
const MOST = 50;

type SharedList = { name: string; sharedBy: string; nodes: TripNode[]; metadata: ListMetadataShape };

const loadFollowed = batched(followedAmong);

/** Whether a company is followed by whoever asks, and lists that were shared. */
export function addSaved(
  builder: ApiBuilder,
  { trip, tripNodes, operator, operatorIdOf }: CatalogueGraphql,
  { listMetadata }: ListTypes,
): void {
  builder.objectField(operator, 'isFollowed', (t) =>
    t.boolean({
      description: 'By whoever asks; false for visitors.',
      resolve: async (node) => {
        if (node.request.ctx.actor.kind !== 'member') return false;
        return (await loadFollowed(node.request, await operatorIdOf(node))) ?? false;
      },
    }),
  );

  const list = builder.objectRef<SharedList>('SharedWishlist').implement({
    description: 'A member’s list as whoever has its link sees it.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'As its member calls it.' }),
      sharedBy: t.exposeString('sharedBy', { description: 'The first name of its member, or “A traveler”.' }),
      nodes: t.field({
        type: [trip],
        extensions: rows,
        description: 'Those that are offered, the one saved last first.',
        resolve: ({ nodes }) => nodes,
      }),
      metadata: t.expose('metadata', { type: listMetadata }),
    }),
  });

  builder.queryField('sharedWishlist', (t) =>
    t.field({
      type: list,
      nullable: true,
      extensions: paged(USUAL),
      description: `A list of trips by the token of a link to it, ${MOST} trips a page at most. A link that was stopped is as absent as one that never was.`,
      args: {
        token: t.arg.string({ required: true, description: 'The last part of the link.' }),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL }),
      },
      resolve: async (_root, { token, ...asked }, request): Promise<SharedList> => {
        const paging = readPaging(asked, { limit: USUAL, most: MOST });
        const shared = await sharedWishlist(request.ctx, token);
        if (!shared) throw notFound();
        const cards = await offeredCards(request.ctx, shared.tripIds);
        const from = (paging.page - 1) * paging.limit;
        return {
          name: shared.name,
          sharedBy: shared.sharedBy,
          nodes: tripNodes(request, cards.slice(from, from + paging.limit)),
          metadata: listMetadataShape(paging, cards.length),
        };
      },
    }),
  );
}
