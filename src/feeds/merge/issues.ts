import type { FeedKind } from '../records/records.ts';
import type { Session } from '../session.ts';

/**
 * Takes rows out of a kind's plan and tells why.
 * @param doomed a query of (line, problem, other)
 * @param options.tellHidden false when the record they are part of is told already
 */
export async function refuse(
  session: Session,
  kind: FeedKind,
  field: string,
  doomed: string,
  { tellHidden = true }: { tellHidden?: boolean } = {},
): Promise<number> {
  return session.run(
    `with doomed as (${doomed}),
      gone as (delete from planned_${kind} p using doomed d where d.line = p.line returning d.*, p.hidden)
    insert into feed_issues (line, kind, field, problem, severity, other)
    select line, $1, $2, problem, 'refused', other from gone ${tellHidden ? '' : 'where not hidden'}`,
    [kind, field],
  );
}

export function quoted(expression: string): string {
  return `'"' || left(${expression}, 80) || '"'`;
}

/** "operator of this feed or of the catalogue" */
export function unknown(kind: FeedKind): string {
  return `names no ${kind} of this feed or of the catalogue: `;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
