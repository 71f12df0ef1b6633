import type { Operator } from '../operators/fleet.ts';
import { createRandom } from '../text/random.ts';
import { readWords, wordList } from '../text/read-words.ts';
import { tongueOf } from './tongue.ts';

/** Given names of the tongues that are women's. */
const women = new Set(readWords('women', wordList));

/** First names of the two to five guides a company has in a country; women's trips are led by the women among them. */
export function guidesOf(operator: Operator, country: string, womenOnly = false): readonly string[] {
  const random = createRandom('guides', operator.slug, country);
  const names = tongueOf(country).guides;
  const possible = womenOnly ? names.filter((name) => women.has(name)) : names;
  return random.shuffle(possible).slice(0, Math.min(5, 2 + Math.ceil(operator.trips / 20)));
}
