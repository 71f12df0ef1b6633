import type { Phrase } from './phrase.ts';

export type Aspect = 'value' | 'guide' | 'activities' | 'lodging' | 'transport' | 'meals';
export type Band = 'praise' | 'good' | 'mixed' | 'poor';

export const aspects: readonly Aspect[] = ['value', 'guide', 'activities', 'lodging', 'transport', 'meals'];

export const bandOf = (score: number): Band =>
  score >= 5 ? 'praise' : score === 4 ? 'good' : score === 3 ? 'mixed' : 'poor';

/** What a sentence of a review has to know of the trip it is about. */
export type Told = {
  readonly afloat: boolean;
  readonly guided: boolean;
  readonly ownParty: boolean;
  readonly coach: boolean;
  readonly smallGroup: boolean;
  /** Under 40 by its rules. */
  readonly young: boolean;
  readonly women: boolean;
  readonly trail: boolean;
  /** Ways by road that somebody else drives. */
  readonly driven: boolean;
  readonly towns: boolean;
  readonly long: boolean;
  /** Meals are in the price on more than half of the days. */
  readonly fed: boolean;
  readonly cold: boolean;
};

/** Sentences for each thing scored, by how well. One that needs a slot the trip can't fill is left aside. */
export type AspectSentences = Readonly<Record<Band, readonly Phrase[]>>;
