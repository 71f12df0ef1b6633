import type { FeedKind, FeedKinds, Reference } from '#kernel/feed';
import type { Session } from '../session.ts';
import { plannedColumns } from './fragments.ts';
import { tellUnknownLinks } from './identify.ts';
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
}
