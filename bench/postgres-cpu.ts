import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Ticks of the kernel's clock a second, as user programs see it: 100 on every Linux. */
const TICKS = 100;

export type ProcessStat = { parent: number; ownTicks: number; endedChildrenTicks: number };

/** Reads a line of /proc/PID/stat. The name in parentheses may hold anything, other parentheses too. */
export function readStat(line: string): ProcessStat {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const sum = (from: number) => (fields[from] ?? 0) + (fields[from + 1] ?? 0);
  return { parent: fields[1] ?? 0, ownTicks: sum(11), endedChildrenTicks: sum(13) };
}

function statOf(pid: number | string): ProcessStat | null {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The process that all others of this database came from. @throws where there is no /proc */
export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = statOf(rows[0]?.pid ?? 0);
  if (!backend) throw new Error("the database's CPU time can't be read: no /proc, or it runs on another machine");
  return backend.parent;
}

/** Seconds of CPU time of all processes of a database, those that ended included. */
export function postgresCpu(postmaster: number): number {
  const first = statOf(postmaster);
  if (!first) throw new Error('the database is gone');
  let ticks = first.ownTicks + first.endedChildrenTicks;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(name);
    if (stat?.parent === postmaster) ticks += stat.ownTicks;
  }
  return ticks / TICKS;
}
