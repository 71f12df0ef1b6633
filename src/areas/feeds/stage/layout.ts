import {
  type Collection,
  type ColumnOptions,
  type Columns,
  columnTypes,
  type ImportTable,
  type Reference,
} from '#kernel/feed';
import type { Cell } from './encode.ts';

/** Columns of a staging table after the leading ones, which every table of its sort has. */
export function cellsOf(spec: ImportTable): Cell[] {
  const base: Columns = spec.unique?.includes('slug') ? { slug_base: 'text' } : {};
  const own = cells({ ...spec.columns, ...spec.staged, ...base }, spec.references ?? []);
  if (!spec.shared) return own;
  const given = (spec.collections ?? []).map(({ name }): Cell => {
    return { column: givenColumn(name), field: name, type: 'bool', absent: false };
  });
  return [...own.map((cell) => ({ ...cell, absent: undefined })), ...given];
}

/** Whether a shared record has the field of a collection at all: an empty list isn't the same as none. */
export function givenColumn(collection: string): string {
  return `gives_${collection}`;
}

export function cellsOfCollection(collection: Collection): Cell[] {
  const own = Object.entries(collection.columns).filter(([, column]) => optionsOf(column).from !== 'position');
  const columns = { ...Object.fromEntries(own), ...collection.staged };
  delete columns.position;
  return cells(columns, collection.references ?? []);
}

function cells(columns: Columns, references: readonly Reference[]): Cell[] {
  const own = Object.entries(columns).map(([column, given]) => {
    const options = optionsOf(given);
    return { column, field: options.from ?? column, type: options.type, absent: options.absent };
  });
  const names = references.map((reference) => reference.from).filter((name) => !Object.hasOwn(columns, name));
  return [...own, ...names.map((name) => ({ column: name, field: name, type: 'text' as const, absent: undefined }))];
}

export function optionsOf(column: Columns[string]): ColumnOptions {
  return typeof column === 'string' ? { type: column } : column;
}

export function definition(cells: readonly Cell[]): string {
  return cells.map((cell) => `, ${cell.column} ${columnTypes[cell.type]}`).join('');
}
