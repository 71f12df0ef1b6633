import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { feedFile, operator, trip } from '#feeds/testing';
import { bareEnvironment, startDatabaseProxy, temporaryFolder, testDatabase } from '#kernel/testing';
import { tellFailure } from './tell-failure.ts';

type Ended = { code: number | null; said: string };

function run(command: string, args: string[], url: string): Promise<Ended> {
  return new Promise((resolve) => {
    const env = bareEnvironment({ DATABASE_URL: url });
    const child = spawn(process.execPath, [`src/cli/${command}.ts`, ...args], { env, timeout: 60_000 });
    let said = '';
    child.stderr.on('data', (piece) => (said += piece));
    child.on('close', (code) => resolve({ code, said }));
  });
}

describe('a command', () => {
  const { pool, url } = testDatabase();
  const feed = feedFile([operator('lost'), ...Array.from({ length: 50 }, (_, i) => trip('lost', `t${i}`))]);

  it.each([
    ['import', [feed]],
    ['seed', ['--trips', '20']],
  ])('%s says in a sentence that no database answers', async (command, args) => {
    expect(await run(command, args, 'postgresql://nobody@127.0.0.1:1/none')).toEqual({
      code: 2,
      said: 'No database answers at DATABASE_URL (ECONNREFUSED). Start it, or leave DATABASE_URL out to use the embedded one.\n',
    });
  });

  it.each([
    [{}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /asks for a password, and DATABASE_URL/],
    [{}, 'The server does not support SSL connections', /DATABASE_URL asks it to/],
    [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'self-signed certificate in certificate chain', /sslrootcert/],
    [{ code: '42501' }, 'permission denied for schema public', /the user of DATABASE_URL .*schema public/],
    [{ code: '28P01' }, 'password authentication failed for user "sojourn"', /Check its user, password/],
  ])('says in a sentence what a database refuses that says %j %s', (more, message, sentence) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    tellFailure(Object.assign(new Error(message), more));
    expect(said.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    said.mockRestore();
  });

  it('says in a sentence that its .env can’t be read', () => {
    const cwd = temporaryFolder('dot-env');
    mkdirSync(join(cwd, '.env'));
    const { status, stderr } = spawnSync(process.execPath, [resolve('src/cli/fx-import.ts'), 'rates.csv'], {
      cwd,
      env: bareEnvironment(),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^The configuration has a problem:\n {2}\.env can’t be read/),
    ]);
    rmSync(cwd, { recursive: true });
  });

  it('says in a sentence that the database went away, and does all of it the second time', async () => {
    const proxy = await startDatabaseProxy(url);
    // It waits for its turn to write when the connection breaks.
    const other = await pool.connect();
    await other.query('select pg_advisory_lock(4815162343)');
    try {
      const broken = run('import', [feed, '--apply'], proxy.url);
      const waits = `select exists (select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory') as waits`;
      await expect.poll(async () => (await other.query(waits)).rows[0].waits, { timeout: 30_000 }).toBe(true);
      proxy.reset();
      const { code, said } = await broken;
      expect(code).toBe(2);
      expect(said.trim().split('\n')).toEqual([
        'The connection to the database was lost (ECONNRESET). Wait until it answers and has room on its disk, then run the command again: what is written stays, and nothing is written twice.',
      ]);
    } finally {
      other.release(true);
    }
    proxy.pass();
    expect((await run('import', [feed, '--apply'], proxy.url)).code).toBe(0);
    expect((await pool.query('select count(*) from trips')).rows).toEqual([{ count: 50 }]);
    await proxy.close();
    rmSync(feed);
  });
});
