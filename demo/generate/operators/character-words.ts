import { z } from 'zod';
import { readWords, wordList } from '../text/read-words.ts';

const text = z.string().min(1);

/** How companies speak of themselves. {region}, {region2}: where one is at home; {city}, {year}, {staff} in words or figures. */
export const { characters, sizes, prizes, policies } = readWords(
  'companies',
  z.strictObject({
    /** What a kind of company is known and loved for. */
    characters: z.record(text, z.strictObject({ known: wordList, loved: wordList })),
    sizes: wordList,
    /** Prizes and their givers, as invented as the companies. */
    prizes: z.array(z.tuple([text, text])),
    policies: z.strictObject({
      booking: z.strictObject({ instant: text, on_request: text, lead_only: text }),
      terms: text,
      health: wordList,
      savings: text,
    }),
  }),
);
