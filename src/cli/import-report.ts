import { type Difference, type FeedReport, feedKinds, formatProblem, type Problem } from '#feeds';

const number = (value: number) => value.toLocaleString('en-US');

/** Where all problems are written, unless it can't be. */
type ProblemsFile = { path: string; fault(): Error | null };

/** Counts, differences and the first problems, for the terminal. */
export function printReport(report: FeedReport, shown: Problem[], file: ProblemsFile | null): void {
  console.log(`\n${table(report)}`);
  for (const line of differenceLines(report)) console.log(line);
  if (report.closed > 0) {
    const verb = report.applied ? 'were closed' : 'would be closed';
    console.log(`\n${number(report.closed)} departures that the feed no longer names ${verb}.`);
  }
  const told = report.problems + report.warnings;
  if (told > 0) {
    console.log(`\n${number(report.problems)} problems and ${number(report.warnings)} warnings:`);
    for (const problem of shown) console.log(`  ${formatProblem(problem)}`);
    if (told > shown.length) console.log(`  … and ${number(told - shown.length)} more.`);
    if (file) console.log(whereAllStand(file));
  }
  console.log(report.applied ? '\nApplied.' : '\nDry run: nothing was written. Add --apply to write.');
}

function whereAllStand({ path, fault }: ProblemsFile): string {
  const reason = fault()?.message;
  if (reason === undefined) return `All of them stand in ${path}`;
  return `They can't all be written to ${path} (${reason}). See to that, and run this again to read the others.`;
}

function table(report: FeedReport): string {
  const columns = ['read', 'new', 'changed', 'unchanged', 'refused'] as const;
  const rows = feedKinds.flatMap((kind) => {
    const counts = report.counts[kind];
    return counts ? [[kind, ...columns.map((column) => number(counts[column]))]] : [];
  });
  if (report.unreadable > 0)
    rows.push(['unreadable', number(report.unreadable), '', '', '', number(report.unreadable)]);
  return [['', ...columns], ...rows]
    .map(([first = '', ...cells]) => first.padEnd(12) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}

function differenceLines(report: FeedReport): string[] {
  if (report.differences.length === 0) return [];
  const verb = report.applied ? 'Changed' : 'Would change';
  const fields = Object.entries(report.changedFields).map(
    ([kind, counts]) =>
      `  ${kind}: ${Object.entries(counts)
        .map(([field, count]) => `${field} ${number(count)}`)
        .join(', ')}`,
  );
  return ['', `${verb}, by field:`, ...fields, 'For example:', ...report.differences.map(exampleLine)];
}

function exampleLine({ kind, name, fields }: Difference): string {
  const changes = fields.map(({ field, before, after }) =>
    before === undefined && after === undefined ? field : `${field} ${short(before)} → ${short(after)}`,
  );
  return `  ${kind} ${name}: ${changes.join(', ')}`;
}

function short(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
