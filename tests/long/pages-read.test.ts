import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from '../journeys/members.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

const KEY = 'user_actions';

type Kept = { page_url: string; action_type: string; created_at: string; page_name: string; page_type: string };

const kept = (page: Page): Promise<Kept[] | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
const paths = async (page: Page) => (await kept(page))?.map(({ page_url }) => page_url) ?? null;

async function read(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
}

/** What stands in the account of whoever is signed in. */
async function inAccount(page: Page): Promise<string[]> {
  const Origin = new URL(page.url()).origin;
  const answer = await page.request.post('/v1/me/exports', { headers: { Origin } });
  const { data } = (await answer.json()).data.attributes;
  return data.pagesRead.map((one: { page: string }) => one.page).sort();
}

describe('which pages somebody read', () => {
  const { walk, site } = traveler();
  const allowing = (work: (page: Page) => Promise<void>, expects?: RegExp) =>
    walk({ isNew: true, ...(expects && { expects }) }, async (page) => {
      await page.context().addCookies([{ name: 'consent', value: 'marketing-no.analytics-yes', url: site }]);
      await work(page);
    });

  it('stays in the browser of a visitor who allows it, and goes to the account once they sign in', () =>
    allowing(async (page) => {
      await read(page, '/blog?utm_source=news#top', '/all-trips?duration=one_week', '/experiences');
      const [first] = (await kept(page)) ?? [];
      expect(first).toEqual({
        page_url: '/blog',
        action_type: 'page_view',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        page_name: 'Blog',
        page_type: 'blog',
      });
      expect(await paths(page)).toEqual(['/blog', '/all-trips', '/experiences']);
      await signIn(page);
      await read(page, '/help-faq');
      await expect.poll(() => kept(page)).toBeNull();
      expect(await inAccount(page)).toEqual(['/all-trips', '/blog', '/experiences']);
      // Members keep no log.
      await read(page, '/about');
      expect(await kept(page)).toBeNull();
      expect(await inAccount(page)).toHaveLength(3);
    }));

  it('stays there until the server says that it has it', () =>
    allowing(async (page) => {
      await read(page, '/about');
      await page.route('**/v1/users/activities', (route) => route.fulfill({ status: 503, body: '{}' }));
      await signIn(page);
      await read(page, '/blog');
      expect(await paths(page)).toEqual(['/about']);
      await page.unroute('**/v1/users/activities');
      await page.route('**/v1/users/activities', (route) => route.fulfill({ json: { status: 'busy' } }));
      await read(page, '/blog');
      expect(await paths(page)).toEqual(['/about']);
      await page.unroute('**/v1/users/activities');
      await read(page, '/blog');
      await expect.poll(() => kept(page)).toBeNull();
      expect(await inAccount(page)).toEqual(['/about']);
    }, /503/));

  it('is that of the newest two hundred, whatever else stood there', () =>
    allowing(async (page) => {
      await read(page, '/about');
      await page.evaluate((key) => {
        const [one] = JSON.parse(localStorage.getItem(key) ?? '[]');
        const many = Array.from({ length: 250 }, (_, i) => ({ ...one, page_url: `/page-${i}` }));
        localStorage.setItem(key, JSON.stringify(many));
      }, KEY);
      await read(page, '/blog');
      const all = await paths(page);
      expect([all?.length, all?.[0], all?.at(-1)]).toEqual([200, '/page-51', '/blog']);
      await signIn(page);
      await read(page, '/about');
      await expect.poll(() => kept(page)).toBeNull();
      expect(await inAccount(page)).toHaveLength(200);
      await page.context().clearCookies({ name: 'session' });
      await page.context().clearCookies({ name: 'signed_in' });
      await page.evaluate((key) => localStorage.setItem(key, '{nothing'), KEY);
      await read(page, '/blog');
      expect(await paths(page)).toEqual(['/blog']);
    }));

  it('is asked for by itself of whoever had answered the rest, whose answer stands', () =>
    walk({ isNew: true }, async (page) => {
      await page.context().addCookies([{ name: 'consent', value: 'marketing-yes', url: site }]);
      await read(page, '/about');
      expect(await kept(page)).toBeNull();
      await page.keyboard.press('Shift');
      const question = page.getByRole('region', { name: 'Cookies' });
      await question.getByText('May we remember what you read?').waitFor();
      await question.getByRole('button', { name: 'Accept all' }).click();
      await expect.poll(() => paths(page)).toEqual(['/about']);
      const value = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
      expect(await value()).toBe('marketing-yes.analytics-yes');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await page.getByRole('switch', { name: 'What you read' }).uncheck();
      await page.getByRole('button', { name: 'Save my choice' }).click();
      await expect.poll(() => kept(page)).toBeNull();
      expect(await value()).toBe('marketing-yes.analytics-no');
      await read(page, '/blog');
      expect(await kept(page)).toBeNull();
    }));
});
