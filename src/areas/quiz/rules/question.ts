import type { QuestionMap, Random } from '#posters';
import type { Atlas, Country, Spot } from './atlas.ts';

/** What an answer leads on to. */
export type PlaceRef = { kind: 'country' | 'city' | 'landmark'; slug: string; name: string };

export type Question = {
  text: string;
  /** Four, of which one is right. */
  options: string[];
  answer: number;
  /** What is so, said after the answer. */
  about: string;
  places: PlaceRef[];
  map: QuestionMap | null;
};

/** What a question is made with: `used` holds the slugs that the round has asked of already. */
export type Making = { atlas: Atlas; random: Random; used: Set<string> };

/** Makes a question of one kind; null where the atlas has none left. */
export type QuestionMaker = (making: Making) => Question | null;

export const OPTIONS = 4;

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const other = random.whole(0, i);
    [all[i], all[other]] = [all[other] as Item, all[i] as Item];
  }
  return all;
}

/** The right option among the wrong ones, in an order that says nothing. */
export function mixed(right: string, wrong: readonly string[], random: Random): { options: string[]; answer: number } {
  const options = shuffled([right, ...wrong], random);
  return { options, answer: options.indexOf(right) };
}

export const countryRef = ({ slug, name }: Country): PlaceRef => ({ kind: 'country', slug, name });
export const cityRef = ({ slug, name }: Spot): PlaceRef => ({ kind: 'city', slug, name });
export const landmarkRef = ({ slug, name }: Spot): PlaceRef => ({ kind: 'landmark', slug, name });
/** "Oslo, Norway": with its country, a name is one place's. */
export const inFull = ({ name, country }: Spot) => `${name}, ${country.name}`;
