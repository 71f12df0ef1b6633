import type { FeedKinds } from '#kernel/feed';
import { plannedColumns } from './merge/fragments.ts';
import { formatProblem, type Problem } from './problems.ts';
import type { FeedReport } from './report.ts';
import type { Session } from './session.ts';

/**
 * When this very file was first seen: what it says about places left was true then, however often it is imported.
 * Null for a new file.
 */
export async function firstSeen(session: Session, hash: Buffer): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>(
    'select min(snapshot_at) as at from feed_runs where file_hash = $1',
    [hash],
  );
  return row?.at ?? null;
}

/** Notes a run before it writes anything, so that a killed one leaves its trace. */
export async function startRun(
  session: Session,
  kinds: FeedKinds,
  run: { name: string; hash: Buffer | null; snapshotAt: Date; full: boolean },
): Promise<string> {
  const [row] = await session.query<{ id: string }>(
    `insert into feed_runs (operator_id, file_name, file_hash, snapshot_at, full_feed)
     select case when count(distinct operator_id) = 1 then min(operator_id::text)::uuid end, $1, $2, $3, $4
     from (${companiesNamed(kinds).join(' union ')}) named
     returning id`,
    [run.name, run.hash, run.snapshotAt, run.full],
  );
  return row?.id ?? '';
}

/** Of a kind that names companies its column, and of companies themselves their ids. */
function companiesNamed(kinds: FeedKinds): string[] {
  const naming = [...kinds.values()].filter((kind) => plannedColumns(kind).includes('operator_id'));
  const companies = new Set(
    naming
      .flatMap(({ references = [] }) =>
        references.filter(({ column }) => column === 'operator_id').flatMap(({ to }) => to),
      )
      .map(({ kind }) => kind),
  );
  return [
    ...[...companies].map((kind) => `select id as operator_id from planned_${kind}`),
    ...naming.map(({ kind }) => `select operator_id from planned_${kind}`),
  ];
}

export async function finishRun(session: Session, report: FeedReport): Promise<void> {
  const { counts, leaving, unreadable, problems, warnings } = report;
  await session.run('update feed_runs set applied = $2, counts = $3 where id = $1', [
    report.runId,
    report.applied,
    JSON.stringify({ ...counts, leaving, unreadable, problems, warnings }),
  ]);
}

export async function noteProblems(
  session: Session,
  runId: string,
  problems: Problem[],
  several: boolean,
): Promise<void> {
  await session.run(
    `insert into feed_problems (feed_run_id, line, field, problem)
     select $1, line, field, problem from unnest($2::integer[], $3::text[], $4::text[]) as given (line, field, problem)`,
    [
      runId,
      problems.map((problem) => problem.line),
      problems.map((problem) => problem.field),
      problems.map((problem) => (several ? formatProblem(problem) : problem.problem)),
    ],
  );
}
