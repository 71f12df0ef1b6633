import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#bookings/testing';
import { createDb } from '#kernel/db';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { somebody } from '../journeys/members.ts';
import { openedFaults } from '../journeys/page-quality.ts';
import { type Offer, PAYABLE } from '../journeys/payable-offers.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, hydrated, traveler } from '../journeys/traveler.ts';

const LONG = { timeout: 240_000 };
const BUY = '/travel-gifts-card/buy';

describe('gift cards', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let offers: Offer[] = [];

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', PORT: String(await freePort()) });
    offers = (await pool.query(PAYABLE)).rows;
  });
  afterAll(() => server?.stop());

  const visit = (options: object, work: (page: Page) => Promise<void>) =>
    walk({ viewport: DESK, ...options, baseURL: server.url }, work);
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const said = (page: Page) => page.getByRole('main').innerText();
  const at = (page: Page, step: string) => page.waitForURL((address) => address.searchParams.get('step') === step);
  const write = async (page: Page, { amount = 100, to = somebody(), from = somebody() } = {}) => {
    await page.getByLabel('Amount').fill(String(amount));
    await page.getByLabel('Their name').fill('Mary Somerville');
    await page.getByLabel('Their email').fill(to);
    await page.getByLabel('Your message').fill('Go south!');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Your email').fill(from);
    await button(page, /^Go on to the summary$/).click();
    return { to, from };
  };
  const toPaypal = async (page: Page) => {
    await button(page, /^Pay \$[\d,.]+ with PayPal$/).click();
    await page.waitForURL(/checkoutnow/);
  };
  const newest = async () => (await pool.query('select * from gift_cards order by created_at desc limit 1')).rows[0];
  /** What was sent to somebody, all of it. */
  const mailsTo = async (page: Page, email: string) => {
    await expect.poll(async () => (await mailTo(page, email)).length).toBeGreaterThan(0);
    return (await mailTo(page, email)).join('\n');
  };
  const codeIn = (text: string) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}/.exec(text)?.[0] ?? '';

  it('keep what was typed where an order is refused, without scripts, and say it at no address', LONG, async () => {
    await visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(BUY);
      const { to, from } = await write(page, { amount: 137 });
      await page.waitForURL(/error=/);
      expect(page.url()).not.toMatch(/Mary|Ada|example/);
      expect(await page.getByLabel('Amount').inputValue()).toBe('137');
      expect(await page.getByLabel('Their name').inputValue()).toBe('Mary Somerville');
      expect(await page.getByLabel('Their email').inputValue()).toBe(to);
      expect(await page.getByLabel('Your message').inputValue()).toBe('Go south!');
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Lovelace');
      expect(await page.getByLabel('Your email').inputValue()).toBe(from);
      const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('typed'));
      expect(kept.map(({ httpOnly }) => httpOnly)).toEqual([true]);
      expect(kept.map(({ value }) => Buffer.from(value, 'base64url').toString('latin1')).join()).not.toContain('Mary');
      // Who comes to buy another one later finds an empty form.
      await page.goto(BUY);
      expect(await page.getByLabel('Their name').inputValue()).toBe('');
    });
  });

  it('are bought, mailed, pay for a trip, and have their money back when it is canceled', LONG, () =>
    visit({}, async (page) => {
      await page.goto('/travel-gifts-card');
      await page.getByRole('link', { name: '$250' }).click();
      await page.waitForURL(/amount=250/);
      await hydrated(page);
      expect(await page.getByLabel('Amount').inputValue()).toBe('250');
      const { to, from } = await write(page, { amount: 250 });
      await page.getByRole('heading', { name: 'Look at it once more' }).waitFor();
      expect(await said(page)).toMatch(/\$250[\s\S]*Mary Somerville[\s\S]*Go south!/);
      await toPaypal(page);
      expect(await newest()).toMatchObject({ state: 'pending_payment', code_hash: null });
      await button(page, /^Pay \$/).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      expect(await said(page)).toContain('The card of $250 is on its way to Mary Somerville.');
      const code = codeIn(await mailsTo(page, to));
      expect(code).not.toBe('');
      expect(await page.content()).not.toContain(code);
      expect(await mailsTo(page, from)).not.toContain(code.slice(0, 9));

      await page.goto('/travel-gifts-card');
      await page.getByLabel('Code').fill(code.toLowerCase());
      await button(page, /^Look$/).click();
      await page.getByText(`Card ending ${code.slice(-4)}: $250`).waitFor();
      expect(page.url()).not.toContain(code);

      const [offer] = offers;
      await page.goto(`/reserve?trip=${offer?.trip}&departure=${offer?.departure}&tier=${offer?.tier}&travelers=2`);
      await hydrated(page);
      await page.getByLabel('First name').fill('Mary');
      await page.getByLabel('Last name').fill('Somerville');
      await page.getByLabel('Email', { exact: true }).fill(to);
      await button(page, /^Hold \d places? and go on$/).click();
      await at(page, 'payment');
      const id = new URL(page.url()).searchParams.get('reservation') ?? '';
      await page.getByLabel('Code of a gift card').fill('no such code');
      await button(page, /^Apply$/).click();
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').innerText()).toContain('This gift card can’t be used');
      await page.getByRole('radio', { name: /^In full/ }).check();
      await page.getByLabel('Code of a gift card').fill(code);
      await button(page, /^Apply$/).click();
      await page.getByText(`Card ending ${code.slice(-4)}, $250.`).waitFor();
      expect(await said(page)).toMatch(/\$250 gift card, \$[\d,.]+ PayPal/);
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      for (const position of [1, 2]) {
        await page.locator(`[name=first_${position}]`).fill(`Mary${position}`);
        await page.locator(`[name=last_${position}]`).fill('Somerville');
      }
      await button(page, /^Go on to confirm$/).click();
      await at(page, 'confirm');
      await page.getByRole('checkbox').check();
      await toPaypal(page);
      await button(page, /^Pay \$/).click();
      await page.waitForURL((address) => address.pathname === `/booking/${id}`);
      expect(await newest()).toMatchObject({ state: 'used', balance_cents: 0 });
      await page.goto(`/booking/${id}`);
      expect(await said(page)).toContain('Gift card');

      await button(page, /what comes back/i).click();
      await page.waitForURL(/cancel=/);
      await page
        .locator('#cancel')
        .getByRole('button', { name: /^Cancel/ })
        .click();
      await page.waitForURL(/done=canceled/);
      expect(await newest()).toMatchObject({ state: 'active', balance_cents: 25_000 });
      expect(await brokenInvariants(createDb(pool))).toEqual([]);
    }),
  );

  it('keep what was typed when PayPal declines, or is left, and are paid by the next try', LONG, () =>
    visit({}, async (page) => {
      await page.goto(BUY);
      await hydrated(page);
      await write(page, { amount: 75 });
      await toPaypal(page);
      await page.getByText('Dana Declined').click();
      await button(page, /^Pay \$/).click();
      await page.getByRole('alert').waitFor();
      expect(await said(page)).toMatch(/Nothing was charged[\s\S]*\$75[\s\S]*Mary Somerville/);
      await page.getByRole('link', { name: 'Change it' }).click();
      await page.waitForURL(/change=yes/);
      expect(await page.getByLabel('Their name').inputValue()).toBe('Mary Somerville');
      expect(await page.getByLabel('Your message').inputValue()).toBe('Go south!');
      await page.goto(`${BUY}?card=${(await newest()).id}&left=yes`);
      expect(await page.getByRole('alert').innerText()).toContain('you left PayPal’s page');
      await toPaypal(page);
      await button(page, /^Pay \$/).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    }),
  );

  it('are nobody else’s: another browser sees neither order nor names', LONG, async () => {
    await visit({}, async (page) => {
      await page.goto(BUY);
      await hydrated(page);
      await write(page);
      await page.getByRole('heading', { name: 'Look at it once more' }).waitFor();
      expect(await said(page)).toContain('Mary Somerville');
    });
    const { id } = await newest();
    await visit({}, async (page) => {
      for (const address of [BUY, `${BUY}?card=${id}&token=x`, `${BUY}?done=yes`, `${BUY}?change=yes`]) {
        expect(await (await page.request.get(address)).text()).not.toMatch(/Mary Somerville|Go south/);
      }
    });
  });

  it.runIf(isEveryPage).each(['/travel-gifts-card', `${BUY}?amount=100`])(
    `%s has nothing wrong ${ON_SCREENS}`,
    LONG,
    async (address) => {
      for (const viewport of SCREENS) {
        await visit({ viewport }, async (page) => expect(await openedFaults(page, address)).toEqual([]));
      }
    },
  );
});
