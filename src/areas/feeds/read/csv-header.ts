import { fieldPath } from '../field-path.ts';
import { fieldsOf, fieldsOfDay, nearestColumn, type Shape, shapeAt } from '../records/columns.ts';
import type { FeedKind } from '../records/records.ts';
import { NAMES_TOLD } from '../unknown-fields.ts';
import type { Entry } from './entry.ts';

/** Where the cells of a column belong; null for one that is left out. */
export type Column = { path: string[]; shape: Shape; ofDay: boolean } | null;

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
  const dayShape = kind === 'itinerary' ? shapeAt(fieldsOfDay(), path.join('.')) : undefined;
  const shape = shapeAt(fieldsOf(kind), path.join('.'));
  if (path[0] === 'kind') return null;
  if (shape) return { path, shape, ofDay: false };
  return dayShape ? { path, shape: dayShape, ofDay: true } : null;
}

function warningsOf(kind: FeedKind, unknown: string[], line: number): Entry[] {
  const known = { ...fieldsOf(kind), ...(kind === 'itinerary' ? fieldsOfDay() : {}) };
  const warnings = unknown.slice(0, NAMES_TOLD).map((name): Entry => {
    const close = nearestColumn(known, pathOf(name).join('.'));
    const problem = `${kind} has no such column, it is left out${close ? `; did you mean ${close}?` : ''}`;
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
