import { UsageError } from './usage-error.ts';

type Given = { values: { help?: boolean | undefined }; positionals: string[] };
type Bounds = {
  /** What the command is called with. */
  usage: string;
  /** How many words it takes. */
  most: number;
};

/** What every command understands beside its own options. */
export const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Reads what a command was called with; null: its usage was asked for, and is printed.
 * @param parse asks `parseArgs`, so that values have the types of their options
 * @throws UsageError for an option that it doesn’t know, or a word more than it takes
 */
export function readArguments<Read extends Given>(parse: () => Read, { usage, most }: Bounds): Read | null {
  const read = parsed(parse, usage);
  if (read.values.help) {
    console.log(usage);
    return null;
  }
  const [surplus] = read.positionals.slice(most);
  if (surplus !== undefined) throw new UsageError(`“${surplus}” is a word too many.\n\n${usage}`);
  return read;
}

/** @throws UsageError for what is no whole number between these, both possible */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`${name}: give a whole number from ${least} to ${most.toLocaleString('en-US')}`);
}

function parsed<Read>(parse: () => Read, usage: string): Read {
  try {
    return parse();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code?.startsWith('ERR_PARSE_ARGS') ? new UsageError(`${message}\n\n${usage}`) : error;
  }
}
