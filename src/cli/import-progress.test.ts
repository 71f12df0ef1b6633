import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const [HIDDEN, SHOWN] = ['\u001b[?25l', '\u001b[?25h'];
const [UNWRAPPED, WRAPPED] = ['\u001b[?7l', '\u001b[?7h'];

describe('the bar of an import', () => {
  it.each([
    ['Ctrl-C', 'SIGINT', 'setTimeout(() => {}, 60_000)', [null, 'SIGINT']],
    ['a signal to end', 'SIGTERM', 'setTimeout(() => {}, 60_000)', [null, 'SIGTERM']],
    ['an error that nobody expected', null, 'throw new Error("no")', [1, null]],
    ['an early end', null, 'process.exit(2)', [2, null]],
  ] as const)('gives the terminal its cursor and its lines back at %s', async (_what, signal, then, ends) => {
    const script = `
      for (const stream of [process.stdout, process.stderr]) stream.isTTY = true;
      const { showProgress } = await import('./src/cli/import-progress.ts');
      showProgress().show({ phase: 'reading', done: 1, total: 2, records: 1 });
      ${then};`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { timeout: 60_000 });
    const ended = once(child, 'close');
    let said = '';
    child.stderr.on('data', (piece) => {
      said += piece;
      if (signal && said.includes(HIDDEN)) child.kill(signal);
    });
    expect(await ended).toEqual(ends);
    expect(said).toContain(HIDDEN);
    expect(said).toContain(UNWRAPPED);
    expect(said.lastIndexOf(SHOWN)).toBeGreaterThan(said.lastIndexOf(HIDDEN));
    expect(said.lastIndexOf(WRAPPED)).toBeGreaterThan(said.lastIndexOf(UNWRAPPED));
  });
});
