import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, longestLine } from './line.ts';
import { splitLines } from './split-lines.ts';
import { beginsList, ListSplitter } from './split-list.ts';

async function split(text: string, size = 1_000_000): Promise<Line[]> {
  const bytes = Buffer.from(text);
  async function* source() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: Line[] = [];
  const choose = (_: Buffer, first: number) => new ListSplitter(first);
  for await (const group of splitLines(source(), { choose })) lines.push(...group);
  return lines;
}

/** What the entries say, a problem as it is. */
const values = (lines: Line[]) => lines.map((line) => ('text' in line ? JSON.parse(line.text) : line.problem));

describe('a JSON list', () => {
  it('comes apart into its entries however it is written and its bytes arrive', async () => {
    const entry = fc.oneof(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), fc.array(fc.jsonValue()));
    const indent = fc.constantFrom(undefined, 2, '\t');
    await fc.assert(
      fc.asyncProperty(fc.array(entry), indent, fc.integer({ min: 1, max: 50 }), async (entries, space, size) => {
        const text = JSON.stringify(entries, null, space);
        const lines = await split(`\n ${text}\n`, size);
        expect(values(lines)).toEqual(JSON.parse(text));
        expect(lines.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
      }),
    );
  });

  it('keeps a mistake to the entry that has it', async () => {
    const lines = await split('[{"a": 1}, {"a": nonsense}, , {"b": "]}"},]');
    expect(lines).toEqual([
      { number: 1, text: '{"a": 1}' },
      { number: 2, text: ' {"a": nonsense}' },
      { number: 3, text: ' {"b": "]}"}' },
    ]);
  });

  it('says so of a list that isn’t closed, of what follows it and of an entry without end', async () => {
    expect((await split('[{"a": 1}, {"b": [2}')).at(-1)).toMatchObject({
      problem: expect.stringMatching(/^the list isn’t closed/),
    });
    expect((await split('[{"a": 1}] {"b": 2} {"c": 3}')).slice(1)).toEqual([
      { number: 2, problem: 'stands after the end of the list, so it and what follows was not read' },
    ]);
    const long = JSON.stringify([{ a: 'x'.repeat(longestLine) }, { b: 1 }]);
    expect(await split(long, 100_000)).toEqual([
      { number: 1, problem: expect.stringContaining('1.0 MB long') },
      { number: 2, text: '{"b":1}' },
    ]);
  });

  it('is known by its first character', () => {
    expect(['[', ' \n\t[{', '{"a": []}', '', '"['].map((text) => beginsList(Buffer.from(text)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
