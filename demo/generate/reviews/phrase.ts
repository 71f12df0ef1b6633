import { type Template, templateOf } from '../text/grammar.ts';
import type { Told } from './told.ts';

/** A template with what must be so before it is said. */
export type Phrase = {
  readonly template: Template;
  readonly so: ((told: Told) => boolean) | null;
  /** Tells phrases apart in a company's memory. */
  readonly id: number;
};

let phrases = 0;

export function phrase(text: string, so: Phrase['so'] = null): Phrase {
  phrases += 1;
  return { template: templateOf(text), so, id: phrases };
}
