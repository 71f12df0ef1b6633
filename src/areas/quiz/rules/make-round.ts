import { createRandom } from '#posters';
import type { Atlas } from './atlas.ts';
import { citiesIn, landmarkIn, landmarkOf, outline } from './of-countries.ts';
import { distance, farthest, nearest } from './of-distances.ts';
import type { Question, QuestionMaker } from './question.ts';

/** In the order in which they are asked. */
const PLAN: readonly QuestionMaker[] = [
  outline,
  landmarkIn,
  citiesIn,
  farthest,
  landmarkOf,
  outline,
  nearest,
  citiesIn,
  distance,
  landmarkIn,
];
/** What stands in for a kind of which there are no more. */
const OTHERS: readonly QuestionMaker[] = [outline, citiesIn, nearest, farthest, distance, landmarkIn, landmarkOf];

export const QUESTIONS = PLAN.length;

/**
 * Ten questions, the same for the same atlas and key. Each has one right answer by what the atlas says, asks of other
 * places than the others do, and doesn't tell of it.
 * @returns null where the atlas has too little
 */
export function makeRound(atlas: Atlas, key: string): Question[] | null {
  const making = { atlas, random: createRandom(key), used: new Set<string>() };
  const questions: Question[] = [];
  for (const planned of PLAN) {
    const question = firstOf([planned, ...OTHERS], making);
    if (!question) return null;
    questions.push(question);
  }
  return questions;
}

function firstOf(makers: readonly QuestionMaker[], making: Parameters<QuestionMaker>[0]): Question | null {
  for (const maker of makers) {
    const question = maker(making);
    if (question && new Set(question.options).size === question.options.length) return question;
  }
  return null;
}
