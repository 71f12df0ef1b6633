import { asCommand, type FuzzRequest } from './fuzz-request.ts';
import type { Outcome } from './send.ts';

export type Problem = { route: string; fault: string; times: number; command: string };

type Row = { requests: number; statuses: Map<string, number>; slowest: number; problems: number };

/** Gathers outcomes by route, and each distinct problem once, with the request that shows it. */
export function createResults(host: string) {
  const rows = new Map<string, Row>();
  const problems = new Map<string, Problem>();

  function tell(route: string, fault: string, command: string): void {
    const key = `${route} ${fault}`;
    const known = problems.get(key);
    if (known) known.times += 1;
    else problems.set(key, { route, fault, times: 1, command });
  }

  return {
    take(request: FuzzRequest, { answers, ms, end }: Outcome, faults: readonly string[]): void {
      const row = rows.get(request.route) ?? { requests: 0, statuses: new Map(), slowest: 0, problems: 0 };
      row.requests += 1;
      row.slowest = Math.max(row.slowest, ms);
      const told = answers.length > 0 ? answers.map(({ status }) => String(status)) : [end];
      for (const status of told) row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
      row.problems += faults.length;
      rows.set(request.route, row);
      for (const fault of faults) tell(request.route, fault, asCommand(request, host));
    },
    /** What no single answer shows. */
    tell,
    problems: () => [...problems.values()],
    requests: () => [...rows.values()].reduce((sum, { requests }) => sum + requests, 0),
    table: () => [...rows].map(([route, row]) => line(route, row)).join('\n'),
  };
}

export type Results = ReturnType<typeof createResults>;

function line(route: string, { requests, statuses, slowest, problems }: Row): string {
  const counts = [...statuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, count]) => `${status}×${count}`);
  return [
    problems > 0 ? '✗' : '✓',
    route.padEnd(44),
    String(requests).padStart(5),
    `${Math.round(slowest)} ms`.padStart(8),
    ` ${counts.join(' ')}`,
  ].join(' ');
}
