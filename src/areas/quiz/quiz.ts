import type { Context } from '#kernel';
import { type ListedRound, type QuestionRow, type RoundRow, readQuiz, readRounds } from './queries/quizzes.ts';

export type Quiz = RoundRow & { id: string; questions: QuestionRow[] };

/** The rounds that can be played: the whole world first. None where the catalogue knows too few places. */
export function quizRounds(ctx: Context): Promise<ListedRound[]> {
  return readRounds(ctx);
}

/** A quiz by its slug, or the newest of a round; null for any other. */
export function quizBySlug(ctx: Context, slug: string): Promise<Quiz | null> {
  return readQuiz(ctx, slug);
}

/** How many of the answers given so far are right; an answer is the index of an option. */
export function scoreOf({ questions }: Pick<Quiz, 'questions'>, answers: readonly number[]): number {
  return answers.filter((answer, i) => questions[i]?.answer === answer).length;
}
