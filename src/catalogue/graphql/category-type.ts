import type { ApiBuilder, ValueTypes } from '#kernel/graphql';
import type { CategoryTripList } from '../categories/category-trip-list.ts';
import type { TripTypes } from './trip-type.ts';

/** A category with its page of trips; its other pages come with their own calls. */
export function addCategoryType(builder: ApiBuilder, values: ValueTypes, { poster }: TripTypes) {
  const link = builder.objectRef<CategoryTripList['related'][number]>('CategoryLink').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      path: t.exposeString('path'),
      tripsCount: t.exposeInt('tripsCount'),
    }),
  });

  const page = builder.objectRef<CategoryTripList>('CategoryPage').implement({
    fields: (t) => ({
      kind: t.string({ resolve: () => 'trip' }),
      slug: t.exposeString('pageSlug'),
      h1: t.exposeString('h1'),
      tagLine: t.exposeString('tagLine', { nullable: true }),
      mainArticle: t.exposeString('article', { nullable: true }),
      metaSEO: t.expose('metaSeo', { type: values.metaSeo }),
      faqs: t.expose('faqs', { type: [values.faq] }),
      breadcrumbs: t.expose('breadcrumbs', { type: [values.breadcrumb] }),
    }),
  });

  return builder.objectRef<CategoryTripList>('Category').implement({
    description: 'A place, theme, activity or style by which trips are listed.',
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      name: t.exposeString('name'),
      categoryType: t.exposeString('categoryType'),
      isWorldCategory: t.exposeBoolean('isWorldCategory'),
      images: t.expose('images', { type: [values.image] }),
      poster: t.expose('poster', { type: poster, nullable: true }),
      tripsCount: t.exposeInt('tripsCount'),
      operatorsCount: t.exposeInt('operatorsCount'),
      rating: t.exposeFloat('rating', { nullable: true }),
      reviewsCount: t.exposeInt('reviewsCount'),
      inheritanceChain: t.expose('breadcrumbs', { type: [values.breadcrumb], description: 'Parents, root first.' }),
      relatedCategories: t.expose('related', { type: [link] }),
      childCategories: t.expose('children', { type: [link] }),
      tripPage: t.field({ type: page, resolve: (category) => category }),
    }),
  });
}
