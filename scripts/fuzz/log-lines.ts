const ERROR = 50;

/** What the server said at level error or above, or in no form of its own: a stack, a warning of a library. */
export type LoggedFault = { requestId: string | null; what: string };

export function loggedFaults(lines: readonly string[]): LoggedFault[] {
  return lines.flatMap((line): LoggedFault[] => {
    const entry = parsed(line);
    if (!entry) return line.trim() === '' ? [] : [{ requestId: null, what: line.slice(0, LONGEST) }];
    return entry.level >= ERROR ? [{ requestId: entry.requestId ?? null, what: wordsOf(entry) }] : [];
  });
}

/** `reason`: of an outage. */
type Entry = {
  level: number;
  requestId?: string;
  msg?: string;
  reason?: string;
  err?: { message?: string; data?: unknown };
};

const LONGEST = 200;

/** Without what was sent, so that the same fault has the same name. */
function wordsOf({ msg = '', err, reason }: Entry): string {
  const cause = String(err?.message ?? err?.data ?? reason ?? '').split('\n')[0] ?? '';
  return `${msg}: ${cause.replace(/"[^"]*"/g, '"…"').replace(/\b[A-Z]{3,} request/, '… request')}`.slice(0, LONGEST);
}

function parsed(line: string): Entry | null {
  try {
    const value = JSON.parse(line);
    return typeof value?.level === 'number' ? value : null;
  } catch {
    return null;
  }
}
