import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ownEnvironment } from '../../bench/seeded-folder.ts';
import { startFlags } from '../../bench/start-flags.ts';
import { residentMegabytes } from './resident.ts';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** The product as `npm start` runs it, in a process of its own that can be watched, stopped and killed. */
export type Product = {
  port: number;
  url: string;
  pid: number;
  /** How it ended, or null while it runs. */
  ended(): string | null;
  logs(): readonly LogLine[];
  /** Resident memory, MB. */
  megabytes(): number;
  /** Files, sockets and pipes that it holds open. */
  openFiles(): number;
  /** CPU time so far, all threads, milliseconds. */
  cpuMs(): number;
  /** Sends the signal and waits until the process is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

const READY = /ready at http:\/\/localhost:(\d+)/;
const TICKS_A_SECOND = 100;
const LEAST_PATIENCE_MS = 60_000;

/** @throws with what it printed when it doesn't get ready */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  entry = 'src/cli/start.ts',
): Promise<Product> {
  const child = spawn(process.execPath, [...startFlags(), entry], {
    env: { ...process.env, ...ownEnvironment(dataDir), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { port, logs } = await ready(child);
  const pid = child.pid as number;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    pid,
    url: `http://localhost:${port}`,
    ended: () =>
      child.exitCode === null && child.signalCode === null ? null : String(child.signalCode ?? child.exitCode),
    logs: () => logs,
    megabytes: () => residentMegabytes(pid),
    openFiles: () => readdirSync(`/proc/${pid}/fd`).length,
    cpuMs: () => cpuTicks(pid) * (1000 / TICKS_A_SECOND),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const killed = setTimeout(() => child.kill('SIGKILL'), LEAST_PATIENCE_MS);
      await gone.finally(() => clearTimeout(killed));
    },
  };
}

/** Fields 14 and 15 of /proc/PID/stat; the name before them may hold anything but a closing bracket at its end. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function ready(child: ChildProcess): Promise<{ port: number; logs: LogLine[] }> {
  const logs: LogLine[] = [];
  const printed: string[] = [];
  return new Promise((resolve, reject) => {
    const read = (line: string) => {
      if (line.startsWith('{')) logs.push(JSON.parse(line));
      else printed.push(line);
      const port = READY.exec(line)?.[1];
      if (port) resolve({ port: Number(port), logs });
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', read);
    child.once('exit', (code, signal) =>
      reject(new Error(`the product ended with ${signal ?? code}:\n${printed.slice(-20).join('\n')}`)),
    );
  });
}

/** Asks until the condition holds. @returns milliseconds it took. @throws after so many seconds */
export async function until(what: string, seconds: number, holds: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await pause(50);
  }
  return performance.now() - began;
}

/** Asks until it says that it is ready. @returns milliseconds it took. @throws when it ended, or after a minute */
export function untilReady(product: Product): Promise<number> {
  return until('ready again', 60, async () => {
    if (product.ended()) throw new Error(`the product ended with ${product.ended()}`);
    return (await fetch(`${product.url}/readyz`).catch(() => null))?.status === 200;
  });
}
