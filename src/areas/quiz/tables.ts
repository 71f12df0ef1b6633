// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type QuizzesTable = {
  id: Generated<string>;
  slug: string;
  round: string;
  edition: number;
  name: string;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type QuizQuestionsTable = {
  id: Generated<string>;
  quizId: string;
  position: number;
  text: string;
  options: string[];
  answer: number;
  about: string;
  places: Generated<Json>;
  map: Json | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type QuizPlaysTable = {
  id: Generated<string>;
  quizId: string;
  answers: number[];
  score: number;
  finishedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type QuizClaimsTable = {
  id: Generated<string>;
  quizId: string;
  playId: string;
  emailHash: Buffer;
  content: Buffer;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type QuizTables = {
  quizzes: QuizzesTable;
  quizQuestions: QuizQuestionsTable;
  quizPlays: QuizPlaysTable;
  quizClaims: QuizClaimsTable;
};
