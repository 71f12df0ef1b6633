import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const called = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
};

describe('commands', () => {
  it('have one way to read what they are called with', () => {
    const files = globSync('{src/cli,scripts,bench}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const reading = files.filter((file) => /\bparseArgs\(/.test(readFileSync(file, 'utf8')));
    expect(reading.length).toBeGreaterThan(9);
    expect(reading.filter((file) => !/\breadArguments\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('of engineers have one way to begin and to say why they failed', () => {
    const files = globSync('{scripts,bench}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const running = files.filter((file) => /\brunFromTerminal\(/.test(readFileSync(file, 'utf8')));
    expect(running.length).toBeGreaterThan(6);
    expect(files.filter((file) => /\btellFailure\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('say what they take, and do nothing', () => {
    expect(called('facet-counts', '--help')).toEqual({
      status: 0,
      stdout: expect.stringContaining('npm run facets -- [--times'),
      stderr: '',
    });
  });

  it.each([
    ['facet-counts', '--tmes', '3', "Unknown option '--tmes'"],
    ['facet-counts', '--times', 'none', '--times: give a whole number from 1 to 1,000,000'],
    ['fuzz', '--times', '0', '--times: give a whole number from 1 to 1,000,000'],
  ])('refuse in a sentence what they don’t know: %s %s %s', (script, option, value, sentence) => {
    const { status, stdout, stderr } = called(script, option, value);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});
