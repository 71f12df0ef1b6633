/**
 * npm run test:postgres: the tests that ask a database, or those named, on a PostgreSQL of the machine's own (15 or later): that of
 * DATABASE_URL, else a throw-away cluster from installed binaries.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../src/kernel/testing/folder.ts';

/** What starts the project's programs asks by the same code, and takes its time; the rest reads sources alone. */
const LEFT_OUT = ['src/cli', 'demo', 'bench', 'scripts'].map((folder) => `${folder}/**`);
const READING = ['added-area', 'linted', 'printed', 'promises'].map((name) => `tests/contracts/${name}.long.test.ts`);

type Cluster = { url: string; stop(): void };

const asRoot = process.getuid?.() === 0;

function oldestBinaries(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => ({ folder: path.replace(/\/postgres$/, ''), major: Number(path.split('/')[4]) }))
    .filter(({ major }) => major >= 15)
    .sort((a, b) => a.major - b.major);
  const oldest = found[0];
  if (!oldest) {
    throw new Error(
      'No PostgreSQL 15 or later here. Install one (Debian: apt-get install postgresql) or set DATABASE_URL to a server that may create databases.',
    );
  }
  return oldest.folder;
}

function call(command: string, args: string[]): void {
  const [program, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  const result = spawnSync(program as string, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr || result.stdout || result.error}`);
}

function throwAwayCluster(): Cluster {
  const binaries = oldestBinaries();
  const folder = temporaryFolder('pg');
  if (asRoot) {
    const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  call(join(binaries, 'initdb'), ['-D', data, '-U', 'sojourn', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300`;
  call(join(binaries, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://sojourn@/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      call(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Whoever ends this ends the tests by it, and the cluster after them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const given = process.env.DATABASE_URL;
const cluster = given ? { url: given, stop() {} } : throwAwayCluster();
try {
  const asked = process.argv.slice(2);
  const what = asked.length > 0 ? asked : [...LEFT_OUT, ...READING].flatMap((pattern) => ['--exclude', pattern]);
  const result = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'unit', ...what], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: cluster.url },
  });
  process.exitCode = result.status ?? 1;
} finally {
  cluster.stop();
}
