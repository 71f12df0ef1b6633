import { describe, expect, it } from 'vitest';
import { createEntryIndex } from './entry-index.ts';

const named = (name: string, removed = false) => ({
  kind: 'category' as const,
  refId: name,
  name,
  slug: name,
  categoryType: 'country',
  tripPageSlug: null,
  within: null,
  removed,
  changedSeq: 1,
});

describe('names to suggest', () => {
  const index = createEntryIndex();
  index.apply(['Peru', 'Peru by train', 'Machu Picchu, Perú', 'Perugia', 'São Tomé'].map((name) => named(name)));
  const found = (...words: string[]) =>
    index
      .matching(words.map((word) => ({ word, stem: word === 'the' ? null : word })))
      .sort((a, b) => b.quality - a.quality || (a.entry.name < b.entry.name ? -1 : 1))
      .map(({ entry, quality }) => [entry.name, quality]);

  it('match by the beginning of each word, the closer the better', () => {
    expect(found('peru')).toEqual([
      ['Peru', 3],
      ['Peru by train', 2],
      ['Perugia', 2],
      ['Machu Picchu, Perú', 1],
    ]);
    expect(found('pic', 'mac')).toEqual([['Machu Picchu, Perú', 0]]);
    expect(found('tome')).toEqual([['São Tomé', 1]]);
    expect(found('peru', 'by', 'boat', 'in', 'lima')).toEqual([]);
  });

  it('match by most of the words where none has all of them, common ones aside', () => {
    expect(found('peru', 'lima')).toEqual([
      ['Peru', 1],
      ['Machu Picchu, Perú', 0],
      ['Peru by train', 0],
      ['Perugia', 0],
    ]);
    expect(found('train', 'the', 'peru', 'lima')).toEqual([['Peru by train', 0]]);
    expect(found('the', 'lima')).toEqual([]);
  });

  it('are none for a text without a word', () => {
    expect(found()).toEqual([]);
  });

  it('are recognized in spite of a slip, half typed or whole', () => {
    expect(index.closest('picchhu')).toBe('picchu');
    expect(index.closest('trian')).toBe('train');
    expect(index.closest('perugi')).toBe('perugia');
    expect(index.closest('xyzzy')).toBeNull();
    expect(index.closest('teru')).toBeNull();
    expect(index.closest('peri')).toBe('peru');
  });

  it('disappear when they are removed', () => {
    index.apply([named('Perugia', true)]);
    expect(index.knows('perug')).toBe(false);
    expect(found('perug')).toEqual([]);
  });
});
