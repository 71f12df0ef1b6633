import {
  type ApiBuilder,
  type ApiObject,
  type GraphqlContext,
  shownPath,
  times,
  type ValueTypes,
} from '#kernel/graphql';
import type { CategoryFacts, CategoryLinkEntry } from '../categories/category-page-model.ts';
import { attractionsIn } from '../places/attraction.ts';
import { readSponsoredTripIds } from '../queries/category-parts.ts';
import { type AttractionNode, attractionNode } from './attraction-type.ts';
import { type OperatorNode, type TripNode, tripNodesById } from './nodes.ts';
import type { TripTypes } from './trip-type.ts';

export type CategoryNode = { request: GraphqlContext; facts: CategoryFacts } & Shown;

/** `worldCategory`: hides companies, reviews, landmarks and points of interest. */
type Shown = { worldCategory: boolean };

const MOST_LINKS = 12;
const MOST_ATTRACTIONS = 24;

export type CategoryTypes = {
  trip: ApiObject<TripNode>;
  operator: ApiObject<OperatorNode>;
  attraction: ApiObject<AttractionNode>;
} & Pick<TripTypes, 'poster'>;

/** A category with the links to its pages and what stands beside its lists. */
export function addCategoryType(builder: ApiBuilder, values: ValueTypes, types: CategoryTypes) {
  const link = builder.objectRef<CategoryLinkEntry>('CategoryLink').implement({
    description: 'A category’s list of trips.',
    fields: (t) => ({
      name: t.exposeString('name'),
      path: t.string({
        nullable: true,
        description: 'On the site; null until the page exists.',
        resolve: ({ path }, _args, request) => shownPath(path, request),
      }),
      guide: t.string({
        nullable: true,
        description: 'The guide to the same, on the site; null where there is none.',
        resolve: ({ guide }, _args, request) => (guide === null ? null : shownPath(guide, request)),
      }),
      tripsCount: t.exposeInt('tripsCount'),
    }),
  });
  const experience = builder.objectRef<CategoryFacts['experiences'][number]>('Experience').implement({
    fields: (t) => ({ title: t.exposeString('title'), text: t.exposeString('text') }),
  });

  const category = builder.objectRef<CategoryNode>('Category').implement({
    description:
      'A place, theme, activity or style by which trips are listed. As a world category it leads to no companies, reviews, landmarks or points of interest.',
    fields: (t) => ({
      id: t.id({ resolve: ({ facts }) => facts.id }),
      slug: t.string({ resolve: ({ facts }) => facts.slug }),
      name: t.string({ resolve: ({ facts }) => facts.name }),
      categoryType: t.string({ resolve: ({ facts }) => facts.categoryType }),
      isWorldCategory: t.boolean({ resolve: ({ facts }) => facts.isWorldCategory }),
      images: t.field({ type: [values.image], resolve: ({ facts }) => facts.images }),
      poster: t.field({ type: types.poster, resolve: ({ facts }) => facts }),
      tripsCount: t.int({ resolve: ({ facts }) => facts.tripsCount }),
      operatorsCount: t.int({ resolve: ({ facts }) => facts.operatorsCount }),
      reviewsCount: t.int({ description: 'Of its trips.', resolve: ({ facts }) => facts.reviewsCount }),
      travelGuide: t.string({ nullable: true, resolve: ({ facts }) => facts.travelGuide }),
      travelTips: t.string({ nullable: true, resolve: ({ facts }) => facts.travelTips }),
      safetyInfo: t.string({ nullable: true, resolve: ({ facts }) => facts.safetyInfo }),
      experiences: t.field({ type: [experience], resolve: ({ facts }) => facts.experiences }),
      inheritanceChain: t.field({
        type: [values.breadcrumb],
        description: 'Parents, root first.',
        resolve: ({ facts }) => facts.breadcrumbs,
      }),
      relatedCategories: t.field({
        type: [link],
        extensions: times(MOST_LINKS),
        resolve: ({ facts }) => facts.related,
      }),
      childCategories: t.field({
        type: [link],
        extensions: times(2 * MOST_LINKS),
        resolve: ({ facts }) => facts.children,
      }),

      sponsoredTrips: t.field({
        type: [types.trip],
        description: 'Paid places: show them as such, apart from the list.',
        resolve: async ({ request, facts }) =>
          tripNodesById(request, await readSponsoredTripIds(request.ctx, facts.id)),
      }),
      landmarks: t.field({
        type: [types.attraction],
        extensions: times(MOST_ATTRACTIONS),
        description: `In its place, ${MOST_ATTRACTIONS} at most.`,
        resolve: (node) => attractionNodes(node, 'landmark'),
      }),
      pointsOfInterest: t.field({
        type: [types.attraction],
        extensions: times(MOST_ATTRACTIONS),
        description: `In its place, ${MOST_ATTRACTIONS} at most.`,
        resolve: (node) => attractionNodes(node, 'poi'),
      }),
    }),
  });
  return { category, categoryLink: link };
}

async function attractionNodes(node: CategoryNode, kind: 'landmark' | 'poi'): Promise<AttractionNode[]> {
  const { request, facts, worldCategory } = node;
  if (worldCategory || facts.destinationId === null) return [];
  const found = await attractionsIn(request.ctx, facts.destinationId, kind);
  return found.map((one) => attractionNode(request, one));
}
