import { parseArgs } from 'node:util';
import { type DemoRecord, generateCatalogue } from '#demo';
import { type AuditLine, auditCatalogue } from '#demo/testing';
import { isCalendarDate } from '#kernel/shared';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { UsageError } from '../src/cli/usage-error.ts';

const USAGE = `Makes demo catalogues in memory and counts what a demanding traveler would find wrong in them.

  npm run audit:demo -- [--trips 2000] [--seed 1] [--today YYYY-MM-DD]

  --seed   one number or several: 1,2,3

Exit codes: 0 every rule holds, 1 some don't, 2 it was called wrongly.`;

type Options = { seeds: number[]; trips: number; today: string };

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): Options | null {
  const options = {
    trips: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: '2026-11-20' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { values } = read;
  if (!isCalendarDate(values.today)) throw new UsageError(`--today: ${values.today} is no date`);
  return {
    seeds: values.seed.split(',').map((seed) => wholeNumber('--seed', seed, 0, 2 ** 31)),
    trips: wholeNumber('--trips', values.trips, 1, 200_000),
    today: values.today,
  };
}

function print(seed: number, lines: readonly AuditLine[]): void {
  console.log(`\nSeed ${seed}`);
  const width = Math.max(...lines.map(({ rule }) => rule.length));
  for (const { rule, checked, found, allowed, holds, examples } of lines) {
    const limit = allowed > 0 ? `at most ${(allowed * 100).toFixed(0)} %` : 'none';
    const share = ((found / Math.max(1, checked)) * 100).toFixed(2);
    console.log(
      `${holds ? '✓' : '✗'} ${rule.padEnd(width)} ${String(found).padStart(6)} of ${checked} (${share} %), ${limit}`,
    );
    if (!holds) for (const example of examples) console.log(`    ${example}`);
  }
}

/** Whether every rule holds in every catalogue. */
async function audit({ seeds, trips, today }: Options): Promise<boolean> {
  let holds = true;
  for (const seed of seeds) {
    const records: DemoRecord[] = [];
    for await (const record of generateCatalogue({ seed, trips, today })) records.push(record);
    const lines = auditCatalogue(records);
    print(seed, lines);
    holds &&= lines.every((line) => line.holds);
  }
  return holds;
}

await runFromTerminal(async (args) => {
  const options = readOptions(args);
  return options && !(await audit(options)) ? 1 : 0;
});
