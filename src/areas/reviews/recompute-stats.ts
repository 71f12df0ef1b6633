import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { statsTogether } from './queries.ts';

const SCORES = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'];
const COLUMNS = [
  ...['count', 'overall', ...SCORES.map((name) => `${name}_average`), 'histogram'],
  ...['overall_sum', 'score_sums', 'score_counts'],
];

/** Subjects share locks, so that however many of them take few of the database's. */
const LOCKS = 64;

/**
 * Has whoever works out the same figures wait until this transaction ends: without that, neither of two reviews published
 * at once counts the other.
 */
export async function lockStats({ db }: Context, kind: 'operator' | 'trip', ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext(${`review figures of a ${kind}`}), lock)
    from (select distinct abs(hashtext(id) % ${sql.lit(LOCKS)}) as lock from unnest(${ids}::text[]) as given (id)) locks
    order by lock`.execute(db);
}

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
    ${writing(kind, ids)}
    select given.id, n.overall as rating, coalesce(n.count, 0) as reviews_count
    from unnest(${ids}::uuid[]) as given (id) left join named n on n.id = given.id
    order by given.id`.execute(ctx.db);
  return rows;
}

/** The steps of a query that keep what `named` holds of these subjects, where it differs, and drop what it doesn't hold. */
function writing(kind: 'operator' | 'trip' | 'category', ids: readonly string[]): RawBuilder<unknown> {
  const listOf = (prefix: string) => sql.raw(COLUMNS.map((column) => `${prefix}${column}`).join(', '));
  return sql`
    written as (
      insert into review_stats as s (subject_kind, subject_id, ${listOf('')})
      select ${kind}, n.id, ${listOf('n.')} from named n
      on conflict (subject_kind, subject_id) do update
      set ${sql.raw(COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))}
      where (${listOf('s.')}) is distinct from (${listOf('excluded.')})
      returning s.subject_id),
    emptied as (
      delete from review_stats s
      where s.subject_kind = ${kind} and s.subject_id = any(${ids}::uuid[])
        and not exists (select from named n where n.id = s.subject_id)
      returning s.subject_id)`;
}

/**
 * Adds the kept figures of trips up to those of their categories and writes them where they differ.
 * @param members of these categories: category_id and trip_id
 * @returns the categories whose figures are others than before
 */
export async function recomputeCategories(
  ctx: Context,
  ids: readonly string[],
  members: RawBuilder<{ categoryId: string; tripId: string }>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with named (id, ${sql.raw(COLUMNS.join(', '))}) as (
      select member.category_id, ${statsTogether}, sum(overall_sum),
        array[${sumsOf('score_sums')}]::integer[], array[${sumsOf('score_counts')}]::integer[]
      from (${members}) member
      join review_stats on subject_kind = 'trip' and subject_id = member.trip_id
      group by member.category_id),
    ${writing('category', ids)}
    select subject_id as id from written union select subject_id from emptied order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

const sumsOf = (column: string) => sql.raw(SCORES.map((_, i) => `sum(${column}[${i + 1}])`).join(', '));
