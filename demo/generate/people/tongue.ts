import { z } from 'zod';
import { bed } from '../atlas/records.ts';
import { readWords, wordList } from '../text/read-words.ts';

/** How people, houses and companies are named in one part of the world. */
const tongue = z.strictObject({
  countries: wordList,
  /** Given names of guides. */
  guides: wordList,
  /** What houses are named after. */
  nouns: wordList,
  /** How companies call their trade; the English way where it is left out. */
  trades: wordList.optional(),
  /** House names by kind of bed; "{n}" takes a noun. Kinds left out use the English forms. */
  houses: z.partialRecord(bed, wordList),
});
export type Tongue = z.infer<typeof tongue>;

const tongues = readWords('tongues', z.record(z.string(), tongue));
const byCountry = new Map(Object.values(tongues).flatMap((one) => one.countries.map((code) => [code, one] as const)));

/** How people and houses are named in a country; the English way where none is known. */
export const tongueOf = (country: string): Tongue => byCountry.get(country) ?? (tongues.english as Tongue);

/** Forms that are understood everywhere. */
export const commonHouses = readWords('houses', z.record(bed, wordList));
