import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { Scores } from '../score-names.ts';

/** What an author may change of a review; what it is about stays. */
export type Words = {
  authorName: string;
  summary: string;
  content: string;
  overall: number;
  scores: Scores;
};

/** Scores that were given, by name. @param of the table that they stand in */
export const scoresOf = (of: RawBuilder<unknown>) => sql`
  json_strip_nulls(json_build_object('value', ${of}.value_score, 'guide', ${of}.guide_score,
    'activities', ${of}.activities_score, 'lodging', ${of}.lodging_score,
    'transport', ${of}.transport_score, 'meals', ${of}.meals_score))`;

const COLUMNS = sql`author_name, summary, content, overall_score, value_score, guide_score, activities_score,
  lodging_score, transport_score, meals_score`;

const valuesOf = ({ authorName, summary, content, overall, scores }: Words) => sql`
  ${authorName}, ${summary}, ${content}, ${overall}::numeric, ${scores.value ?? null}::smallint,
  ${scores.guide ?? null}::smallint, ${scores.activities ?? null}::smallint, ${scores.lodging ?? null}::smallint,
  ${scores.transport ?? null}::smallint, ${scores.meals ?? null}::smallint`;

/** Other words for a review that nobody has published. */
export async function rewrite(db: Db, id: string, words: Words): Promise<void> {
  await sql`
    update reviews set (${COLUMNS}) = (select ${valuesOf(words)}), revision = revision + 1 where id = ${id}`.execute(
    db,
  );
}

/** Other words for one that is published, kept beside it; of several the last. */
export async function keepChange(db: Db, id: string, words: Words, now: Date): Promise<void> {
  await sql`
    insert into review_changes as change (id, ${COLUMNS}, changed_at) values (${id}, ${valuesOf(words)}, ${now})
    on conflict (id) do update set (${COLUMNS}, changed_at) = (
      select ${excluded}, excluded.changed_at)`.execute(db);
  await sql`update reviews set revision = revision + 1 where id = ${id}`.execute(db);
}

const excluded = sql.raw(
  [
    ...['author_name', 'summary', 'content', 'overall_score', 'value_score', 'guide_score', 'activities_score'],
    ...['lodging_score', 'transport_score', 'meals_score'],
  ]
    .map((column) => `excluded.${column}`)
    .join(', '),
);

/** Puts what was kept beside a review in its place. */
export async function takeChange(db: Db, id: string): Promise<void> {
  await sql`
    update reviews set (${COLUMNS}) = (select ${COLUMNS} from review_changes change where change.id = reviews.id)
    where id = ${id}`.execute(db);
  await dropChange(db, id);
}

export async function dropChange(db: Db, id: string): Promise<void> {
  await sql`delete from review_changes where id = ${id}`.execute(db);
}
