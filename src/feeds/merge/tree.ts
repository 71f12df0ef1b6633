import type { FeedKind } from '../records/records.ts';
import type { Session } from '../session.ts';
import { literal, quoted, refuse } from './issues.ts';
import type { ImportTable, Reference } from './spec.ts';

/**
 * Refuses rows whose parent is unknown, refused itself, or below the row; works on kinds named by their slug.
 * @param moves whether rows that are known already may get another parent
 */
export async function refuseOrphans(
  session: Session,
  kind: FeedKind,
  spec: ImportTable,
  reference: Reference,
  moves: boolean,
): Promise<void> {
  const given = `f.${reference.from}`;
  const parent = `case when p.existing then ${moves ? `coalesce(${given}, above.slug)` : 'above.slug'} else ${given} end`;
  const words = `names no ${kind} of this feed or of the catalogue, or one below itself: `;
  await refuse(
    session,
    kind,
    reference.field ?? reference.from,
    `with recursive nodes as (
       select p.slug, ${parent} as parent
       from planned_${kind} p join staged_${kind} f on f.line = p.line
       left join ${spec.table} t on t.id = p.id left join ${spec.table} above on above.id = t.${reference.column}
       union all
       select t.slug, above.slug
       from ${spec.table} t left join ${spec.table} above on above.id = t.${reference.column}
       where not exists (select from planned_${kind} p where p.id = t.id)),
     rooted as (
       select slug from nodes where parent is null
       union
       select n.slug from nodes n join rooted r on r.slug = n.parent)
     select p.line, ${literal(words)} || ${quoted(`f.${reference.from}`)} as problem, null::integer as other
     from planned_${kind} p join staged_${kind} f on f.line = p.line
     where not exists (select from rooted r where r.slug = p.slug)`,
  );
}
