import { z } from 'zod';
import { notFound, type Parts } from '#kernel';
import { defineRoute, formFields, REQUIRED, type RestRoute, resource, slugParam } from '#kernel/http';
import { claimScore } from './claim-score.ts';
import { playQuiz } from './play-quiz.ts';
import { quizBySlug } from './quiz.ts';

const TAG = 'Quiz';
const MOST_ANSWERS = 100;

const slug = slugParam(
  'Of a quiz; or of a round, which is the newest quiz of it: “world”, or the slug of a continent.',
  'world',
);

const quizResource = resource(
  'quizzes',
  z.object({
    slug: z.string().meta({ description: 'Under which this quiz stays, when there are others.' }),
    name: z.string().meta({ description: 'What it asks about.' }),
    questions: z.array(
      z.object({
        text: z.string().meta({ description: 'The question.' }),
        options: z.array(z.string()).meta({ description: 'Four answers, of which one is right.' }),
        map_path: z.string().nullable().meta({ description: 'Of an SVG that belongs to the question.' }),
      }),
    ),
  }),
).meta({ id: 'Quiz', description: 'Ten questions about where trips go.' });

const quizzes = defineRoute({
  key: 'GET /v1/quizzes/{slug}',
  tag: TAG,
  summary: 'The questions of a quiz',
  description: 'Without the answers: they come with a play.',
  params: z.object({ slug }),
  query: z.object({}),
  answer: z.object({ data: quizResource }),
  example: {
    data: {
      type: 'quizzes',
      id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
      attributes: {
        slug: 'world-1',
        name: 'The whole world',
        questions: [
          {
            text: 'Angkor Wat: which country is it in?',
            options: ['Laos', 'Cambodia', 'Thailand', 'Vietnam'],
            map_path: null,
          },
        ],
      },
    },
  },
  cacheControl: 'public, max-age=0, s-maxage=300',
  async handle(ctx, { params }) {
    const quiz = await quizBySlug(ctx, params.slug);
    if (!quiz) throw notFound();
    return {
      data: {
        type: 'quizzes' as const,
        id: quiz.id,
        attributes: {
          slug: quiz.slug,
          name: quiz.name,
          questions: quiz.questions.map(({ id, text, options, map }) => ({
            text,
            options,
            map_path: map && `/maps/questions/${id}.svg`,
          })),
        },
      },
    };
  },
});

const playResource = resource(
  'quiz_plays',
  z.object({
    score: z.int().meta({ description: 'How many answers are right.' }),
    out_of: z.int().meta({ description: 'How many questions there are.' }),
    finished: z.boolean().meta({ description: 'Whether every question has an answer.' }),
    answers: z.array(
      z.object({
        right: z.int().meta({ description: 'The index of the right option.' }),
        is_right: z.boolean().meta({ description: 'Whether it was chosen.' }),
        about: z.string().meta({ description: 'What is so.' }),
      }),
    ),
  }),
).meta({ id: 'QuizPlay', description: 'What somebody answered, and what is right.' });

const plays = defineRoute({
  key: 'POST /v1/quizzes/{slug}/plays',
  tag: TAG,
  summary: 'Answer the questions of a quiz',
  description:
    'Keeps the answers for 30 days without who gave them, and says which are right. Fewer leave the play unfinished.',
  params: z.object({ slug }),
  query: z.object({}),
  repeatable: 'with a key',
  status: 201,
  body: {
    root: 'quiz_play',
    type: 'quiz_plays',
    fields: z
      .object({
        answers: z
          .array(z.int('must be the index of an option').min(0, 'must be 0 to 3').max(3, 'must be 0 to 3'), REQUIRED)
          .max(MOST_ANSWERS, `must be ${MOST_ANSWERS} answers or fewer`)
          .meta({ description: 'The index of the chosen option for each question, in their order.' }),
      })
      .meta({ description: 'The answers.' }),
    example: { answers: [1, 0, 3, 2, 2, 1, 0, 3, 1, 0] },
  },
  answer: z.object({ data: playResource }),
  example: {
    data: {
      type: 'quiz_plays',
      id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
      attributes: {
        score: 1,
        out_of: 10,
        finished: false,
        answers: [{ right: 1, is_right: true, about: 'Angkor Wat is in Cambodia.' }],
      },
    },
  },
  cacheControl: 'no-store',
  async handle(ctx, { params, body: { answers } }) {
    const { id, quiz, score, isFinished } = await playQuiz(ctx, params.slug, answers);
    return {
      data: {
        type: 'quiz_plays' as const,
        id,
        attributes: {
          score,
          out_of: quiz.questions.length,
          finished: isFinished,
          answers: answers.flatMap((chosen, i) => {
            const question = quiz.questions[i];
            if (!question) return [];
            return [{ right: question.answer, is_right: chosen === question.answer, about: question.about }];
          }),
        },
      },
    };
  },
});

const claimResource = resource(
  'quiz_claims',
  z.object({
    score: z.int().meta({ description: 'How many answers were right.' }),
    status: z.literal('claimed').meta({ description: 'The score goes to the address by mail.' }),
  }),
).meta({ id: 'QuizClaim', description: 'Somebody’s wish to have a score by mail.' });

const claims = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/quizzes/{id}/claim',
    tag: TAG,
    summary: 'Have a score by mail',
    description:
      'Once for a play, and once a quiz for an address: sent again, it is answered with 200 and no second mail goes out.',
    params: z.object({ id: z.uuid().meta({ description: 'Of a finished play.' }) }),
    query: z.object({}),
    botCheck: true,
    mayRepeat: true,
    status: 201,
    body: {
      root: 'quiz_claim',
      type: 'quiz_claims',
      fields: z
        .object({
          user_first_name: formFields.name.meta({ description: 'Whose score it is.' }),
          user_last_name: formFields.name.meta({ description: 'The rest of the name.' }),
          user_email: formFields.email.meta({ description: 'Where the score goes.' }),
        })
        .meta({ description: 'Who asks for it.' }),
      example: { user_first_name: 'Ada', user_last_name: 'Lovelace', user_email: 'ada@example.com' },
    },
    answer: z.object({ data: claimResource }),
    example: {
      data: {
        type: 'quiz_claims',
        id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
        attributes: { score: 8, status: 'claimed' },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { params, body, again }) {
      const { user_first_name: firstName, user_last_name: lastName, user_email: email } = body;
      const { id, score, isNew } = await claimScore(ctx, parts, {
        playId: params.id,
        claimant: { firstName, lastName, email },
      });
      if (!isNew) again();
      return { data: { type: 'quiz_claims' as const, id, attributes: { score, status: 'claimed' as const } } };
    },
  });

export const quizRoutes = (parts: Parts): RestRoute[] => [quizzes, plays, claims(parts)];
