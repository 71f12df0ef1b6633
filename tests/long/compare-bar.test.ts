import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answered, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Compare', exact: true });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare: / });
const chosen = (page: Page) => bar(page).getByRole('listitem').getByRole('link').allTextContents();

async function tick(page: Page, ...places: number[]): Promise<string[]> {
  const names: string[] = [];
  for (const place of places) {
    await boxes(page).nth(place).check();
    names.push((await boxes(page).nth(place).getAttribute('data-name')) ?? '');
  }
  return names;
}

const KINDS = [
  { one: 'trip', many: 'trips', list: '/all-trips', page: /\/trips\//, picker: '/products/c', key: 'compare_trips' },
  {
    one: 'company',
    many: 'companies',
    list: '/operators',
    page: /\/tour-operators\//,
    picker: '/c',
    key: 'compare_operators',
  },
];

describe.each(KINDS)('choosing $many to compare', ({ one, many, list, page: ofOne, picker, key }) => {
  const { walk } = traveler();
  const refusal = (page: Page) => page.getByRole('dialog', { name: `Compare ${many}` });
  const compare = (page: Page) => bar(page).getByRole('button', { name: `Compare ${many}` });
  const sideBySide = new RegExp(`${picker}/.+-vs-`);

  it('goes on from page to page, and ends side by side', () =>
    walk({}, async (page) => {
      await page.goto(list);
      await expect.poll(() => bar(page).isVisible()).toBe(false);
      const [first = ''] = await tick(page, 0);
      await expect.poll(() => chosen(page)).toEqual([first]);
      await page.locator('article h3 a').nth(1).click();
      await page.waitForURL(ofOne);
      const second = await page.locator('h1').innerText();
      await expect.poll(() => chosen(page)).toEqual([first]);
      await tick(page, 0);
      await expect.poll(() => chosen(page)).toEqual([first, second]);
      await page.reload();
      await expect.poll(() => chosen(page)).toEqual([first, second]);
      await expect.poll(() => boxes(page).first().isChecked()).toBe(true);
      await compare(page).click();
      await page.waitForURL(sideBySide);
      expect(await page.locator('h1').innerText()).toBe(`Two ${many}, line by line`);
      expect(await page.locator('thead th').count()).toBe(2);
    }));

  it('takes three at most, two at least, and says so', () =>
    walk({}, async (page) => {
      await page.goto(list);
      await hydrated(page);
      const [first] = await tick(page, 0);
      // Until its script is there the bar is a plain form, which the server answers.
      await expect.poll(() => chosen(page)).toEqual([first]);
      await compare(page).click();
      await refusal(page).getByText(`Please choose at least two ${many} to compare.`).waitFor();
      await page.keyboard.press('Escape');
      const names = await tick(page, 1, 2);
      await boxes(page).nth(3).click();
      await refusal(page).getByText(`You can compare up to three ${many}.`).waitFor();
      await page.keyboard.press('Escape');
      expect(await boxes(page).nth(3).isChecked()).toBe(false);
      expect((await chosen(page)).slice(1)).toEqual(names);

      await bar(page)
        .getByRole('button', { name: `Remove ${names[0]}` })
        .click();
      await expect.poll(() => boxes(page).nth(1).isChecked()).toBe(false);
      await bar(page).getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => bar(page).isVisible()).toBe(false);
      expect(await page.locator('article input:checked').count()).toBe(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
    }));

  it('is the same in every window', () =>
    walk({}, async (page) => {
      await page.goto(list);
      await hydrated(page);
      const other = await page.context().newPage();
      await other.goto(list);
      await hydrated(other);
      const [name = ''] = await tick(page, 0);
      await expect.poll(() => chosen(other)).toEqual([name]);
      await expect.poll(() => boxes(other).first().isChecked()).toBe(true);
    }));

  it('is what the browser keeps by now, on a page that comes back from its memory', () =>
    walk({}, async (page) => {
      await page.goto(list);
      await hydrated(page);
      const [name = ''] = await tick(page, 0);
      await expect.poll(() => chosen(page)).toEqual([name]);
      await page.evaluate((key) => {
        const before = JSON.parse(localStorage.getItem(key) ?? '[]');
        localStorage.setItem(key, JSON.stringify([...before, { slug: 'another', name: 'Another' }]));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, key);
      await expect.poll(() => chosen(page)).toEqual([name, 'Another']);
    }));

  it('works by keyboard on a phone, where the names are folded', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto(list);
      await boxes(page).first().focus();
      await page.keyboard.press('Space');
      await boxes(page).nth(1).focus();
      await page.keyboard.press('Space');
      const unfold = bar(page).getByRole('button', { name: `2 ${many}` });
      await unfold.waitFor();
      expect(await bar(page).getByRole('listitem').first().isVisible()).toBe(false);
      expect((await bar(page).boundingBox())?.height).toBeLessThan(80);
      await unfold.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => bar(page).getByRole('listitem').first().isVisible()).toBe(true);
      await compare(page).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(sideBySide);
    }));

  it('works without scripts, from the ticks of a page', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto(list);
      expect(await compare(page).isVisible()).toBe(false);
      await tick(page, 0, 1, 2, 3);
      await compare(page).click();
      expect(await page.locator('main [role=status]').last().innerText()).toContain(
        `You can compare up to three ${many}.`,
      );
      await page.locator('main form input').last().uncheck();
      await page.locator('main').getByRole('button', { name: 'Compare' }).click();
      await page.waitForURL(new RegExp(`${picker}/.+-vs-.+-vs-`));

      await page.goto(`${picker}?${one}=no-such-${one}&${one}=a%00b`);
      const said = await page.locator('main [role=status]').last().innerText();
      expect(said).toContain(`2 ${many} of this address can’t be found`);
      expect(said).toContain(`Please choose at least two ${many} to compare.`);
    }));

  it('stands on what is kept, whatever somebody else wrote there', () =>
    walk({}, async (page) => {
      await page.goto('/');
      for (const kept of ['{', '7', '[null, {"slug": "../x", "name": "y"}]', '"a"']) {
        await page.evaluate(([key = '', kept = '']) => localStorage.setItem(key, kept), [key, kept]);
        await page.goto(list);
        await hydrated(page);
        const [name = ''] = await tick(page, 0);
        await expect.poll(() => chosen(page)).toEqual([name]);
      }
    }));
});

describe('choosing what to compare', () => {
  const { walk } = traveler();

  it('goes on where cards come later', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const [name = ''] = await tick(page, 0);
      await page.getByRole('group', { name: 'Departure month' }).getByRole('checkbox').first().check();
      await page.waitForURL(/departure_month=/);
      await answered(page);
      await page.goBack();
      await answered(page);
      await expect.poll(() => page.locator('article input:checked').getAttribute('data-name')).toBe(name);
    }));

  it('keeps trips and companies apart, each with its own way on', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      const [trip = ''] = await tick(page, 0);
      await expect.poll(() => chosen(page)).toEqual([trip]);
      await page.goto('/operators');
      const companies = await tick(page, 0, 1);
      await expect.poll(() => chosen(page)).toEqual([trip, ...companies]);
      expect(
        await bar(page)
          .getByRole('button', { name: /^Compare / })
          .allTextContents(),
      ).toEqual(['Compare trips', 'Compare companies']);
      await bar(page).getByRole('button', { name: 'Clear' }).first().click();
      await expect.poll(() => chosen(page)).toEqual(companies);
      expect(await bar(page).getByRole('button', { name: 'Compare trips' }).isVisible()).toBe(false);
      await page.goto('/');
      await expect.poll(() => chosen(page)).toEqual(companies);
    }));

  it('takes a tick on a part of the page whose script isn’t there yet', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      const [first = ''] = await tick(page, 0);
      await expect.poll(() => chosen(page)).toEqual([first]);
      const company = (await page.locator('article p a').first().getAttribute('href')) ?? '';
      let refused = 0;
      await page.route('**/assets/trips-*.js', () => {
        refused += 1;
        return new Promise(() => {});
      });
      await page.goto(`${company}-trips`);
      await expect.poll(() => chosen(page)).toEqual([first]);
      const box = page.locator('article').getByRole('checkbox', { checked: false }).first();
      const name = await box.getAttribute('data-name');
      await box.check();
      await expect.poll(() => refused).toBe(1);
      await expect.poll(() => chosen(page)).toEqual([first, name]);
    }));

  it('shows without scripts the way on of what is ticked alone', () =>
    walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto('/operators');
      await tick(page, 0);
      expect(await page.getByRole('button', { name: 'Compare companies' }).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Compare trips' }).isVisible()).toBe(false);
    }));

  it('begins on every kind of card: rows of three, boards, companies', () =>
    walk({}, async (page) => {
      await page.goto('/tour-operator-reviews');
      await page.locator('main a[href^="/tour-operators/"]').first().click();
      await page.waitForURL(/\/tour-operators\//);
      await hydrated(page);
      const cards = [page.locator('li > article'), page.locator('tbody tr:has(a[href^="/trips/"])')];
      for (const card of cards)
        expect(await boxes(page).and(card.getByRole('checkbox')).count()).toBe(await card.count());
      const names: (string | null)[] = [];
      for (const card of cards) {
        const box = card.first().getByRole('checkbox');
        await box.check();
        names.push(await box.getAttribute('data-name'));
      }
      await expect.poll(() => chosen(page)).toEqual(names);
    }));
});
