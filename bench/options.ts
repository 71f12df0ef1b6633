import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { UsageError } from '../src/cli/usage-error.ts';

/** In this order: the first wants pages that nobody has visited, the later ones a server that has worked for a while. */
export const measurements = [
  'pages',
  'places',
  'search',
  'api',
  'memory',
  'members',
  'reservations',
  'cached',
  'assets',
  'weight',
  'sitemap',
  'drawing',
  'loop',
  'sales',
  'import',
] as const;
export type Measurement = (typeof measurements)[number];

const USAGE = `Measures Sojourn on this machine; every figure stands beside what the machine itself can do.

  npm run bench -- [--trips 50000] [--long] [--million] [--markdown FILE] [--only NAMES] [--seconds 4]

  --trips     size of the demo catalogue; it is seeded once into BENCH_DIR, or DATA_DIR/bench-N
  --long      watches the event loop for five minutes instead of one
  --million   also builds a search index of a million invented trips; takes minutes and 2 GB
  --markdown  replaces the table between the markers of a file, such as docs/bench.md
  --only      some measurements, with commas: ${measurements.join(', ')}
  --seconds   length of one step under load; the event loop is watched for fifteen of them

Writes bench-results/latest.json. A missed target is shown with ✗ and isn't an error of the command.`;

export type Options = {
  trips: number;
  folder: string;
  million: boolean;
  markdown: string | undefined;
  only: Measurement[];
  /** Of one step under load. */
  seconds: number;
  loopSeconds: number;
};

/** @returns null when only the usage is asked for, which is printed */
export function readOptions(args: string[], dataDir: string): Options | null {
  const options = {
    trips: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '4' },
    long: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    markdown: { type: 'string' },
    only: { type: 'string' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { values } = read;
  const trips = wholeNumber('--trips', values.trips, 100, 200_000);
  const seconds = wholeNumber('--seconds', values.seconds, 1, 60);
  return {
    trips,
    folder: resolve(process.env.BENCH_DIR || join(dataDir, `bench-${trips}`)),
    million: values.million,
    markdown: values.markdown,
    only: chosen(values.only),
    seconds,
    loopSeconds: values.long ? 300 : seconds * 15,
  };
}

function chosen(names: string | undefined): Measurement[] {
  if (names === undefined) return [...measurements];
  return names.split(',').map((name) => {
    const known = measurements.find((measurement) => measurement === name.trim());
    if (!known) throw new UsageError(`--only: ${name} is none of ${measurements.join(', ')}`);
    return known;
  });
}
