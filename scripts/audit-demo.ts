import { parseArgs } from 'node:util';
import { type DemoRecord, generateCatalogue } from '#demo';
import { type AuditLine, auditCatalogue } from '#demo/testing';

const USAGE = `Makes demo catalogues in memory and counts what a demanding traveler would find wrong in them.

  npm run audit:demo -- [--trips 2000] [--seed 1] [--today YYYY-MM-DD]

  --seed   one number or several: 1,2,3

Exit codes: 0 every rule holds, 1 some don't.`;

const { values } = parseArgs({
  options: {
    trips: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: '2026-11-20' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

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

if (values.help) {
  console.log(USAGE);
} else {
  for (const seed of values.seed.split(',').map(Number)) {
    const records: DemoRecord[] = [];
    for await (const record of generateCatalogue({ seed, trips: Number(values.trips), today: values.today }))
      records.push(record);
    const lines = auditCatalogue(records);
    print(seed, lines);
    if (lines.some(({ holds }) => !holds)) process.exitCode = 1;
  }
}
