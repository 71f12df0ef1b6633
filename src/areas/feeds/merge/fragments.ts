import type { Collection, ImportTable, Reference } from '#kernel/feed';
import { optionsOf } from '../stage/layout.ts';

/** Fills "#.column" of a fragment: "#.slug" for row "t" becomes "t.slug". */
export function fill(fragment: string, column: (name: string) => string): string {
  return fragment.replace(/#\.(\w+)/g, (_, name: string) => column(name));
}

export function fillRow(fragment: string, row: string): string {
  return fill(fragment, (name) => `${row}.${name}`);
}

/** Columns named in the fragments of a name. */
export function columnsIn(fragments: readonly string[]): string[] {
  return fragments.flatMap((fragment) => [...fragment.matchAll(/#\.(\w+)/g)].map((match) => match[1] ?? ''));
}

export function keptColumns(spec: ImportTable): string[] {
  if (spec.shared) return Object.keys(spec.columns);
  return Object.keys(spec.columns).filter((name) => optionsOf(spec.columns[name] ?? 'text').keeps);
}

function referenceColumns(references: readonly Reference[] | undefined): string[] {
  return (references ?? []).map((reference) => reference.column).filter((column) => column !== null);
}

/** Columns of the plan beside line, hidden, id, existing and changed. */
export function plannedColumns(spec: ImportTable): string[] {
  const named = Object.values(spec.names).flatMap(columnsIn);
  return [...new Set([...named, ...keptColumns(spec), ...referenceColumns(spec.references)])];
}

/** Where a column's value for the table stands: in the plan "p" when it was worked out, else in the staged row "f". */
export function sourceOf(spec: ImportTable): (column: string) => string {
  const planned = new Set(plannedColumns(spec));
  return (column) => `${planned.has(column) || column === 'id' ? 'p' : 'f'}.${column}`;
}

/** Columns of the record's own table, in order. */
export function tableColumns(spec: ImportTable): string[] {
  const written = (spec.references ?? []).filter((reference) => !reference.unwritten);
  return [...Object.keys(spec.columns), ...referenceColumns(written)];
}

/** Columns written with the row itself; those that point at later rows follow when all are there. */
export function firstColumns(spec: ImportTable): string[] {
  const late = new Set(
    (spec.references ?? []).filter((reference) => reference.late).map((reference) => reference.column),
  );
  return tableColumns(spec).filter((name) => !late.has(name));
}

/** Columns of a collection's table without its owner and id. */
export function collectionColumns(collection: Collection): string[] {
  return [
    ...Object.keys(collection.columns),
    ...referenceColumns(collection.references),
    ...(collection.inherits ?? []),
    ...Object.keys(collection.constants ?? {}),
  ];
}
