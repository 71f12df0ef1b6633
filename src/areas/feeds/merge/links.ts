import type { FeedKind, FeedKinds, Reference } from '#kernel/feed';
import type { Session } from '../session.ts';
import { plannedColumns } from './fragments.ts';
import { tellUnknownLinks } from './identify.ts';
import { literal } from './issues.ts';
import { lookup } from './lookups.ts';
import { sqlOperator } from './names.ts';

/** Fills in references to rows of the same kind or a later one, once all of them are known. */
export async function link(session: Session, kinds: FeedKinds, spec: FeedKind, reference: Reference): Promise<void> {
  const { kind } = spec;
  const planned = new Set(plannedColumns(spec));
  const value = (column: string) => `${planned.has(column) ? 'p' : 'f'}.${column}`;
  const { joins, id } = lookup(kinds, reference, value, 'j', sqlOperator(spec, 'f'));
  await session.run(
    `update planned_${kind} p set ${reference.column} = found.id
     from (
       select p.line, ${id} as id
       from planned_${kind} p join staged_${kind} f on f.line = p.line ${joins.join(' ')}
       where f.${reference.from} is not null) found
     where found.line = p.line and found.id is not null`,
  );
  await tellUnknownLinks(session, kinds, spec, reference);
  if (reference.to.some((target) => target.kind === kind)) await cutCircles(session, spec, reference);
}

/** Steps after which a way that hasn't come back is taken to lead on. */
const FARTHEST = 20;

/** A link that leads back to its own row, over others or at once, leads nobody anywhere: it is left out. */
async function cutCircles(session: Session, { kind, table }: FeedKind, reference: Reference): Promise<void> {
  const { column, from, field = from } = reference;
  await session.run(
    `with recursive ways as (
       select p.line, p.id as start, p.${column} as reached, 1 as steps
       from planned_${kind} p where p.${column} is not null
       union all
       select w.line, w.start, case when q.line is null then t.${column} else q.${column} end, w.steps + 1
       from ways w left join planned_${kind} q on q.id = w.reached left join ${table} t on t.id = w.reached
       where w.reached <> w.start and w.steps < ${FARTHEST}),
     cut as (
       update planned_${kind} p set ${column} = null
       from ways w where w.reached = w.start and w.line = p.line returning p.line)
     insert into feed_issues (line, kind, field, problem, severity)
     select line, $1, $2, ${literal(`leads back to this very ${kind}, so it is left out`)}, 'link' from cut`,
    [kind, field],
  );
}
