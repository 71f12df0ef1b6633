import { type Collection, columnTypes, type FeedKind, type FeedKinds, type Reference } from '#kernel/feed';
import type { Session } from '../session.ts';
import { givenColumn, optionsOf } from '../stage/layout.ts';
import { collectionColumns, fillRow } from './fragments.ts';
import { literal, quoted, tellLeftOut, unknown } from './issues.ts';
import { lookup } from './lookups.ts';
import { rootOf, sqlOperator } from './names.ts';

/**
 * Makes `planned_<kind>_<collection>`: its rows with their owners and what they refer to.
 * @param whole what records outside the feed claim doesn't count
 */
export async function planCollection(
  session: Session,
  kinds: FeedKinds,
  spec: FeedKind,
  collection: Collection,
  whole: boolean,
): Promise<void> {
  const name = `planned_${spec.kind}_${collection.name}`;
  await session.run(planStatement(kinds, spec, collection));
  for (const [i, reference] of (collection.references ?? []).entries()) {
    await tellUnknown(session, kinds, spec, collection, reference, i);
    await dropItself(session, spec, collection, reference);
  }
  await dropRepeated(session, spec, collection);
  if (collection.unique) await dropTaken(session, spec, collection, collection.unique, whole);
  await session.run(`create index on ${name} (feed_line); analyze ${name}`);
}

/** Makes the same where the feed has no rows of it: others look into it all the same. */
export async function planNoCollection(
  session: Session,
  kinds: FeedKinds,
  spec: FeedKind,
  collection: Collection,
): Promise<void> {
  await session.run(`${planStatement(kinds, spec, collection)} with no data`);
}

function planStatement(kinds: FeedKinds, spec: FeedKind, collection: Collection): string {
  const { kind } = spec;
  const joins: string[] = [];
  const named = sqlOperator(spec, 'f');
  const operator = named === 'null' ? named : `(select ${named} from staged_${kind} f where f.line = c.line)`;
  const ids = (collection.references ?? []).map((reference, i) => {
    const value = (column: string) => `c.${column}`;
    const result = lookup(kinds, reference, value, `j${i}`, operator);
    joins.push(...result.joins);
    const id = `${result.id} as ${reference.column ?? 'checked_id'}`;
    return `${id}, c.${reference.from} is not null and ${result.id} is null as missing_${i}`;
  });
  return `create temp table planned_${kind}_${collection.name} as
     select ${[
       'c.line as feed_line',
       'c.position as feed_position',
       `owner.id as ${collection.owner}`,
       'owner.existing as feed_existing',
       ...Object.keys(collection.columns).map((column) => `${staged(collection, column)} as ${column}`),
       ...Object.entries(collection.constants ?? {}).map(([column, text]) => `${literal(text)}::text as ${column}`),
       ...(collection.inherits ?? []).map((column) => `owner.${column}`),
       ...ids,
     ].join(', ')}
     from staged_${kind}_${collection.name} c join planned_${kind} owner on owner.line = c.line ${joins.join(' ')}`;
}

function staged(collection: Collection, column: string): string {
  const options = optionsOf(collection.columns[column] ?? 'text');
  if (column === 'position' || options.from === 'position') return 'c.position';
  return `c.${column}::${columnTypes[options.type]}`;
}

/** A row that names nothing is left out when that is all it is for; otherwise only its link is. */
async function tellUnknown(
  session: Session,
  kinds: FeedKinds,
  spec: FeedKind,
  collection: Collection,
  reference: Reference,
  index: number,
): Promise<void> {
  const { kind } = spec;
  const planned = `planned_${kind}_${collection.name}`;
  const column = reference.column ?? 'checked_id';
  const name = `c.${reference.from}`;
  await tellLeftOut(
    session,
    spec,
    kindsOf(reference),
    `select c.line, ${fieldOf(collection, reference)} as field,
       ${literal(unknown(reference.to[0]?.kind ?? kind).replace(/^names no \w+/, `names no ${kindsOf(reference)}`))} || ${quoted(name)} as problem,
       ${rootOf(kinds, reference, (column) => `c.${column}`)} as root
     from ${planned} p join staged_${kind}_${collection.name} c on c.line = p.feed_line and c.position = p.feed_position
     where p.missing_${index}`,
  );
  if (reference.required) await session.run(`delete from ${planned} where ${column} is null`);
}

/** Nothing is like itself, and no list holds a link of a record to itself. */
async function dropItself(
  session: Session,
  { kind }: FeedKind,
  collection: Collection,
  { column, to, ...reference }: Reference,
): Promise<void> {
  if (column === null || to.every((target) => target.kind !== kind)) return;
  const planned = `planned_${kind}_${collection.name}`;
  await session.run(
    `with gone as (
       delete from ${planned} p where p.${column} = p.${collection.owner} returning p.feed_line, p.feed_position)
     insert into feed_issues (line, kind, field, problem, severity)
     select c.line, $1, ${fieldOf(collection, reference)}, ${literal(`names this very ${kind}, so it is left out`)}, 'warning'
     from gone join staged_${kind}_${collection.name} c on c.line = gone.feed_line and c.position = gone.feed_position`,
    [kind],
  );
}

function kindsOf(reference: Reference): string {
  return [...new Set(reference.to.map((target) => target.kind))].join(' or ');
}

/** `terms.theme`, `places[3]`, `days[2].start_city`; positions are told as people count. */
function fieldOf(collection: Collection, reference: Pick<Reference, 'from'>): string {
  const name = literal(collection.name === 'rule_names' ? 'rule' : collection.name);
  if (collection.shape === 'lists') return `${name} || '.' || c.name`;
  if (collection.shape === 'texts') return `${name} || '[' || c.position + 1 || ']'`;
  if (collection.table === null) return `${name} || '.' || c.what`;
  return `${name} || '[' || c.position + 1 || '].${reference.from}'`;
}

/** What is named twice counts once; an entry that says more than a name is told. */
async function dropRepeated(session: Session, { kind }: FeedKind, collection: Collection): Promise<void> {
  if (collection.key.length === 0) return;
  const name = `planned_${kind}_${collection.name}`;
  const key = ['feed_line', ...collection.key].join(', ');
  const repeated = await session.query(`select 1 from ${name} group by ${key} having count(*) > 1 limit 1`);
  if (repeated.length === 0) return;
  const says = Object.keys(collection.columns).some((column) => !collection.key.includes(column));
  const tells = collection.shape === 'objects' && says;
  const problem = `has the same ${listed(keyFields(collection))} as an entry before, so it is left out`;
  await session.run(
    `with gone as (
       delete from ${name} p using (
         select feed_line, feed_position, row_number() over (partition by ${key} order by feed_position) as place
         from ${name}) ranked
       where ranked.place > 1 and ranked.feed_line = p.feed_line and ranked.feed_position = p.feed_position
       returning p.feed_line, p.feed_position)
     insert into feed_issues (line, kind, field, problem, severity)
     select feed_line, $1, ${literal(collection.name)} || '[' || feed_position + 1 || ']', ${literal(problem)}, 'link'
     from gone where ${tells}`,
    [kind],
  );
}

/** What an entry calls the columns of its key. */
function keyFields({ columns, references = [], key }: Collection): string[] {
  return key.map((column) => {
    const reference = references.find((candidate) => candidate.column === column);
    return reference?.from ?? optionsOf(columns[column] ?? 'text').from ?? column;
  });
}

/** What may stand only once in the whole table: the first row of the feed has it, unless somebody outside has. */
async function dropTaken(
  session: Session,
  { kind }: FeedKind,
  collection: Collection,
  unique: readonly string[],
  whole: boolean,
): Promise<void> {
  const name = `planned_${kind}_${collection.name}`;
  const mine = unique.map((part) => fillRow(part, 'p')).join(', ');
  const theirs = unique.map((part) => fillRow(part, 't')).join(', ');
  await session.run(
    `with ranked as (
       select p.feed_line, p.feed_position, row_number() over claims as place, first_value(p.feed_line) over claims as other
       from ${name} p window claims as (partition by ${mine} order by p.feed_line, p.feed_position)),
     taken as (
       select r.feed_line, r.feed_position, r.other from ranked r where r.place > 1
       union all
       select p.feed_line, p.feed_position, null
       from ${name} p join ${collection.table} t on (${theirs}) = (${mine})
       where ${!whole} and not exists (select from planned_${kind} owner where owner.id = t.${collection.owner})),
     gone as (
       delete from ${name} p using taken
       where taken.feed_line = p.feed_line and taken.feed_position = p.feed_position
       returning p.feed_line, p.feed_position, taken.other)
     insert into feed_issues (line, kind, field, problem, severity, other)
     select feed_line, $1, ${literal(collection.name)} || '[' || feed_position + 1 || ']',
       ${literal(`has the same ${readable(unique)} as another ${kind} has already, so this entry is left out`)}, 'link', other
     from gone`,
    [kind],
  );
}

/** Takes from records that a whole catalogue leaves out what may stand only once and one of its own claims. */
export async function releaseClaims(session: Session, { kind }: FeedKind, collection: Collection): Promise<void> {
  if (!collection.unique) return;
  const mine = collection.unique.map((part) => fillRow(part, 'p')).join(', ');
  const theirs = collection.unique.map((part) => fillRow(part, 't')).join(', ');
  await session.run(
    `delete from ${collection.table} t
     where (${theirs}) in (select ${mine} from planned_${kind}_${collection.name} p)
       and not exists (select from planned_${kind} owner where owner.id = t.${collection.owner})`,
  );
}

function readable(unique: readonly string[]): string {
  return listed(unique.map((part) => /#\.(\w+)/.exec(part)?.[1]?.replace(/_id$/, '') ?? part));
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** Marks the records whose rows in the database are others than those of the feed. */
export async function compareCollection(
  session: Session,
  { kind, shared }: FeedKind,
  collection: Collection,
): Promise<void> {
  if (!collection.table) return;
  const given = shared
    ? `and exists (select from staged_${kind} f where f.line = p.line and f.${givenColumn(collection.name)})`
    : '';
  const columns = [collection.owner, ...collectionColumns(collection)].join(', ');
  const only = collection.only ? `and ${collection.only}` : '';
  await session.run(
    `with mine as (select ${columns} from planned_${kind}_${collection.name} where feed_existing),
     theirs as (
       select ${[collection.owner, ...collectionColumns(collection)].map((column) => `t.${column}`).join(', ')}
       from ${collection.table} t join planned_${kind} p on p.id = t.${collection.owner} where p.existing ${only}),
     differing as (
       select ${collection.owner} as id from (select * from mine except all select * from theirs) added
       union
       select ${collection.owner} from (select * from theirs except all select * from mine) gone)
     update planned_${kind} p set changed = p.changed || ${literal(collection.name)}::text
     from differing where differing.id = p.id ${given}`,
  );
}
