import type { Phrase } from './phrase.ts';

export type Aspect = 'value' | 'guide' | 'activities' | 'lodging' | 'transport' | 'meals';
export type Band = 'praise' | 'good' | 'mixed' | 'poor';

export const aspects: readonly Aspect[] = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'];

export const bandOf = (score: number): Band =>
  score >= 5 ? 'praise' : score === 4 ? 'good' : score === 3 ? 'mixed' : 'poor';

/** Sentences for each thing scored, by how well. One that needs a slot the trip can't fill is left aside. */
export type AspectSentences = Readonly<Record<Band, readonly Phrase[]>>;
