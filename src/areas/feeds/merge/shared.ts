import type { FeedKind } from '#kernel/feed';
import type { Session } from '../session.ts';
import { optionsOf } from '../stage/layout.ts';
import { tableColumns } from './fragments.ts';
import { literal, refuse } from './issues.ts';

/** A link that a record leaves out, or that names nothing, is the one that is known. */
export async function keepKnownLinks(session: Session, { kind, table, references = [] }: FeedKind): Promise<void> {
  for (const { column, unwritten } of references) {
    if (!column || unwritten) continue;
    await session.run(
      `update planned_${kind} p set ${column} = t.${column} from ${table} t where t.id = p.id and p.${column} is null`,
    );
  }
}

/** Tells, once a record, what it would change of a row that all companies share, and leaves that row as it is. */
export async function keepShared(session: Session, spec: FeedKind): Promise<void> {
  const { kind } = spec;
  const fields = literal(JSON.stringify(fieldNames(spec)));
  await session.run(
    `insert into feed_issues (line, kind, field, problem, severity)
     select p.line, $1, differing.fields,
       'left as the site knows it' || coalesce(' (' || differing.known || ')', '')
         || ${literal(`, because all companies share this ${kind}: import with --shared to change it for everybody`)}, 'warning'
     from planned_${kind} p join ${spec.table} t on t.id = p.id
     cross join lateral (
       select string_agg(coalesce(${fields}::jsonb ->> c.name, c.name), ', ' order by c.place) as fields,
         string_agg(left((to_jsonb(t) -> c.name)::text, 40), ', ' order by c.place)
           filter (where jsonb_typeof(to_jsonb(t) -> c.name) in ('string', 'number', 'boolean')
             and not ${fields}::jsonb ? c.name) as known
       from unnest(p.changed) with ordinality as c (name, place)) differing
     where p.changed <> '{}'`,
    [kind],
  );
  const known = tableColumns(spec).map((column) => `${column} = t.${column}`);
  await session.run(
    `update planned_${kind} p set ${known.join(', ')}, changed = '{}'
     from ${spec.table} t where t.id = p.id and p.changed <> '{}'`,
  );
}

/** Refuses new rows of what the site alone gives. */
export async function refuseUngranted(session: Session, spec: FeedKind): Promise<void> {
  const problem = `${spec.kind} is for the site to give, not for a company's feed: import with --shared if it is yours to give`;
  await refuse(
    session,
    spec,
    'kind',
    `select line, ${literal(problem)} as problem, null::integer as other, null::integer as root
     from planned_${spec.kind} where not existing`,
  );
}

/** What a record calls the columns that aren't called like its fields. */
function fieldNames(spec: FeedKind): Record<string, string> {
  const own = Object.entries(spec.columns).flatMap(([column, options]) => {
    const { from } = optionsOf(options);
    return from ? [[column, from]] : [];
  });
  const links = (spec.references ?? []).map(({ column, from, field }) => [column, field ?? from]);
  return Object.fromEntries([...own, ...links]);
}
