import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import { type ShownScope, shownScope } from '#partners';
import { longTailTypes } from '../categories/category-types.ts';
import type { CatalogueTables } from '../tables.ts';
import { categoryFigures, categoryTripsCount } from './shown.ts';
import { categoryCover, categoryImages } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

type CategoryRow = ExpressionBuilder<CatalogueTables, 'categories'>;

export type PageKind = CatalogueTables['categoryPages']['kind'];
export type DurationBand = NonNullable<CatalogueTables['categoryPages']['durationBand']>;
export type CategoryType = CatalogueTables['categories']['categoryType'];

const MOST_LINKS = 12;

const relatedOf = (eb: CategoryRow, scope: ShownScope | null) =>
  jsonArrayFrom(
    eb
      .selectFrom('categoryRelations')
      .innerJoin('categories as other', 'other.id', 'categoryRelations.otherId')
      .innerJoin('categoryPages as page', (join) =>
        join.onRef('page.categoryId', '=', 'other.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
      )
      .leftJoin('categoryPages as landing', (join) =>
        join
          .onRef('landing.categoryId', '=', 'other.id')
          .on('landing.kind', '=', 'landing')
          .on('landing.published', '=', true),
      )
      .whereRef('categoryRelations.categoryId', '=', 'categories.id')
      .where(categoryTripsCount(scope, 'other'), '>', 0)
      .select([
        'other.name',
        'other.categoryType',
        'other.slug as categorySlug',
        'other.poster',
        categoryCover('other').as('cover'),
        'page.slug',
        'landing.slug as landingSlug',
        categoryTripsCount(scope, 'other').as('tripsCount'),
      ])
      .orderBy('categoryRelations.rank')
      .orderBy('other.id')
      .limit(MOST_LINKS),
  );

/** The largest categories right below: long tails, or all others. */
const childrenOf = (eb: CategoryRow, scope: ShownScope | null, longTails: boolean) =>
  jsonArrayFrom(
    eb
      .selectFrom('categories as child')
      .innerJoin('categoryPages as page', (join) =>
        join.onRef('page.categoryId', '=', 'child.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
      )
      .leftJoin('categoryPages as landing', (join) =>
        join
          .onRef('landing.categoryId', '=', 'child.id')
          .on('landing.kind', '=', 'landing')
          .on('landing.published', '=', true),
      )
      .whereRef('child.parentId', '=', 'categories.id')
      .where('child.categoryType', longTails ? 'in' : 'not in', longTailTypes)
      .where(categoryTripsCount(scope, 'child'), '>', 0)
      .select([
        'child.name',
        'child.categoryType',
        'child.slug as categorySlug',
        'child.poster',
        categoryCover('child').as('cover'),
        'page.slug',
        'landing.slug as landingSlug',
        categoryTripsCount(scope, 'child').as('tripsCount'),
      ])
      .orderBy('tripsCount', 'desc')
      .orderBy('child.id')
      .limit(MOST_LINKS),
  );

export type Ancestor = { name: string; categoryType: CategoryType; pages: { kind: PageKind; slug: string }[] };

/** Parents of a category, root first, with their pages. */
const ancestorsOf = sql<Ancestor[]>`(
  with recursive chain as (
    select p.id, p.parent_id, p.name, p.category_type, 1 as depth from categories p where p.id = categories.parent_id
    union all
    select p.id, p.parent_id, p.name, p.category_type, chain.depth + 1
    from categories p join chain on p.id = chain.parent_id
    where chain.depth < 8
  )
  select coalesce(json_agg(json_build_object('name', chain.name, 'category_type', chain.category_type, 'pages', (
      select coalesce(json_agg(json_build_object('kind', page.kind, 'slug', page.slug) order by page.kind), '[]')
      from category_pages page
      where page.category_id = chain.id and page.published and page.duration_band is null
    )) order by chain.depth desc), '[]')
  from chain
)`;

/** A landmark or point of interest that is about the category of a page: its own slug is its address. */
const sightSlug = sql<string | null>`(
  select sight.slug from attractions sight
  where sight.category_id = page.category_id and sight.kind = page.kind
  order by sight.id limit 1
)`;

/** The published pages of a category; as a landmark or point of interest it has one where there is that one. */
const pagesOf = (eb: CategoryRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('categoryPages as page')
      .whereRef('page.categoryId', '=', 'categories.id')
      .where('page.published', '=', true)
      .where(sql<boolean>`(page.kind not in ('landmark', 'poi') or ${sightSlug} is not null)`)
      .select(['page.kind', 'page.durationBand', sql<string>`coalesce(${sightSlug}, page.slug)`.as('slug'), 'page.h1'])
      .orderBy('page.kind')
      .orderBy(sql`array_position(array['one_week', 'ten_days', 'two_weeks'], page.duration_band)`)
      .orderBy('page.id'),
  );

export type CategoryPageRow = NonNullable<Awaited<ReturnType<typeof readCategoryPage>>>;

/** How a page of a category is named: by its own slug, or by its category. */
export type CategoryPageRef =
  | {
      kind: PageKind;
      slug: string;
      durationBand?: DurationBand | undefined;
      types?: readonly CategoryType[] | undefined;
      /** The slug may be the category's, where no page has it. */
      orCategory?: boolean;
    }
  | { kind: PageKind; categoryId: string };

/** Published pages of categories with their categories, in one round trip. */
async function categoryPages(ctx: Context) {
  const scope = await shownScope(ctx);
  return tablesOf(ctx)
    .selectFrom('categoryPages as page')
    .innerJoin('categories', 'categories.id', 'page.categoryId')
    .where('page.published', '=', true)
    .select((eb) => [
      'page.id as pageId',
      'page.kind',
      'page.durationBand',
      'page.slug as pageSlug',
      'page.h1',
      'page.tagLine',
      'page.mainArticle',
      'page.metaSeo',
      'page.faqs',
      'page.updatedAt',
      'categories.id',
      'categories.slug',
      'categories.name',
      'categories.categoryType',
      'categories.destinationId',
      'categories.poster',
      categoryImages.as('images'),
      'categories.isWorldCategory',
      'categories.travelGuide',
      'categories.travelTips',
      'categories.safetyInfo',
      'categories.experiences',
      categoryFigures(scope).as('figures'),
      relatedOf(eb, scope).as('related'),
      childrenOf(eb, scope, false).as('children'),
      childrenOf(eb, scope, true).as('longTails'),
      ancestorsOf.as('ancestors'),
      pagesOf(eb).as('pages'),
    ]);
}

/** Of each category so many at most: eight kinds, one of them in three lengths. */
const MOST_PAGES = 10;

export async function readPagesOfCategories(ctx: Context, categoryIds: readonly string[]) {
  return (await categoryPages(ctx))
    .where('categories.id', '=', sql<string>`any(${categoryIds}::uuid[])`)
    .orderBy('page.id')
    .limit(categoryIds.length * MOST_PAGES)
    .execute();
}

export async function readCategoryPage(ctx: Context, ref: CategoryPageRef) {
  const query = (await categoryPages(ctx)).where('page.kind', '=', ref.kind);
  if ('categoryId' in ref) return query.where('categories.id', '=', ref.categoryId).executeTakeFirst();
  const { slug, durationBand, types, orCategory } = ref;
  return query
    .$if(!orCategory, (exact) => exact.where('page.slug', '=', slug))
    .$if(orCategory === true, (either) =>
      either
        .where((eb) => eb.or([eb('page.slug', '=', slug), eb('categories.slug', '=', slug)]))
        .orderBy(sql`page.slug = ${slug}`, 'desc')
        .limit(1),
    )
    .where('page.durationBand', durationBand ? '=' : 'is', durationBand ?? null)
    .$if(types !== undefined, (narrowed) => narrowed.where('categories.categoryType', 'in', types ?? []))
    .executeTakeFirst();
}
