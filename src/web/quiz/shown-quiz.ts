import type { quizLoader } from './quiz.loader.ts';

/** What the page of a quiz shows. */
export type Shown = Awaited<ReturnType<typeof quizLoader>>['data'];
