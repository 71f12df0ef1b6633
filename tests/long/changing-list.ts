import type { Page, Request } from 'playwright-core';
import { answered, hydrated } from '../journeys/traveler.ts';

/** What a person sees of a list: how much was found, in which order, and every control that narrows it. */
export type SeenList = {
  address: string;
  count: string;
  chips: string[];
  trips: string[];
  ticked: string[];
  prices: string[];
  thumbs: (string | null)[];
  sort: string;
};

/** A list in a page whose answers can be held back, on a machine as slow as one likes. */
export type ChangingList = {
  /** One step of a traveler's; it waits for nothing that comes after it. */
  take(step: Step): Promise<void>;
  /** Waits until nothing is asked for any more, and answers what is seen then. */
  atRest(): Promise<SeenList>;
  /** What somebody sees who opens the page's address now. */
  opened(): Promise<SeenList>;
  /** How often the server was asked for a list. */
  asked(): number;
};

const press = (thumb: string, key: string) => (page: Page) => page.getByRole('slider', { name: thumb }).press(key);
const type = (text: string) => async (page: Page) => {
  const field = page.getByLabel('Highest price, US dollars');
  await field.fill(text);
  await field.press('Enter');
};
const click = (group: string) => (page: Page) =>
  page.getByRole('group', { name: group }).getByRole('checkbox').first().click();

export const steps = {
  'thumb left': press('Highest price', 'ArrowLeft'),
  'thumb to the end': press('Highest price', 'End'),
  'thumb right': press('Lowest price', 'ArrowRight'),
  'a price': type('9000'),
  'no price': type(''),
  'half a price': (page: Page) => page.getByLabel('Highest price, US dollars').fill('12'),
  'next field': (page: Page) => page.keyboard.press('Tab'),
  'a length': click('Length'),
  'an effort': click('Effort'),
  cheapest: (page: Page) => page.getByLabel('Sort by').selectOption('price_low_to_high'),
  back: (page: Page) => page.evaluate(() => navigation.canGoBack && history.back()),
  forward: (page: Page) => page.evaluate(() => history.forward()),
  'a moment': (page: Page) => page.waitForTimeout(150),
};
/** 'the address changes' waits for that and no longer: the page may still show what was before. */
export type Step = keyof typeof steps | 'answers are held back' | 'answers come' | 'the address changes';

/** What was seen by who opened an address: nobody changes the site meanwhile. */
const fresh = new Map<string, SeenList>();

export async function changingList(page: Page, path: string, slowness: number): Promise<ChangingList> {
  let asked = 0;
  let underWay = 0;
  let held: PromiseWithResolvers<void> | null = null;
  const release = () => {
    held?.resolve();
    held = null;
  };
  const isList = (url: string) => new URL(url).pathname.endsWith('.data');
  page.on('request', (request) => {
    if (!isList(request.url())) return;
    asked += 1;
    underWay += 1;
  });
  const ended = (request: Request) => {
    if (isList(request.url())) underWay -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.route(
    (url) => isList(url.href),
    async (route) => {
      await held?.promise;
      // Who has changed their mind meanwhile no longer waits for it.
      await route.continue().catch(() => {});
    },
  );
  await page.goto(path);
  await hydrated(page);
  const tools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(slowness);

  let left = page.url();
  return {
    async take(step) {
      if (step === 'answers are held back') held ??= Promise.withResolvers();
      else if (step === 'answers come') release();
      else if (step === 'the address changes') {
        await page.waitForURL(({ href }) => href !== left);
        left = page.url();
      } else await steps[step](page);
    },
    async atRest() {
      release();
      for (let quiet = 0; quiet < 3; ) {
        await answered(page);
        quiet = underWay === 0 ? quiet + 1 : 0;
      }
      return seen(page);
    },
    async opened() {
      const url = page.url();
      const known = fresh.get(url);
      if (known) return known;
      // A page that is slowed down keeps the machine busy all the time, also while it rests.
      await slowDown(1);
      const other = await page.context().newPage();
      await other.goto(url);
      await hydrated(other);
      const found = await seen(other);
      await other.close();
      await slowDown(slowness);
      fresh.set(url, found);
      return found;
    },
    asked: () => asked,
  };
}

function seen(page: Page): Promise<SeenList> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const texts = (selector: string) => all(selector).map((element) => element.textContent ?? '');
    return {
      address: window.location.href,
      count: texts('[role=status] b').join(),
      chips: texts('[aria-label="Filters in force"] a'),
      trips: texts('article h3'),
      ticked: all<HTMLInputElement>('#filters [type=checkbox]:checked').map(({ name, value }) => `${name}=${value}`),
      prices: all<HTMLInputElement>('#filters [inputmode=numeric]').map(({ value }) => value),
      thumbs: all('#filters [type=range]').map((thumb) => thumb.getAttribute('aria-valuetext')),
      sort: all<HTMLSelectElement>('select[name=sort]')
        .map(({ value }) => value)
        .join(),
    };
  });
}
