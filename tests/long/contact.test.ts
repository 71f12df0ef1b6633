import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../journeys/page-quality.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

/** What the form offers when it can’t ask. */
const TOPICS = [
  'Purchasing or redeeming a flexible-trip product',
  'Customer Service',
  'Partnership',
  'Press or Content',
  'Tour Operator wanting to be listed',
  'Careers',
  'Other',
];
const OFFERED = {
  data: ['Tides', 'Custom Request', 'Winds'].map((name, i) => ({
    id: String(i + 1),
    attributes: { name, hidden_in_form: name === 'Custom Request' },
  })),
};
const THANKS = 'A member of our team will be in touch very shortly.';

const form = (page: Page) => page.getByRole('form', { name: 'Contact Us' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' });

/** Words that no other walk writes. */
const words = (what: string) => `${what} ${crypto.randomUUID()}`;

async function write(page: Page, email: string, message: string): Promise<void> {
  await field(page, 'Name').fill('Rosalind Achebe');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

describe('a message to the team', () => {
  const { walk, site } = traveler();

  it('is sent from its page, once, with a copy to whoever wrote', () =>
    walk({}, async (page) => {
      const [email, message] = [`${crypto.randomUUID()}@example.com`, words('When does it snow?')];
      await page.goto('/contact');
      await hydrated(page);
      await write(page, email, message);
      await field(page, 'Topic').selectOption('Other');
      await page.getByText('You’re a person').waitFor();
      await submit(page).dblclick();
      const thanks = page.getByRole('dialog', { name: 'Thank you!' });
      await thanks.getByText(THANKS).waitFor();
      expect(await violations(page)).toEqual([]);
      await thanks.getByRole('button', { name: 'Ok' }).click();
      await thanks.waitFor({ state: 'hidden' });
      expect(await field(page, 'Message').inputValue()).toBe('');
      const copies = await mailTo(page, email);
      expect(copies).toHaveLength(1);
      expect(copies[0]).toContain(message);
    }));

  it.each([
    ['a desk', DESK, { json: OFFERED }, ['Tides', 'Winds']],
    ['a phone whose topics don’t come', PHONE, { status: 500 }, TOPICS],
  ])('is sent from the popup over any page, which has its way to the form without a number, on %s', (...row) => {
    const [_device, viewport, answer, topics] = row;
    return walk({ viewport, expects: /500/ }, async (page) => {
      const [email, message] = [`${crypto.randomUUID()}@example.com`, words('Where do we meet?')];
      await page.route('**/v1/contact_request_topics', (route) => route.fulfill(answer));
      await page.goto('/help-faq');
      await hydrated(page);
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await popup(page).getByText('We’re here to help.').waitFor();
      await expect.poll(() => field(page, 'Topic').locator('option').allInnerTexts()).toEqual(topics);
      for (const words of ['Call Us', 'Or send us an email'])
        expect([words, await popup(page).getByText(words).count()]).toEqual([words, 0]);
      expect(await violations(page)).toEqual([]);
      const { width } = (await popup(page).boundingBox()) ?? expect.fail('It isn’t there');
      expect(width).toBeLessThanOrEqual(viewport.width);
      await write(page, email, message);
      await submit(page).click();
      await popup(page).getByText(`Thank you! ${THANKS}`).waitFor();
      expect(await popup(page).getByRole('button', { name: 'Submitted!' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await popup(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/help-faq');
      expect(await mailTo(page, email)).toHaveLength(1);
    });
  });

  it('says at each field what is wrong, with the first of them in focus, and sends nothing', () =>
    walk({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
      await page.goto('/contact');
      await hydrated(page);
      await submit(page).click();
      await expect.poll(() => form(page).getByText('The field is required').count()).toBe(3);
      expect(await field(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
      await write(page, 'rosalind.achebe@', 'Hello');
      await page.keyboard.press('Enter');
      await submit(page).click();
      await form(page).getByText('Invalid email address').waitFor();
      expect(await field(page, 'Email').evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(asked).toEqual([]);
    }));

  it('is kept when it can’t be sent, and goes out once when it can', () =>
    walk({ expects: /Failed to load resource|ERR_/ }, async (page) => {
      const [email, message] = [`${crypto.randomUUID()}@example.com`, words('Is it flat?')];
      await page.goto('/contact');
      await hydrated(page);
      await write(page, email, message);
      await page.getByText('You’re a person').waitFor();
      // It arrives, and the answer gets lost on its way.
      await page.route('**/v1/contact_requests', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submit(page).click();
      await page.getByRole('alert').getByText('Something went wrong, try again later').waitFor();
      expect(await field(page, 'Message').inputValue()).toBe(message);
      expect(await field(page, 'Email').inputValue()).toBe(email);
      await page.unroute('**/v1/contact_requests');
      await submit(page).click();
      await page.getByText(THANKS).waitFor();
      expect(await mailTo(page, email)).toHaveLength(1);
    }));

  it('says when to come back after too many', () =>
    walk({ expects: /429/ }, async (page) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.route('**/v1/contact_requests', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '1500' }, json: { errors: [] } }),
      );
      await write(page, 'rosalind.achebe@example.com', 'Hello');
      await submit(page).click();
      await page.getByRole('alert').getByText('Try again in 25 minutes').waitFor();
      expect(await field(page, 'Message').inputValue()).toBe('Hello');
    }));

  it('can be written by keyboard alone', () =>
    walk({}, async (page) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await page.goto('/contact');
      await hydrated(page);
      await field(page, 'Name').focus();
      await page.keyboard.type('Rosalind Achebe');
      await page.keyboard.press('Tab');
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('By keyboard');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(THANKS).waitFor();
      await page.keyboard.press('Escape');
      expect(await mailTo(page, email)).toHaveLength(1);
    }));

  it('without JavaScript leads to the page, which says how to write all the same', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/help-faq');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL(`${site}/contact`);
      // A browser that is told to run none still reads pages as one that could, and shows nothing of this.
      expect((await page.locator('noscript').allTextContents()).join(' ')).toContain('with JavaScript only');
      expect(await submit(page).isDisabled()).toBe(true);
    }));

  it('that advertises is stopped by its link, without JavaScript too', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/unsubscribe?token=none-of-ours');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This link isn’t complete');
    }));
});
