import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { catalogueCommands } from '../../src/cli/catalogue-commands.ts';
import { runHere } from '../../src/cli/testing.ts';
import type { Filling } from '../../src/kernel/testing/database.ts';
import { temporaryFolder } from '../../src/kernel/testing/folder.ts';

export type TestServer = {
  url: string;
  pid: number;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
};

/** This process's environment without what the test runner puts there for pages: BASE_URL is one of ours. */
export function ownEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { BASE_URL: _, ...rest } = process.env;
  return { ...rest, ...more };
}

const MOST_IMPORT_MS = 120_000;

/** Of every server that a test starts, unless it says otherwise. */
export const ENCRYPTION_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;

const READY = /ready at (http:\/\/localhost:\d+)/;

/**
 * Starts the product itself in a folder of its own, exactly as `npm start` does.
 * @param entry another script that starts it, for what no variable of the environment allows
 * @param onLine hears what it prints once it is ready
 */
export async function startServer(
  environment: Record<string, string> = {},
  dataDir?: string,
  entry = 'src/cli/start.ts',
  onLine: (line: string) => void = () => {},
): Promise<TestServer> {
  const folder = dataDir ?? temporaryFolder('journey');
  const child = spawn(process.execPath, [entry], {
    env: ownEnvironment({
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      // Several share a database, each in a folder of its own.
      ENCRYPTION_KEYS,
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '1000',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await address(child);
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine);
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

/** What a database holds in which the product has loaded its demo catalogue; of no trips, what its first start made. */
export function demoCatalogue(trips: number): Filling {
  return {
    name: `demo_${trips}`,
    async fill(_pool, url) {
      const server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: String(trips) });
      await server.stop();
    },
  };
}

/** What `npm run cli` says, as whoever runs the server calls it. @throws where it could not be done */
export async function runCli(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const { status, stdout, stderr } = await runHere(catalogueCommands, words, ownEnvironment(environment));
  if (status !== 0) throw new Error(`npm run cli -- ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * What `npm run import -- --apply` says. It runs beside this process: while that stood still, a server would end
 * connections that it takes for open.
 */
export async function runImport(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['src/cli/import.ts', ...words, '--apply'], {
    env: ownEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_IMPORT_MS,
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}:\n${stdout}${stderr}`);
  return stdout + stderr;
}
