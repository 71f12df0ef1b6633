import { operatorRef } from '#catalogue/addresses';
import { previousTripIds } from '#catalogue/search';
import { notFound } from '#kernel';
import { type ApiBuilder, type GraphqlContext, paged, readPaging, readSlug } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import { emptyListQuery } from '../list-query.ts';
import { bestRated } from '../lists/best-rated.ts';
import { oldTripsOf } from '../lists/old-trips.ts';
import type { Search } from '../live/create-search.ts';
import { namesWithoutSuffix } from '../slug-suffix.ts';
import { TOP_TRIPS, type TripListNode, type TripLists, USUAL_TRIPS } from './trip-list-type.ts';

const NO_FILTERS = { groups: [], applied: [], quick: [], priceHistogram: [] };

/** A company's trips, those that it no longer offers, and those that a trip has replaced. */
export function addOperatorTrips(
  builder: ApiBuilder,
  { tripList, tripArguments, readQuery, readList }: TripLists,
  search: Search,
): void {
  builder.queryField('operatorTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      extensions: paged(USUAL_TRIPS),
      description: 'A company’s trips; a slug may end in "-trips".',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string(), ...tripArguments(t.arg) },
      resolve: async (_root, { slug, dmoSlug, ...asked }, from) => {
        const query = readQuery(asked);
        const request = await partnerRequest(from, dmoSlug);
        const operator = await findOperator(request, slug);
        return readList(request, query, { operator: operator.slug });
      },
    }),
  );

  builder.queryField('operatorOldTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      extensions: paged(USUAL_TRIPS),
      description:
        'Trips that a company no longer offers: archived, or replaced by another. A slug may end in "-trips". None has a price or a date.',
      args: { slug: t.arg.string({ required: true }), dmoSlug: t.arg.string(), ...tripArguments(t.arg) },
      resolve: async (_root, { slug, dmoSlug, ...asked }, from): Promise<TripListNode> => {
        const query = readQuery(asked);
        const request = await partnerRequest(from, dmoSlug);
        const operator = await findOperator(request, slug);
        const find = await oldTripsOf(request.ctx, search, operator.id);
        const result = await find(query);
        return {
          query,
          result,
          nodes: async () => unlisted(request, result.ids),
          topTrips: async () => unlisted(request, await bestRated(find, TOP_TRIPS)),
          category: null,
          pageType: null,
        };
      },
    }),
  );

  builder.queryField('tripOldTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      extensions: paged(USUAL_TRIPS),
      description: 'Trips that a trip has replaced, newest first.',
      args: {
        slug: t.arg.string({ required: true }),
        dmoSlug: t.arg.string(),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_TRIPS }),
      },
      resolve: async (_root, { slug, dmoSlug, ...asked }, from): Promise<TripListNode> => {
        const paging = readPaging(asked, { limit: USUAL_TRIPS });
        const request = await partnerRequest(from, dmoSlug);
        const ids = await previousTripIds(request.ctx, readSlug(slug));
        if (!ids) throw notFound();
        const { page, limit } = paging;
        return {
          query: { ...emptyListQuery(), ...paging },
          result: { ...NO_FILTERS, total: ids.length },
          nodes: async () => unlisted(request, ids.slice((page - 1) * limit, page * limit)),
          topTrips: async () => [],
          category: null,
          pageType: null,
        };
      },
    }),
  );
}

async function findOperator(request: GraphqlContext, slug: string) {
  const operator = await operatorRef(request.ctx, namesWithoutSuffix(readSlug(slug), '-trips'));
  if (!operator) throw notFound();
  return operator;
}

/** Trips without a card: no list but this one shows them. */
function unlisted(request: GraphqlContext, ids: readonly string[]) {
  return ids.map((id) => ({ request, id, card: null, core: null }));
}
