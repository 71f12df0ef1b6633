import type { Difference, FeedReport } from '#feeds';
import type { FeedKinds } from '#kernel/feed';
import type { LinesFile } from './lines-file.ts';

const number = (value: number) => value.toLocaleString('en-US');
const plural = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

/** The first of some lines, and the file that holds all of them. */
export type Told = { shown(): string[]; file?: Pick<LinesFile, 'path' | 'fault'> };

/** Counts, differences, what leaves the catalogue and the first problems, for the terminal. */
export function printReport(report: FeedReport, kinds: FeedKinds, problems: Told, leaving: Told): void {
  console.log(`\n${table(report, kinds)}`);
  for (const line of differenceLines(report)) console.log(line);
  const left = Object.values(report.leaving).reduce((sum, count) => sum + count, 0);
  if (left > 0) {
    const verb = report.applied ? 'were' : 'would be';
    const counts = Object.entries(report.leaving).map(([kind, count]) => plural(count, kind));
    const done = Object.keys(report.leaving).map((kind) => kinds.get(kind)?.leftOut);
    tell(`This full feed leaves out ${counts.join(' and ')}. They ${verb} ${done.join(' and ')}:`, left, leaving);
  }
  const told = report.problems + report.warnings;
  if (told > 0)
    tell(`${plural(report.problems, 'problem')} and ${plural(report.warnings, 'warning')}:`, told, problems);
  console.log(report.applied ? '\nApplied.' : '\nDry run: nothing was written. Add --apply to write.');
}

function tell(heading: string, count: number, { shown, file }: Told): void {
  const lines = shown();
  console.log(`\n${heading}`);
  for (const line of lines) console.log(`  ${line}`);
  if (count > lines.length) console.log(`  … and ${number(count - lines.length)} more.`);
  if (file) console.log(whereAllStand(file));
}

function whereAllStand({ path, fault }: Pick<LinesFile, 'path' | 'fault'>): string {
  const reason = fault()?.message;
  if (reason === undefined) return `All of them stand in ${path}`;
  return `They can't all be written to ${path} (${reason}). See to that, and run this again to read the others.`;
}

function table(report: FeedReport, kinds: FeedKinds): string {
  const columns = ['read', 'new', 'changed', 'unchanged', 'refused'] as const;
  const rows = [...kinds.keys()].flatMap((kind) => {
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
