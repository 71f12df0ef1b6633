import { z } from 'zod';
import { readWords, wordList } from '../text/read-words.ts';

export type NameFamily =
  | 'adjective-noun'
  | 'pair'
  | 'founder'
  | 'single'
  | 'ship'
  | 'river'
  | 'walking'
  | 'safari'
  | 'school'
  | 'travel-house'
  | 'local';

/** Words that invented names of companies and ships are put together from. */
export const bank = readWords(
  'company-names',
  z.strictObject({
    adjectives: wordList,
    nouns: wordList,
    tradeWords: wordList,
    surnames: wordList,
    objects: wordList,
    givenNames: wordList,
    syllablesFront: wordList,
    syllablesBack: wordList,
    shipWords: wordList,
    shipKinds: wordList,
    riverWords: wordList,
    riverKinds: wordList,
    walkingWords: wordList,
    walkingKinds: wordList,
    safariWords: wordList,
    safariKinds: wordList,
    schoolWords: wordList,
    schoolKinds: wordList,
    houseWords: wordList,
    houseKinds: wordList,
  }),
);
