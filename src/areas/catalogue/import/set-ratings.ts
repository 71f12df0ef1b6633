import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';

export type Rating = { id: string; rating: number | null; reviewsCount: number };

/** Hands ratings down to trips or operators; those that really change get an event. Call within a transaction. */
export async function setRatings(ctx: Context, kind: 'trip' | 'operator', ratings: Rating[]): Promise<void> {
  if (ratings.length === 0) return;
  await sql`
    with given as (
      select * from unnest(
        ${ratings.map((row) => row.id)}::uuid[], ${ratings.map((row) => row.rating)}::numeric[],
        ${ratings.map((row) => row.reviewsCount)}::integer[]) as g (id, rating, reviews_count)),
    changed as (
      update ${sql.table(kind === 'trip' ? 'trips' : 'operators')} t
      set rating = g.rating::numeric(3, 2), reviews_count = g.reviews_count
      from given g
      where g.id = t.id
        and (t.rating, t.reviews_count) is distinct from (g.rating::numeric(3, 2), g.reviews_count)
      returning t.id)
    select ${publishing(`${kind}.changed`, sql`id from changed`)}`.execute(ctx.db);
}
