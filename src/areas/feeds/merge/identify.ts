import {
  type ColumnType,
  columnTypes,
  type FeedKind,
  type FeedKinds,
  type ImportTable,
  type Reference,
} from '#kernel/feed';
import type { Session } from '../session.ts';
import { optionsOf } from '../stage/layout.ts';
import { columnsIn, fillRow, keptColumns, plannedColumns } from './fragments.ts';
import { literal, quoted, refuse, tellLeftOut, unknown } from './issues.ts';
import { lookup } from './lookups.ts';
import { rootOf, sqlOperator } from './names.ts';

/**
 * Makes `planned_<kind>`: each staged row with the id it has or will have and the ids it refers to. Rows without
 * what they can't do without, and rows that stand in the feed twice, are refused.
 */
export async function identify(session: Session, kinds: FeedKinds, spec: FeedKind): Promise<void> {
  const { kind } = spec;
  await session.run(planStatement(session, kinds, spec));
  for (const reference of spec.references ?? []) {
    if (reference.required) await refuseUnknown(session, kinds, spec, reference);
    else if (!reference.late && !reference.tree) await tellUnknownLinks(session, kinds, spec, reference);
  }
  await refuseRepeated(session, spec);
  const names = Object.values(spec.names).map((name) =>
    name.map((column) => (/^#\.\w+$/.test(column) ? column : `(${column})`).replace('#.', '')).join(', '),
  );
  const indexed = ['line', ...(spec.table ? ['id'] : []), ...names];
  const indexes = indexed.map((columns) => `create index on planned_${kind} (${columns})`);
  await session.run([...indexes, `analyze planned_${kind}`].join(';'));
}

/** Makes `planned_<kind>` for a kind of which the feed has no rows: others look into it all the same. */
export async function identifyNone(session: Session, kinds: FeedKinds, spec: FeedKind): Promise<void> {
  await session.run(`${planStatement(session, kinds, spec)} with no data`);
}

function planStatement(session: Session, kinds: FeedKinds, spec: FeedKind): string {
  const { kind } = spec;
  const found = new Map<string, string>();
  const joins: string[] = [];
  (spec.references ?? []).forEach((reference, i) => {
    if (!reference.column) return;
    if (reference.late || reference.tree) {
      found.set(reference.column, 'null::uuid');
      return;
    }
    const value = (column: string) => found.get(column) ?? `f.${column}`;
    const result = lookup(kinds, reference, value, `j${i}`, sqlOperator(spec, 'f'));
    joins.push(...result.joins);
    found.set(reference.column, result.id);
  });
  const columns = plannedColumns(spec);
  const resolved = columns.map((column) => `${found.get(column) ?? `f.${column}`} as ${column}`);
  const same = (spec.names.id ?? []).map((name) => `${fillRow(name, 't')} = ${fillRow(name, 'r')}`);
  const identity = spec.table ? 'coalesce(t.id, new_id()) as id, t.id is not null as existing' : 'false as existing';
  return `create temp table planned_${kind} as
    select r.line, r.hidden, ${columns.map((column) => effective(session, spec, column)).join(', ')},
      ${identity}, '{}'::text[] as changed
    from (select f.line, f.hidden, ${resolved.join(', ')} from staged_${kind} f ${joins.join(' ')}) r
    ${spec.table ? `left join ${spec.table} t on ${same.join(' and ')}` : ''}`;
}

function effective(session: Session, spec: ImportTable, column: string): string {
  if (!keptColumns(spec).includes(column)) return `r.${column}`;
  const { type, keeps, absent } = optionsOf(spec.columns[column] ?? 'text');
  if (spec.shared && columnsIn(spec.names.id ?? []).includes(column)) {
    return `coalesce(t.${column}, r.${column}) as ${column}`;
  }
  const whenNew = keeps === 'now' ? session.now.toISOString() : spec.shared ? absent : undefined;
  const kept =
    whenNew === undefined
      ? `t.${column}`
      : `case when t.id is null then ${constant(whenNew, type)} else t.${column} end`;
  return `coalesce(r.${column}, ${kept}) as ${column}`;
}

function constant(value: unknown, type: ColumnType): string {
  const texts = type === 'texts' && Array.isArray(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `${texts ? `array[${value.map(literal).join(', ')}]` : literal(text)}::${columnTypes[type]}`;
}

async function refuseUnknown(session: Session, kinds: FeedKinds, spec: FeedKind, reference: Reference): Promise<void> {
  const { kind } = spec;
  const words = literal(unknown(reference.to[0]?.kind ?? kind));
  await refuse(
    session,
    spec,
    reference.field ?? reference.from,
    `select p.line, ${words} || ${quoted(`f.${reference.from}`)} as problem, null::integer as other,
       ${rootOf(kinds, reference, (column) => `f.${column}`, sqlOperator(spec, 'f'))} as root
     from planned_${kind} p join staged_${kind} f on f.line = p.line where p.${reference.column} is null`,
    { tellHidden: false },
  );
}

export async function tellUnknownLinks(
  session: Session,
  kinds: FeedKinds,
  spec: FeedKind,
  reference: Reference,
): Promise<void> {
  const { kind } = spec;
  const words = literal(unknown(reference.to[0]?.kind ?? kind));
  await tellLeftOut(
    session,
    spec,
    reference.to[0]?.kind ?? kind,
    `select p.line, ${literal(reference.field ?? reference.from)} as field, ${words} || ${quoted(`f.${reference.from}`)} as problem,
       ${rootOf(kinds, reference, (column) => `f.${column}`)} as root
     from planned_${kind} p join staged_${kind} f on f.line = p.line
     where f.${reference.from} is not null and p.${reference.column} is null`,
  );
}

async function refuseRepeated(session: Session, spec: FeedKind): Promise<void> {
  const { kind } = spec;
  const name = spec.names.id ?? [];
  const key = name.map((column) => fillRow(column, 'p')).join(', ');
  const field = fieldOf(spec, columnsIn(name).at(-1) ?? 'id');
  await refuse(
    session,
    spec,
    field,
    `select *, null::integer as root from (
       select p.line, ${literal(`has the same ${field} as a ${kind} before`)} as problem,
         min(p.line) over (partition by ${key}) as other
       from planned_${kind} p
       where (${key}) in (select ${key} from planned_${kind} p group by ${key} having count(*) > 1)) ranked
     where line > other`,
  );
}

function fieldOf(spec: ImportTable, column: string): string {
  const reference = spec.references?.find((candidate) => candidate.column === column);
  return reference?.from ?? optionsOf(spec.columns[column] ?? 'text').from ?? column;
}
