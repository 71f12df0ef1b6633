import { loadDotEnv } from '#kernel';
import { tellFailure } from './tell-failure.ts';

/** What an `npm run` does: reads its words, prints what it has to say. @returns its exit code */
export type Command = (args: string[]) => Promise<number>;

/** Runs it; why it failed is said in a sentence. @returns its exit code, 2 where it could not be done */
export async function runCommand(command: Command, args: string[]): Promise<number> {
  try {
    loadDotEnv();
    return await command(args);
  } catch (error) {
    tellFailure(error);
    return 2;
  }
}

/** The same for the terminal that this process was started from. */
export async function runFromTerminal(command: Command): Promise<void> {
  process.exitCode = await runCommand(command, process.argv.slice(2));
}
