import type { z } from 'zod';
import { type FeedKind, type FeedKinds, type ImportTable, type Reference, thisFeed } from '#kernel/feed';
import { optionsOf } from '../stage/layout.ts';
import { fill, fillRow } from './fragments.ts';

type Target = Reference['to'][number];

/** The parts of a name that a record itself holds: neither the ids of what it belongs to nor the feed it came by. */
const isOwn = (part: string) => !part.endsWith('_id') && part !== '#.feed';

/** By which names others may call a record, as its own fields tell: those of which a field is missing are left out. */
export function ownNames(spec: FeedKind, value: Record<string, unknown>): string[] {
  const names = Object.values(spec.names).flatMap((parts) => {
    const texts = parts.filter(isOwn).map((part) => textOf(spec, part, value));
    return texts.length === 0 || texts.includes(null) ? [] : [texts.join(' ')];
  });
  return [...new Set(names)];
}

/** The same of a record that is refused, with its company; and what it can't do without, as `departure.trip`. */
export function refusedNames(
  kinds: FeedKinds,
  spec: FeedKind,
  value: Record<string, unknown>,
): { kind: string; operator: string | null; name: string }[] {
  const operator = ownText(spec, 'operator', value);
  const own = ownNames(spec, value).map((name) => ({ kind: spec.kind, operator, name }));
  const needed = (spec.references ?? []).flatMap(({ from, required, to }) => {
    const name = required && to.some(({ kind }) => kinds.get(kind)?.leftOut) ? ownText(spec, from, value) : null;
    return name === null ? [] : [{ kind: `${spec.kind}.${from}`, operator, name }];
  });
  return [...own, ...needed];
}

function textOf(spec: FeedKind, part: string, value: Record<string, unknown>): string | null {
  const column = /#\.(\w+)/.exec(part)?.[1] ?? '';
  const text = ownText(spec, optionsOf(spec.columns[column] ?? 'text').from ?? column, value);
  return part.startsWith('lower(') || column === 'slug' ? (text?.toLowerCase() ?? null) : text;
}

/** The text of a field as it would be kept, were its record taken in: ids may be numbers, and have blanks around them. */
export function ownText({ record }: FeedKind, field: string, value: Record<string, unknown>): string | null {
  const read = (record.shape[field] as z.ZodType | undefined)?.safeParse(value[field]);
  const text = read?.success ? read.data : value[field];
  return typeof text === 'string' ? text.trim() || null : null;
}

/** The same names of a staged row, as an array; with nulls where a field is missing. */
export function sqlNames(spec: ImportTable, row: string): string {
  const names = Object.values(spec.names).flatMap((parts) => {
    const own = parts.filter(isOwn).map((part) => `${fillRow(part, row)}::text`);
    return own.length > 0 ? [own.join(` || ' ' || `)] : [];
  });
  return `array[${[...new Set(names)].join(', ')}]::text[]`;
}

/** The company that a staged row names, for what belongs to one. */
export function sqlOperator(spec: ImportTable, row: string): string {
  return spec.references?.some(({ from }) => from === 'operator') ? `${row}.operator` : 'null';
}

/**
 * The line of the mistake for which what a reference names was refused, as an expression; null when it wasn't.
 * @param value the expression of a column named "#.column" in the reference
 * @param operator the company as the record names it, for what belongs to one
 */
export function rootOf(
  kinds: FeedKinds,
  reference: Reference,
  value: (column: string) => string,
  operator = 'null',
): string {
  const named = reference.to.map((target) => isNamed(kinds, target, value));
  return `(select min(r.root) from refused_ids r where (${named.join(' or ')}) and ${mayBeOf(operator)})`;
}

function isNamed(kinds: FeedKinds, { kind, name, by, when }: Target, value: (column: string) => string): string {
  const parts = kinds.get(kind)?.names[name] ?? [];
  const text = by.filter((_, at) => isOwn(parts[at] ?? '')).map((part) => `(${fill(part, value)})::text`);
  const condition = when ? ` and ${fill(when, value)}` : '';
  return `(r.kind = '${kind}' and r.name = ${text.join(` || ' ' || `)}${condition})`;
}

function mayBeOf(operator: string): string {
  return `(${operator} is null or r.operator is null or r.operator = ${operator})`;
}

/**
 * Whether what a later target finds is another record than the one meant: a refused one that has the name by which an
 * earlier target looks, as an expression on what was found; null where no earlier target looks for the same kind.
 * @param row the alias of what was found
 * @param operator as in `rootOf`
 */
export function meansRefused(
  kinds: FeedKinds,
  reference: Reference,
  at: number,
  row: string,
  value: (column: string) => string,
  operator: string,
): string | null {
  const { kind } = reference.to[at] as Target;
  const earlier = reference.to.slice(0, at).filter((target) => target.kind === kind);
  if (earlier.length === 0) return null;
  const spec = kinds.get(kind) as FeedKind;
  const id = spec.names.id ?? [];
  const own = id.filter(isOwn).map((part) => `${fillRow(part, row)}::text`);
  const ofFeed = id.includes('#.feed') ? `and ${row}.feed = ${thisFeed}` : '';
  return `exists (select from refused_ids r
    where (${earlier.map((target) => isNamed(kinds, target, value)).join(' or ')}) and ${mayBeOf(operator)}
      and not exists (
        select from refused_ids s
        where s.line = r.line and s.kind = r.kind and s.name = ${own.join(` || ' ' || `)} ${ofFeed}))`;
}
