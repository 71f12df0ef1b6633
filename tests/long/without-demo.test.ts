import { spawn, spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/kernel/testing/folder.ts';
import { ownEnvironment } from '../journeys/server.ts';

const ADVICE =
  'This installation has no demo catalogue: its folder demo/ was left out. Bring in trips with a feed: npm run import -- FILE --apply --shared';

describe('an installation that leaves the demo out', () => {
  const installation = temporaryFolder('without-demo');
  const run = {
    cwd: installation,
    env: ownEnvironment({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: join(installation, 'data'),
    }),
  };

  beforeAll(() => {
    for (const part of ['src', 'build', 'content', 'migrations', 'package.json'])
      cpSync(part, join(installation, part), { recursive: true, preserveTimestamps: true });
    // Copied folders are newer than the build that was copied with them.
    utimesSync(join(installation, 'build/server/index.js'), new Date(), new Date());
    symlinkSync(resolve('node_modules'), join(installation, 'node_modules'));
  });
  afterAll(() => rmSync(installation, { recursive: true, force: true }));

  it('starts with an empty catalogue and says so', async () => {
    const child = spawn(process.execPath, ['src/cli/start.ts'], { ...run, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((done) => child.once('exit', done));
    const said: string[] = [];
    let url = '';
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      url = /ready at (\S+)/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    expect(said).toContain(ADVICE);
    const statuses = ['/', '/about', '/travel-experts'].map(async (path) => (await fetch(url + path)).status);
    expect(await Promise.all(statuses), 'experts are somebody’s, never the product’s').toEqual([200, 200, 404]);
    for (const named of ['/about', '/stride-sitemap', '/sitemaps/pages-1.xml'])
      expect(await (await fetch(url + named)).text()).not.toMatch(/\/travel-experts|\/blog/);
    const { meta } = (await (await fetch(`${url}/v1/trips`)).json()) as { meta: unknown };
    expect(meta).toMatchObject({ total_count: 0 });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('refuses to seed', () => {
    const { status, stderr } = spawnSync(process.execPath, ['src/cli/seed.ts'], {
      ...run,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toBe(`${ADVICE}\n`);
    expect(status).toBe(2);
  });
});
