import type { FeedKind } from '#kernel/feed';
import type { Session } from '../session.ts';
import { sourceOf } from './fragments.ts';
import { literal, quoted, refuse } from './issues.ts';

/** Refuses rows that claim what another row has (a slug, a SKU), then makes up what is absent. */
export async function settleUnique(session: Session, spec: FeedKind): Promise<void> {
  const { kind } = spec;
  for (const column of spec.unique ?? []) {
    await refuseClaimed(session, spec, column);
    await refuseTaken(session, spec, column);
    for (const expression of spec.generated?.[column] ?? []) {
      const left = await session.query(`select 1 from planned_${kind} where ${column} is null limit 1`);
      if (left.length > 0) await generate(session, spec, column, expression);
    }
  }
}

/** The row that has it already goes first, then the one that stands first. */
async function refuseClaimed(session: Session, spec: FeedKind, column: string): Promise<void> {
  const { kind } = spec;
  const value = sourceOf(spec)(column);
  await refuse(
    session,
    spec,
    column,
    `select line, ${literal(`belongs to another ${kind} of this feed, choose another: `)} || ${quoted('value')} as problem, other, null::integer as root
     from (
       select line, value, row_number() over claims as place, first_value(line) over claims as other
       from (
         select p.line, ${value} as value, coalesce(t.${column} = ${value}, false) as own
         from planned_${kind} p join staged_${kind} f on f.line = p.line left join ${spec.table} t on t.id = p.id
         where ${value} is not null) valued
       window claims as (partition by value order by own desc, line)) ranked
     where place > 1`,
  );
}

async function refuseTaken(session: Session, spec: FeedKind, column: string): Promise<void> {
  const { kind } = spec;
  const value = sourceOf(spec)(column);
  await refuse(
    session,
    spec,
    column,
    `select p.line, ${literal(`belongs to another ${kind} of the catalogue, choose another: `)} || ${quoted(value)} as problem,
       null::integer as other, null::integer as root
     from planned_${kind} p join staged_${kind} f on f.line = p.line
     join ${spec.table} t on t.${column} = ${value} and t.id <> p.id`,
  );
}

/** Gives the candidate to the first row that would have it, unless it is taken or was somebody's before. */
async function generate(session: Session, spec: FeedKind, column: string, expression: string): Promise<void> {
  const { kind } = spec;
  const formerly =
    column === 'slug' && spec.redirects
      ? `and not exists (select from ${spec.redirects.table} s where s.kind = ${literal(spec.redirects.kind)} and s.old_slug = candidate)`
      : '';
  await session.run(
    `with candidates as materialized (
       select p.line, ${expression} as candidate
       from planned_${kind} p join staged_${kind} f on f.line = p.line where p.${column} is null)
     update planned_${kind} p set ${column} = chosen.candidate
     from (
       select distinct on (candidate) line, candidate from candidates
       where not exists (select from planned_${kind} q where q.${column} = candidate)
         and not exists (select from ${spec.table} t where t.${column} = candidate) ${formerly}
       order by candidate, line) chosen
     where chosen.line = p.line`,
  );
}
