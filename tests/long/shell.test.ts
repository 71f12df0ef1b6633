import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shippedLists } from '#content/testing';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

describe('the header', () => {
  const { walk } = traveler();

  it('has the search from the name to the way in at the edge of the page, and its label in sight from 1200 px', () =>
    walk({ viewport: DESK }, async (page) => {
      await page.goto('/all-trips');
      const header = page.locator('header').first();
      const boxOf = async (selector: string) => {
        const box = await header.locator(selector).first().boundingBox();
        if (!box) throw new Error(`${selector} isn’t there`);
        return box;
      };
      const label = header.locator('label', { hasText: 'Search Tours' });
      const wrap = await boxOf('.wrap');
      const gutter = await header
        .locator('.wrap')
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).paddingRight));
      const search = await boxOf('form[role=search]');
      const way = await boxOf('a[href^="/sign-in-mm"]');
      const lists = await boxOf('a[href="/wishlist"]');
      // Gift cards and the way to write to us stand between them.
      const gifts = await boxOf('a[href="/travel-gifts-card"]');
      const contact = await header.getByRole('link', { name: 'Contact', exact: true }).boundingBox();
      if (!contact) throw new Error('There is no way to write to us');
      expect(gifts.x - search.x - search.width).toBeLessThan(40);
      expect(contact.x - gifts.x - gifts.width).toBeLessThan(20);
      expect(lists.x - contact.x - contact.width).toBeLessThan(20);
      expect(way.x - lists.x - lists.width).toBeLessThan(20);
      // Its words end at the edge; the room to press goes on.
      expect(Math.abs(way.x + way.width - (wrap.x + wrap.width - gutter))).toBeLessThan(14);
      expect((await label.boundingBox())?.width).toBeGreaterThan(60);
      await page.setViewportSize({ width: 1100, height: 800 });
      expect((await label.boundingBox())?.width).toBeLessThan(2);
      await page.getByRole('combobox', { name: 'Search Tours' }).first().waitFor();
    }));

  it.each([
    ['/all-trips', 1440, 'below'],
    ['/all-trips', 1920, 'beside'],
    ['/all-trips', 1200, 'below'],
    ['/all-trips', 1280, 'below'],
    ['/', 1920, 'beside'],
    ['/', 1440, 'beside'],
    ['/', 1280, 'beside'],
    ['/', 1200, 'below'],
    ['/', 992, 'below'],
    ['/all-trips', 992, 'below'],
  ])('has the menus of %s at %i px %s the name', (path, width, where) =>
    walk({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto(path);
      const logo = await page.locator('header a').first().boundingBox();
      const menu = await page.getByRole('navigation', { name: 'Main' }).first().boundingBox();
      if (!logo || !menu) throw new Error('The header has no name or no menus');
      const way = await page.locator('header a[href^="/sign-in-mm"]').first().boundingBox();
      const edge = await page
        .locator('header .wrap')
        .first()
        .evaluate((wrap) => wrap.getBoundingClientRect().right - parseFloat(getComputedStyle(wrap).paddingRight));
      // Its words end at the edge of the page; the room to press goes on.
      expect(way && way.x + way.width).toBeLessThan(edge + 14);
      expect(menu.y >= logo.y + logo.height - 1 ? 'below' : 'beside').toBe(where);
      const contact = page.locator('header').getByRole('link', { name: 'Contact', exact: true });
      const ends = (await contact.count()) > 0 ? await contact.boundingBox() : null;
      if (!way) throw new Error('The header has no way to sign in');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Left to the menus where the row doesn't hold it.
      expect(ends === null).toBe(path === '/' && width === 1280);
      if (!ends) return;
      // In one row with the name, and under nothing else.
      expect(Math.abs(ends.y + ends.height / 2 - logo.y - logo.height / 2)).toBeLessThan(8);
      expect(ends.x + ends.width).toBeLessThan(way.x);
      if (where === 'beside') expect(menu.x + menu.width).toBeLessThanOrEqual(ends.x + 1);
    }),
  );

  it('opens one menu at a time by keyboard, and closes it by a press beside it', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const triggers = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-expanded]');
      expect(await triggers.count()).toBeGreaterThan(2);
      for (const index of [0, 1]) {
        await triggers.nth(index).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => triggers.nth(index).getAttribute('aria-expanded')).toBe('true');
      }
      await expect.poll(() => triggers.nth(0).getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[popover]') !== null)).toBe(true);
      await page.mouse.click(700, 880);
      await expect.poll(() => triggers.nth(1).getAttribute('aria-expanded')).toBe('false');
      expect(new URL(page.url()).pathname).toBe('/all-trips');
    }));
});

describe('the header while a page is scrolled', () => {
  const { walk } = traveler();

  /** Where it is said to be, and whether any of it is in sight. */
  const seen = (page: Page) =>
    page
      .locator('header')
      .first()
      .evaluate((header) => {
        const { bottom } = (header.firstElementChild ?? header).getBoundingClientRect();
        return [header.dataset.position, bottom > 0];
      });
  const scrolledBy = async (page: Page, pixels: number) => {
    await page.mouse.wheel(0, pixels);
    return expect.poll(() => seen(page));
  };

  it.each([
    ['/all-trips', 'hidden', false],
    ['/blog/patagonia-month-by-month', 'compact', true],
  ])('of %s is %s on the way down, compact on the way up and full at the top', (path, position, inSight) =>
    walk({}, async (page) => {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(700, 450);
      await (await scrolledBy(page, 1_500)).toEqual([position, inSight]);
      await (await scrolledBy(page, -300)).toEqual(['compact', true]);
      await (await scrolledBy(page, 500)).toEqual([position, inSight]);
      await (await scrolledBy(page, -5_000)).toEqual(['full', true]);
    }),
  );
});

describe('a press', () => {
  const { walk } = traveler();

  it('finds what it was for in its place, though the page has just been scrolled', () =>
    walk({ viewport: { width: 1440, height: 1200 } }, async (page) => {
      await page.goto('/partners');
      await hydrated(page);
      const header = page.locator('header[data-position]');
      await expect.poll(() => header.getAttribute('data-position')).toBe('full');
      await page.getByRole('button', { name: 'Submit' }).hover();
      await page.mouse.down();
      await page.evaluate(async () => {
        scrollBy({ top: 400, behavior: 'instant' });
        for (let frames = 0; frames < 12; frames++) await new Promise(requestAnimationFrame);
      });
      expect(await header.getAttribute('data-position')).toBe('full');
      await page.mouse.up();
      await expect.poll(() => header.getAttribute('data-position')).toBe('hidden');
    }));
});

/** What sticks to the window's upper edge now, and how much of it the header's bar covers, in pixels. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header[data-position] > *')?.getBoundingClientRect();
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const { position, top } = getComputedStyle(element);
      const at = element.getBoundingClientRect();
      const sticks = position === 'sticky' && Math.abs(at.top - Number.parseFloat(top)) < 2;
      return sticks ? [{ what: element.tagName, covered: Math.max(0, (bar?.bottom ?? 0) - at.top) }] : [];
    });
  });

describe('what sticks beside a text', () => {
  const { walk } = traveler();

  it.each([1280, 1440, 1920])('stays clear of the header on the way up, at %d px', (width) =>
    walk({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto('/tour-operator-reviews');
      const company = await page
        .locator('main a[href$="-reviews"][href^="/tour-operators/"]')
        .first()
        .getAttribute('href');
      for (const path of ['/help-faq', '/partners', company ?? '']) {
        await page.goto(path);
        await page.mouse.move(width / 2, 500);
        await page.mouse.wheel(0, 900);
        await expect.poll(async () => (await covered(page)).length).toBeGreaterThan(0);
        expect((await covered(page)).filter((one) => one.covered > 0)).toEqual([]);
        await page.mouse.wheel(0, -250);
        await page.locator('header[data-position=compact]').waitFor();
        await expect
          .poll(async () => [path, (await covered(page)).filter((one) => one.covered > 0)])
          .toEqual([path, []]);
        expect((await covered(page)).length, path).toBeGreaterThan(0);
      }
    }),
  );
});

describe('a form beside a text', () => {
  const { walk } = traveler();

  it.each([720, 650])('shows how to send it below the header, in a window of %d px', (height) =>
    walk({ viewport: { width: 1366, height } }, async (page) => {
      await page.goto('/partners');
      await hydrated(page);
      const submit = page.locator('main form').getByRole('button', { name: 'Submit' });
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 900);
      await page.locator('header[data-position=hidden]').waitFor();
      await page.mouse.wheel(0, -100);
      await page.locator('header[data-position=compact]').waitFor();
      // What sticks stands still while one reads on, so that all of it has to be in the window.
      const below = () =>
        submit.evaluate((button) => {
          const stuck = button.closest('form')?.parentElement;
          const sticks = stuck && getComputedStyle(stuck).position === 'sticky';
          return sticks ? Math.max(0, button.getBoundingClientRect().bottom - window.innerHeight) : 0;
        });
      await expect.poll(below).toBe(0);
    }),
  );
});

describe('the menu on phones', () => {
  const { walk } = traveler();

  it('has one part open at a time, and everything else of the house under More', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const parts = menu.locator('nav details[name=site-menu]');
      const summaries = parts.locator(':scope > summary');
      expect((await summaries.allInnerTexts()).slice(0, 2)).toEqual(['Destinations', 'Trip Themes & Styles']);
      for (const index of [0, 1]) await summaries.nth(index).click();
      expect(await menu.locator('nav details[name=site-menu][open]').count()).toBe(1);
      expect(await menu.getByText('Highest rated companies').count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
    }));
});

describe('leaving a page', () => {
  const { walk } = traveler();
  const SLOW_MS = 6_000;

  it('is told once it takes longer than a moment, with a quote when it takes long, and no more when one is back', () =>
    walk({}, async (page) => {
      await page.goto('/stride-sitemap');
      await hydrated(page);
      await page.route('**/all-trips', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue();
      });
      // The browser's own tools wait for the next page: what is shown until then, this one has to note.
      await page.evaluate(() => {
        new MutationObserver(() => {
          const told = document.querySelector<HTMLElement>('[role=status]:popover-open')?.innerText;
          if (told) sessionStorage.setItem('told', told);
        }).observe(document.body, { childList: true, subtree: true });
      });
      const told = () => page.evaluate(() => sessionStorage.getItem('told') ?? '');
      const loader = page.locator('[role=status]:popover-open');
      await page.locator('main a[href="/all-trips"]').click({ noWaitAfter: true });
      await page.waitForURL('**/all-trips');
      expect(await told()).toMatch(/^Loading\.\.\./);
      const { quotes } = await shippedLists();
      expect(quotes).toHaveLength(22);
      const words = await told();
      expect(quotes.some(({ text, source }) => words.includes(text) && words.includes(source))).toBe(true);
      expect(await loader.count()).toBe(0);
      await page.goBack();
      expect(await loader.count()).toBe(0);
    }));

  it('isn’t told where a mail program or a phone opens and the page stays', () =>
    walk({}, async (page) => {
      await page.goto('/help-faq');
      await hydrated(page);
      const loader = page.locator('[role=status]:popover-open');
      const announced = await page.evaluate(() => {
        const count = { beforeunload: 0 };
        window.addEventListener('beforeunload', () => count.beforeunload++);
        document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<a href="mailto:team@example.com">Mail</a>');
        Object.assign(window, { count });
        return count.beforeunload;
      });
      expect(announced).toBe(0);
      await page.getByRole('link', { name: 'Mail' }).click({ noWaitAfter: true });
      // Longer than the moment after which leaving is told; the browser did announce it.
      await page.waitForTimeout(1_500);
      expect(
        await page.evaluate(() => (window as unknown as { count: { beforeunload: number } }).count.beforeunload),
      ).toBe(1);
      expect(await loader.count()).toBe(0);
    }));
});

describe('the footer', () => {
  const { walk } = traveler();

  it('keeps each name to one line, and its columns within the page', () =>
    walk({}, async (page) => {
      await page.goto('/contact');
      for (const width of [390, 640, 768, 992, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.locator('footer').evaluate((footer) =>
          [...footer.querySelectorAll('nav a, nav h2')].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [element.textContent] : [];
          }),
        );
        expect(broken, `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }));
});
