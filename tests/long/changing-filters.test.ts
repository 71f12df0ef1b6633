import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { traveler } from '../journeys/traveler.ts';
import { type ChangingList, changingList, type Step, steps } from './changing-list.ts';

const SLOW = 4;
const UP_TO_15000 = '/all-trips?price_min=1000&price_max=15000';

/** Fields, thumbs, chips, order, cards and count are those that somebody sees who opens the address. */
async function agrees(list: ChangingList): Promise<void> {
  await vi.waitFor(async () => expect(await list.atRest()).toEqual(await list.opened()), {
    timeout: 20_000,
    interval: 100,
  });
}

describe('filters that are changed before the last answer came', () => {
  const { walk } = traveler();

  const orders: Record<string, Step[]> = {
    'going back at once': ['thumb to the end', 'the address changes', 'back'],
    'going back before the answer': [
      'thumb left',
      'the address changes',
      'answers are held back',
      'thumb to the end',
      'back',
      'answers come',
    ],
    'going back twice': [
      'thumb left',
      'the address changes',
      'thumb to the end',
      'the address changes',
      'back',
      'back',
    ],
    'going back and forward': ['thumb to the end', 'the address changes', 'back', 'forward'],
    'two changes at once': ['thumb left', 'a length'],
    'two changes before an answer': ['answers are held back', 'a price', 'an effort', 'answers come'],
    'a tick taken off before its answer': ['answers are held back', 'a length', 'a length', 'answers come'],
    'a tick left by going back before its answer': [
      'an effort',
      'the address changes',
      'answers are held back',
      'a length',
      'back',
      'answers come',
    ],
    'a price left half typed by going back': ['thumb left', 'the address changes', 'half a price', 'back'],
    'another order': ['cheapest', 'the address changes'],
    'an order left by going back': ['cheapest', 'the address changes', 'back'],
    'a change while going back': [
      'a price',
      'the address changes',
      'a length',
      'the address changes',
      'answers are held back',
      'back',
      'an effort',
      'answers come',
    ],
  };
  for (const [name, order] of Object.entries(orders)) {
    it(`agree with the address after ${name}`, () =>
      walk({}, async (page) => {
        const list = await changingList(page, UP_TO_15000, SLOW);
        for (const step of order) await list.take(step);
        await agrees(list);
      }));
  }

  it(
    'agree with the address after any steps in any order',
    () =>
      assert(
        asyncProperty(
          array(constantFrom<Step>(...(Object.keys(steps) as Step[]), 'answers are held back', 'answers come'), {
            minLength: 4,
            maxLength: 9,
          }),
          integer({ min: 1, max: SLOW }),
          (order, slowness) =>
            walk({}, async (page) => {
              const list = await changingList(page, UP_TO_15000, slowness);
              // A price that is still being typed isn't asked for yet.
              for (const step of [...order, 'next field'] as const) await list.take(step);
              await agrees(list);
            }),
        ),
        { numRuns: 4, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
      ),
    120_000,
  );

  it('keep what is being typed when the answer to another change comes', () =>
    walk({}, async (page) => {
      const list = await changingList(page, UP_TO_15000, 1);
      await list.take('answers are held back');
      await list.take('a length');
      const field = page.getByLabel('Highest price, US dollars');
      await field.fill('123');
      await list.atRest();
      expect(await field.inputValue()).toBe('123');
      await field.press('End');
      await field.pressSequentially('00');
      await field.press('Enter');
      await page.waitForURL(/duration=.+price_max=12300/);
      await agrees(list);
      expect(list.asked()).toBe(2);
    }));

  describe('while scripts of the page are on their way', () => {
    /** A list whose answer to a first tick waits for scripts; `come` lets them. */
    async function waitingList(page: Page) {
      const list = await changingList(page, UP_TO_15000, 1);
      const come = Promise.withResolvers<void>();
      const isHeld = vi.fn();
      await page.route(/\.js$/, async (route) => {
        isHeld();
        await come.promise;
        await route.continue();
      });
      await list.take('a length');
      await vi.waitFor(() => expect(isHeld).toHaveBeenCalled());
      return { list, come: () => come.resolve() };
    }
    const highest = (page: Page) => page.getByLabel('Highest price, US dollars');

    it('ask for the tick and leave a price half typed', () =>
      walk({}, async (page) => {
        const { list, come } = await waitingList(page);
        await highest(page).fill('123');
        come();
        await page.waitForURL(/\?duration=[^&]+&price_min=1000&price_max=15000$/);
        await list.atRest();
        expect(await highest(page).inputValue()).toBe('123');
        await highest(page).fill('12300');
        await highest(page).press('Enter');
        await page.waitForURL(/duration=.+price_max=12300/);
        await agrees(list);
      }));

    it('ask once for all that was chosen meanwhile', () =>
      walk({}, async (page) => {
        const { list, come } = await waitingList(page);
        await list.take('an effort');
        await list.take('a price');
        come();
        await page.waitForURL(/\?duration=[^&]+&price_min=1000&price_max=9000&physical_level=[^&]+$/);
        await agrees(list);
        expect(list.asked()).toBe(1);
      }));

    it('forget the tick when another way was taken', () =>
      walk({}, async (page) => {
        const { list, come } = await waitingList(page);
        await page.getByRole('list', { name: 'Filters in force' }).getByRole('link').first().click();
        come();
        await list.take('the address changes');
        await agrees(list);
      }));
  });

  it('ask once for a drag of a thumb, and once while a key moves it on and on', () =>
    walk({}, async (page) => {
      const list = await changingList(page, '/all-trips', 1);
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      const thumb = page.getByRole('slider', { name: 'Highest price' });
      await thumb.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await thumb.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width - height / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
      await page.mouse.up();
      await page.waitForURL(/price_max=/);
      await agrees(list);
      expect([list.asked(), await entries()]).toEqual([1, before + 1]);

      const dragged = page.url();
      for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('ArrowLeft');
      await page.keyboard.up('ArrowLeft');
      await page.waitForURL((url) => url.href !== dragged);
      await agrees(list);
      expect([list.asked(), await entries()]).toEqual([2, before + 2]);
    }));

  it('leave no second entry of an address when a change is taken back', () =>
    walk({}, async (page) => {
      const list = await changingList(page, UP_TO_15000, 1);
      const before = await page.evaluate(() => history.length);
      for (const step of ['answers are held back', 'a length', 'a length'] as const) await list.take(step);
      await agrees(list);
      const asked = list.asked();
      await page.getByRole('slider', { name: 'Highest price' }).focus();
      for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.down(key);
      for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.up(key);
      await agrees(list);
      expect([list.asked(), await page.evaluate(() => history.length)]).toEqual([asked, before]);
    }));
});
