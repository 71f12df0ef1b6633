import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feedFile, operator, trip } from '#feeds/testing';
import { testDatabase } from '#kernel/testing';

describe('npm run import', () => {
  const { url } = testDatabase();

  function run(...args: string[]) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/import.ts', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: url },
    });
    return { stdout, stderr, status };
  }

  it('shows what would change and exits with 0', () => {
    const path = feedFile([operator('cli'), trip('cli', 't')]);
    const { stdout, status } = run(path);
    expect(status).toBe(0);
    expect(stdout).toMatch(/trip +1 +1 +0 +0 +0/);
    expect(stdout).toContain('Dry run: nothing was written. Add --apply to write.');
    expect(existsSync(`${path}.problems.txt`)).toBe(false);
  });

  it('prints problems, writes all of them to a file and exits with 1', () => {
    const wrong = Array.from({ length: 60 }, (_, i) => trip('cli2', `t${i}`, { duration_days: 'ten' }));
    const path = feedFile([operator('cli2'), ...wrong]);
    const { stdout, status } = run(path, '--apply');
    expect(status).toBe(1);
    expect(stdout).toContain('feed.ndjson:2 duration_days: must be a whole number of days from 1 to 366, is "ten"');
    expect(stdout).toContain('… and 10 more.');
    expect(readFileSync(`${path}.problems.txt`, 'utf8').trimEnd().split('\n')).toHaveLength(60);
  });

  it('shows differences with their values', () => {
    run(feedFile([operator('cli3', { name: 'Old name' })]), '--apply');
    const { stdout } = run(feedFile([operator('cli3', { name: 'New name' })]));
    expect(stdout).toContain('operator old-name: name "Old name" → "New name"');
  });

  it.each([
    ['no file', []],
    ['a file that is not there', ['/nowhere/feed.ndjson']],
    ['a name that tells no format', [feedFile('', 'feed.xlsx')]],
    ['a CSV file of no known kind', [feedFile('', 'stuff.csv')]],
    ['an unknown option', ['--aply', 'feed.ndjson']],
  ])('exits with 2 for %s', (_, args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/ at .*\.ts:\d+/);
    expect(stderr.length).toBeGreaterThan(10);
  });
});
