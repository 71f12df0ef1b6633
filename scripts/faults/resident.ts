import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process holds of the machine's memory right now. */
export function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1', timeout: 10_000 });
  return (Number(kilobytes) * 1024) / 1e6;
}
