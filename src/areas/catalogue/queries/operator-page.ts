import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import { type ShownScope, shownScope } from '#partners';
import type { CatalogueTables } from '../tables.ts';
import { hasOldTrips } from './operator-old-trips.ts';
import { operatorIsShown, shownTripsCount, tripIsShown } from './shown.ts';
import { associationLogo, operatorGallery, operatorLogo, operatorMainImage } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

type OperatorRow = ExpressionBuilder<CatalogueTables, 'operators'>;

const termsOf = (eb: OperatorRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorTerms')
      .innerJoin('terms', 'terms.id', 'operatorTerms.termId')
      .whereRef('operatorTerms.operatorId', '=', 'operators.id')
      .select(['terms.key', 'terms.name', 'terms.propertyKey', 'terms.propertyName'])
      .orderBy('terms.propertyKey')
      .orderBy('terms.position')
      .orderBy('terms.id'),
  );

const associationsOf = (eb: OperatorRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorAssociations')
      .innerJoin('travelAssociations as association', 'association.id', 'operatorAssociations.travelAssociationId')
      .whereRef('operatorAssociations.operatorId', '=', 'operators.id')
      .select(['association.name', 'association.description', associationLogo.as('logoImage')])
      .orderBy('association.name'),
  );

const rankingsOf = (eb: OperatorRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorRankings')
      .innerJoin('categories', 'categories.id', 'operatorRankings.categoryId')
      .leftJoin('categoryPages as page', (join) =>
        join
          .onRef('page.categoryId', '=', 'categories.id')
          .on('page.kind', '=', 'trip')
          .on('page.published', '=', true),
      )
      .leftJoin('categoryPages as ranks', (join) =>
        join
          .onRef('ranks.categoryId', '=', 'categories.id')
          .on('ranks.kind', '=', 'operator')
          .on('ranks.published', '=', true),
      )
      .whereRef('operatorRankings.operatorId', '=', 'operators.id')
      .select([
        'operatorRankings.rank',
        'categories.name',
        'categories.slug',
        'page.slug as tripPageSlug',
        'ranks.slug as companiesPageSlug',
        'categories.operatorsCount as companies',
      ])
      .orderBy('operatorRankings.rank')
      .orderBy('categories.id')
      .limit(12),
  );

const similarOf = (eb: OperatorRow, scope: ShownScope | null) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorRelations')
      .innerJoin('operators as other', 'other.id', 'operatorRelations.otherId')
      .whereRef('operatorRelations.operatorId', '=', 'operators.id')
      .where(operatorIsShown(scope, 'other'))
      .select([
        'other.slug',
        'other.name',
        'other.rating',
        'other.reviewsCount',
        shownTripsCount(scope, 'other').as('tripsCount'),
        'other.knownFor',
        operatorLogo('other').as('logo'),
      ])
      .orderBy('operatorRelations.position')
      .orderBy('other.id')
      .limit(6),
  );

export type OperatorPageRow = NonNullable<Awaited<ReturnType<typeof readOperatorPage>>>;

/** Everything an operator's profile shows of the catalogue, in one round trip. Commercial fields are never selected. */
export async function readOperatorPage(ctx: Context, slug: string) {
  return operatorPageRows(ctx, await shownScope(ctx))
    .where('operators.slug', '=', slug)
    .executeTakeFirst();
}

/** The same of several companies at once, by id or slug, in no particular order. */
export async function readOperatorPages(ctx: Context, { ids, slugs }: { ids: string[]; slugs: string[] }) {
  return operatorPageRows(ctx, await shownScope(ctx))
    .where((or) =>
      or.or([
        or('operators.id', '=', sql<string>`any(${ids}::uuid[])`),
        or('operators.slug', '=', sql<string>`any(${slugs}::text[])`),
      ]),
    )
    .execute();
}

function operatorPageRows(ctx: Context, scope: ShownScope | null) {
  return tablesOf(ctx)
    .selectFrom('operators')
    .select((eb) => [
      'operators.id',
      'operators.slug',
      'operators.name',
      'operators.shortName',
      operatorLogo().as('logo'),
      operatorMainImage.as('mainImage'),
      'operators.videoUrl',
      operatorGallery.as('galleryImages'),
      'operators.knownFor',
      'operators.lovedFor',
      'operators.awards',
      'operators.faqs',
      'operators.flags',
      'operators.contracted',
      'operators.ustoaStatus',
      'operators.covidSafety',
      'operators.cancellationPolicy',
      'operators.cancellationPolicyUrl',
      'operators.memberSavings',
      'operators.bookingPolicy',
      'operators.bookingTerms',
      'operators.customerAges',
      'operators.businessProcessType',
      'operators.cta',
      'operators.reservationFields',
      'operators.fixDeposit',
      'operators.depositAmount',
      'operators.deposits',
      'operators.ratingTotal',
      'operators.metaSeo',
      'operators.rating',
      'operators.reviewsCount',
      shownTripsCount(scope).as('tripsCount'),
      operatorIsShown(scope).as('shown'),
      hasOldTrips(scope).as('hasOldTrips'),
      'operators.updatedAt',
      termsOf(eb).as('terms'),
      associationsOf(eb).as('associations'),
      rankingsOf(eb).as('rankings'),
      similarOf(eb, scope).as('similar'),
    ]);
}

/** What nobody reviewed isn't popular: views aren't counted. */
const leastReviews = { rating: 0, popularity: 1 };

/** Ids of a company's listed trips that are shown: best rated or most reviewed. */
export async function readOperatorTripIds(
  ctx: Context,
  operatorId: string,
  order: 'rating' | 'popularity',
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(ctx)
    .selectFrom('trips')
    .where('trips.operatorId', '=', operatorId)
    .where('trips.status', '=', 'published')
    .where('trips.supersededBy', 'is', null)
    .where(tripIsShown(await shownScope(ctx)))
    .where('trips.reviewsCount', '>=', leastReviews[order])
    .select('trips.id')
    .orderBy(order === 'rating' ? sql`trips.rating desc nulls last` : sql`trips.popularity desc`)
    .orderBy('trips.reviewsCount', 'desc')
    .orderBy('trips.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The same of several companies at once: ids of trips by company, in order. */
export async function readTripIdsOfOperators(
  ctx: Context,
  operatorIds: readonly string[],
  order: 'rating' | 'popularity',
  limit: number,
): Promise<Map<string, string[]>> {
  const by = order === 'rating' ? sql`rating desc nulls last` : sql`popularity desc`;
  const { rows } = await sql<{ operatorId: string; tripIds: string[] }>`
    select operator_id, array_agg(id order by place) as trip_ids
    from (
      select id, operator_id, row_number() over (
        partition by operator_id order by ${by}, reviews_count desc, id
      ) as place
      from trips
      where operator_id = any(${operatorIds}::uuid[]) and status = 'published' and superseded_by is null
        and reviews_count >= ${leastReviews[order]} and ${tripIsShown(await shownScope(ctx))}
    ) placed
    where place <= ${limit}
    group by operator_id
    order by operator_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.operatorId, row.tripIds]));
}
