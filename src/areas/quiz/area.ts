import { defineArea, everyone, forAll } from '#kernel';
import { isNewEditionDue, makeQuizzes } from './make-quizzes.ts';
import { memberData } from './member-data.ts';
import { deleteOld } from './queries/plays.ts';
import { quizRoutes } from './rest.ts';

declare module '#kernel' {
  interface Topics {
    'quiz.made': null;
  }
}

const MINUTE_MS = 60_000;
/** Where the catalogue knows too few places, another look is soon enough after this. */
const LOOK_MINUTES = 10;
/** As the privacy policy says. */
const CLAIMS_MONTHS = 24;
const PLAYS_DAYS = 30;
/** Challenges to a friend lead to the round that was played. */
const QUIZZES_DAYS = 180;

export const quizArea = defineArea({
  name: 'quiz',
  calls: ['catalogue', 'posters'],
  tables: ['quizzes', 'quiz_questions', 'quiz_plays', 'quiz_claims'],
  encrypted: { quiz_claims: ['content'] },
  // Menus link to the quiz once there is one.
  news: { 'quiz.made': () => null },
  inMenus: ['quiz.made'],
  routes: {
    'GET /v1/quizzes/{slug}': forAll.read,
    'POST /v1/quizzes/{slug}/plays': forAll.write,
    'POST /v1/quizzes/{id}/claim': { who: everyone, limit: 'FORM' },
  },
  members: memberData,
  rest: quizRoutes,
  jobs({ ctx, log }) {
    let lookedAt = Number.NEGATIVE_INFINITY;
    return [
      {
        queue: 'quiz.make',
        onlyOne: true,
        async whenDue() {
          const now = ctx.clock().getTime();
          if (Math.abs(now - lookedAt) < LOOK_MINUTES * MINUTE_MS) return false;
          lookedAt = now;
          return isNewEditionDue(ctx);
        },
        async work() {
          const rounds = await makeQuizzes(ctx);
          if (rounds > 0) log.info({ rounds }, 'questions of a new edition made');
        },
      },
      {
        queue: 'quiz.empty',
        onlyOne: true,
        at: '15 4 * * *',
        async work() {
          const now = ctx.clock();
          const claims = new Date(now);
          claims.setUTCMonth(claims.getUTCMonth() - CLAIMS_MONTHS);
          const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * MINUTE_MS);
          const deleted = await deleteOld(ctx.db, {
            claims,
            plays: daysAgo(PLAYS_DAYS),
            quizzes: daysAgo(QUIZZES_DAYS),
          });
          log.info(deleted, 'old claims, plays and rounds deleted');
        },
      },
    ];
  },
});
