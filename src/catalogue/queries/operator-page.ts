import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#kernel';
import type { CatalogueTables } from '../tables.ts';
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
      .select(['association.name', 'association.description', 'association.logoImage'])
      .orderBy('association.name'),
  );

const rankingsOf = (eb: OperatorRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorRankings')
      .innerJoin('categories', 'categories.id', 'operatorRankings.categoryId')
      .leftJoin('categoryPages as page', (join) =>
        join.onRef('page.categoryId', '=', 'categories.id').on('page.kind', '=', 'trip').on('page.published', '=', true),
      )
      .whereRef('operatorRankings.operatorId', '=', 'operators.id')
      .select(['operatorRankings.rank', 'categories.name', 'categories.slug', 'page.slug as tripPageSlug'])
      .orderBy('operatorRankings.rank')
      .orderBy('categories.id')
      .limit(12),
  );

const similarOf = (eb: OperatorRow) =>
  jsonArrayFrom(
    eb
      .selectFrom('operatorRelations')
      .innerJoin('operators as other', 'other.id', 'operatorRelations.otherId')
      .whereRef('operatorRelations.operatorId', '=', 'operators.id')
      .select(['other.slug', 'other.name', 'other.rating', 'other.reviewsCount', 'other.tripsCount', 'other.knownFor', 'other.logoImage as logo'])
      .orderBy('operatorRelations.position')
      .orderBy('other.id')
      .limit(6),
  );

export type OperatorPageRow = NonNullable<Awaited<ReturnType<typeof readOperatorPage>>>;

/** Everything an operator's profile shows of the catalogue, in one round trip. Commercial fields are never selected. */
export function readOperatorPage(ctx: Context, slug: string) {
  return tablesOf(ctx)
    .selectFrom('operators')
    .where('operators.slug', '=', slug)
    .select((eb) => [
      'operators.id',
      'operators.slug',
      'operators.name',
      'operators.shortName',
      'operators.logoImage',
      'operators.mainImage',
      'operators.videoUrl',
      'operators.galleryImages',
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
      'operators.metaSeo',
      'operators.rating',
      'operators.reviewsCount',
      'operators.tripsCount',
      'operators.updatedAt',
      termsOf(eb).as('terms'),
      associationsOf(eb).as('associations'),
      rankingsOf(eb).as('rankings'),
      similarOf(eb).as('similar'),
    ])
    .executeTakeFirst();
}

/** Ids of a company's listed trips: best rated and most looked at. */
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
    .select('trips.id')
    .orderBy(order === 'rating' ? sql`trips.rating desc nulls last` : sql`trips.popularity desc`)
    .orderBy('trips.reviewsCount', 'desc')
    .orderBy('trips.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
