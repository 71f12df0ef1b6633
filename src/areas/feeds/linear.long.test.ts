import { describe, expect, it } from 'vitest';
import { cleanProse } from '#kernel/feed';
import { growth, LINEAR } from '#kernel/testing';
import { feedKinds } from '../../areas.ts';
import { CsvReader } from './read/csv.ts';
import { readNdjson } from './read/ndjson.ts';
import { kindNamed } from './testing.ts';
import { validate } from './validate.ts';

const SIZE = 20_000;
const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const MARKUP = [
  ...['<!--', '<!--a', '<!doctype', '<!DocType ', '<![CDATA[', '<?', '<', '</', '<a', '<a b="', '&', '&#', '&amp'],
  ...['<b>', '<b></i>', '<p><b>', '</b>', '<p>x', '<div>', '<ul><li>', '<table><tr><td>', '<pre>', '<svg>', '<td>'],
  ...['<script>', '<style>', '<textarea>', '<br>', '<img>', '<h1>', '<blockquote>', '-->', '<a href="x">'],
];
const BLANKS = [' ', '\n', ' \n', '\n\n\n', '\r', '\t ', '\u00a0', 'x ', '\u200b', '\u0007'];

describe('a text of a feed, however it is made', () => {
  it.each([...MARKUP, ...BLANKS])('is cleaned in time that grows as its length does: %j', (piece) => {
    expect(growth((size) => cleanProse(filled(piece, size)), SIZE)).toBeLessThan(LINEAR);
    expect(growth((size) => cleanProse(`<p>a</p>${filled(piece, size)}`), SIZE)).toBeLessThan(LINEAR);
  });

  it('keeps what stands before elements that are too deep in one another', () => {
    const deep = `<p>Kept &amp; clean</p>${'<div>'.repeat(3000)}lost`;
    expect(cleanProse(deep)).toMatch(/^Kept & clean\n\n\.*$/);
    expect(cleanProse(`${'<p>line<br>'.repeat(3000)}end`)).toContain('end');
  });

  it('is markup by a whole comment or doctype only', () => {
    expect(cleanProse('a <!-- b --> c')).toBe('a c');
    expect(cleanProse('a <!-- b')).toBe('a <!-- b');
    expect(cleanProse('<!DOCTYPE html> c')).toBe('c');
    expect(cleanProse('a <!doctype')).toBe('a <!doctype');
  });
});

describe('lines of a feed, whatever they hold', () => {
  const asLines = (text: string) => text.split('\n').map((line, i) => ({ number: i + 1, text: line }));

  it.each(['"', '"a\n', 'a"b,\n', '""\n', 'a,\n', ';;;\n', 'x\n"\n'])('are read as CSV as fast: %j', (piece) => {
    const read = (size: number) => {
      const reader = new CsvReader(kindNamed('trip'));
      reader.take(asLines(`id,name\n${filled(piece, size)}`));
      reader.end();
    };
    expect(growth(read, SIZE / 2)).toBeLessThan(LINEAR);
  });

  it.each(['[', '{"a":', '{"kind":"trip","a":"', 'null,', '\\', '"\\u0020', ' "'])(
    'are read as JSON as fast: %j',
    (piece) => {
      expect(growth((size) => readNdjson([{ number: 1, text: filled(piece, size) }]), SIZE)).toBeLessThan(LINEAR);
    },
  );

  it.each([
    ['name', 'a'],
    ['name', '<!--'],
    ['slug', 'a-'],
    ['email', 'a.'],
    ['booking_url', 'http://a.'],
    ['updated_at', '2027-01-14T09:30:00'],
  ])('are checked as fast: %s of %j', (field, piece) => {
    const check = (size: number) =>
      void validate(feedKinds, { kind: 'operator', id: 'a', name: 'b', [field]: filled(piece, size) });
    expect(growth(check, SIZE)).toBeLessThan(LINEAR);
  });

  it('are refused when they are too deep to be meant, and the next one is read', () => {
    const deep = `{"kind":"trip","note":${'['.repeat(200_000)}null${']'.repeat(200_000)}}`;
    const [first, second] = readNdjson([
      { number: 1, text: deep },
      { number: 2, text: '{"kind":"trip"}' },
    ]);
    expect(first).toMatchObject({ line: 1, problem: expect.any(String) });
    expect(second).toEqual({ line: 2, value: { kind: 'trip' } });
  });
});
