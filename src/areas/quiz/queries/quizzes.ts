import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';
import type { Question } from '../rules/question.ts';
import type { QuizTables } from '../tables.ts';

export type RoundRow = { slug: string; round: string; name: string };
/** `first`: the id of its first question. */
export type ListedRound = RoundRow & { first: string };

const tablesOf = ({ db }: { db: Db }) => db.withTables<QuizTables>();

/** More than there are continents. */
const MOST_ROUNDS = 40;

/** The rounds of the newest edition, the whole world first, then by name. */
export async function readRounds(ctx: Context): Promise<ListedRound[]> {
  const { rows } = await sql<ListedRound>`
    select quizzes.slug, quizzes.round, quizzes.name, question.id as first
    from quizzes join quiz_questions question on question.quiz_id = quizzes.id and question.position = 0
    where quizzes.edition = (select max(edition) from quizzes)
    order by quizzes.round <> 'world', quizzes.name limit ${MOST_ROUNDS}`.execute(ctx.db);
  return rows;
}

/** A quiz by its slug; by that of a round its newest one. */
export async function readQuiz(ctx: Context, slug: string) {
  const { rows } = await sql<{ id: string; slug: string; round: string; name: string; questions: QuestionRow[] }>`
    select quizzes.id, quizzes.slug, quizzes.round, quizzes.name, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', question.id, 'text', question.text, 'options', question.options, 'answer', question.answer,
        'about', question.about, 'places', question.places, 'map', question.map) order by question.position), '[]')
      from quiz_questions question where question.quiz_id = quizzes.id) as questions
    from quizzes where quizzes.slug = ${slug} or quizzes.round = ${slug}
    order by quizzes.slug = ${slug} desc, quizzes.edition desc limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

export type QuestionRow = Question & { id: string };

/** What the map of a question shows; null without one. */
export async function readQuestionMap(ctx: Context, id: string): Promise<Question['map']> {
  const found = await tablesOf(ctx)
    .selectFrom('quizQuestions')
    .where('quizQuestions.id', '=', id)
    .select('quizQuestions.map')
    .executeTakeFirst();
  return (found?.map ?? null) as Question['map'];
}

/** When the newest edition was made, and its number; null before the first. */
export async function readEdition(db: Db): Promise<{ edition: number; madeAt: Date } | null> {
  const { rows } = await sql<{ edition: number; madeAt: Date }>`
    select edition, max(created_at) as "madeAt" from quizzes group by edition order by edition desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type NewQuiz = { slug: string; round: string; edition: number; name: string; questions: readonly Question[] };

export async function insertQuizzes(db: Db, quizzes: readonly NewQuiz[], now: Date): Promise<void> {
  const given = JSON.stringify(quizzes.map(({ questions, ...quiz }) => ({ ...quiz, created_at: now })));
  const questions = JSON.stringify(
    quizzes.flatMap(({ slug, questions: all }) => all.map((question, position) => ({ slug, position, ...question }))),
  );
  await sql`
    insert into quizzes (slug, round, edition, name, created_at)
    select * from jsonb_to_recordset(${given}::jsonb)
      as quiz (slug text, round text, edition integer, name text, created_at timestamptz)`.execute(db);
  await sql`
    insert into quiz_questions (quiz_id, position, text, options, answer, about, places, map)
    select quizzes.id, asked.position, asked.text, array(select jsonb_array_elements_text(asked.options)), asked.answer,
      asked.about, asked.places, nullif(asked.map, 'null')
    from jsonb_to_recordset(${questions}::jsonb) as asked (
      slug text, position smallint, text text, options jsonb, answer smallint, about text, places jsonb, map jsonb)
    join quizzes on quizzes.slug = asked.slug`.execute(db);
}
