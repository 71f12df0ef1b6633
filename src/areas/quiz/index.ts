export { QUIZ_PATH } from './claim-score.ts';
export { questionMapOf } from './question-map.ts';
export { type Quiz, quizBySlug, quizRounds, scoreOf } from './quiz.ts';
