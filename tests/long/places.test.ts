import { describe, expect, it } from 'vitest';
import { PHONE, traveler } from '../journeys/traveler.ts';

/** "1,204 trips" of each, in the order in which they stand. */
const tripsOf = (notes: string[]) =>
  notes.map((note) => Number(/([\d,]+) trips?/.exec(note)?.[1]?.replace(',', '') ?? 0));

describe('places', () => {
  const { walk } = traveler();

  it('show what most trips visit first, as its own page counts them, with what travelers say beside all of it', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/guide/south-america');
      const visits = tripsOf(await page.locator('#landmarks li').allInnerTexts());
      expect(visits.length).toBeGreaterThan(1);
      expect(visits).toEqual(visits.toSorted((a, b) => b - a));
      const attractions = tripsOf(await page.locator('#attractions li').allInnerTexts());
      expect(attractions).toEqual(attractions.toSorted((a, b) => b - a));
      const scores = await page.locator('#reviews dl').innerText();
      expect(scores).toMatch(/^Value\s+\d\.\d[\s\S]+Meals\s+\d\.\d/);
      expect(await page.getByRole('link', { name: /^Read all [\d,]+ reviews$/ }).getAttribute('href')).toMatch(
        /^\/reviews\//,
      );
      await page.locator('#landmarks a').first().click();
      const way = page.getByRole('link', { name: /^See (the trip|[\d,]+ trips)$/ }).first();
      expect(await way.innerText()).toBe(visits[0] === 1 ? 'See the trip' : `See ${visits[0]} trips`);
    }));

  it('lead from a continent to a landmark, to the trips that visit it and to what is near', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/l');
      const groups = await page.locator('main section h2').allInnerTexts();
      expect(groups).toEqual(groups.toSorted((a, b) => a.localeCompare(b, 'en')));
      await page
        .getByRole('link', { name: /Machu Picchu|Pyramids of Giza|Angkor Wat|Petra/ })
        .first()
        .click();
      await page.waitForURL(/\/l\/[a-z-]+$/);
      const name = await page.locator('h1').innerText();
      const map = page.getByRole('img', { name: `Map: where ${name} is` });
      expect(
        await map.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
      const marked = await page.locator('script[type="application/ld+json"]').allInnerTexts();
      expect(marked.map((text) => JSON.parse(text)['@type'])).toContain('TouristAttraction');

      const trip = page.locator('section#trips article h3 a').first();
      const title = await trip.innerText();
      await trip.click();
      await page.waitForURL(/\/trips\//);
      expect(await page.locator('h1').innerText()).toBe(title);
    }));

  it('of the same country stand together, and a word finds them, whatever marks it bears', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto('/attractions');
      const all = Number((await page.getByText(/^[\d,]+ attractions$/).innerText()).replace(/\D/g, ''));
      expect(all).toBeGreaterThan(10);
      await page.getByLabel('Find an attraction').fill('NATÏONAL');
      await page.getByRole('button', { name: 'Find' }).click();
      await page.waitForURL(/q=/);
      const names = await page.locator('main section li b').allInnerTexts();
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThan(all);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/attractions$/);

      await page.goto('/attractions?q=no-such-sight');
      expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
      await page.getByRole('link', { name: 'Clear the search' }).click();
      await page.waitForURL(/\/attractions$/);
    }));

  it('have plans of a week, ten days or two weeks, each with its days on a map and the trips that make its stops', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/i');
      await page.getByRole('link', { name: 'One week' }).first().click();
      await page.waitForURL(/\/itinerary\/[a-z-]+\/one-week$/);
      expect(await page.locator('#days details').count()).toBe(7);
      const map = page.getByRole('img', { name: /^Route map: / });
      expect(
        await map.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
      expect(await page.locator('#days dl').innerText()).toMatch(/On the way\s+About \d+ hours? in all/);
      const fitting = page.locator('#trips tbody tr');
      const shares = (await fitting.allInnerTexts()).map((text) => {
        const [, some, all] = /(\d+) of (\d+) stops/.exec(text) ?? [];
        if (some) return Number(some) / Number(all);
        return /All \d+ stops|Its one stop/.test(text) ? 1 : expect.fail(text);
      });
      expect(shares.length).toBeGreaterThan(0);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      const fits = Number(/(\d+) trips? that fits?/.exec(await page.locator('main a[href="#trips"]').innerText())?.[1]);
      expect(shares.length).toBe(Math.min(6, fits));
      const rest = page.locator('section', {
        has: page.getByRole('heading', { name: /^Other trips of about a week$/ }),
      });
      expect(await rest.locator('tbody tr').count()).toBeLessThanOrEqual(6 - shares.length);
      expect(await rest.getByText(/\d stops/).count()).toBe(0);
      const others = page.locator('section', { has: page.getByRole('heading', { name: 'Other lengths' }) });
      for (const plan of await others.locator('ul > li:has(h3)').all()) {
        const nights = [...(await plan.innerText()).matchAll(/(\d+) nights?/g)].map(([, count]) => Number(count));
        const days = Number(/(\d+) days/.exec(await plan.innerText())?.[1]);
        // The last day has none; a long way of many stops is cut, and says so.
        expect([days - 1, 'cut']).toContain(
          /more stops/.test(await plan.innerText()) ? 'cut' : nights.reduce((sum, one) => sum + one, 0),
        );
      }
      const switched = page.getByRole('navigation', { name: 'Length', exact: true });
      expect(await switched.locator('[aria-current]').innerText()).toContain('One week');
      const overview = page.url().replace('/one-week', '');
      for (const [link, path] of [
        ['Ten days', 'ten-days'],
        ['Two weeks', 'two-weeks'],
      ] as const) {
        const there = (await switched.getByRole('link', { name: link }).count()) > 0;
        const answer = await page.request.get(`${overview}/${path}`);
        expect([path, answer.status()]).toEqual([path, there ? 200 : 404]);
      }
      expect((await page.request.get(`${overview}/three-weeks`)).status()).toBe(404);
      expect((await page.request.get(overview.replace('/itinerary/', '/i/'), { maxRedirects: 0 })).status()).toBe(301);
    }));

  it('and ways to travel stand under Trip Themes & Styles, each leading to its guide', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/experiences');
      for (const anchor of ['top-trips', 'activities', 'styles', 'interests']) {
        expect([anchor, await page.locator(`section#${anchor} h3 a`).count()]).not.toEqual([anchor, 0]);
      }
      const first = page.locator('section#activities h3 a').first();
      const name = await first.innerText();
      await first.click();
      await page.waitForURL(/\/guide\//);
      expect((await page.locator('h1').innerText()).toLowerCase()).toContain(name.toLowerCase().slice(0, 4));
    }));
});
