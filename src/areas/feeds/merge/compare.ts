import type { FeedKind } from '#kernel/feed';
import type { Session } from '../session.ts';
import { sourceOf, tableColumns } from './fragments.ts';
import { literal } from './issues.ts';

/** Lists in `changed` the columns of each existing row that the feed would change. */
export async function compare(session: Session, spec: FeedKind): Promise<void> {
  const { kind } = spec;
  const value = sourceOf(spec);
  const columns = tableColumns(spec).map((column) => ({ column, theirs: `t.${column}`, mine: value(column) }));
  if (columns.length === 0) return;
  const each = columns.map(
    ({ column, theirs, mine }) => `case when ${theirs} is distinct from ${mine} then ${literal(column)} end`,
  );
  const any = columns.map(({ theirs, mine }) => `${theirs} is distinct from ${mine}`);
  await session.run(
    `update planned_${kind} p set changed = differing.columns
     from (
       select p.line, array_remove(array[${each.join(', ')}], null) as columns
       from planned_${kind} p join staged_${kind} f on f.line = p.line join ${spec.table} t on t.id = p.id
       where p.existing and (${any.join(' or ')})) differing
     where differing.line = p.line`,
  );
}
