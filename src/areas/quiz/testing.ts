export { makeQuizzes } from './make-quizzes.ts';
export { deleteOld } from './queries/plays.ts';
export { type Borders, type KnownPlace, readAtlas } from './rules/atlas.ts';
export { makeRound } from './rules/make-round.ts';
export { makeRounds } from './rules/make-rounds.ts';
