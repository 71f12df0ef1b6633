import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const audit = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/audit-demo.ts', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
};

describe('npm run audit:demo', () => {
  it('says by its exit code whether every rule holds', () => {
    expect(audit('--trips', '40', '--seed', '1,3')).toMatchObject({
      status: 0,
      said: expect.not.stringContaining('✗'),
    });
    // The scores of a handful of reviews have no usual spread.
    expect(audit('--trips', '3')).toMatchObject({ status: 1, said: expect.stringContaining('✗ reviews under 3') });
    expect(audit('--trips', '3', '--seed', '1,8').status).toBe(1);
  });

  it.each([
    ['--trips', 'abc', '--trips: give a whole number from 1 to 200,000'],
    ['--trips', '0', '--trips: give a whole number from 1 to 200,000'],
    ['--seed', '1,x', '--seed: give a whole number'],
    ['--today', '2026-13-01', '--today: 2026-13-01 is no date'],
    ['--tripz', '3', "Unknown option '--tripz'"],
  ])('refuses %s %s in a sentence', (option, value, sentence) => {
    const { status, said } = audit(option, value);
    expect(status).toBe(2);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });
});
