import { describe, expect, it } from 'vitest';
import { traveler } from '../journeys/traveler.ts';

describe('the companies', () => {
  const { walk } = traveler();

  it('are found by letter and by what they run, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ javaScriptEnabled }, async (page) => {
        await page.goto('/operators');
        const names = () => page.locator('main article h3').allInnerTexts();
        const all = await names();
        expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'en')));

        const letters = page.getByRole('navigation', { name: 'Companies by first letter' });
        const letter = (all.at(-1) ?? '').slice(0, 1).toUpperCase();
        await letters.getByRole('link', { name: letter, exact: true }).click();
        await page.waitForURL(/letter=/);
        const ofLetter = await names();
        expect(ofLetter).toEqual(all.filter((name) => name.toUpperCase().startsWith(letter)));

        await letters.getByRole('link', { name: 'All', exact: true }).click();
        await page.waitForURL((url) => !url.search.includes('letter'));
        const kind = page.getByLabel('Kind of trip');
        const first = kind.locator('option').nth(1);
        const counted = Number(/\((\d+)\)$/.exec(await first.innerText())?.[1]);
        await kind.selectOption({ index: 1 });
        await page.getByRole('button', { name: 'Show companies' }).click();
        await page.waitForURL(/type=/);
        expect((await names()).length).toBe(Math.min(24, counted));
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/operators$/);
      });
    }
  });

  it('leave a phone’s screen to companies and to the best of what is said, with a way to the rest', () =>
    walk({ viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto('/operators');
      const kind = page.getByLabel('Kind of trip');
      expect(await kind.isVisible()).toBe(false);
      const firstCompany = page.locator('main article h3 a').first();
      const href = await firstCompany.getAttribute('href');
      await page.getByRole('button', { name: 'Filters and order' }).click();
      await kind.selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Show companies' }).click();
      await page.waitForURL(/type=/);
      await page.getByRole('button', { name: 'Filters and order (1)' }).waitFor();

      await page.goto(href ?? '');
      const said = page.locator('section', { has: page.getByRole('heading', { name: 'What travelers say' }) });
      expect(await said.locator('article:visible').count()).toBe(2);
      await said.getByRole('link', { name: /^Read all [\d,]+ reviews$/ }).click();
      await page.waitForURL(/-reviews$/);
      expect(await page.locator('main article:visible').count()).toBeGreaterThan(2);
    }));

  it('of a place are reached from the reviews, say what travelers wrote of which trip, and lead to its trips', () =>
    walk({}, async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Company reviews' }).click();
      await page.waitForURL(/\/tour-operator-reviews$/);
      const places = page.locator('section', { has: page.getByRole('heading', { name: 'Companies by place' }) });
      await places.getByRole('link', { name: 'Africa', exact: true }).click();
      await page.waitForURL(/\/tc\//);
      const companies = await page.locator('ol article h3').allInnerTexts();
      expect(companies.length).toBeGreaterThan(1);
      expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(`${companies.length} companies`);

      const reviews = page.locator('section', { has: page.getByRole('heading', { name: /^What travelers say/ }) });
      const said = reviews.locator('article');
      expect(await said.count()).toBeGreaterThan(0);
      for (const review of await said.all()) {
        expect(await review.locator('a[href^="/trips/"]').count()).toBe(1);
        expect(companies).toContain(await review.locator('a[href^="/tour-operators/"]').innerText());
      }

      await page.getByRole('link', { name: /^See all \d+ trips$/ }).click();
      await page.waitForURL(/\/trip-list\//);
    }));

  it('have ranks that lead to the places they were reached in', () =>
    walk({}, async (page) => {
      await page.goto('/tour-operator-reviews');
      await page.locator('ol article h3 a').first().click();
      await page.waitForURL(/\/tour-operators\//);
      const ranks = page.locator('section', { has: page.getByRole('heading', { name: 'Where it ranks' }) });
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await ranks.locator('a[href^="/tc/"]').first().click();
      await page.waitForURL(/\/tc\//);
      expect(await page.locator('ol article h3').allInnerTexts()).toContain(name);
    }));

  it('lead from what they run to exactly those of their trips', () =>
    walk({}, async (page) => {
      await page.goto('/tour-operator-reviews');
      await page.locator('ol article h3 a').first().click();
      await page.waitForURL(/\/tour-operators\//);
      const profile = page.url();
      const runs = page.locator('section', { has: page.getByRole('heading', { name: 'What it runs' }) });
      const [types, ...others] = await runs.locator('dl > div').all();
      expect(others.length).toBeGreaterThan(1);
      const link = types?.getByRole('link').first();
      const trips = Number(/, ([\d,]+) trips?$/.exec((await link?.getAttribute('aria-label')) ?? '')?.[1]);
      await link?.click();
      await page.waitForURL(/-trips\?trip_type=/);
      await page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${trips} trips? `) })
        .waitFor();
      expect(page.url().startsWith(`${profile}-trips`)).toBe(true);
    }));

  it('claim savings for members only beside a departure that has one', () =>
    walk({}, async (page) => {
      await page.goto('/operators');
      const links = page.locator('main article h3 a');
      const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      let claimed = 0;
      for (const href of hrefs) {
        await page.goto(href);
        const band = page.locator('section', { has: page.getByRole('heading', { name: 'Member savings' }) });
        if ((await band.count()) === 0) continue;
        claimed++;
        const trip = await band.getByRole('link').getAttribute('href');
        await page.goto(trip ?? '');
        expect(await page.getByText(/Member price/).count(), `${href} ${trip}`).toBeGreaterThan(0);
      }
      expect(claimed).toBeGreaterThan(0);
    }));

  it('show on a page apart what they no longer offer, which robots leave out', () =>
    walk({}, async (page) => {
      await page.goto('/operators');
      const hrefs = await page
        .locator('main article h3 a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      let left = 0;
      for (const href of hrefs) {
        const status = (await page.goto(`${href}-previous-trips`))?.status();
        const listed = status === 200 ? await page.locator('main li h3 a').count() : 0;
        await page.goto(`${href}-trips`);
        const link = page.getByRole('link', { name: /no longer offers$/ });
        expect(await link.count(), href ?? '').toBe(listed > 0 ? 1 : 0);
        if (listed === 0 || left > 0) continue;
        left += listed;
        await link.click();
        await page.waitForURL(/-previous-trips$/);
        expect(await page.locator('meta[name="robots"][content^="noindex"]').count()).toBe(1);
        await page.locator('main li h3 a').first().click();
        await page.waitForURL(/\/trips\//);
        expect(await page.locator('meta[name="robots"][content^="noindex"]').count()).toBe(1);
      }
      expect(left).toBeGreaterThan(0);
    }));
});
