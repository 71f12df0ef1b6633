/** npm run verify: format and lint, types, floors, contracts; side by side, and every failure is shown. */
import { spawn } from 'node:child_process';

const bin = (name: string) => `node_modules/.bin/${name}`;
/** What the last check found: a file whose like it has seen, with all that it rests on, isn't checked again. */
const KNOWN_TYPES = 'node_modules/.cache/types.tsbuildinfo';

const steps: { name: string; commands: [string, ...string[]][] }[] = [
  { name: 'format and lint', commands: [[bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.']] },
  {
    name: 'types',
    commands: [
      [bin('react-router'), 'typegen'],
      // Two checkers, side by side, would each keep most types of their own: no faster here, and a third more memory.
      [bin('tsc'), '-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', KNOWN_TYPES],
    ],
  },
  { name: 'floors', commands: [[process.execPath, 'scripts/check-floors.ts']] },
  { name: 'contracts', commands: [[process.execPath, 'scripts/contracts.ts', '--check']] },
];

function run([command, ...args]: [string, ...string[]]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const results = await Promise.all(
  steps.map(async ({ name, commands }) => {
    const began = performance.now();
    for (const command of commands) {
      const { ok, output } = await run(command);
      if (!ok) return { name, ok, output, seconds: (performance.now() - began) / 1000 };
    }
    return { name, ok: true, output: '', seconds: (performance.now() - began) / 1000 };
  }),
);

for (const { name, ok, output, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
