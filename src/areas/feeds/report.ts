import type { FeedKind, FeedKinds } from '#kernel/feed';
import { columnsIn, sourceOf, tableColumns } from './merge/fragments.ts';
import type { Session } from './session.ts';

export type KindCounts = { read: number; new: number; changed: number; unchanged: number; refused: number };

/** One changed record: which field was what and becomes what; collections are named without their values. */
export type Difference = {
  kind: string;
  line: number;
  name: string;
  fields: { field: string; before?: unknown; after?: unknown }[];
};

export type FeedReport = {
  runId: string;
  applied: boolean;
  counts: Record<string, KindCounts>;
  /** How often each field changes, by kind. */
  changedFields: Record<string, Record<string, number>>;
  /** A few changed records of each kind. */
  differences: Difference[];
  /** Records that a full feed no longer names, by kind: what becomes of them, the kind says (`leftOut`). */
  leaving: Readonly<Record<string, number>>;
  /** Lines that may name anything that leaves, because their kind or id couldn't be read. */
  unreadable: number;
  /** Refused records and left out links. */
  problems: number;
  warnings: number;
};

const SAMPLE = 8;

/** What the plan would change, told before it is done. */
export async function readDifferences(session: Session, kinds: FeedKinds): Promise<Difference[]> {
  const all: Difference[] = [];
  for (const spec of kinds.values()) {
    const { kind } = spec;
    if (!spec.table) continue;
    const value = sourceOf(spec);
    const name = value(nameColumn(spec));
    const mine = tableColumns(spec).flatMap((column) => [`'${column}'`, value(column)]);
    const rows = await session.query<{ line: number; name: string; changed: string[]; before: Row; after: Row }>(
      `select p.line, ${name}::text as name, p.changed, to_jsonb(t) as before, jsonb_build_object(${mine.join(', ')}) as after
       from (select * from planned_${kind} where existing and changed <> '{}' order by line limit ${SAMPLE}) p
       join staged_${kind} f on f.line = p.line join ${spec.table} t on t.id = p.id order by p.line`,
    );
    for (const row of rows) {
      all.push({ kind, line: row.line, name: row.name, fields: row.changed.map((field) => fieldChange(row, field)) });
    }
  }
  return all;
}

type Row = Record<string, unknown>;

/** By which of its columns people know a record: the first that it has, else what it is identified by. */
function nameColumn(spec: FeedKind): string {
  const known = ['slug', 'source_ref', 'name'].find((column) => Object.hasOwn(spec.columns, column));
  return known ?? columnsIn(spec.names.id ?? []).at(-1) ?? 'id';
}

function fieldChange(row: { before: Row; after: Row }, field: string): Difference['fields'][number] {
  if (!Object.hasOwn(row.after, field)) return { field };
  return { field, before: row.before[field], after: row.after[field] };
}

export async function readChangedFields(session: Session, kinds: FeedKinds): Promise<FeedReport['changedFields']> {
  const all: FeedReport['changedFields'] = {};
  for (const kind of kinds.keys()) {
    const rows = await session.query<{ field: string; count: number }>(
      `select field, count(*) as count from planned_${kind} p cross join lateral unnest(p.changed) as field
       where not p.hidden group by field order by count(*) desc, field limit 100`,
    );
    if (rows.length > 0) all[kind] = Object.fromEntries(rows.map((row) => [row.field, row.count]));
  }
  return all;
}

export async function readCounts(
  session: Session,
  kinds: FeedKinds,
  read: ReadonlyMap<string, number>,
): Promise<FeedReport['counts']> {
  const all: FeedReport['counts'] = {};
  for (const kind of kinds.keys()) {
    const total = read.get(kind) ?? 0;
    if (total === 0) continue;
    const [row] = await session.query<{ new: number; changed: number; unchanged: number }>(
      `select count(*) filter (where not existing) as new,
         count(*) filter (where existing and changed <> '{}') as changed,
         count(*) filter (where existing and changed = '{}') as unchanged
       from planned_${kind} where not hidden`,
    );
    const found = row ?? { new: 0, changed: 0, unchanged: 0 };
    all[kind] = { read: total, ...found, refused: total - found.new - found.changed - found.unchanged };
  }
  return all;
}
