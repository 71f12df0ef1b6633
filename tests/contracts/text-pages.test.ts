import { globSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#kernel';
import { createPageDoor } from '#pages';
import { attributionCookies } from '../../src/areas/attribution/cookies.ts';
import { createApp } from '../../src/server/app.ts';
import { headOf } from '../journeys/document-head.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

const DAY = 86_400_000;

const PAGES = 'content/pages';
/** What a text says of what can’t be done here, or not by now: it is true until somebody builds it. */
const NOT_HERE = /\b(not yet|(isn|aren)’t open|(can’t|nothing can) be (booked|paid)|at present|so far|coming soon)\b/i;

describe('texts', () => {
  it('say nothing of what isn’t there yet, which nobody would take out once it is', () => {
    const files = readdirSync(PAGES).filter((name) => name.endsWith('.md'));
    const said = files.flatMap((name) => {
      const lines = readFileSync(`${PAGES}/${name}`, 'utf8').split('\n');
      return lines.filter((line) => NOT_HERE.test(line)).map((line) => `${name}: ${line}`);
    });
    expect(files.length).toBeGreaterThan(10);
    expect(said).toEqual([]);
    expect('Booking isn’t open yet.').toMatch(NOT_HERE);
    expect('Nothing can be booked at present.').toMatch(NOT_HERE);
  });
});

describe('the privacy policy', () => {
  const policy = readFileSync(`${PAGES}/privacy-policy.md`, 'utf8');
  const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const quoted = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? []);

  it('names each cookie that the code sets', () => {
    const set = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/const [A-Z_]*COOKIES?(?: as const)? = ([^;/]+);/g)].flatMap(
        ([, value = '']) => quoted(value),
      ),
    );
    const names = [...set, ...attributionCookies.map((name) => name.replace(/_(first|last)$/, ''))];
    expect(set.length).toBeGreaterThan(8);
    const cells = policy.split('\n').flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? []);
    const told = new Set(cells.join(' ').split(/[\s,]+/));
    const isTold = (name: string) => told.has(name) || told.has(`${name}-…`) || told.has(`${name}…`);
    expect(names.filter((name) => !isTold(name.replace(/-\d$/, '')))).toEqual([]);
  });

  it('names each note that pages keep in the browser', () => {
    const keys = sources.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      if (path.endsWith('compared-kinds.ts'))
        return [...text.matchAll(/key: '(\w+)'/g)].flatMap(([, key]) => key ?? []);
      return /(local|session)Storage/.test(text) ? quoted(text).filter((name) => name.includes('_')) : [];
    });
    const notes = keys.filter((key) => key !== 'page_view');
    expect(new Set(notes).size).toBeGreaterThan(7);
    expect(notes.filter((key) => !policy.includes(`“${key}”`))).toEqual([]);
  });
});

describe('texts that show what the site holds', () => {
  const site = seededSite();
  let askAt: (path: string, clock?: () => Date) => Promise<Response>;

  beforeAll(async () => {
    const pages = await builtPages();
    const config: Config = { ...site.door.config, env: 'production' };
    askAt = async (path, clock = site.ctx.clock) => {
      const app = createApp({ ...site.door, clock, config, pages: createPageDoor(pages.render, null, clock) });
      return app.request(`http://localhost${path}`);
    };
  });

  it('the map of restrictions is archived by its age, and a kept page goes when it becomes so', async () => {
    const path = '/covid-travel-restrictions-map';
    const last = new Date('2022-12-31T12:00:00Z').getTime() + 30 * DAY;
    const [fresh, old] = await Promise.all([last, last + DAY].map((at) => askAt(path, () => new Date(at))));
    expect(await fresh?.text()).not.toContain('Archived');
    expect(fresh?.headers.get('Expires')).toBe('Tue, 31 Jan 2023 00:00:00 GMT');
    expect(await old?.text()).toContain('<strong>Archived.</strong>');
    expect(old?.headers.get('Expires')).toBeNull();
  });

  it('the map says in its table what it tints, and is drawn for light and for dark', async () => {
    const html = await (await askAt('/covid-travel-restrictions-map')).text();
    expect(html).toMatch(/<th scope="row">New Zealand<\/th><td>.{0,120}No restrictions/);
    expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThan(180);
    for (const theme of ['light', 'dark']) {
      const map = await askAt(`/maps/restrictions/${theme}.svg`);
      expect([map.status, map.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
    expect((await askAt('/maps/restrictions/blue.svg')).status).toBe(404);
  });

  it('an article leads to trips, guides and articles that are there, and keeps the words of other links', async () => {
    const { pool } = site.door;
    const { rows } = await pool.query(
      `select trips.slug from trips where status = 'published' and superseded_by is null limit 1`,
    );
    const there = `/trips/${rows[0].slug}`;
    const gone = ['/trips/nowhere-at-all', '/guide/nowhere-at-all', '/blog/nowhere-at-all'];
    const text = [there, ...gone].map((href, i) => `[words ${i}](${href})`).join(' ');
    await pool.query(
      `insert into articles (slug, name, body, published_at) values ('leads-on', 'Leads on', $1, '2020-01-01')`,
      [text],
    );
    const html = await (await askAt('/blog/leads-on')).text();
    expect(html).toContain(`href="${there}"`);
    expect(gone.filter((href) => html.includes(`href="${href}"`))).toEqual([]);
    expect(html).toContain('words 3');
  });

  it('texts and buttons of pages, and what experts say, lead to nothing that isn’t there', async () => {
    const { pool } = site.door;
    const words = '\n\n[words of a link](/guide/nowhere-at-all)';
    const actions = [{ title: 'Read on', href: '/blog/nowhere-at-all' }];
    const pages = ['/about', '/member-savings', '/covid-travel-restrictions-map'];
    const { rowCount } = await pool.query(
      `update content_entries set entry = entry || jsonb_build_object('body', entry->>'body' || $1, 'actions', $2::jsonb)
       where kind = 'page' and key = any($3::text[])`,
      [words, JSON.stringify(actions), pages],
    );
    expect(rowCount).toBe(3);
    const expert = { name: 'Ana', role: 'Guide', regions: [], articles: [], body: `Ana.${words}` };
    await pool.query(`insert into content_entries (kind, key, entry) values ('expert', 'ana', $1)`, [expert]);
    for (const path of [...pages, '/travel-experts']) {
      const html = await (await askAt(path)).text();
      expect(html, path).toContain('words of a link');
      expect(html.match(/href="[^"]*nowhere-at-all"/g), path).toBeNull();
    }
  });

  // The last: it takes the savings away.
  it('member savings counts trips and works out one of them, and is left out of links and indexes when no trip has any', async () => {
    const path = '/member-savings';
    const menus = async () => JSON.stringify((await site.query('{ menu { children { href } } }')).data);
    expect(await menus()).toContain(path);
    const some = await (await askAt(path)).text();
    expect(some).toMatch(
      /\d trips have a member price today\. The largest takes \$[\d,]*[05]0 or more off per person\./,
    );
    expect(some).toContain('Worked out on a real date');
    expect(headOf(some).robots).toEqual([]);
    expect(await (await askAt('/sitemaps/pages-1.xml')).text()).toContain(`${path}<`);

    await site.door.pool.query('update departures set member_saving_cents = null');
    const none = await (await askAt(path)).text();
    expect(none).toContain('No trip has a member price today.');
    expect(none).not.toMatch(/Worked out|Trips with a member price|The largest takes/);
    expect(headOf(none).robots).toEqual(['noindex,follow']);
    expect(await (await askAt('/sitemaps/pages-1.xml')).text()).not.toContain(`${path}<`);
    expect(await menus()).not.toContain(path);
  });
});
