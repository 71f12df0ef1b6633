import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { somebody } from '../journeys/members.ts';
import { type Offer, PAYABLE } from '../journeys/payable-offers.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';

const LONG = { timeout: 240_000 };

/** "Mar 4, 2027", "Mar 4 to 15, 2027", "By Mar 4", and days as machines write them. */
const DATES = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b(?:, \d{4})?|\b20\d\d-\d\d-\d\d\b/g;
/** Of a day alone: a moment is told by the clock of who reads it. */
const datesIn = (text: string) => [...new Set(text.match(DATES) ?? [])].sort();

/** Between these two it is never the same day: 25 hours apart. */
const ZONES = ['UTC', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const;

describe('the days of a booking', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let offer: Offer;

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', PORT: String(await freePort()) });
    [offer] = (await pool.query(PAYABLE)).rows as [Offer];
  });
  afterAll(() => server?.stop());

  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const at = (page: Page, step: string) => page.waitForURL((address) => address.searchParams.get('step') === step);

  /** Every day that is shown on the way from a trip to its booking, by where it is shown. */
  const daysAlong = async (page: Page): Promise<Record<string, string[]>> => {
    const days: Record<string, string[]> = {};
    const email = somebody();
    const note = async (where: string) => {
      await hydrated(page);
      const main = page.getByRole('main');
      await main.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      const typed = await main
        .locator('input[type=date]')
        .evaluateAll((all) =>
          all.map((one) => [(one as HTMLInputElement).value, (one as HTMLInputElement).min].join(' ')),
        );
      days[where] = datesIn([await main.innerText(), ...typed].join('\n'));
      expect([where, days[where]]).not.toEqual([where, []]);
    };
    await page.goto(`/trips/${offer.trip}?departure=${offer.departure}&tier=${offer.tier}&travelers=2`);
    await note('the trip');
    await page.getByRole('link', { name: 'Reserve', exact: true }).click();
    await page.waitForURL(/\/reserve\?/);
    await note('price and contact');
    await page.getByLabel('First name').fill('Rosalind');
    await page.getByLabel('Last name').fill('Achebe');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await button(page, /^Hold/).click();
    await at(page, 'payment');
    await page.getByRole('radio', { name: /^Deposit/ }).check();
    await note('payment type');
    await button(page, /^Go on to passengers$/).click();
    await at(page, 'passengers');
    await note('passengers');
    for (const position of [1, 2]) {
      await page.locator(`[name=first_${position}]`).fill(`Ada${position}`);
      await page.locator(`[name=last_${position}]`).fill('Lovelace');
    }
    await button(page, /^Go on to confirm$/).click();
    await at(page, 'confirm');
    await note('confirm');
    await page.getByRole('checkbox').check();
    await button(page, /^Pay /).click();
    await page.waitForURL(/checkoutnow/);
    await button(page, /^Pay \$/).click();
    await page.waitForURL(/\/booking\//);
    await note('thank you');
    const path = new URL(page.url()).pathname;
    await page.goto(path);
    await note('the booking');
    const calendar = await (await page.request.get(`${path}/trip.ics`)).text();
    days.calendar = [...new Set(calendar.match(/DT(?:START|END);VALUE=DATE:\d+/g))].sort();
    expect(days.calendar).toHaveLength(2);
    const receipt = page.locator('main a[href*="/receipts/"]').first();
    await page.goto((await receipt.getAttribute('href')) ?? '');
    await note('the receipt');
    await page.goto('/my-bookings');
    await note('my bookings');
    await expect.poll(async () => (await mailTo(page, email)).length, { timeout: 30_000 }).toBeGreaterThan(1);
    const mails = await mailTo(page, email);
    days.mails = datesIn(
      mails.map((mail) => mail.replace(/<[^>]+>/g, ' ').replace(/\d{1,2}, \d{4}, \d/g, ' ')).join('\n'),
    );
    return days;
  };

  it('are the same wherever they are read: at UTC−11, at UTC+14 and in between', LONG, async () => {
    const all = [];
    for (const timezoneId of ZONES) {
      const days = await walk({ timezoneId, baseURL: server.url }, async (page) => {
        await page.goto('/robots.txt');
        // The browser itself believes to be there.
        const minutes = await page.evaluate(() => new Date('2027-03-04T12:00:00Z').getTimezoneOffset());
        return { minutes, days: await daysAlong(page) };
      });
      all.push(days);
    }
    expect(all.map(({ minutes }) => minutes)).toEqual([0, 660, -840]);
    const [utc, ...elsewhere] = all.map(({ days }) => days);
    const { rows } = await pool.query('select start_date::text as starts from departures where id = $1', [
      offer.departure,
    ]);
    const [year, month, day] = rows[0].starts.split('-').map(Number);
    const starts = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    for (const [where, days] of Object.entries(utc ?? {})) {
      if (where !== 'calendar' && where !== 'the receipt')
        expect([where, days.join()]).toEqual([where, expect.stringContaining(starts)]);
    }
    for (const days of elsewhere) expect(days).toEqual(utc);
  });
});
