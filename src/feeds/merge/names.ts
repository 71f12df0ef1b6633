import { optionsOf } from '../stage/layout.ts';
import type { ImportTable } from './spec.ts';

/** The parts of a name that a record itself holds: not the ids of what it belongs to. */
const isOwn = (part: string) => !part.endsWith('_id');

/** By which names others may call a record, as its own fields tell: those of which a field is missing are left out. */
export function ownNames(spec: ImportTable, value: Record<string, unknown>): string[] {
  const names = Object.values(spec.names).flatMap((parts) => {
    const texts = parts.filter(isOwn).map((part) => textOf(spec, part, value));
    return texts.length === 0 || texts.includes(null) ? [] : [texts.join(' ')];
  });
  return [...new Set(names)];
}

function textOf(spec: ImportTable, part: string, value: Record<string, unknown>): string | null {
  const column = /#\.(\w+)/.exec(part)?.[1] ?? '';
  const text = value[optionsOf(spec.columns[column] ?? 'text').from ?? column];
  if (typeof text !== 'string') return null;
  return part.startsWith('lower(') || column === 'slug' ? text.toLowerCase() : text;
}
