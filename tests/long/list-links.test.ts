import { describe, expect, it } from 'vitest';
import { answered, holdScripts, hydrated, traveler, tripsShown } from '../journeys/traveler.ts';

describe('a list of trips', () => {
  const { walk } = traveler();
  const focused = "document.activeElement?.closest('nav, ul, [role=status]')?.ariaLabel";

  it('keeps scroll and focus when a quick chip is pressed and taken off again', () =>
    walk({ viewport: { width: 1280, height: 500 } }, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const all = await tripsShown(page);
      const chip = page.getByRole('list', { name: 'Quick filters' }).getByRole('link').first();
      const label = await chip.innerText();
      await page.evaluate(() => window.scrollTo(0, 120));
      await chip.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/all-trips\?/);
      const applied = page.getByRole('link', { name: `Remove filter: ${label}` });
      await applied.waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
      expect(await applied.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await tripsShown(page)).toBeLessThan(all);
      await page.keyboard.press('Enter');
      await page.waitForURL(/all-trips$/);
      await expect.poll(() => tripsShown(page)).toBe(all);
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(120);
    }));

  it('keeps scroll and focus when another page of it is shown', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const first = await page.locator('article h3').first().innerText();
      const next = page.getByRole('link', { name: 'Next page' });
      await next.scrollIntoViewIfNeeded();
      await next.focus();
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await page.waitForURL(/page=2/);
      await expect.poll(() => page.locator('article h3').first().innerText()).not.toBe(first);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(600);
      expect(await page.evaluate(focused)).toBe('Trips pages');
      await page.goBack();
      await expect.poll(() => page.locator('article h3').first().innerText()).toBe(first);
    }));

  it('asks once, and leaves one entry behind, for each drag of a price', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
      const entries = await page.evaluate(() => history.length);
      const box = await page.getByRole('slider', { name: 'Lowest price' }).boundingBox();
      if (!box) throw new Error('The slider is not to be seen.');
      await page.mouse.move(box.x + 8, box.y + box.height / 2);
      await page.mouse.down();
      for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + step * 12, box.y + box.height / 2);
      await page.mouse.up();
      await page.waitForURL(/price_min=/);
      await answered(page);
      await page.getByRole('heading', { level: 1 }).click();
      await page.waitForTimeout(300);
      expect(asked).toHaveLength(1);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    }));

  for (const failure of ['offline', 'failing'] as const) {
    it(`stays, and offers another try, when a filter is asked for ${failure}`, () =>
      walk({ expects: /Failed to load resource|503|ERR_/ }, async (page) => {
        await page.goto('/all-trips');
        await hydrated(page);
        const all = await tripsShown(page);
        await page.route(/\.data/, (route) =>
          failure === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 503, body: 'Wait' }),
        );
        const box = page.getByRole('group', { name: 'Effort' }).getByRole('checkbox', { disabled: false }).first();
        // A tick whose answer fails at once is taken back at once.
        await box.click();
        const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
        await again.waitFor();
        expect(await tripsShown(page)).toBe(all);
        expect(await page.locator('article').count()).toBeGreaterThan(3);
        await page.unroute(/\.data/);
        await again.click();
        await expect.poll(() => tripsShown(page)).toBeLessThan(all);
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(await box.isChecked()).toBe(true);
      }));
  }

  it.each(['/all-trips?page=2', 'a company’s'])('answers a tick that was made before its script came: %s', (list) =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      const company = await page.locator('article a[href^="/tour-operators/"]').first().getAttribute('href');
      const come = await holdScripts(page);
      await page.goto(list.startsWith('/') ? list : `${company}-trips`, { waitUntil: 'commit' });
      const effort = page.getByRole('group', { name: 'Effort' });
      const box = effort.getByRole('checkbox', { disabled: false }).first();
      await box.check();
      come();
      await page.waitForURL(/\?physical_level=[^&]+$/);
      expect(await box.isChecked()).toBe(true);
      expect(await effort.getByRole('checkbox', { checked: true }).count()).toBe(1);
    }),
  );

  it('answers an order that was chosen before its script came', () =>
    walk({}, async (page) => {
      const come = await holdScripts(page);
      await page.goto('/all-trips', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).click();
      const order = page.getByRole('combobox', { name: 'Sort by' });
      await order.selectOption('price_low_to_high');
      come();
      await page.waitForURL(/\?sort=price_low_to_high$/);
      expect(await order.inputValue()).toBe('price_low_to_high');
    }));

  it('keeps a price whose typing began before its script came', () =>
    walk({}, async (page) => {
      const come = await holdScripts(page);
      await page.goto('/all-trips', { waitUntil: 'commit' });
      const price = page.locator('[name=price_min]');
      await price.click();
      await page.keyboard.type('150');
      come();
      await page.getByRole('slider', { name: 'Lowest price' }).waitFor();
      expect(await price.inputValue()).toBe('150');
      await page.keyboard.type('0');
      await page.keyboard.press('Tab');
      await page.waitForURL(/\?price_min=1500$/);
    }));

  it('stays on the page of a company, too, when a filter can’t be loaded', () =>
    walk({ expects: /Failed to load resource|503/ }, async (page) => {
      await page.goto('/all-trips');
      const company = page.locator('article a[href^="/tour-operators/"]').first();
      await page.goto(`${await company.getAttribute('href')}-trips`);
      await hydrated(page);
      const all = await tripsShown(page);
      await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: 'Wait' }));
      await page.getByRole('group', { name: 'Effort' }).getByRole('checkbox', { disabled: false }).first().click();
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
      await again.waitFor();
      expect(await tripsShown(page)).toBe(all);
      await page.unroute(/\.data/);
      await again.click();
      await page.waitForURL(/-trips\?physical_level=/);
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    }));

  it('is found from the home page by a month or a kind of trip alone, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ javaScriptEnabled }, async (page) => {
        for (const key of ['departure_month', 'trip_type']) {
          await page.goto('/');
          if (javaScriptEnabled) await hydrated(page);
          await page.locator(`main select[name=${key}]`).selectOption({ index: 2 });
          await page.getByRole('button', { name: 'Search trips' }).click();
          await page.waitForURL(new RegExp(`/all-trips\\?${key}=`));
          expect(await tripsShown(page)).toBeGreaterThan(0);
        }
      });
    }
  });
});
