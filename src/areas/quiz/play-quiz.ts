import { AppError, type Context, notFound } from '#kernel';
import { insertPlay } from './queries/plays.ts';
import { type Quiz, quizBySlug, scoreOf } from './quiz.ts';

export type FinishedPlay = { id: string; quiz: Quiz; score: number; isFinished: boolean };

/**
 * Keeps what somebody answered, without who it was. It is finished when every question has an answer.
 * @throws AppError invalid for more answers than there are questions
 */
export async function playQuiz(ctx: Context, slug: string, answers: readonly number[]): Promise<FinishedPlay> {
  const quiz = await quizBySlug(ctx, slug);
  if (!quiz) throw notFound();
  const { questions } = quiz;
  if (answers.length > questions.length) {
    throw new AppError('invalid', `This quiz has ${questions.length} questions. Send as many answers or fewer.`, {
      pointer: '/quiz_play/answers',
    });
  }
  const score = scoreOf(quiz, answers);
  const isFinished = answers.length === questions.length;
  const id = await insertPlay(ctx.db, { quizId: quiz.id, answers, score, now: ctx.clock(), isFinished });
  return { id, quiz, score, isFinished };
}
