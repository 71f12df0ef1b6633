import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
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
