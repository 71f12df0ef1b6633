import { format } from 'node:util';
import { type Command, runCommand } from './run-command.ts';

export type Ran = { stdout: string; stderr: string; status: number };

/**
 * Runs a command in this process as a terminal does in one of its own, which takes a second to load.
 * One at a time: meanwhile this process has the environment of that one.
 */
export async function runHere(command: Command, args: string[], environment: NodeJS.ProcessEnv): Promise<Ran> {
  const ran: Ran = { stdout: '', stderr: '', status: 2 };
  const { env } = process;
  const { log, error } = console;
  const into =
    (stream: 'stdout' | 'stderr') =>
    (...words: unknown[]): void => {
      ran[stream] += `${format(...words)}\n`;
    };
  Object.assign(console, { log: into('stdout'), error: into('stderr') });
  process.env = environment;
  try {
    ran.status = await runCommand(command, args);
  } finally {
    process.env = env;
    Object.assign(console, { log, error });
  }
  return ran;
}
