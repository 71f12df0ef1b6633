import { parse } from 'csv-parse/sync';
import type { FeedKind } from '#kernel/feed';
import { readCell } from './csv-cell.ts';
import { type Column, readHeader } from './csv-header.ts';
import { type CsvRecord, CsvRecordJoiner } from './csv-records.ts';
import type { Entry } from './entry.ts';
import type { Line } from './line.ts';

/** `sep=;` */
const SEPARATOR = /^"?sep=(.)"?[,;\t]*$/i;
const BLANK_ROW = /^[\s,;"]*$/;

/** Reads CSV of one kind: a header of field names, then a row a record, or a row an entry of its list (`inRows`). */
export class CsvReader {
  readonly #kind: FeedKind;
  readonly #joiner = new CsvRecordJoiner();
  #delimiter: string | null = null;
  #columns: Column[] | null = null;
  #gathered: { line: number; key: string; value: Record<string, unknown>; entries: unknown[] } | null = null;

  constructor(kind: FeedKind) {
    this.#kind = kind;
  }

  take(lines: Line[]): Entry[] {
    return this.#read(this.#joiner.take(lines));
  }

  end(): Entry[] {
    return [...this.#read(this.#joiner.end()), ...this.#finishRecord()];
  }

  #read(records: CsvRecord[]): Entry[] {
    const entries: Entry[] = [];
    const rows = records.slice();
    if (!this.#columns) {
      const header = this.#takeHeader(rows);
      if (header) entries.push(...this.#readHeader(header));
    }
    const cells = this.#parse(rows);
    rows.forEach((record, i) => {
      if ('problem' in record) entries.push({ line: record.number, problem: record.problem });
      else entries.push(...this.#readRow(record.number, cells[i]));
    });
    return entries;
  }

  /** The first row that holds anything; before it Excel may have named the separator. */
  #takeHeader(rows: CsvRecord[]): { number: number; text: string } | null {
    while (rows.length > 0) {
      const at = rows.findIndex((record) => 'text' in record);
      const header = at === -1 ? undefined : rows.splice(at, 1)[0];
      if (!header || !('text' in header)) return null;
      const separator = SEPARATOR.exec(header.text)?.[1];
      if (separator) this.#delimiter = separator;
      else if (!BLANK_ROW.test(header.text)) return header;
    }
    return null;
  }

  /** All rows at once, which is many times faster; one by one when one of them is malformed. */
  #parse(records: CsvRecord[]): (string[] | Error | undefined)[] {
    const options = { delimiter: this.#delimiter ?? ',', relax_column_count: true, skip_empty_lines: false };
    const texts = records.map((record) => ('text' in record ? record.text : ''));
    try {
      const rows = parse(texts.join('\n'), options) as string[][];
      if (rows.length === records.length) return rows;
    } catch {
      // Found out row by row below.
    }
    return texts.map((text) => {
      try {
        return (parse(text, options) as string[][])[0];
      } catch (error) {
        return error as Error;
      }
    });
  }

  #readHeader(header: { number: number; text: string }): Entry[] {
    const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.text.split(mark).length }));
    this.#delimiter ??= counts.sort((a, b) => b.count - a.count)[0]?.mark ?? ',';
    const names = this.#parse([header])[0];
    if (!Array.isArray(names)) return [{ line: header.number, problem: 'the header is not valid CSV' }];
    const { columns, warnings } = readHeader(this.#kind, names, header.number);
    this.#columns = columns;
    return warnings;
  }

  #readRow(line: number, cells: string[] | Error | undefined): Entry[] {
    const columns = this.#columns ?? [];
    if (cells === undefined || cells instanceof Error) {
      return [{ line, problem: `is not valid CSV: ${cells?.message ?? 'empty'}` }];
    }
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.length !== columns.length) {
      const advice = 'put quotes around texts that contain the separator or a line break';
      return [{ line, problem: `has ${cells.length} cells where the header has ${columns.length}: ${advice}` }];
    }
    const value: Record<string, unknown> = { kind: this.#kind.kind };
    const entry: Record<string, unknown> = {};
    columns.forEach((column, i) => {
      const cell = cells[i] ?? '';
      if (column && cell.trim() !== '')
        place(column.ofEntry ? entry : value, column.path, readCell(cell, column.shape));
    });
    const { inRows } = this.#kind;
    if (!inRows) return [{ line, value }];
    const key = JSON.stringify(inRows.by.map((name) => value[name]));
    if (this.#gathered?.key === key) {
      this.#gathered.entries.push(entry);
      return [];
    }
    const before = this.#finishRecord();
    const entries = [entry];
    this.#gathered = { line, key, value: { ...value, [inRows.list]: entries }, entries };
    return before;
  }

  #finishRecord(): Entry[] {
    const record = this.#gathered;
    this.#gathered = null;
    return record ? [{ line: record.line, value: record.value }] : [];
  }
}

function place(target: Record<string, unknown>, path: string[], value: unknown): void {
  let inner = target;
  path.slice(0, -1).forEach((name) => {
    if (typeof inner[name] !== 'object') inner[name] = {};
    inner = inner[name] as Record<string, unknown>;
  });
  inner[path.at(-1) ?? ''] = value;
}
