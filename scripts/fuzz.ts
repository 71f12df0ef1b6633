/**
 * npm run fuzz: sends the product, started on a database of its own, what nobody should: for every call, field and
 * page of the contracts. `-- --times 300` requests each, `--seed N` the same again, `--only "GET /v1/trips,page"`.
 */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/run.ts';

const SLOWEST_MS = 5000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    times: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const times = Number(values.times);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(times) || times < 1) {
  console.error('--seed and --times are whole numbers: npm run fuzz -- --seed 7 --times 300');
  process.exit(2);
}
const only = values.only
  .split(',')
  .map((part) => part.trim())
  .filter(Boolean);

console.log(`Seed ${seed}, ${times} requests for each route.\n`);
const results = await fuzz({ seed, times, only, slowestMs: SLOWEST_MS });
console.log(results.table());
const problems = results.problems();
for (const { route, fault, times: seen, command } of problems) {
  console.log(`\n✗ ${route}: ${fault}${seen > 1 ? ` (${seen} times)` : ''}\n  ${command}`);
}
console.log(`\n${results.requests()} requests, ${problems.length} problems. Again: npm run fuzz -- --seed ${seed}`);
process.exitCode = problems.length > 0 ? 1 : 0;
