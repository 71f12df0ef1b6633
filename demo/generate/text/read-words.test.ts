import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readWords, wordList } from './read-words.ts';

describe('a list of words', () => {
  it('is refused by the name of its file and of what is wrong in it', () => {
    const houses = z.strictObject({ hotel: wordList, hut: z.number() });
    expect(() => readWords('houses', houses)).toThrow(/demo\/words\/houses\.json: [\s\S]*at hut/);
    expect(() => readWords('houses', houses)).toThrow(/Unrecognized keys:.*"riad"/);
  });
});
