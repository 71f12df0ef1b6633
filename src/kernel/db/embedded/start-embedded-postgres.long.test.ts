import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { createPool } from '../db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const CAREFREE = { fsync: 'off' };
/** Generous: a second or two where nothing else runs. */
const SOON = { timeout: 20_000, interval: 50 };

describe('the embedded database', () => {
  // One for all of them: each leaves it as a stopped database does.
  const folder = temporaryFolder('embedded');
  const started: EmbeddedPostgres[] = [];
  const start = async (settings: Record<string, string> = CAREFREE) => {
    const server = await startEmbeddedPostgres(folder, settings);
    started.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const query = async (server: EmbeddedPostgres, sql: string): Promise<unknown[]> => {
    const pool = createPool(server.connectionString, 'imports', 1);
    try {
      return (await pool.query(sql)).rows;
    } finally {
      await pool.end();
    }
  };
  const answers = (server: EmbeddedPostgres) => () => query(server, 'select 1').then(Boolean, () => false);
  const pidFile = join(folder, 'postgres/postmaster.pid');
  const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const keeper = () => Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(postmaster())]));
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('is shared by all who use its folder, and stops with the last of them', async () => {
    // All at once, and none finds anything there.
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    await query(first, 'create table kept (n int)');
    await query(second, 'insert into kept values (42)');
    const pid = postmaster();
    await first.stop();
    await second.stop();
    expect(await query(third, 'select n from kept')).toEqual([{ n: 42 }]);
    expect(postmaster()).toBe(pid);
    await third.stop();
    expect([existsSync(pidFile), isAlive(pid)]).toEqual([false, false]);
    // Nothing comes or goes any more: a file that went while the folder was being removed left the others behind.
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.lock', 'postgres.log']);
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('lets go whoever has left it, also where somebody else comes while it stops', async () => {
    let server = await start();
    // How long it takes to stop hangs on the machine: one of them comes in between.
    for (const later of [5, 20, 40, 80]) {
      const since = performance.now();
      const stopped = server.stop();
      await sleep(later);
      const next = start();
      await stopped;
      expect(performance.now() - since, `${later} ms later`).toBeLessThan(15_000);
      server = await next;
      expect(await query(server, 'select 42 as n')).toEqual([{ n: 42 }]);
    }
  });

  it('is started again when it was killed, and when its keeper was, for all who use it', async () => {
    const servers = [await start(), await start()];
    const everybody = async () => (await Promise.all(servers.map((server) => answers(server)()))).every(Boolean);
    for (const victim of [postmaster, keeper]) {
      const before = postmaster();
      process.kill(victim(), 'SIGKILL');
      await expect.poll(() => existsSync(pidFile) && postmaster(), SOON).not.toBe(before);
      await expect.poll(everybody, SOON).toBe(true);
    }
    const last = [postmaster(), keeper()];
    for (const server of servers) await server.stop();
    await expect.poll(() => last.map(isAlive), SOON).toEqual([false, false]);
  });

  it.runIf(existsSync('/proc/self/fd'))('leaves nothing open in its keeper when it is started again', async () => {
    const server = await start();
    const its = keeper();
    const open = () => readdirSync(`/proc/${its}/fd`).length;
    const before = open();
    for (let times = 0; times < 3; times++) {
      const killed = postmaster();
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => existsSync(pidFile) && postmaster(), SOON).not.toBe(killed);
      await expect.poll(answers(server), SOON).toBe(true);
    }
    expect(keeper()).toBe(its);
    await expect.poll(open, SOON).toBeLessThanOrEqual(before);
  });

  it('does not outlive a process that was killed', async () => {
    const child = await startedElsewhere(folder);
    const left = [postmaster(), keeper()];
    expect(left.map(isAlive)).toEqual([true, true]);
    child.kill('SIGKILL');
    await expect.poll(() => left.map(isAlive), SOON).toEqual([false, false]);
    expect(existsSync(pidFile)).toBe(false);
  });

  it('goes on for those that still use it when another process ends or is killed', async () => {
    const child = await startedElsewhere(folder);
    const pid = postmaster();
    const here = await start();
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([await answers(here)(), postmaster()]).toEqual([true, pid]);
  });

  it('says why it doesn’t start, with the end of its log', { timeout: 60_000 }, async () => {
    await expect(start({ shared_buffers: 'plenty' })).rejects.toThrow(
      /^The embedded database doesn't start\. Its log \(.+postgres\.log\) ends:\n(.|\n)*invalid value for parameter "shared_buffers": "plenty"/,
    );
  });
});

/** A process of its own that uses the database and waits. */
async function startedElsewhere(folder: string): Promise<ChildProcess> {
  const code = `import { startEmbeddedPostgres } from '#kernel/db';
    await startEmbeddedPostgres(process.argv[1], ${JSON.stringify(CAREFREE)});
    console.log('started');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', () => reject(new Error('It ended before it had started the database')));
  });
  return child;
}
