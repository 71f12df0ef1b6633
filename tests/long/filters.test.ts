import { describe, expect, it } from 'vitest';
import { hydrated, PHONE, traveler, tripsShown } from '../journeys/traveler.ts';

describe('filters', () => {
  const { walk } = traveler();

  it('work without scripts: a form, a button, an address', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/all-trips');
      const all = await tripsShown(page);
      const effort = page.getByRole('group', { name: 'Effort' });
      const row = effort.locator('label').first();
      const promised = Number((await row.innerText()).replace(/\D/g, ''));
      await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Show trips' }).click();
      await page.waitForURL(/physical_level=/);
      expect(await tripsShown(page)).toBe(promised);
      expect(promised).toBeLessThan(all);
      await page.getByRole('link', { name: /^Remove filter/ }).click();
      await page.waitForURL(/\/all-trips$/);
      expect(await tripsShown(page)).toBe(all);
    }));

  it.each([true, false])('take one number of places in place of another, scripts: %s', (javaScriptEnabled) =>
    walk({ javaScriptEnabled }, async (page) => {
      await page.goto('/all-trips?spots=2');
      if (javaScriptEnabled) await hydrated(page);
      const places = page.getByRole('group', { name: 'Places left' });
      const at = (name: RegExp) => places.getByRole('radio', { name });
      const take = async (name: RegExp) => {
        await at(name).check();
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show trips' }).click();
      };
      expect(await at(/At least 2/).isChecked()).toBe(true);
      await take(/At least 8/);
      await page.waitForURL(/[?&]spots=8/);
      // Away from its heading it says of what.
      const filters = page.getByRole('link', { name: /^Remove filter/ });
      await expect.poll(() => filters.allInnerTexts()).toEqual([expect.stringContaining('At least 8 places left')]);
      expect(await page.getByText('aren’t known here').count()).toBe(0);
      expect([await at(/At least 2/).isChecked(), await at(/At least 8/).isChecked()]).toEqual([false, true]);
      await take(/^Any$/);
      await page.waitForURL((url) => !url.searchParams.get('spots'));
      await expect.poll(() => page.getByRole('link', { name: /^Remove filter/ }).count()).toBe(0);
      if (javaScriptEnabled) expect(await at(/^Any$/).isChecked()).toBe(true);
    }),
  );

  it('keep scroll, focus and history with scripts', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const box = page
        .getByRole('group', { name: 'Included in the price' })
        .getByRole('checkbox', { disabled: false })
        .first();
      await box.scrollIntoViewIfNeeded();
      const all = await tripsShown(page);
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(0);
      await box.focus();
      await page.keyboard.press('Space');
      await page.waitForURL(/includes=/);
      await page.getByRole('link', { name: /^Remove filter/ }).waitFor();
      expect(await box.isChecked()).toBe(true);
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      const narrowed = await tripsShown(page);
      await page.goBack();
      await page.waitForURL(/\/all-trips$/);
      expect(narrowed).toBeLessThan(all);
      await expect.poll(() => tripsShown(page)).toBe(all);
      expect(await box.isChecked()).toBe(false);
      await page.goForward();
      await page.waitForURL(/includes=/);
      await expect.poll(() => tripsShown(page)).toBe(narrowed);
    }));

  it('count each value as the list then shows it', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      for (const group of ['Trip type', 'Length', 'Departure month']) {
        const row = page.getByRole('group', { name: group }).locator('label').first();
        const promised = Number((await row.innerText()).split('\n').at(-1)?.replace(/\D/g, ''));
        const { name, value } = await row
          .getByRole('checkbox')
          .evaluate((box: HTMLInputElement) => ({ name: box.name, value: box.value }));
        await page.goto(`/all-trips?${name}=${value}`);
        expect(await tripsShown(page), group).toBe(promised);
        await page.goto('/all-trips');
      }
    }));

  it('take a price range from two thumbs moved by keys, and show it in the fields', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const all = await tripsShown(page);
      const low = page.getByRole('slider', { name: 'Lowest price' });
      await low.focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
      await page.waitForURL(/price_min=1000/);
      expect(await page.getByLabel('Lowest price, US dollars').inputValue()).toBe('1000');
      const high = page.getByRole('slider', { name: 'Highest price' });
      await high.focus();
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL(/price_max=15000/);
      await expect.poll(() => tripsShown(page)).toBeLessThan(all);
      expect(await high.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('order the list at once, and leave the focus where it is', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const first = () => page.locator('article h3').first().innerText();
      const recommended = await first();
      const order = page.getByLabel('Sort by');
      await order.focus();
      await order.selectOption('price_low_to_high');
      await page.waitForURL(/sort=price_low_to_high/);
      await expect.poll(first).not.toBe(recommended);
      expect(await order.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.goBack();
      await expect.poll(first).toBe(recommended);
      expect(await order.inputValue()).toBe('recommended');
    }));

  it('leave a value that is folded away where it was ticked', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const fold = page.locator('#filters fieldset details').first();
      await fold.locator('summary').click();
      const box = fold.getByRole('checkbox', { disabled: false }).first();
      const { name, value } = await box.evaluate(({ name, value }: HTMLInputElement) => ({ name, value }));
      await box.focus();
      await page.keyboard.press('Space');
      await page.waitForURL((url) => url.searchParams.get(name) === value);
      await page.getByRole('link', { name: /^Remove filter/ }).waitFor();
      const kept = fold.locator(`[name="${name}"][value="${value}"]`);
      expect(await kept.isChecked()).toBe(true);
      expect(await kept.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('open in a sheet on a phone, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ viewport: PHONE, javaScriptEnabled }, async (page) => {
        await page.goto('/all-trips');
        if (javaScriptEnabled) await hydrated(page);
        expect(await page.getByRole('group', { name: 'Effort' }).isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByRole('group', { name: 'Effort' }).getByRole('checkbox', { disabled: false }).first().check();
        if (javaScriptEnabled) {
          await page.waitForURL(/physical_level=/);
          await page.getByRole('button', { name: /^Show [\d,]+ trips?$/ }).click();
        } else {
          await page.getByRole('button', { name: 'Show trips', exact: true }).click();
          await page.waitForURL(/physical_level=/);
        }
        await page.getByRole('link', { name: /^Remove filter/ }).waitFor();
      });
    }
  });

  it('say so when a page of the list does not exist', () =>
    walk({}, async (page) => {
      const response = await page.goto('/all-trips?page=4000');
      expect(response?.status()).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    }));
});
