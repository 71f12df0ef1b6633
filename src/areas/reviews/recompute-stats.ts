import { sql } from 'kysely';
import type { Context } from '#kernel';

const SCORES = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'];
const COLUMNS = [
  ...['count', 'overall', ...SCORES.map((name) => `${name}_average`), 'histogram'],
  ...['overall_sum', 'score_sums', 'score_counts'],
];

/**
 * Writes review_stats of these subjects where they differ and answers rating and count of every one;
 * a subject without reviews has none.
 */
export async function recomputeStats(
  ctx: Context,
  kind: 'operator' | 'trip',
  ids: string[],
): Promise<{ id: string; rating: number | null; reviewsCount: number }[]> {
  const subject = sql.raw(`r.${kind}_id`);
  const averages = sql.raw(SCORES.map((name) => `round(avg(r.${name}_score), 2)`).join(', '));
  const stars = sql.raw(
    [1, 2, 3, 4, 5].map((star) => `count(*) filter (where round(r.overall_score) = ${star})`).join(', '),
  );
  const sums = sql.raw(SCORES.map((name) => `coalesce(sum(r.${name}_score), 0)`).join(', '));
  const counts = sql.raw(SCORES.map((name) => `count(r.${name}_score)`).join(', '));
  const columns = sql.raw(COLUMNS.join(', '));
  const { rows } = await sql<{ id: string; rating: number | null; reviewsCount: number }>`
    with stats as (
      select ${subject} as id, count(*)::integer, round(avg(r.overall_score), 2), ${averages}, jsonb_build_array(${stars}),
        sum(r.overall_score), array[${sums}]::integer[], array[${counts}]::integer[]
      from reviews r where r.state = 'published' and ${subject} = any(${ids}::uuid[])
      group by ${subject}),
    named (id, ${columns}) as (select * from stats),
    written as (
      insert into review_stats as s (subject_kind, subject_id, ${columns})
      select ${kind}, n.id, ${sql.raw(COLUMNS.map((column) => `n.${column}`).join(', '))} from named n
      on conflict (subject_kind, subject_id) do update
      set ${sql.raw(COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))}
      where (${sql.raw(COLUMNS.map((column) => `s.${column}`).join(', '))})
        is distinct from (${sql.raw(COLUMNS.map((column) => `excluded.${column}`).join(', '))})),
    emptied as (
      delete from review_stats s
      where s.subject_kind = ${kind} and s.subject_id = any(${ids}::uuid[])
        and not exists (select from named n where n.id = s.subject_id))
    select given.id, n.overall as rating, coalesce(n.count, 0) as reviews_count
    from unnest(${ids}::uuid[]) as given (id) left join named n on n.id = given.id
    order by given.id`.execute(ctx.db);
  return rows;
}
