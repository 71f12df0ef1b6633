import { parseArgs } from 'node:util';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { type FuzzOptions, fuzz } from './fuzz/run.ts';

const SLOWEST_MS = 5000;

const USAGE = `Sends the product, started on a database of its own, what nobody should: for every call, field and page of the contracts.

  npm run fuzz -- [--times 300] [--seed N] [--only PARTS]

  --times  requests for each route
  --seed   the same number, the same requests again
  --only   routes whose names hold one of these, with commas: "GET /v1/trips,page"

Exit codes: 0 nothing is wrong, 1 something is, 2 it could not be done.`;

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): FuzzOptions | null {
  const options = {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    times: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { values } = read;
  return {
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31),
    times: wholeNumber('--times', values.times, 1, 1_000_000),
    only: values.only
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    slowestMs: SLOWEST_MS,
  };
}

/** @returns how many problems were found */
async function run(options: FuzzOptions): Promise<number> {
  console.log(`Seed ${options.seed}, ${options.times} requests for each route.\n`);
  const results = await fuzz(options);
  console.log(results.table());
  const problems = results.problems();
  for (const { route, fault, times, command } of problems) {
    console.log(`\n✗ ${route}: ${fault}${times > 1 ? ` (${times} times)` : ''}\n  ${command}`);
  }
  console.log(
    `\n${results.requests()} requests, ${problems.length} problems. Again: npm run fuzz -- --seed ${options.seed}`,
  );
  return problems.length;
}

await runFromTerminal(async (args) => {
  const options = readOptions(args);
  return options && (await run(options)) > 0 ? 1 : 0;
});
