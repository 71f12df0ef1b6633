import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { signIn, somebody } from '../journeys/members.ts';
import { someOf } from '../journeys/sample.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

/** One a line; what would run a script, load something or break out, wherever a page took it for more than text. */
const all = readFileSync('tests/script-payloads.txt', 'utf8').split('\n').filter(Boolean);
const payloads = someOf(all, 30);
const LONGEST_NAME = 80;
/** Nobody has more. */
const LISTS = 50;
const PROFILE = '/account/my-profile';
/** What each page with them is made of is read by the browser's parser; of so many one is opened and hydrated as well. */
const OPENED = 6;
const LONG = { timeout: 300_000 };

/** What no page may do, whatever somebody has written. */
type Watched = { dialogs: string[]; reports: string[]; elsewhere: string[] };

describe('what people write', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(60));
  let server: TestServer;
  let company = '';

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, BOT_CHECK: 'off' });
    company = (await pool.query('select slug from operators order by reviews_count desc, id limit 1')).rows[0].slug;
  });
  afterAll(() => server?.stop());

  const watch = async (page: Page): Promise<Watched> => {
    const watched: Watched = { dialogs: [], reports: [], elsewhere: [] };
    page.on('dialog', (dialog) => {
      watched.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (/^https?:/.test(origin) && origin !== server.url) watched.elsewhere.push(request.url());
    });
    await page.exposeFunction('reportPolicy', (text: string) => void watched.reports.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        (window as unknown as { reportPolicy(text: string): void }).reportPolicy(
          `${violatedDirective} ${blockedURI} ${sample}`,
        );
      });
    });
    return watched;
  };
  const nothing: Watched = { dialogs: [], reports: [], elsewhere: [] };
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
  };
  const ask = async (page: Page, path: string, data: object, method = 'POST') => {
    const answer = await page.request.fetch(path, { method, data, headers: { Origin: server.url } });
    const text = await answer.text();
    expect([path, answer.status(), answer.ok() ? '' : text]).toEqual([path, answer.status(), '']);
    return JSON.parse(text).data;
  };
  const moderate = async (email: string) => {
    const of = '(select id from users where email = $1)';
    await pool.query(`insert into user_roles (user_id, role) select ${of}, 'moderator'`, [email]);
    await pool.query(`update sessions set second_factor_at = now() where user_id = ${of}`, [email]);
  };
  /** A link to a list, as if it had been mailed. @returns its path */
  const share = async (list: string) => {
    const token = randomBytes(32).toString('hex');
    await pool.query(
      `insert into wishlist_shares (wishlist_id, user_id, token_hash)
       select id, user_id, $2 from wishlists where id = $1`,
      [list, createHash('sha256').update(token).digest()],
    );
    return `/wishlist/shared/${token}`;
  };
  /** The elements that the browser's parser makes of a page, with the names of their attributes. Nothing of it runs. */
  const shapeOf = async (page: Page, path: string) => {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return page.evaluate(
      (text) => {
        const elements = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')];
        const tags = elements.map((element) => [element.tagName, ...element.getAttributeNames()].join(' '));
        // What hydrates a page comes in as many pieces as it was ready in.
        return tags.filter((tag, i) => tag !== tags[i - 1] || !tag.startsWith('SCRIPT'));
      },
      await answer.text(),
    );
  };
  /** The first is of plain words; the others differ from it in words alone. */
  const haveOneShape = async (page: Page, pages: readonly (readonly [words: string, path: string])[]) => {
    const [[, path = ''] = [], ...others] = pages;
    const plain = await shapeOf(page, path);
    expect(plain.length).toBeGreaterThan(50);
    for (const [words, path] of others) expect([words, await shapeOf(page, path)]).toEqual([words, plain]);
  };
  const isOpened = (_item: unknown, i: number) => i % OPENED === 0;
  const textOf = async (page: Page) => flat(await page.locator('main').innerText());
  const nameOf = (payload: string) => (payload.length < 2 ? `${payload} ` : payload.slice(0, LONGEST_NAME));
  const flat = (text: string) => text.replace(/\s+/g, ' ');

  it('is a list of a hundred and fifty and more', () => {
    expect(new Set(all).size).toBeGreaterThanOrEqual(150);
  });

  it('in reviews is text: shown word for word, on each page of them, and nothing runs', LONG, () =>
    walk({ baseURL: server.url }, async (page) => {
      const watched = await watch(page);
      await moderate(await signIn(page, somebody()));
      const ids: string[] = [];
      for (const [i, payload] of payloads.entries()) {
        const day = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
        const review = {
          operator_slug: company,
          author_name: nameOf(payload),
          summary: payload.padEnd(5, '.'),
          content: `${payload} and a cook who knew every village on the way to the lake ${payload}`,
          rating: 4,
          traveled_on: day,
        };
        ids.push((await ask(page, '/v1/write_review', { review })).id);
      }
      await open(page, '/account/my-reviews');
      const own = await textOf(page);
      expect(payloads.filter((payload) => !own.includes(flat(`lake ${payload}`)))).toEqual([]);
      expect(watched).toEqual(nothing);
      // Of one's own, somebody else of the team decides.
      await page.context().clearCookies();
      await moderate(await signIn(page, somebody()));
      await open(page, '/staff/reviews');
      for (const id of ids) await ask(page, `/v1/staff/reviews/${id}/publish`, {});

      const shown = new Set<string>();
      for (let number = 1; shown.size < payloads.length && number <= 40; number++) {
        const path = `/tour-operators/${company}-reviews${number > 1 ? `?page=${number}` : ''}`;
        const { status, text } = await page.request
          .get(path)
          .then(async (answer) => ({ status: answer.status(), text: await answer.text() }));
        if (status !== 200) break;
        expect([path, /<img src=x|<svg onload|<script>alert/i.test(text)]).toEqual([path, false]);
        await open(page, path);
        const read = await textOf(page);
        for (const payload of payloads) if (read.includes(flat(`lake ${payload}`))) shown.add(payload);
        expect([path, watched]).toEqual([path, nothing]);
      }
      expect(payloads.filter((payload) => !shown.has(payload))).toEqual([]);
      for (const path of [`/tour-operators/${company}`, '/tour-operator-reviews', '/']) {
        await open(page, path);
        expect([path, watched]).toEqual([path, nothing]);
      }
    }),
  );

  it('in messages is text for the team', LONG, () =>
    walk({ baseURL: server.url }, async (page) => {
      const watched = await watch(page);
      await moderate(await signIn(page, somebody()));
      const messages: [payload: string, id: string][] = [];
      for (const [i, payload] of ['and a plain word', ...payloads].entries()) {
        const contact_request = {
          name: nameOf(payload),
          // Beside a message stand others from the same address.
          email: `ada-${i}@example.com`,
          message: `From the lake ${payload}`,
          contact_request_topic_id: 6,
        };
        messages.push([payload, (await ask(page, '/v1/contact_requests', { contact_request })).id]);
      }
      await open(page, '/staff/leads');
      expect(watched).toEqual(nothing);
      const paths = messages.map(([payload, id]) => [payload, `/staff/leads/${id}`] as const);
      await haveOneShape(page, paths);
      for (const [payload, path] of paths.filter(isOpened)) {
        await page.goto(path);
        await hydrated(page);
        expect(await textOf(page)).toContain(flat(`lake ${payload}`));
        expect([payload, watched]).toEqual([payload, nothing]);
      }
    }),
  );

  it('in names of lists is text, too', LONG, () =>
    walk({ baseURL: server.url }, async (page) => {
      const watched = await watch(page);
      const shared: [name: string, path: string][] = [];
      const words = ['A plain name', ...payloads];
      for (let from = 0; from < words.length; from += LISTS) {
        await page.context().clearCookies();
        await signIn(page, somebody());
        for (const [i, payload] of words.slice(from, from + LISTS).entries()) {
          // Two payloads that differ in case alone would be one name.
          const name = `${payload.slice(0, 70)} ${i}`;
          shared.push([name, await share((await ask(page, '/v1/trip_wishlists', { name })).id)]);
        }
        await open(page, '/wishlist');
        expect(watched).toEqual(nothing);
      }
      expect(shared).toHaveLength(words.length);
      await haveOneShape(page, shared);
      for (const [name, path] of shared.filter(isOpened)) {
        await page.goto(path);
        await hydrated(page);
        expect(flat((await page.locator('main h1').textContent()) ?? '')).toBe(flat(name));
        expect([name, watched]).toEqual([name, nothing]);
      }
    }),
  );

  it('in names of people is text, too', LONG, () =>
    walk({ baseURL: server.url }, async (page) => {
      const watched = await watch(page);
      await signIn(page, somebody());
      await ask(page, '/v1/me', { user: { first_name: 'Ada', last_name: 'Byron' } }, 'PATCH');
      const plain = await shapeOf(page, PROFILE);
      const names = payloads.map((payload) => (payload.length < 2 ? `${payload}${payload}` : payload));
      // Two at a time: one as the first name, one as the last.
      for (let i = 0; i < names.length; i += 2) {
        const [first_name = '', last_name = first_name] = names.slice(i, i + 2);
        await ask(page, '/v1/me', { user: { first_name, last_name } }, 'PATCH');
        expect([first_name, last_name, await shapeOf(page, PROFILE)]).toEqual([first_name, last_name, plain]);
        if (i % OPENED) continue;
        await open(page, PROFILE);
        const fields = await page
          .locator('main input')
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
        expect(fields).toEqual(expect.arrayContaining([first_name, last_name].map((name) => name.trim())));
        expect([first_name, last_name, watched]).toEqual([first_name, last_name, nothing]);
      }
    }),
  );
});
