import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningWith, closestWord, createVocabulary, learn } from './vocabulary.ts';

function vocabularyOf(words: Record<string, number>) {
  const vocabulary = createVocabulary();
  const counts = Object.entries(words).map(([word, count]) => [learn(vocabulary, word), count] as const);
  const frequencies = new Map(counts);
  const closest = (typed: string, asPrefix = false) =>
    closestWord(vocabulary, typed, { asPrefix, frequency: (id) => frequencies.get(id) ?? 0 });
  return { vocabulary, closest };
}

describe('the vocabulary', () => {
  it('finds every word that begins so, whenever it was learned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[abc]{1,4}$/)),
        fc.array(fc.stringMatching(/^[abc]{1,4}$/)),
        fc.stringMatching(/^[abc]{0,2}$/),
        (early, late, beginning) => {
          const vocabulary = createVocabulary();
          for (const word of early) learn(vocabulary, word);
          beginningWith(vocabulary, beginning);
          for (const word of late) learn(vocabulary, word);
          const expected = [...new Set([...early, ...late])].filter((word) => word.startsWith(beginning)).sort();
          expect(beginningWith(vocabulary, beginning).map((id) => vocabulary.words[id])).toEqual(expected);
        },
      ),
    );
  });

  it('prefers fewer slips, then the same first letter, then the more frequent word', () => {
    const { closest } = vocabularyOf({ peru: 3, perm: 90, peak: 900, berber: 500, morocco: 5, monaco: 80 });
    expect(closest('prru')).toBe('peru');
    expect(closest('perx')).toBe('perm');
    expect(closest('xerber')).toBe('berber');
    expect(closest('moroco')).toBe('morocco');
  });

  it('takes no slip at the first of four letters, nor in a short beginning', () => {
    const { closest } = vocabularyOf({ minca: 5, nearly: 40, safari: 90, patagonia: 9 });
    for (const typed of ['inca', 'nepa', 'salar']) expect([closest(typed), closest(typed, true)]).toEqual([null, null]);
    expect(closest('mnca')).toBe('minca');
    expect(closest('patgon', true)).toBe('patagonia');
  });

  it('leaves short words, numbers and words without a neighbor alone', () => {
    const { closest } = vocabularyOf({ peru: 3, patagonia: 9, '2026': 40 });
    expect(closest('per')).toBeNull();
    expect(closest('2027')).toBeNull();
    expect(closest('galapagos')).toBeNull();
  });

  it('never proposes a word that no trip holds any more', () => {
    const { closest } = vocabularyOf({ patagonia: 0, patagonica: 2 });
    expect(closest('patagoni', true)).toBe('patagonica');
    expect(closest('patagonja')).toBe('patagonica');
  });
});
