import type { FeedKind, FeedKinds, Reference } from '#kernel/feed';
import type { Session } from '../session.ts';
import { literal, quoted, refuse } from './issues.ts';
import { rootOf } from './names.ts';

/**
 * Refuses rows whose parent is unknown, refused itself, or below the row; works on kinds named by their slug.
 * @param moves whether rows that are known already may get another parent
 */
export async function refuseOrphans(
  session: Session,
  kinds: FeedKinds,
  spec: FeedKind,
  reference: Reference,
  moves: boolean,
): Promise<void> {
  const { kind } = spec;
  const given = `f.${reference.from}`;
  const parent = `case when p.existing then ${moves ? `coalesce(${given}, above.slug)` : 'above.slug'} else ${given} end`;
  const words = `names no ${kind} of this feed or of the catalogue, or one below itself: `;
  await refuse(
    session,
    spec,
    reference.field ?? reference.from,
    `with recursive nodes as (
       select p.line, p.slug, ${parent} as parent
       from planned_${kind} p join staged_${kind} f on f.line = p.line
       left join ${spec.table} t on t.id = p.id left join ${spec.table} above on above.id = t.${reference.column}
       union all
       select null, t.slug, above.slug
       from ${spec.table} t left join ${spec.table} above on above.id = t.${reference.column}
       where not exists (select from planned_${kind} p where p.id = t.id)),
     rooted as (
       select slug from nodes where parent is null
       union
       select n.slug from nodes n join rooted r on r.slug = n.parent),
     doomed as (
       select n.line, n.slug, n.parent from nodes n
       where n.line is not null and not exists (select from rooted r where r.slug = n.slug)),
     tops as (select * from doomed d where not exists (select from doomed above where above.slug = d.parent)),
     below as (
       select line, slug, line as top from tops
       union
       select d.line, d.slug, b.top from doomed d join below b on b.slug = d.parent),
     traced as (
       select d.line, b.top, ${rootOf(kinds, reference, () => 't.parent')} as root
       from doomed d left join below b on b.line = d.line left join tops t on t.line = b.top)
     select d.line, ${literal(words)} || ${quoted('d.parent')} as problem, null::integer as other,
       coalesce(d.root, nullif(d.top, d.line)) as root
     from (select traced.*, doomed.parent from traced join doomed using (line)) d`,
  );
}
