import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { demoCatalogue, ownEnvironment, startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

const PHONE = '+1 555 010 0199';

/** An operator puts texts of the house in place of those that the product begins with. */
describe('an operator’s own texts', () => {
  const { url } = testDatabase(demoCatalogue(0));
  const folder = temporaryFolder('own-texts');
  const environment = { DATABASE_URL: url, DEMO_TRIPS: '0', CONTENT_DIR: folder, PHONE_NUMBER: PHONE };
  const { walk } = traveler();
  let server: TestServer;
  const page = async (path: string) => (await fetch(server.url + path)).text();
  const write = (title: string, body = 'Our own terms.') =>
    writeFileSync(join(folder, 'pages/terms-of-use.md'), `---\npath: /terms-of-use\ntitle: ${title}\n---\n\n${body}\n`);
  const load = () =>
    spawnSync(process.execPath, ['src/cli/cli.ts', 'content:load'], {
      encoding: 'utf8',
      env: ownEnvironment(environment),
      timeout: 60_000,
    });

  beforeAll(async () => {
    mkdirSync(join(folder, 'pages'));
    write('House rules');
    server = await startServer(environment);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('stand in place of the product’s from the start', async () => {
    expect(await page('/terms-of-use')).toContain('<h1>House rules</h1>');
    expect(await page('/about')).toContain('<h1>About Sojourn</h1>');
  });

  it('have the number of the house over any page, shown once it is asked for, and the form beneath it', () =>
    walk({ baseURL: server.url }, async (page) => {
      await page.goto('/about');
      await hydrated(page);
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      const popup = page.getByRole('dialog', { name: 'Contact Us' });
      await popup.getByText('Or send us an email').waitFor();
      expect(await popup.getByText(PHONE).count()).toBe(0);
      await popup.getByRole('button', { name: 'Call Us' }).click();
      expect(await popup.getByRole('link', { name: PHONE }).getAttribute('href')).toBe('tel:+15550100199');
      expect(await popup.getByRole('form', { name: 'Contact Us' }).isVisible()).toBe(true);
    }));

  it('are shown anew once they are loaded, kept pages too, while the server runs', async () => {
    const kept = await fetch(`${server.url}/terms-of-use`);
    const etag = kept.headers.get('ETag') ?? '';
    const again = await fetch(`${server.url}/terms-of-use`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    write('House rules of today');
    expect(load()).toMatchObject({
      status: 0,
      stdout: 'Content: 0 new, 1 changed, 0 removed. Running servers show it at once.\n',
    });
    await vi.waitFor(
      async () => expect(await page('/terms-of-use')).toContain('<h1>House rules of today</h1>'),
      20_000,
    );
  });

  it('name the roles that are open; until there are any, the page says that there are none', async () => {
    expect(await page('/careers')).toContain('No open roles right now');
    mkdirSync(join(folder, 'lists'));
    writeFileSync(
      join(folder, 'lists/roles.yaml'),
      '- title: Cartographer\n  place: Lisbon\n  about: Draws <b>routes</b>.\n',
    );
    // HTML isn't taken: nothing is loaded.
    expect(load()).toMatchObject({ status: 2, stderr: expect.stringContaining('roles.yaml:3: ') });
    writeFileSync(join(folder, 'lists/roles.yaml'), '- title: Cartographer\n  place: Lisbon\n  about: Draws routes.\n');
    expect(load().status).toBe(0);
    await vi.waitFor(async () => {
      const careers = await page('/careers');
      expect(careers).toContain('Cartographer');
      expect(careers).not.toContain('No open roles right now');
    }, 20_000);
  });

  it('change nothing while one of them is wrong, and keep a server from starting, which says where', async () => {
    write('Broken', '[Go](/nowhere) <script>alert(1)</script>');
    const said = [/terms-of-use\.md:6: The site has no page \/nowhere\./, /terms-of-use\.md:6: HTML isn’t taken\./];
    const { status, stderr } = load();
    expect(status).toBe(2);
    for (const line of said) expect(stderr).toMatch(line);
    expect(await page('/terms-of-use')).toContain('<h1>House rules of today</h1>');
    await expect(startServer(environment)).rejects.toThrow(said[0]);
  });
});
