import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUser, type Places } from './folders.ts';

const SETTINGS = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
};

const ENVIRONMENT = { LC_ALL: 'C', PATH: process.env.PATH ?? '' };

/** Makes the data on first use. @throws when another PostgreSQL wrote what is there */
export function prepareCluster(cluster: string, native: string): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) refuseOtherMajor(cluster, native);
  else initialize(cluster, native);
}

function refuseOtherMajor(cluster: string, native: string): void {
  const stored = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const program = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...databaseUser, encoding: 'utf8' });
  const current = /(\d+)\./.exec(program.stdout ?? '')?.[1];
  if (current && stored !== current) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${stored}; this installation brings ${current}. ` +
        'Start it once with the release that wrote it, make a backup with pg_dump, and restore that into a fresh DATA_DIR.',
    );
  }
}

function initialize(cluster: string, native: string): void {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', cluster, '-U', 'sojourn', '-A', 'trust', '-E', 'UTF8', ...locale],
    { ...databaseUser, cwd: cluster, encoding: 'utf8', env: ENVIRONMENT },
  );
  if (result.status !== 0) throw new Error(`The embedded database can't be created: ${result.stderr || result.error}`);
}

export function launch({ cluster, socket, log }: Places, native: string, settings: object): ChildProcess {
  const options = Object.entries({ ...SETTINGS, unix_socket_directories: socket, ...settings });
  const output = openSync(log, 'a');
  const postgres = spawn(
    join(native, 'bin/postgres'),
    ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...databaseUser, cwd: cluster, stdio: ['ignore', output, output], env: ENVIRONMENT },
  );
  closeSync(output);
  return postgres;
}

/** What PostgreSQL writes of itself: its process, the folder of its socket, and whether it takes connections. */
function readStatus(cluster: string): { pid: number; socket: string; ready: boolean } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socket: `${lines[4]}/.s.PGSQL.${lines[3]}`, ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** True once it takes connections; false when it ended before. */
export async function becomesReady(cluster: string, postgres: ChildProcess): Promise<boolean> {
  while (isRunning(postgres)) {
    const status = readStatus(cluster);
    if (status?.pid === postgres.pid && status?.ready) return true;
    await sleep(20);
  }
  return false;
}

export function isRunning({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** A database whose keeper was killed still runs. A number alone may have been given to another process since. */
export async function findOrphan(cluster: string): Promise<number | null> {
  const status = readStatus(cluster);
  if (!status || !(await accepts(status.socket))) return null;
  return status.pid;
}

function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Ever less politely: clients are let go, then everything is dropped, to be recovered at the next start. */
const SIGNALS: [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

export async function stopProcess(pid: number, isGone: () => boolean): Promise<void> {
  for (const [signal, milliseconds] of SIGNALS) {
    if (isGone()) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const end = performance.now() + milliseconds; performance.now() < end && !isGone(); ) await sleep(20);
  }
}
