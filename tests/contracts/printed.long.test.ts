import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#kernel/testing';

const run = promisify(execFile);

/** The script at work in a copy of the project, so that it can be seen to fail. */
describe('the printed contracts', () => {
  let folder = '';
  beforeAll(() => {
    folder = temporaryFolder('contracts');
    for (const path of ['package.json', 'scripts', 'src', 'contracts'])
      cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const contracts = async (...args: string[]) => {
    try {
      await run(process.execPath, ['scripts/contracts.ts', ...args], {
        cwd: folder,
        env: { ...process.env, DATABASE_URL: '' },
      });
      return { ok: true, told: '' };
    } catch (error) {
      return { ok: false, told: (error as { stderr: string }).stderr };
    }
  };

  it('are what the server promises today, checked without a database', async () => {
    expect(await contracts('--check')).toEqual({ ok: true, told: '' });
  });

  it('fail the check when the promise has changed, naming the line, until they are printed again', async () => {
    const path = join(folder, 'contracts/schema.graphql');
    const kept = readFileSync(path, 'utf8');
    writeFileSync(path, kept.replace('nights: Int!', 'nights: String!'));
    const { ok, told } = await contracts('--check');
    expect(ok).toBe(false);
    expect(told).toMatch(/contracts\/schema\.graphql:\d+\n +- +nights: String!\n +\+ +nights: Int!/);
    expect((await contracts()).ok).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(kept);
  });

  it('fail the check when somebody else may call something, until that is printed, too', async () => {
    const path = join(folder, 'src/areas/catalogue/area.ts');
    const kept = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      kept.replace(/'GET \/v1\/operators': forAll.read/, "'GET /v1/operators': { who: ['staff'], limit: 'READ' }"),
    );
    const { ok, told } = await contracts('--check');
    expect([ok, told]).toEqual([
      false,
      expect.stringContaining('+ | `GET /v1/operators` | staff | 600 in 60 s (READ) |'),
    ]);
    writeFileSync(path, kept);
    expect(await contracts('--check')).toEqual({ ok: true, told: '' });
  });
});
