import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, ownEnvironment, startServer } from '../journeys/server.ts';

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['src/cli/start.ts'], {
    env: ownEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0', ...environment }),
    encoding: 'utf8',
    timeout: 60_000,
  });

describe('the server', () => {
  const { url: DATABASE_URL } = testDatabase(demoCatalogue(0));

  it('answers what is under way, stops its database and leaves with 0 on SIGTERM', async () => {
    const folder = temporaryFolder('lifecycle');
    const child = spawn(process.execPath, ['src/cli/start.ts'], {
      env: ownEnvironment({
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATA_DIR: folder,
        DEMO_TRIPS: '0',
      }),
    });
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk) => {
        const found = /ready at (\S+)/.exec(String(chunk))?.[1];
        if (found) resolve(found);
      });
    });
    const pages = Array.from({ length: 8 }, (_, i) => fetch(`${url}/all-trips?sort=price_low_to_high&page=1&q=x${i}`));
    await Promise.race(pages);
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const answers = await Promise.all(pages);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await code).toBe(0);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });

  it('says that it isn’t ready at once on SIGTERM, and answers on for DRAIN_SECONDS', async () => {
    const server = await startServer({ DATABASE_URL, DEMO_TRIPS: '0', DRAIN_SECONDS: '4' });
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const told = performance.now();
    server.signal('SIGTERM');
    while ((await statusOf('/readyz')) === 200) expect(performance.now() - told).toBeLessThan(3000);
    expect(await statusOf('/')).toBe(200);
    expect(await server.ended).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(3900);
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    await server.stop();
  });

  it('ends at once on a second signal', async () => {
    const server = await startServer({ DATABASE_URL, DEMO_TRIPS: '0', DRAIN_SECONDS: '300' });
    server.signal('SIGTERM');
    while ((await fetch(`${server.url}/readyz`)).status === 200);
    const told = performance.now();
    server.signal('SIGINT');
    await server.ended;
    expect(performance.now() - told).toBeLessThan(30_000);
    await server.stop();
  });

  it('says everything that is wrong with its configuration before it starts anything', () => {
    const { status, stderr } = run({ SOJOURN_ENV: 'production', PORT: 'none' });
    expect(status).toBe(1);
    for (const name of ['PORT', 'BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'TEAM_EMAIL']) expect(stderr).toContain(name);
    expect(stderr).not.toContain('at ');
  });

  it('says which key is missing when its database was written under another one', () => {
    const key = `1:${Buffer.alloc(32, 9).toString('base64')}`;
    const { status, stderr } = run({ DATABASE_URL, DEMO_TRIPS: '0', ENCRYPTION_KEYS: key });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^A value of lasting_secrets\.value was .*under another key .*Restore .*, or the key: .*\n$/,
    );
  });

  it('says what to do when there is no database at DATABASE_URL', () => {
    const { status, stderr } = run({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'No database answers at DATABASE_URL (ECONNREFUSED). Start it, or leave DATABASE_URL out to use the embedded one.\n',
    );
  });
});
