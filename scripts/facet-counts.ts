import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';

const USAGE = `Compares the count beside an option of a filter with the list that it leads to.

  npm run facets -- [--times 1200] [--seed 7]

  --times  how many cases
  --seed   the same number, the same cases

Exit codes: 0 every count is right, 1 one isn’t, 2 it was called wrongly.`;

await runFromTerminal(async (args) => {
  const options = {
    times: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '7' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return 0;
  const times = wholeNumber('--times', read.values.times, 1, 1_000_000);
  const seed = wholeNumber('--seed', read.values.seed, 0, 2 ** 31);
  const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'tests/contracts/facet-counts.long.test.ts'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, FACET_CASES: String(times), FACET_SEED: String(seed) },
  });
  return status ?? 1;
});
