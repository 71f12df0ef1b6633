/** npm run faults: does to the running product what happens to servers, and prints what became of its promises. */
import { parseArgs } from 'node:util';
import { loadDotEnv, readConfig } from '#kernel';
import { type Figure, failed } from '../bench/figure.ts';
import { describeMachine } from '../bench/machine.ts';
import { terminalTable, writeMarkdown } from '../bench/report.ts';
import { buildIfStale } from '../src/cli/build-if-stale.ts';
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

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '10' },
      markdown: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const names = values.only?.split(',') ?? Object.keys(faults);
  const unknown = names.filter((name) => !Object.hasOwn(faults, name));
  if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} is none of ${Object.keys(faults).join(', ')}`);

  await buildIfStale();
  loadDotEnv();
  const stage = await openStage(readConfig().dataDir);
  const figures: Figure[] = [];
  try {
    const given = createRun(stage, Number(values.rounds), Number(values.minutes));
    for (const name of names) {
      const began = performance.now();
      const found = await (faults[name] as (typeof faults)[string])(given).catch((error) => [failed(name, error)]);
      figures.push(...found);
      console.log(`\n${name}, ${((performance.now() - began) / 1000).toFixed(0)} s\n${terminalTable(found)}`);
    }
    const command = ['npm run faults --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
    const date = new Date().toISOString().slice(0, 10);
    const machine = await describeMachine(stage.pool);
    if (values.markdown) writeMarkdown(values.markdown, figures, { machine, command, date });
  } finally {
    await stage.close();
  }
  const broken = figures.filter(({ ok }) => ok === false);
  console.log(
    broken.length === 0
      ? '\nEvery promise held.'
      : `\n${broken.length} promises did not hold:\n${terminalTable(broken)}`,
  );
  return broken.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
