import { categoryPage } from '#catalogue';
import type { CatalogueGraphql, CategoryPageRef } from '#catalogue/doors';
import { notFound } from '#kernel';
import { type ApiBuilder, paged, readSlug } from '#kernel/graphql';
import { partnerRequest } from '#partners';
import type { IndexScope } from '../trip-index/index-query.ts';
import { type ArgumentBuilder, type TripLists, USUAL_TRIPS } from './trip-list-type.ts';

type Ref = Pick<Extract<CategoryPageRef, { slug: string }>, 'kind' | 'durationBand' | 'types'>;

const LONG_TAILS = ['longtail_two_attributes', 'longtail_four_attributes'] as const;
const OTHERS = ['continent', 'country', 'region', 'city', 'theme', 'activity', 'travel_style', 'attraction'] as const;

/** Query fields that answer one page of a category. */
const PAGES: Record<string, { ref: Ref; description: string }> = {
  seoLanding: {
    ref: { kind: 'landing', types: OTHERS },
    description: 'The guide to a category.',
  },
  longTailSeo: {
    ref: { kind: 'landing', types: [LONG_TAILS[1]] },
    description: 'The page of a long-tail category of four attributes.',
  },
  categoryLongTail: {
    ref: { kind: 'landing', types: [LONG_TAILS[0]] },
    description: 'The page of a long-tail category of two attributes.',
  },
  itineraryPage: { ref: { kind: 'itinerary' }, description: 'Itineraries in a place.' },
  oneWeekItinerary: {
    ref: { kind: 'duration_itinerary', durationBand: 'one_week' },
    description: 'An itinerary of a week, and the trips of 6 to 8 days.',
  },
  tenDayItinerary: {
    ref: { kind: 'duration_itinerary', durationBand: 'ten_days' },
    description: 'An itinerary of ten days, and the trips of 9 to 11 days.',
  },
  twoWeekItinerary: {
    ref: { kind: 'duration_itinerary', durationBand: 'two_weeks' },
    description: 'An itinerary of two weeks, and the trips of 12 to 16 days.',
  },
};

/** The pages of categories, each with its list of trips. */
export function addCategoryPages(
  builder: ApiBuilder,
  catalogue: CatalogueGraphql,
  { tripList, tripArguments, readQuery, readList }: TripLists,
): void {
  builder.objectField(catalogue.categoryPage, 'trips', (t) =>
    t.field({
      type: tripList,
      description:
        'Of the category, as the arguments of the page ask for them; on a page of one length, of that length.',
      resolve: (node) => {
        const { kind, durationBand, category } = node.page;
        const scope: IndexScope = { category: category.slug, ...(durationBand && { duration: durationBand }) };
        const of = { category: catalogue.categoryOf(node), pageType: kind };
        return readList(node.request, readQuery(node.asked), scope, of);
      },
    }),
  );

  for (const [name, { ref, description }] of Object.entries(PAGES)) {
    builder.queryField(name, (t) =>
      t.field({
        type: catalogue.categoryPage,
        nullable: true,
        extensions: paged(USUAL_TRIPS),
        description,
        args: { ...placeArguments(t.arg), ...tripArguments(t.arg) },
        resolve: async (_root, { slug, dmoSlug, worldCategory, ...asked }, from) => {
          // Whoever asks for what can't be meant hears of it, whether or not the list is looked at.
          readQuery(asked);
          const request = await partnerRequest(from, dmoSlug);
          const page = await categoryPage(request.ctx, { ...ref, slug: readSlug(slug) });
          if (!page) throw notFound();
          return { request, page, worldCategory: worldCategory ?? false, asked };
        },
      }),
    );
  }

  builder.queryField('categoryTripList', (t) =>
    t.field({
      type: tripList,
      nullable: true,
      extensions: paged(USUAL_TRIPS),
      description: 'The trips of a category, by the slug of its page of trips.',
      args: { ...placeArguments(t.arg), ...tripArguments(t.arg) },
      resolve: async (_root, { slug, dmoSlug, worldCategory, ...asked }, from) => {
        const query = readQuery(asked);
        const request = await partnerRequest(from, dmoSlug);
        const page = await categoryPage(request.ctx, { kind: 'trip', slug: readSlug(slug) });
        if (!page) throw notFound();
        const node = { request, page, worldCategory: worldCategory ?? false, asked };
        const of = { category: catalogue.categoryOf(node), pageType: page.kind };
        return readList(request, query, { category: page.category.slug }, of);
      },
    }),
  );
}

/** slug, dmoSlug and worldCategory of a page of a category. */
export function placeArguments(t: ArgumentBuilder) {
  return {
    slug: t.string({ required: true }),
    dmoSlug: t.string(),
    worldCategory: t.boolean({
      defaultValue: false,
      description: 'Hides companies, reviews, landmarks and points of interest: a world category leads to none.',
    }),
  };
}
