import { parseArgs } from 'node:util';
import { readConfig } from '#kernel';
import { type Figure, failed } from '../bench/figure.ts';
import { describeMachine } from '../bench/machine.ts';
import { terminalTable, writeMarkdown } from '../bench/report.ts';
import { buildIfStale } from '../src/cli/build-if-stale.ts';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { UsageError } from '../src/cli/usage-error.ts';
import { faults } from './faults/list.ts';
import { createRun } from './faults/run.ts';
import { openStage } from './faults/stage.ts';

const USAGE = `Breaks what can break under the product and measures what people notice. Loopback only; Linux.

  npm run faults -- [--only NAMES] [--rounds 20] [--minutes 10] [--markdown FILE]

  --only      some of them, with commas: ${Object.keys(faults).join(', ')}
  --rounds    how often a fault is repeated
  --minutes   of the mixed load; something breaks in each
  --markdown  replaces the table between the markers of a file, such as docs/promises.md

Exit codes: 0 every promise held, 1 one did not, 2 it could not be done.`;

type Options = { names: string[]; rounds: number; minutes: number; markdown: string | undefined };

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): Options | null {
  const options = {
    only: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    markdown: { type: 'string' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { values } = read;
  const names = values.only?.split(',') ?? Object.keys(faults);
  const unknown = names.filter((name) => !Object.hasOwn(faults, name));
  if (unknown.length > 0)
    throw new UsageError(`--only: ${unknown.join(', ')} is none of ${Object.keys(faults).join(', ')}`);
  return {
    names,
    rounds: wholeNumber('--rounds', values.rounds, 1, 10_000),
    minutes: wholeNumber('--minutes', values.minutes, 1, 24 * 60),
    markdown: values.markdown,
  };
}

/** @returns whether every promise held */
async function run({ names, rounds, minutes, markdown }: Options): Promise<boolean> {
  await buildIfStale();
  const stage = await openStage(readConfig().dataDir);
  const figures: Figure[] = [];
  try {
    const given = createRun(stage, rounds, minutes);
    for (const name of names) {
      const began = performance.now();
      const found = await (faults[name] as (typeof faults)[string])(given).catch((error) => [failed(name, error)]);
      figures.push(...found);
      console.log(`\n${name}, ${((performance.now() - began) / 1000).toFixed(0)} s\n${terminalTable(found)}`);
    }
    const command = ['npm run faults --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
    const date = new Date().toISOString().slice(0, 10);
    const machine = await describeMachine(stage.pool);
    if (markdown) writeMarkdown(markdown, figures, { machine, command, date });
  } finally {
    await stage.close();
  }
  const broken = figures.filter(({ ok }) => ok === false);
  console.log(
    broken.length === 0
      ? '\nEvery promise held.'
      : `\n${broken.length} promises did not hold:\n${terminalTable(broken)}`,
  );
  return broken.length === 0;
}

await runFromTerminal(async (args) => {
  const options = readOptions(args);
  return options && !(await run(options)) ? 1 : 0;
});
