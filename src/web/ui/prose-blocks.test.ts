import { describe, expect, it } from 'vitest';
import { proseBlocks } from './prose-blocks.ts';

const shown = (text: string) =>
  proseBlocks(text).map(({ kind, lines, from }) => `${kind === 'numbers' ? `${from}…` : kind}: ${lines.join(' / ')}`);

describe('clean text', () => {
  it('is parted by blank lines, and its lines stay lines', () => {
    expect(shown('One.\nTwo.\n\n \n  Three. ')).toEqual(['paragraph: One. / Two.', 'paragraph: Three.']);
    expect(shown('')).toEqual([]);
  });

  it('has lists of lines that begin with a dash, a dot or a star, also below a line that leads to them', () => {
    expect(shown('• a tent\n• a stove')).toEqual(['bullets: a tent / a stove']);
    expect(shown('Bring:\n- a tent\n* a stove\nAnd a friend.')).toEqual([
      'paragraph: Bring:',
      'bullets: a tent / a stove',
      'paragraph: And a friend.',
    ]);
    expect(shown('-5 degrees at night')).toEqual(['paragraph: -5 degrees at night']);
  });

  it('has numbered lists of lines that count on, from whatever number', () => {
    expect(shown('1. Walk.\n2. Rest.\n3) Eat.')).toEqual(['1…: Walk. / Rest. / Eat.']);
    expect(shown('Then:\n4. Walk.\n5. Rest.\n1. Anew.\n2. Once more.')).toEqual([
      'paragraph: Then:',
      '4…: Walk. / Rest.',
      '1…: Anew. / Once more.',
    ]);
  });

  it('takes no number for a list that none follows', () => {
    expect(shown('1. A sentence of its own.')).toEqual(['paragraph: 1. A sentence of its own.']);
    expect(shown('12. May: we meet.\n14. May: we leave.')).toEqual([
      'paragraph: 12. May: we meet. / 14. May: we leave.',
    ]);
  });
});
