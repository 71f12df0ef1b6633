import { describe, expect, it } from 'vitest';
import { PHONE, traveler } from '../journeys/traveler.ts';

describe('the guide to a place', () => {
  const { walk } = traveler();

  it('is reached from the guide further in, and leads to all trips of the place, without scripts', async () => {
    await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/guide/peru');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Peru');
      const all = Number(/([\d,]+) trips/.exec((await page.locator('main header').textContent()) ?? '')?.[1]);
      const facts = await page.locator('#guide dl > div').allTextContents();
      expect(facts.map((fact) => /^(Usual length|From)/.exec(fact)?.[0]).filter(Boolean)).toEqual([
        'Usual length',
        'From',
      ]);
      expect(facts.find((fact) => fact.startsWith('Usual length'))).toMatch(new RegExp(`of ${all} trips$`));
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'South America' }).click();
      await page.waitForURL('/guide/south-america');
      await page
        .getByRole('link', { name: /^See all \d+ trips$/ })
        .first()
        .click();
      await page.waitForURL('/trip-list/south-america');
    });
  });

  it('leads to the other pages of the place, and shows on a map where its trips go', async () => {
    await walk({}, async (page) => {
      await page.goto('/guide/south-america');
      const map = page.getByRole('img', { name: /^Map: / });
      const drawn = await (await page.request.get((await map.getAttribute('src')) ?? '')).text();
      expect(drawn).toMatch(/Peru \(\d+\)/);
      const tabs = page.getByRole('navigation', { name: 'Pages about South America' });
      expect(await tabs.locator('[aria-current]').textContent()).toContain('Guide');
      await tabs.getByRole('link', { name: /^Tour companies/ }).click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/tc/'));
    });
  });

  it('shows one trip alone for large ships', async () => {
    await walk({}, async (page) => {
      await page.goto('/guide/large-ship-cruise');
      expect(await page.locator('#trips tbody tr').count()).toBe(1);
    });
  });

  it('shows ten trips at most, best rated first, with companies and reviews that lead on', async () => {
    await walk({ viewport: PHONE }, async (page) => {
      await page.goto('/guide/south-america');
      const cards = (await page.locator('#trips tbody tr').allTextContents()).map((card) => ({
        later: /No price listed|on request|Sold out|Booking closed/.test(card) ? 1 : 0,
        score: Number(/(\d\.\d) out of 5/.exec(card)?.[1] ?? 0),
      }));
      expect(cards.length).toBe(10);
      expect(cards).toEqual(cards.toSorted((a, b) => a.later - b.later || b.score - a.score));
      const shown = () => page.locator('#trips tbody tr').filter({ visible: true }).count();
      expect(await shown()).toBe(5);
      await page.getByText('Show 5 more trips').click();
      expect(await shown()).toBe(10);
      await page.locator('#companies a').first().click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/tour-operators/'));
      await page.goBack();
      await page.locator('#reviews article a').first().click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/trips/'));
    });
  });

  it('shows places to go on to with pictures of their own, no motif twice, and keeps kinds of trip apart from places', async () => {
    await walk({}, async (page) => {
      await page.goto('/guide/south-america');
      const files = await page
        .locator('main img[src^="/posters/"]')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      const motifs = files.map((file) => file.split('_').slice(0, 2).join(' '));
      expect(motifs.toSorted()).toEqual([...new Set(motifs)].toSorted());
      const places = page.locator('section', { has: page.getByRole('heading', { name: 'Places in South America' }) });
      const on = page.locator('section', { has: page.getByRole('heading', { name: 'Guides to go on with' }) });
      expect(await on.locator('a img').count()).toBeGreaterThan(2);
      const paths = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');
      const inside = await places.locator('a').evaluateAll(paths);
      expect(inside.length).toBeGreaterThan(2);
      expect(inside.filter((path) => /^\/lt[gt]\//.test(path))).toEqual([]);
      expect((await on.locator('a').evaluateAll(paths)).filter((path) => inside.includes(path))).toEqual([]);
    });
  });

  it('of a world category names no company and no review', async () => {
    await walk({}, async (page) => {
      await page.goto('/guide/tours');
      expect(await page.locator('#trips tbody tr').count()).toBe(10);
      expect(await page.locator('#companies, #reviews').count()).toBe(0);
    });
  });

  it('is missing for a slug that nobody knows', async () => {
    await walk({}, async (page) => {
      for (const folder of ['guide', 'ltt', 'ltg']) {
        expect((await page.goto(`/${folder}/no-such-place`))?.status(), folder).toBe(404);
      }
    });
  });
});

describe('a trip', () => {
  const { walk } = traveler();

  it('leads to the guide of where it goes, and that to the guides of what lies in it, without scripts', async () => {
    await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/guide/peru');
      await page.locator('#trips tbody th a').first().click();
      const further = page.locator('section', { has: page.getByRole('heading', { name: 'More about where it goes' }) });
      await further.getByRole('link', { name: 'Peru', exact: true }).click();
      await page.waitForURL('/guide/peru');
      await page.goto('/guide/south-america');
      const inside = page.locator('section', { has: page.getByRole('heading', { name: 'Places in South America' }) });
      await inside.getByRole('link', { name: /^Peru/ }).click();
      await page.waitForURL('/guide/peru');
    });
  });
});

describe('the page of a long tail', () => {
  const { walk } = traveler();

  it.each([
    ['longtail_two_attributes', 'ltt'],
    ['longtail_four_attributes', 'ltg'],
  ])(
    'of kind %s stands under /%s, wherever somebody looks for it, and says what its trips share',
    async (kind, folder) => {
      await walk({ javaScriptEnabled: false }, async (page) => {
        const tails = await page.request.get(`/v1/categories?category_type=${kind}`);
        const { slug } = (await tails.json()).data[0].attributes;
        for (const asked of ['guide', 'ltt', 'ltg']) {
          await page.goto(`/${asked}/${slug}`);
          expect(new URL(page.url()).pathname).toBe(`/${folder}/${slug}`);
        }
        const attributes = await page.locator('main header dt').allTextContents();
        expect(attributes[0]).toBe('Where');
        expect(attributes.length).toBe(folder === 'ltt' ? 2 : 4);
        expect(await page.locator('#trips article').count()).toBeGreaterThanOrEqual(3);
        expect(await page.locator('meta[name=robots][content="noindex,follow"]').count()).toBe(0);
      });
    },
  );
});

describe('destinations', () => {
  const { walk } = traveler();

  it('show the countries that are called like what is typed, and say so when none is', async () => {
    await walk({}, async (page) => {
      await page.goto('/trip-destinations');
      const field = page.getByRole('searchbox', { name: 'Find a country' });
      await field.fill('perú');
      await expect
        .poll(() => page.locator('section[id] li').allTextContents())
        .toEqual([expect.stringMatching(/^Peru/)]);
      await field.fill('atlantis');
      await expect.poll(() => page.getByText('No country here is called “atlantis”').count()).toBe(1);
      await page.getByRole('button', { name: 'Find trips' }).click();
      await page.waitForURL(/\?q=atlantis$/);
    });
  });

  it('have a pin on the map for each place to start from that has one, which leads there', async () => {
    await walk({}, async (page) => {
      await page.goto('/trip-destinations');
      await page.getByRole('main').getByRole('link', { name: 'Mt. Kilimanjaro', exact: true }).click();
      await page.waitForURL('/guide/mt-kilimanjaro');
    });
  });

  it('lead from the map of the world to a continent, to a country of it and to its guide, without scripts', async () => {
    await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/trip-destinations');
      const map = page.getByRole('img', { name: /^Map of the world/ });
      expect(await map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      const count = await page.locator('#south-america li', { hasText: 'Peru' }).textContent();
      await page.getByRole('link', { name: 'See all of South America' }).click();
      await page.waitForURL('/destination/south-america');
      expect(await page.locator('#countries li', { hasText: 'Peru' }).textContent()).toBe(count);
      expect(await page.locator('#trips article').count()).toBe(10);
      expect(await page.locator('#companies article, #guides li').count()).toBeGreaterThan(2);
      await page.locator('#countries').getByRole('link', { name: 'Peru' }).click();
      await page.waitForURL('/guide/peru');
    });
  });

  it('know no country and no made-up name as a continent', async () => {
    await walk({}, async (page) => {
      for (const slug of ['peru', 'atlantis']) {
        expect((await page.goto(`/destination/${slug}`))?.status(), slug).toBe(404);
      }
    });
  });
});
