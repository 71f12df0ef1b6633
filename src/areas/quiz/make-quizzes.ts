import { sql } from 'kysely';
import { geography } from '#catalogue/places';
import { type Context, ownTurn, publishNews, transaction } from '#kernel';
import { countryAt, countrySpan, kilometersToOthers } from '#posters';
import { insertQuizzes, type NewQuiz, readEdition } from './queries/quizzes.ts';
import { readAtlas } from './rules/atlas.ts';
import { makeRounds } from './rules/make-rounds.ts';

/** A reason to come back. */
const EDITION_DAYS = 7;
const DAY_MS = 86_400_000;
const LOCK = 'quiz';

/** Whether it is time for other questions. */
export async function isNewEditionDue({ db, clock }: Context): Promise<boolean> {
  const newest = await readEdition(db);
  return newest === null || clock().getTime() - newest.madeAt.getTime() >= EDITION_DAYS * DAY_MS;
}

/**
 * Makes the questions of a new edition when it is time: a round about the world, and one for each continent of which the
 * catalogue knows enough.
 * @returns how many rounds
 */
export async function makeQuizzes(ctx: Context): Promise<number> {
  if (!(await isNewEditionDue(ctx))) return 0;
  const places = await geography(ctx);
  const atlas = await readAtlas(places, { spanOf: countrySpan, countryAt, kilometersToOthers }, ownTurn);
  const edition = ((await readEdition(ctx.db))?.edition ?? 0) + 1;
  const quizzes: NewQuiz[] = [];
  for (const made of makeRounds(atlas, places, edition)) {
    quizzes.push({ ...made, edition });
    await ownTurn();
  }
  if (quizzes.length === 0) return 0;
  return transaction(ctx, async (inside) => {
    await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(inside.db);
    // Another server was faster.
    if (!(await isNewEditionDue(inside))) return 0;
    await insertQuizzes(inside.db, quizzes, inside.clock());
    await publishNews(inside.db, 'quiz.made');
    return quizzes.length;
  });
}
