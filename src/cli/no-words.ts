import { parseArgs } from 'node:util';
import { HELP, readArguments } from './read-arguments.ts';

/** For what takes its settings from the environment alone: nothing stands behind its name. @throws UsageError */
export function takeNoWords(name: string): void {
  const usage = `${name}\n\nIt takes no words and no options: settings are environment variables or lines of .env, and .env.example lists them.`;
  const parse = () => parseArgs({ allowPositionals: true, options: HELP });
  if (readArguments(parse, { usage, most: 0 }) === null) process.exit(0);
}
