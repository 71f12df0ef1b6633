import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, longestLine } from './line.ts';
import { splitLines } from './split-lines.ts';

async function split(chunks: Buffer[]): Promise<Line[]> {
  async function* source() {
    yield* chunks;
  }
  const lines: Line[] = [];
  for await (const group of splitLines(source())) lines.push(...group);
  return lines;
}

describe('splitLines', () => {
  it('finds the same lines however the bytes arrive', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', '日', '😀', ' ', '"') });
    await fc.assert(
      fc.asyncProperty(fc.array(word), fc.array(fc.nat(7)), async (words, sizes) => {
        const bytes = Buffer.from(words.join('\n'));
        const chunks: Buffer[] = [];
        for (let at = 0, i = 0; at < bytes.length; i++) {
          const size = (sizes[i % Math.max(1, sizes.length)] ?? 0) + 1;
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        const expected = words.map((text, i) => ({ number: i + 1, text })).filter(({ text }) => text.trim() !== '');
        expect(await split(chunks)).toEqual(expected);
      }),
    );
  });

  it('ends lines with carriage returns too and counts empty ones', async () => {
    expect(await split([Buffer.from('a\r\n\r\nb')])).toEqual([
      { number: 1, text: 'a' },
      { number: 3, text: 'b' },
    ]);
  });

  it('takes a line of exactly the limit and skips a longer one', async () => {
    const lines = await split([
      Buffer.alloc(longestLine, 97),
      Buffer.from('\n'),
      Buffer.alloc(longestLine + 1, 97),
      Buffer.from('\nb'),
    ]);
    expect(lines.map((line) => ('problem' in line ? line.problem.slice(0, 11) : line.text.length))).toEqual([
      longestLine,
      'the line is',
      1,
    ]);
  });
});
