import { type RawBuilder, sql } from 'kysely';
import { isChosen, type ScopeTargets, type ShownScope } from '#partners';

/**
 * What a partner's site shows, as conditions for the catalogue's queries; without a scope everything is shown. Search
 * applies the same rule to the trips it holds in memory.
 */
export function tripIsShown(scope: ShownScope | null, trips = 'trips'): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`;
  const { include, exclude } = scope;
  return sql<boolean>`(${isChosen(include) ? isTarget(include, trips) : sql`true`} and not ${isTarget(exclude, trips)})`;
}

function isTarget({ operatorIds, categoryIds, tripIds }: ScopeTargets, trips: string): RawBuilder<boolean> {
  const id = sql.ref(`${trips}.id`);
  return sql<boolean>`(
    ${sql.ref(`${trips}.operator_id`)} = any(${operatorIds}::uuid[]) or ${id} = any(${tripIds}::uuid[])
    or exists (select from category_trips membership
      where membership.trip_id = ${id} and membership.category_id = any(${categoryIds}::uuid[])))`;
}

/** Trips that stand in lists: published, and not replaced by another. */
export function tripIsListed(trips = 'trips'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${trips}.status`)} = 'published' and ${sql.ref(`${trips}.superseded_by`)} is null)`;
}

/** A company is shown with any of its listed trips; one without listed trips when the scope takes it by its name. */
export function operatorIsShown(scope: ShownScope | null, operators = 'operators'): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`;
  const { include, exclude } = scope;
  const id = sql.ref(`${operators}.id`);
  const named = isChosen(include) ? sql`${id} = any(${include.operatorIds}::uuid[])` : sql`true`;
  const listed = sql`select from trips own where own.operator_id = ${id} and ${tripIsListed('own')}`;
  return sql<boolean>`(
    exists (${listed} and ${tripIsShown(scope, 'own')})
    or (${named} and not ${id} = any(${exclude.operatorIds}::uuid[]) and not exists (${listed})))`;
}

/** How many of a company's listed trips are shown. */
export function shownTripsCount(scope: ShownScope | null, operators = 'operators'): RawBuilder<number> {
  if (scope === null) return sql<number>`${sql.ref(`${operators}.trips_count`)}`;
  return sql<number>`(select count(*)::integer from trips own
    where own.operator_id = ${sql.ref(`${operators}.id`)} and ${tripIsListed('own')} and ${tripIsShown(scope, 'own')})`;
}

/** Ids of a category's listed trips that are shown: a subquery. */
export function tripIdsOfCategory(categoryId: string, scope: ShownScope | null): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select trips.id from category_trips member join trips on trips.id = member.trip_id
    where member.category_id = ${categoryId} and ${tripIsListed()} and ${tripIsShown(scope)}`;
}

export type CategoryFigures = { trips: number; operators: number; reviews: number; rating: number | null };

/** Trips, companies and reviews of a category, and the rating of its trips, as far as they are shown. */
export function categoryFigures(scope: ShownScope | null, categories = 'categories'): RawBuilder<CategoryFigures> {
  const of = (column: string) => sql.ref(`${categories}.${column}`);
  if (scope === null) {
    return sql<CategoryFigures>`json_build_object('trips', ${of('trips_count')}, 'operators', ${of('operators_count')},
      'reviews', ${of('reviews_count')}, 'rating', ${of('rating')})`;
  }
  return sql<CategoryFigures>`(
    select json_build_object('trips', count(*), 'operators', count(distinct own.operator_id),
      'reviews', coalesce(sum(own.reviews_count), 0),
      'rating', round(sum(own.rating * own.reviews_count)
        / nullif(sum(own.reviews_count) filter (where own.rating is not null), 0), 2))
    from category_trips member join trips own on own.id = member.trip_id
    where member.category_id = ${of('id')} and ${tripIsListed('own')} and ${tripIsShown(scope, 'own')})`;
}

/** How many trips of a category are shown. */
export function categoryTripsCount(scope: ShownScope | null, categories = 'categories'): RawBuilder<number> {
  if (scope === null) return sql<number>`${sql.ref(`${categories}.trips_count`)}`;
  return sql<number>`(select count(*)::integer from category_trips member join trips own on own.id = member.trip_id
    where member.category_id = ${sql.ref(`${categories}.id`)}
      and ${tripIsListed('own')} and ${tripIsShown(scope, 'own')})`;
}
