import {
  type ApiBuilder,
  type ApiObject,
  batched,
  type GraphqlContext,
  type ListAsked,
  paged,
  shownPath,
  times,
  type ValueTypes,
} from '#kernel/graphql';
import { pagesOfCategories } from '../categories/category-page.ts';
import type { CategoryLinkEntry, CategoryPage } from '../categories/category-page-model.ts';
import { categoryLinksById, type PageSlider, pageSliders, sampleDays } from '../categories/category-parts.ts';
import type { CategoryNode, CategoryTypes } from './category-type.ts';
import type { ItineraryShape } from './itinerary-type.ts';
import { operatorNodesById, tripNodesById } from './nodes.ts';

/** A page of a category; `asked` is what its list of trips was asked for. */
export type CategoryPageNode = {
  request: GraphqlContext;
  page: CategoryPage;
  worldCategory: boolean;
  asked: ListAsked;
};

type SliderNode = PageSlider & { request: GraphqlContext };
type PageTypes = Omit<CategoryTypes, 'poster' | 'attraction'> & {
  category: ApiObject<CategoryNode>;
  categoryLink: ApiObject<CategoryLinkEntry>;
  itinerary: ApiObject<ItineraryShape>;
};

const LENGTHS = 3;
/** Of the trips of a page to which a category leads: what was asked for further up was asked of another list. */
const USUAL_TRIPS = 10;
const SLIDERS = 4;
const SLIDER_ITEMS = 12;

const loadLink = batched(categoryLinksById);
export function categoryOf({ request, page, worldCategory }: CategoryPageNode): CategoryNode {
  return { request, facts: page.category, worldCategory };
}

/** A page of a category: its words, sliders and sample days; its trips are added by search. */
export function addCategoryPageType(builder: ApiBuilder, values: ValueTypes, types: PageTypes) {
  const slider = addSliderType(builder, types);
  const page = builder.objectRef<CategoryPageNode>('CategoryPage').implement({
    fields: (t) => ({
      id: t.id({ resolve: (node) => node.page.id }),
      kind: t.string({
        description: 'trip, operator, review, landing, itinerary, landmark, poi or duration_itinerary.',
        resolve: (node) => node.page.kind,
      }),
      durationBand: t.string({
        nullable: true,
        description: 'Of an itinerary of a certain length: one_week, ten_days or two_weeks.',
        resolve: (node) => node.page.durationBand,
      }),
      slug: t.string({ resolve: (node) => node.page.slug }),
      path: t.string({
        nullable: true,
        description: 'On the site; null until the page exists.',
        resolve: ({ page: { path } }, _args, request) => shownPath(path, request),
      }),
      h1: t.string({ resolve: (node) => node.page.h1 }),
      tagLine: t.string({ nullable: true, resolve: (node) => node.page.tagLine }),
      mainArticle: t.string({ nullable: true, resolve: (node) => node.page.article }),
      metaSEO: t.field({ type: values.metaSeo, resolve: (node) => node.page.metaSeo }),
      faqs: t.field({ type: [values.faq], resolve: (node) => node.page.faqs }),
      breadcrumbs: t.field({ type: [values.breadcrumb], resolve: (node) => node.page.breadcrumbs }),
      updatedAt: t.field({ type: 'DateTime', resolve: (node) => node.page.updatedAt }),
      category: t.field({ type: types.category, resolve: categoryOf }),
      sliders: t.field({
        type: [slider],
        extensions: times(SLIDERS),
        resolve: async ({ request, page: { id } }) =>
          (await pageSliders(request.ctx, id)).map((found) => ({ ...found, request })),
      }),
      itinerary: t.field({
        type: types.itinerary,
        nullable: true,
        description: 'Sample days, where somebody wrote them.',
        resolve: async ({ request, page: { id } }) => {
          const days = await sampleDays(request.ctx, id);
          return days.length > 0 ? { id, mapImage: null, days } : null;
        },
      }),
    }),
  });
  builder.objectFields(types.category, (t) => ({
    ...Object.fromEntries(
      Object.entries(PAGES).map(([name, { kind, description }]) => [
        name,
        t.field({
          type: page,
          nullable: true,
          extensions: paged(USUAL_TRIPS),
          description,
          resolve: async (node) => (await pagesOf(node)).find((found) => found.page.kind === kind) ?? null,
        }),
      ]),
    ),
    durationItineraryPages: t.field({
      type: [page],
      extensions: { cost: { ...paged(USUAL_TRIPS).cost, ...times(LENGTHS).cost } },
      description: 'Itineraries of one week, ten days and two weeks.',
      resolve: async (node) => {
        const found = (await pagesOf(node)).filter(({ page: { kind } }) => kind === 'duration_itinerary');
        return found.toSorted((a, b) => bandOf(a) - bandOf(b));
      },
    }),
  }));
  return page;
}

/** Fields of a category that answer one of its pages; a world category leads to no page that is `hidden` there. */
const PAGES: Record<string, { kind: CategoryPage['kind']; description: string; hidden?: boolean }> = {
  tripPage: { kind: 'trip', description: 'Its list of trips.' },
  operatorPage: { kind: 'operator', description: 'Its companies.', hidden: true },
  reviewPage: { kind: 'review', description: 'What travelers say of its trips.', hidden: true },
  landmarkPage: { kind: 'landmark', description: 'Its page as a landmark.', hidden: true },
  poiPage: { kind: 'poi', description: 'Its page as a point of interest.', hidden: true },
  landingPage: { kind: 'landing', description: 'Its guide.' },
  itineraryPage: { kind: 'itinerary', description: 'Itineraries in it.' },
};
const HIDDEN = new Set(Object.values(PAGES).flatMap(({ kind, hidden }) => (hidden ? [kind] : [])));
const BANDS = ['one_week', 'ten_days', 'two_weeks'];
const bandOf = ({ page }: CategoryPageNode) => BANDS.indexOf(page.durationBand ?? '');

const loadPages = batched(pagesOfCategories);

/** The published pages of a category, all read at once. */
async function pagesOf({ request, facts, worldCategory }: CategoryNode): Promise<CategoryPageNode[]> {
  const pages = (await loadPages(request, facts.id)) ?? [];
  const shown = worldCategory ? pages.filter(({ kind }) => !HIDDEN.has(kind)) : pages;
  return shown.map((page) => ({ request, page, worldCategory, asked: {} }));
}

function addSliderType(builder: ApiBuilder, { trip, operator, categoryLink }: PageTypes) {
  const idsOf = ({ itemKind, itemIds }: SliderNode, kind: string) => (itemKind === kind ? itemIds : []);
  return builder.objectRef<SliderNode>('Slider').implement({
    description: 'Things of one kind side by side; what isn’t there or isn’t shown is left out.',
    fields: (t) => ({
      title: t.exposeString('title'),
      itemKind: t.exposeString('itemKind', {
        description: 'trip, operator or category: which of the lists is filled.',
      }),
      trips: t.field({
        type: [trip],
        extensions: times(SLIDER_ITEMS),
        resolve: (node) => tripNodesById(node.request, idsOf(node, 'trip')),
      }),
      operators: t.field({
        type: [operator],
        extensions: times(SLIDER_ITEMS),
        resolve: (node) => operatorNodesById(node.request, idsOf(node, 'operator')),
      }),
      categories: t.field({
        type: [categoryLink],
        extensions: times(SLIDER_ITEMS),
        resolve: async (node) => {
          const links = await Promise.all(idsOf(node, 'category').map((id) => loadLink(node.request, id)));
          return links.filter((found) => found !== null);
        },
      }),
    }),
  });
}
