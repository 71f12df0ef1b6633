import type { Severity } from './read/entry.ts';
import type { Located } from './read/read-records.ts';
import type { Session } from './session.ts';

export type Problem = Located & {
  kind: string | null;
  field: string | null;
  /** Says what is wrong and what to do. */
  problem: string;
  severity: Severity;
};

export type Locate = (line: number) => Located;

type Row = {
  line: number;
  kind: string | null;
  field: string | null;
  problem: string;
  severity: Severity;
  other: number | null;
  also: string | null;
};

/** `trips.ndjson:14 duration_days: must be …`, or `trips.json record 14 …` */
export function formatProblem({ file, line, ofList, field, problem }: Problem): string {
  return `${file}${ofList ? ' record ' : ':'}${line} ${field ? `${field}: ` : ''}${problem}`;
}

/** Hands over the problems in the order of their lines, some hundreds at a time. */
export async function eachProblem(
  session: Session,
  locate: Locate,
  take: (problems: Problem[]) => Promise<void> | void,
): Promise<void> {
  await session.transact(async () => {
    await session.run(
      `declare problems cursor for
       select line, kind, field, problem, severity, other, also from feed_issues order by line, field, problem`,
    );
    for (;;) {
      const rows = await session.query<Row>('fetch 500 from problems');
      if (rows.length === 0) return;
      await take(rows.map((row) => problemOf(row, locate)));
    }
  });
}

function problemOf({ other, also, line, ...row }: Row, locate: Locate): Problem {
  const place = locate(line);
  const where = other === null ? '' : ` (${placeOf(locate(other), place.file)})`;
  return { ...row, ...place, problem: row.problem + where + (also ? `; ${also}` : '') };
}

function placeOf({ file, line, ofList }: Located, here: string): string {
  const which = `${ofList ? 'record' : 'line'} ${line}`;
  return file === here ? which : `${which} of ${file}`;
}

export async function countProblems(session: Session): Promise<{ problems: number; warnings: number }> {
  const [row] = await session.query<{ problems: number; warnings: number }>(
    `select count(*) filter (where severity <> 'warning') as problems,
       count(*) filter (where severity = 'warning') as warnings from feed_issues`,
  );
  return row ?? { problems: 0, warnings: 0 };
}
