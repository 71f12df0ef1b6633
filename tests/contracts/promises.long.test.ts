import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#kernel/testing';

const LEFT_ALONE = `
import { rm } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';

export function begin(pool: pg.Pool, db: Kysely<unknown>): void {
  pool.query('select 1');
  sql\`select 1\`.execute(db);
  rm('a file');
  own();
  void own();
}

export const isKept = (): boolean => (own() ? true : false);

async function own(): Promise<void> {}
`;

/** A promise that nobody waits for ends the process when it fails: found by its type, whichever library it is of. */
describe('promises', () => {
  const folder = temporaryFolder('promises');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('that nobody waits for are found, those of libraries too', () => {
    mkdirSync(join(folder, 'src'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const options = { module: 'esnext', moduleResolution: 'bundler', target: 'es2024', strict: true, types: ['node'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }));
    writeFileSync(join(folder, 'src/left-alone.ts'), LEFT_ALONE);
    const rule = (name: string) => `typescript(no-${name}-promises)`;
    expect(found(folder, 'src').problems).toEqual([
      `src/left-alone.ts:7 ${rule('floating')}`,
      `src/left-alone.ts:8 ${rule('floating')}`,
      `src/left-alone.ts:9 ${rule('floating')}`,
      `src/left-alone.ts:10 ${rule('floating')}`,
      `src/left-alone.ts:14 ${rule('misused')}`,
    ]);
  });

  it('are all waited for, in every file of the project', { timeout: 300_000 }, () => {
    const { problems, files } = found(process.cwd(), '.');
    expect(problems).toEqual([]);
    // Who reads nothing finds nothing.
    expect(files).toBeGreaterThan(globSync('{src,demo,bench,tests,scripts}/**/*.{ts,tsx}').length);
  });
});

type Problem = { filename: string; code: string; labels: { span: { line: number } }[] };

/** @returns what the linter finds in a part of a folder, each with its place and rule, and how many files it read */
function found(folder: string, part: string): { problems: string[]; files: number } {
  const config = resolve('.oxlintrc.json');
  const args = [resolve('node_modules/oxlint/bin/oxlint'), '--config', config, '--type-aware', '--format=json', part];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!stdout.startsWith('{')) throw new Error(`The linter could not look: ${stdout}${stderr}`);
  const answer = JSON.parse(stdout) as { diagnostics: Problem[]; number_of_files: number };
  const problems = answer.diagnostics.map(({ filename, code, labels: [at] }) => `${filename}:${at?.span.line} ${code}`);
  return { problems, files: answer.number_of_files };
}
