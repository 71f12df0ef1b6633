import { z } from 'zod';
import { LONGEST_TEXT } from '../list-query.ts';

/** The words that a call looks for and how, with what blank asks for in the description. */
export const wordsQuery = (description: string) => ({
  search: z
    .string()
    .trim()
    .max(LONGEST_TEXT, `must be ${LONGEST_TEXT} characters or less`)
    .default('')
    .meta({ description, example: 'patagonia' }),
  literal: z.stringbool({ error: 'must be true or false' }).default(false).meta({
    type: 'boolean',
    description: 'Take the words as typed, without correcting mistyped ones.',
  }),
});
