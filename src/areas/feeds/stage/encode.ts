import type { ColumnType } from '#kernel/feed';

/** One staged column: where its value stands in the record and how it is written. */
export type Cell = { column: string; field: string; type: ColumnType; absent: unknown };

/** A row in the text format of COPY, without its line feed. */
export function encodeRow(cells: readonly Cell[], source: Readonly<Record<string, unknown>>, prefix: string): string {
  const texts = [prefix];
  for (const cell of cells) {
    const value = given(source[cell.field], cell.type) ?? cell.absent;
    texts.push(value === undefined || value === null ? '\\N' : encode(value, cell.type));
  }
  return texts.join('\t');
}

/** Markup without a word is no text. */
function given(value: unknown, type: ColumnType): unknown {
  return type === 'text' && value === '' ? undefined : value;
}

function encode(value: unknown, type: ColumnType): string {
  switch (type) {
    case 'json':
      return escaped(JSON.stringify(value));
    case 'texts':
      return escaped(
        `{${(value as string[])
          .filter((text) => text !== '')
          .map(quote)
          .join(',')}}`,
      );
    case 'bool':
      return value ? 't' : 'f';
    case 'text':
      return escaped(value as string);
    default:
      return String(value);
  }
}

/** The texts of such a row by their fields. */
export function decodeTexts(cells: readonly Cell[], row: string, prefix: number): Record<string, string> {
  const texts = row.split('\t').slice(prefix);
  const kept = cells.map(({ field, type }, i) => ({ field, type, text: texts[i] ?? '\\N' }));
  const given = kept.filter(({ type, text }) => type === 'text' && text !== '\\N');
  return Object.fromEntries(given.map(({ field, text }) => [field, unescaped(text)]));
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const MARKS: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character) : text;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, mark: string) => MARKS[mark] ?? mark);
}
