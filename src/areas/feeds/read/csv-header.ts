import type { FeedKind } from '#kernel/feed';
import { fieldPath } from '../field-path.ts';
import { fieldsOf, fieldsOfEntry, nearestColumn, type Shape, shapeAt } from '../records/columns.ts';
import { NAMES_TOLD } from '../unknown-fields.ts';
import type { Entry } from './entry.ts';

/** Where the cells of a column belong; null for one that is left out. */
export type Column = { path: string[]; shape: Shape; ofEntry: boolean } | null;

/** The columns that the names of a header stand for, and warnings of those that stand for nothing. */
export function readHeader(kind: FeedKind, names: string[], line: number): { columns: Column[]; warnings: Entry[] } {
  const unknown: string[] = [];
  const columns = names.map((name) => {
    const column = columnOf(kind, pathOf(name));
    if (!column && name.trim() !== 'kind') unknown.push(name.trim());
    return column;
  });
  return { columns, warnings: warningsOf(kind, unknown, line) };
}

function columnOf(kind: FeedKind, path: string[]): Column {
  if (path[0] === 'kind') return null;
  const shape = shapeAt(fieldsOf(kind), path.join('.'));
  if (shape) return { path, shape, ofEntry: false };
  const shapeOfEntry = shapeAt(fieldsOfEntry(kind), path.join('.'));
  return shapeOfEntry ? { path, shape: shapeOfEntry, ofEntry: true } : null;
}

function warningsOf(kind: FeedKind, unknown: string[], line: number): Entry[] {
  const known = { ...fieldsOf(kind), ...fieldsOfEntry(kind) };
  const warnings = unknown.slice(0, NAMES_TOLD).map((name): Entry => {
    const close = nearestColumn(known, pathOf(name).join('.'));
    const problem = `${kind.kind} has no such column, it is left out${close ? `; did you mean ${close}?` : ''}`;
    return { line, field: fieldPath(name.split('.')), problem, severity: 'warning' };
  });
  const others = unknown.length - warnings.length;
  if (others === 0) return warnings;
  const problem = `${others.toLocaleString('en-US')} more columns are unknown; they are left out too, without being named`;
  return [...warnings, { line, problem, severity: 'warning' }];
}

/** `coverImage.url` → cover_image, url */
function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.trim().split('.');
  return [snakeCase(head), ...rest];
}

function snakeCase(name: string): string {
  return name
    .replace(/[\s-]+/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}
