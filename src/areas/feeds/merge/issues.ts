import type { FeedKind } from '#kernel/feed';
import type { Session } from '../session.ts';
import { sqlNames, sqlOperator } from './names.ts';

/**
 * Takes rows out of a kind's plan and tells why. Where that follows from another refused record, it is told with that.
 * @param doomed a query of (line, problem, other, root); root is the line of the record it follows from
 * @param options.tellHidden false when the record they are part of is told already
 */
export async function refuse(
  session: Session,
  spec: FeedKind,
  field: string,
  doomed: string,
  { tellHidden = true }: { tellHidden?: boolean } = {},
): Promise<number> {
  const { kind } = spec;
  const told = tellHidden ? '' : 'and not hidden';
  return session.run(
    `with doomed as (${doomed}),
      gone as (delete from planned_${kind} p using doomed d where d.line = p.line returning d.*, p.hidden),
      remembered as (
        insert into refused_ids (line, root, kind, operator, name)
        select g.line, coalesce(g.root, g.line), $1, ${sqlOperator(spec, 'f')}, named.name
        from gone g join staged_${kind} f on f.line = g.line cross join lateral unnest(${sqlNames(spec, 'f')}) named (name)
        where named.name is not null),
      noted as (
        insert into consequences (root, line, refused) select root, line, true from gone where root is not null ${told})
    insert into feed_issues (line, kind, field, problem, severity, other)
    select line, $1, $2, problem, 'refused', other from gone where root is null ${told}`,
    [kind, field],
  );
}

/**
 * Tells of links that are left out, with the refused record they name where there is one.
 * @param missing a query of (line, field, problem, root)
 * @param named the kind of record that would have brought what is named
 */
export async function tellLeftOut(session: Session, { kind }: FeedKind, named: string, missing: string): Promise<void> {
  await session.run(
    `with missing as (${missing}),
      noted as (
        insert into consequences (root, line, refused) select root, line, false from missing where root is not null)
    insert into feed_issues (line, kind, field, problem, severity)
    select line, $1, field, problem || $2, 'link' from missing where root is null`,
    [kind, `, so this link is left out until a record of kind ${named} brings it`],
  );
}

const COUNT = `'FM999,999,999'`;

/** Adds to what is told of a refused record how many others go with it. */
export async function tellConsequences(session: Session): Promise<void> {
  await session.run(
    `with counted as (
       select root, count(*) filter (where refused) as records, count(*) filter (where not refused) as links
       from consequences group by root),
     worded as (
       select root, concat_ws(', and ',
         case when records = 1 then '1 record that names it goes with it'
           when records > 1 then to_char(records, ${COUNT}) || ' records that name it go with it' end,
         case when links = 1 then '1 link to it is left out'
           when links > 1 then to_char(links, ${COUNT}) || ' links to it are left out' end) as words
       from counted),
     firsts as (
       select distinct on (i.line) i.ctid as place, w.words from feed_issues i join worded w on w.root = i.line
       where i.severity = 'refused' order by i.line, i.field nulls first, i.problem)
     update feed_issues i set also = firsts.words from firsts where i.ctid = firsts.place`,
  );
}

export function quoted(expression: string): string {
  return `'"' || left(${expression}, 80) || '"'`;
}

/** "operator of this feed or of the catalogue" */
export function unknown(kind: string): string {
  return `names no ${kind} of this feed or of the catalogue: `;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
