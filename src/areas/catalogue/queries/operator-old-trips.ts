import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { type ShownScope, shownScope } from '#partners';
import type { NamedLink } from '../trips/named-link.ts';
import { tripIsShown } from './shown.ts';

export type OldTrip = NamedLink & {
  durationDays: number;
  rating: number | null;
  reviewsCount: number;
  /** What the company offers in its place. */
  successor: NamedLink | null;
};

const isOld = sql<boolean>`(trips.status = 'archived' or trips.status = 'published' and trips.superseded_by is not null)`;

export function hasOldTrips(scope: ShownScope | null): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from trips where trips.operator_id = operators.id and ${isOld} and ${tripIsShown(scope)})`;
}

/** What is said of an old trip, of rows as `fromTrips` joins them. */
const oldTrip = sql`trips.name, trips.slug, trips.duration_days, trips.rating, trips.reviews_count,
  case when next.id is not null then json_build_object('name', next.name, 'slug', next.slug) end as successor`;

const fromTrips = (scope: ShownScope | null) => sql`from trips
  left join trips next on next.id = trips.superseded_by and next.status = 'published' and ${tripIsShown(scope, 'next')}`;

/** Old trips by id, in this order. */
export async function readOldTrips(ctx: Context, ids: readonly string[]): Promise<OldTrip[]> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<OldTrip>`
    select ${oldTrip} ${fromTrips(scope)} where trips.id = any(${ids}::uuid[]) and ${tripIsShown(scope)}
    order by array_position(${ids}::uuid[], trips.id)`.execute(ctx.db);
  return rows;
}

/** One page of a company's trips that stand in no list any more: archived, or replaced by another; newest first. */
export async function readOperatorOldTrips(
  ctx: Context,
  operatorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ trips: OldTrip[]; total: number }> {
  const scope = await shownScope(ctx);
  const { rows } = await sql<OldTrip & { total: number }>`
    select ${oldTrip}, count(*) over ()::integer as total
    ${fromTrips(scope)}
    where trips.operator_id = ${operatorId} and ${tripIsShown(scope)}
      and ${isOld}
    order by trips.published_at desc nulls last, trips.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db);
  return { trips: rows.map(({ total: _total, ...trip }) => trip), total: rows[0]?.total ?? 0 };
}
