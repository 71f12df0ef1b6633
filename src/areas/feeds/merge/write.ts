import { sql } from 'kysely';
import { publishing } from '#kernel';
import type { Collection, FeedKind, Lines } from '#kernel/feed';
import type { Session } from '../session.ts';
import { collectionColumns, firstColumns, sourceOf } from './fragments.ts';
import { literal } from './issues.ts';

const IN_RANGE = 'p.line between $1 and $2';

/** Writes what is new and what changed among the lines of a range. Call within a transaction. */
export async function writeRange(session: Session, spec: FeedKind, range: Lines): Promise<void> {
  const { kind } = spec;
  if (!spec.table) return;
  const values = [range.from, range.to];
  const columns = firstColumns(spec);
  const value = sourceOf(spec);
  const rows = `planned_${kind} p join staged_${kind} f on f.line = p.line and f.line between $1 and $2`;
  await session.run(
    `insert into ${spec.table} (id, ${columns.join(', ')})
     select p.id, ${columns.map(value).join(', ')} from ${rows} where ${IN_RANGE} and not p.existing order by p.line`,
    values,
  );
  await session.run(
    `update ${spec.table} t set ${columns.map((column) => `${column} = ${value(column)}`).join(', ')}
     from ${rows} where ${IN_RANGE} and p.existing and p.changed <> '{}' and t.id = p.id`,
    values,
  );
  for (const collection of spec.collections ?? []) {
    if (!collection.late) await writeCollection(session, spec, collection, range);
  }
}

async function writeCollection(session: Session, spec: FeedKind, collection: Collection, range: Lines): Promise<void> {
  if (!collection.table) return;
  if (collection.inPlace) await mergeRows(session, spec, collection, range);
  else await replaceRows(session, spec, collection, range);
}

function changedRows({ kind }: FeedKind, collection: Collection): string {
  return `planned_${kind} p where ${IN_RANGE} and ${literal(collection.name)} = any(p.changed)`;
}

async function replaceRows(session: Session, spec: FeedKind, collection: Collection, range: Lines): Promise<void> {
  const values = [range.from, range.to];
  const only = collection.only ? `and ${collection.only}` : '';
  await session.run(
    `delete from ${collection.table} t
     where t.${collection.owner} in (select p.id from ${changedRows(spec, collection)}) ${only}`,
    values,
  );
  await insertRows(session, spec, collection, range, '');
}

/** Removes, updates and adds by the collection's key. */
async function mergeRows(session: Session, spec: FeedKind, collection: Collection, range: Lines): Promise<void> {
  const values = [range.from, range.to];
  const planned = `planned_${spec.kind}_${collection.name}`;
  const same = [collection.owner, ...collection.key]
    .map((column) => `c.${column} is not distinct from t.${column}`)
    .join(' and ');
  await session.run(
    `delete from ${collection.table} t
     where t.${collection.owner} in (select p.id from ${changedRows(spec, collection)})
       and not exists (select from ${planned} c where ${same})`,
    values,
  );
  const rest = collectionColumns(collection).filter((column) => !collection.key.includes(column));
  await session.run(
    `update ${collection.table} t set ${rest.map((column) => `${column} = c.${column}`).join(', ')}
     from ${planned} c
     where ${same} and c.feed_line in (select p.line from ${changedRows(spec, collection)})
       and (${rest.map((column) => `t.${column}`).join(', ')}) is distinct from (${rest.map((column) => `c.${column}`).join(', ')})`,
    values,
  );
  await insertRows(
    session,
    spec,
    collection,
    range,
    `and not exists (select from ${collection.table} t where ${same})`,
  );
}

async function insertRows(
  session: Session,
  { kind }: FeedKind,
  collection: Collection,
  range: Lines,
  condition: string,
): Promise<void> {
  const columns = [collection.owner, ...collectionColumns(collection)];
  await session.run(
    `insert into ${collection.table} (${columns.join(', ')})
     select ${columns.map((column) => `c.${column}`).join(', ')}
     from planned_${kind}_${collection.name} c join planned_${kind} p on p.line = c.feed_line
     where c.feed_line between $1 and $2 and ${IN_RANGE}
       and (not p.existing or ${literal(collection.name)} = any(p.changed)) ${condition}
     order by c.feed_line, c.feed_position`,
    [range.from, range.to],
  );
}

/** Columns and collections that point at rows of the same kind or later ones, now that these are all there. */
export async function writeLate(session: Session, spec: FeedKind, range: Lines): Promise<void> {
  const { kind } = spec;
  const values = [range.from, range.to];
  for (const reference of spec.references ?? []) {
    if (!reference.late) continue;
    await session.run(
      `update ${spec.table} t set ${reference.column} = p.${reference.column} from planned_${kind} p
       where ${IN_RANGE} and t.id = p.id and t.${reference.column} is distinct from p.${reference.column}`,
      values,
    );
  }
  for (const collection of spec.collections ?? []) {
    if (collection.late) await writeCollection(session, spec, collection, range);
  }
}

/** One event for each subject that really changed, in the transaction of the change. */
export async function writeEvents(session: Session, spec: FeedKind, range: Lines): Promise<void> {
  const { kind } = spec;
  const between = sql`p.line between ${range.from} and ${range.to}`;
  for (const { topic, subject, changedOnly } of spec.events ?? []) {
    const column = sql.ref(`p.${subject}`);
    const changed = changedOnly ? sql`p.changed <> '{}'` : sql`(not p.existing or p.changed <> '{}')`;
    const told = sql`${column} from ${sql.table(`planned_${kind}`)} p
      where ${between} and ${changed} and ${column} is not null`;
    await sql`select ${publishing(topic, told)}`.execute(session.ctx.db);
  }
}
