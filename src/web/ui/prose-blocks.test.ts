import { describe, expect, it } from 'vitest';
import { proseBlocks } from './prose-blocks.ts';

const shown = (text: string) => proseBlocks(text).map(({ kind, lines }) => `${kind}: ${lines.join(' / ')}`);

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

  it('keeps numbered lines with their numbers', () => {
    expect(shown('Then:\n4. Walk.\n5. Rest.')).toEqual(['paragraph: Then: / 4. Walk. / 5. Rest.']);
  });
});
