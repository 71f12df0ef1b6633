import { z } from 'zod';
import { bed } from '../atlas/records.ts';
import { readWords, wordList } from '../text/read-words.ts';

/** What a house of the kind is like; stands after its name and a comma. */
export const bedWords = readWords('beds', z.record(bed, wordList));
