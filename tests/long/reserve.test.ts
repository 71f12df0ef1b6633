import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, openedShifts } from '../journeys/page-quality.ts';
import { type Offer, PAYABLE } from '../journeys/payable-offers.ts';
import { isEveryPage, SCREENS } from '../journeys/sample.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { slowDocuments } from '../journeys/slow-documents.ts';
import { DESK, hydrated, PHONE, traveler, type WalkOptions } from '../journeys/traveler.ts';

const ASKED = `select t.slug as trip, d.id as departure, tier.tier from trips t join departures d on d.trip_id = t.id
  join operators o on o.id = t.operator_id join trip_price_tiers tier on tier.trip_id = t.id
  where not t.is_merchant_model and t.status = 'published' and t.superseded_by is null and d.availability = 'open'
    and (array[d.price1_cents, d.price2_cents, d.price3_cents, d.price4_cents, d.price5_cents])[tier.tier] > 0
    and d.start_date > current_date + 94 and o.business_process_type <> 'lead_only' order by t.id, d.id, tier.tier limit 1`;

const LONG = { timeout: 180_000 };

describe('reserving', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let offers: Offer[] = [];

  beforeAll(async () => {
    const environment = { DATABASE_URL: url, DEMO_TRIPS: '0', PORT: String(await freePort()) };
    server = await startServer(environment);
    offers = (await pool.query(PAYABLE)).rows;
    expect(offers.length).toBeGreaterThan(20);
  });
  afterAll(() => server?.stop());

  /** One that nobody else of these tests has. */
  const nextOffer = (): Offer => {
    const [offer] = offers.splice(0, 1);
    if (!offer) throw new Error('There are no offers left.');
    offers = offers.filter(({ departure }) => departure !== offer.departure);
    return offer;
  };
  const visit = (options: WalkOptions, work: (page: Page) => Promise<void>) =>
    walk({ viewport: DESK, ...options, baseURL: server.url }, work);
  const choice = ({ trip, departure, tier }: Offer, travelers = 2) =>
    `/reserve?trip=${trip}&departure=${departure}&tier=${tier}&travelers=${travelers}`;
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const at = (page: Page, step: string) => page.waitForURL((address) => address.searchParams.get('step') === step);
  const said = (page: Page) => page.getByRole('main').innerText();
  const reservationIn = (page: Page) => new URL(page.url()).searchParams.get('reservation') ?? '';

  const writeContact = async (page: Page, email = somebody()) => {
    await page.getByLabel('First name').fill('Rosalind');
    await page.getByLabel('Last name').fill('Achebe');
    await page.getByLabel('Email', { exact: true }).fill(email);
  };
  /** Up to where places are held. */
  const hold = async (page: Page, offer: Offer, travelers = 2) => {
    await page.goto(choice(offer, travelers));
    await hydrated(page);
    await writeContact(page);
    await button(page, /^Hold \d places?( and go on)?$/).click();
    await at(page, 'payment');
  };
  const namePassengers = async (page: Page, count = 2) => {
    for (let position = 1; position <= count; position++) {
      await page.locator(`[name=first_${position}]`).fill(`Ada${position}`);
      await page.locator(`[name=last_${position}]`).fill('Lovelace');
    }
    await button(page, /^Go on to confirm$/).click();
    await at(page, 'confirm');
  };
  const goToPaypal = async (page: Page) => {
    await page.getByRole('checkbox').check();
    await button(page, /^Pay \$[\d,.]+ with PayPal$/).click();
    await page.waitForURL(/checkoutnow/);
  };
  const statusOf = async (id: string) =>
    (await pool.query('select status, deposit_status from bookings where id = $1', [id])).rows[0];

  it('leads from the trip over each step to PayPal and a booking; back and links keep what was typed', LONG, () =>
    visit({}, async (page) => {
      const offer = nextOffer();
      await page.goto(`/trips/${offer.trip}?departure=${offer.departure}&tier=${offer.tier}&travelers=2`);
      await page.getByRole('link', { name: 'Reserve', exact: true }).click();
      await page.waitForURL(/\/reserve\?/);
      await hydrated(page);
      // What it costs, when and what comes back stands there before anything is asked.
      for (const words of ['What you pay, and when', 'If you cancel', 'Total', 'Not held yet']) {
        expect(await page.getByText(words).first().isVisible()).toBe(true);
      }
      await writeContact(page);
      await button(page, /^Hold 2 places and go on$/).click();
      await at(page, 'payment');
      expect(await said(page)).toContain('Places held until');
      await page.getByRole('radio', { name: /^Deposit/ }).check();
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      await namePassengers(page);
      await page.goBack();
      await at(page, 'passengers');
      expect(await page.locator('[name=first_2]').inputValue()).toBe('Ada2');
      await page.goForward();
      await at(page, 'confirm');
      expect(await said(page)).toMatch(/Ada1 Lovelace, Ada2 Lovelace/);
      await page.getByRole('link', { name: 'Change We write to' }).click();
      await at(page, 'contact');
      expect(await page.getByLabel('First name').inputValue()).toBe('Rosalind');
      await page.goBack();
      const id = reservationIn(page);
      await goToPaypal(page);
      expect(await statusOf(id)).toEqual({ status: 'awaiting_payment', deposit_status: 'due' });
      await button(page, /^Pay \$/).click();
      await page.waitForURL((address) => address.pathname === `/booking/${id}`);
      expect(await statusOf(id)).toEqual({ status: 'confirmed', deposit_status: 'paid' });
    }),
  );

  it('shows what each way of paying makes as soon as it is chosen, without scripts as well', LONG, async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visit({ javaScriptEnabled }, async (page) => {
        const offer = nextOffer();
        if (javaScriptEnabled) await hold(page, offer);
        else {
          await signIn(page);
          await page.goto(choice(offer));
          await writeContact(page);
          await button(page, /^Hold/).click();
          await at(page, 'payment');
        }
        const titles = async () => (await page.locator('main section h2:visible').allInnerTexts()).join();
        const sums = async () => (await page.getByLabel('Your price').innerText()).replace(/\s+/g, ' ');
        const sumOf = async (way: RegExp) => {
          const row = page.locator('label').filter({ has: page.getByRole('radio', { name: way }) });
          return /\$[\d,.]+/.exec((await row.innerText()).split('\n').at(-1) ?? '')?.[0] ?? '';
        };
        const [deposit, full] = [await sumOf(/^Deposit/), await sumOf(/^In full/)];
        expect(deposit).not.toBe(full);
        for (const [way, title, sum, row] of [
          [/^In full/, 'Paying in full', full, 'In full, to book'],
          [/^Deposit/, 'With a deposit', deposit, 'Deposit, to book'],
        ] as const) {
          await page.getByRole('radio', { name: way }).check();
          expect(await titles()).toContain(title);
          expect((await titles()).match(/Paying in full|With a deposit/g)).toHaveLength(1);
          await page.locator('[aria-label="Your price"] summary').evaluate((one) => {
            (one.parentElement as HTMLDetailsElement).open = true;
          });
          expect(await sums()).toContain(`${row} ${sum}`);
          expect((await sums()).match(/to book/g)).toHaveLength(1);
        }
      });
    }
  });

  it('says what a room of one’s own costs more than sharing, and charges that', LONG, () =>
    visit({}, async (page) => {
      const offer = nextOffer();
      await pool.query(
        `update operators set share_offers = true where id = (select operator_id from trips where slug = $1)`,
        [offer.trip],
      );
      await hold(page, offer, 3);
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      const row = (way: RegExp) => page.locator('label').filter({ has: page.getByRole('radio', { name: way }) });
      expect(await row(/^Share offer/).innerText()).toContain('+$0');
      const more = Number(
        /\+\$([\d,.]+)/.exec(await row(/^A room to themselves/).innerText())?.[1]?.replaceAll(',', ''),
      );
      const totalOf = async (way: RegExp) => {
        await page.getByRole('radio', { name: way }).check();
        await namePassengers(page, 3);
        const { rows } = await pool.query('select total_cents from bookings where id = $1', [reservationIn(page)]);
        await page.goBack();
        await at(page, 'passengers');
        return rows[0].total_cents as number;
      };
      const [alone, shared] = [await totalOf(/^A room to themselves/), await totalOf(/^Share offer/)];
      expect((alone - shared) / 100).toBe(more);
      expect(more).toBeGreaterThan(0);
    }),
  );

  it('lists the mails of a booking, sends one again, and takes another address by its link', LONG, () =>
    visit({}, async (page) => {
      const email = somebody();
      await page.goto(choice(nextOffer()));
      await hydrated(page);
      await writeContact(page, email);
      await button(page, /^Hold/).click();
      await at(page, 'payment');
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      await namePassengers(page);
      const id = reservationIn(page);
      await goToPaypal(page);
      await button(page, /^Pay \$/).click();
      await page.waitForURL((address) => address.pathname === `/booking/${id}`);
      await page.goto(`/booking/${id}`);
      const row = page.getByRole('row', { name: /Booking confirmation/ });
      await expect
        .poll(async () => {
          await page.reload();
          return row.innerText();
        })
        .toMatch(/Sent/);
      const before = (await mailTo(page, email)).length;
      await row.getByRole('button', { name: /^Send again/ }).click();
      await page.getByText('It is on its way once more.').waitFor();
      await expect.poll(async () => (await mailTo(page, email)).length).toBe(before + 1);
      await page.getByRole('link', { name: 'Change the address' }).click();
      const other = somebody();
      await page.getByLabel('Your email address').fill(other);
      await button(page, /^Mail the link$/).click();
      await page.getByText('A link is on its way to the new address').waitFor();
      const link = await linkTo(page, other, new RegExp(`/booking/${id}\\?token=[\\w-]+`));
      await visit({ javaScriptEnabled: false }, async (elsewhere) => {
        await elsewhere.goto(link);
        await button(elsewhere, /^Confirm this address$/).click();
        await elsewhere.getByText('The address is confirmed').waitFor();
      });
      await page.goto(`/booking/${id}`);
      expect(await said(page)).toContain(`To ${other}`);
    }),
  );

  it('works without scripts, for members; visitors are told why not', LONG, () =>
    visit({ javaScriptEnabled: false }, async (page) => {
      const offer = nextOffer();
      await page.goto(choice(offer));
      expect(await said(page)).toContain('Without JavaScript, sign in first');
      const link = await page.getByRole('link', { name: 'Sign in', exact: true }).last().getAttribute('href');
      const back = new URL(link ?? '', page.url()).searchParams.get('ref_url') ?? '';
      await signIn(page);
      // Where the link leads on: to the same step of the same choice, which asks nobody to sign in any more.
      await page.goto(back);
      expect(page.url()).toContain(choice(offer));
      expect(await said(page)).not.toMatch(/sign in/i);
      await writeContact(page);
      await button(page, /^Hold/).click();
      await at(page, 'payment');
      await page.getByRole('radio', { name: /^In full/ }).check();
      await button(page, /^Go on to passengers$/).click();
      await namePassengers(page);
      const id = reservationIn(page);
      await goToPaypal(page);
      await button(page, /^Pay \$/).click();
      await page.waitForURL(/paypal-return/);
      // Reading that page has taken nothing yet.
      expect(await statusOf(id)).toMatchObject({ status: 'awaiting_payment' });
      await button(page, /^Finish the booking$/).click();
      await page.waitForURL((address) => address.pathname === `/booking/${id}`);
      expect(await statusOf(id)).toMatchObject({ status: 'confirmed' });
    }),
  );

  it('says so where the places are gone under one’s hands, and goes on with another date', LONG, () =>
    visit({}, async (page) => {
      const offer = nextOffer();
      await page.goto(choice(offer));
      await hydrated(page);
      await writeContact(page);
      await pool.query('update departure_inventory set capacity = held + sold + 1 where departure_id = $1', [
        offer.departure,
      ]);
      await button(page, /^Hold/).click();
      await at(page, 'dates');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Too few places are left');
      expect(await said(page)).toMatch(/Only 1 place is left on this date, and you are 2 people/);
      expect(await said(page)).toContain('What you typed is kept. Nothing was charged.');
      await button(page, /^Choose/)
        .first()
        .click();
      await at(page, 'payment');
      await page.goto(`/reserve?reservation=${reservationIn(page)}&step=contact`);
      expect(await page.getByLabel('First name').inputValue()).toBe('Rosalind');
    }),
  );

  it('shows both prices where it has changed since places were given back, and asks again', LONG, () =>
    visit({}, async (page) => {
      const offer = nextOffer();
      await hold(page, offer);
      const id = reservationIn(page);
      await pool.query(
        "update seat_holds set expires_at = now() - interval '5 minutes', at_most_until = now() where booking_id = $1",
        [id],
      );
      await page.reload();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Your places have been given back');
      expect(await said(page)).toMatch(/again at \d+:\d\d (am|pm)/);
      await pool.query(
        `update seat_holds set expires_at = now() - interval '2 hours', created_at = now() - interval '3 hours' where booking_id = $1`,
        [id],
      );
      await pool.query(
        `update departures set price${offer.tier}_cents = price${offer.tier}_cents + 5000 where id = $1`,
        [offer.departure],
      );
      await page.reload();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The price has changed');
      expect(
        await page
          .getByRole('row', { name: /^Total/ })
          .first()
          .innerText(),
      ).toMatch(/\+\$100/);
      // It changes once more, while this is read.
      await pool.query(
        `update departures set price${offer.tier}_cents = price${offer.tier}_cents + 1000 where id = $1`,
        [offer.departure],
      );
      await button(page, /^Go on at \$/).click();
      await at(page, 'dates');
      expect(await said(page)).toContain('The price has changed since you saw it');
      await button(page, /^Go on at \$/).click();
      await at(page, 'payment');
      expect(await said(page)).toContain('Places held until');
    }),
  );

  it('refuses what an older window sends, and shows how it stands now', LONG, () =>
    visit({}, async (page) => {
      await hold(page, nextOffer());
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, /^Go on to passengers$/).click();
      await at(other, 'passengers');
      await button(page, /^Go on to passengers$/).click();
      await page.getByText('This reservation was changed in another window').waitFor();
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
    }),
  );

  it('charges nothing when PayPal is left or declines, and goes on', LONG, () =>
    visit({}, async (page) => {
      await hold(page, nextOffer());
      await button(page, /^Go on to passengers$/).click();
      await namePassengers(page);
      const id = reservationIn(page);
      await goToPaypal(page);
      await button(page, /^Cancel and go back$/).click();
      await page.getByText('Nothing was charged: you left PayPal’s page').waitFor();
      await goToPaypal(page);
      await page.getByRole('radio', { name: /^Dana Declined/ }).check();
      await button(page, /^Pay \$/).click();
      await page.getByText('Nothing was charged: PayPal didn’t take the payment').waitFor();
      expect((await statusOf(id)).status).toBe('awaiting_payment');
      await goToPaypal(page);
      await button(page, /^Pay \$/).click();
      await page.waitForURL((address) => address.pathname === `/booking/${id}`);
      expect((await statusOf(id)).status).toBe('confirmed');
    }),
  );

  it('is nobody else’s business: another browser finds no such page', () =>
    visit({}, async (page) => {
      await hold(page, nextOffer());
      const path = page.url();
      await visit({ expects: /404/ }, async (other) => {
        expect((await other.goto(path))?.status()).toBe(404);
        await signIn(other);
        expect((await other.goto(path))?.status()).toBe(404);
      });
    }));

  it('of a company that collects itself is a request: nothing is charged', () =>
    visit({}, async (page) => {
      const asked: Offer = (await pool.query(ASKED)).rows[0];
      await page.goto(`/trips/${asked.trip}?departure=${asked.departure}&tier=${asked.tier}&travelers=2`);
      await page.getByRole('link', { name: 'Request to book' }).click();
      await page.waitForURL(/\/reserve\?/);
      await hydrated(page);
      await writeContact(page);
      await button(page, /^Send the request$/).click();
      await page.waitForURL(/\/booking\//);
      const id = new URL(page.url()).pathname.split('/')[2] ?? '';
      expect((await statusOf(id)).status).toMatch(/^(requested|pending_operator)$/);
      expect((await pool.query('select from payments where subject_id = $1', [id])).rowCount).toBe(0);
    }));

  it('keeps what it costs and its one button at the bottom of a phone’s window, at every step', LONG, () =>
    visit({ viewport: PHONE }, async (page) => {
      const bar = async (name: RegExp, words: RegExp) => {
        const box = await button(page, name).boundingBox();
        expect(await button(page, name).count()).toBe(1);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
        expect(box?.y).toBeGreaterThan(PHONE.height - 90);
        // Until scripts say it in the reader's own, a time is one of UTC.
        await expect.poll(() => button(page, name).locator('xpath=preceding-sibling::p').innerText()).toMatch(words);
      };
      const offer = nextOffer();
      await page.goto(choice(offer));
      await hydrated(page);
      await bar(/^Hold 2 places$/, /^\$[\d,.]+\s+2 people, \$[\d,.]+ now$/);
      // Nothing that is in focus lies below it.
      await page.getByLabel('What should the company know?').focus();
      const focused = await page.locator(':focus').boundingBox();
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(PHONE.height - 70);
      await writeContact(page);
      await page.getByLabel('Country of residence').selectOption({ label: 'Chile' });
      await button(page, /^Hold/).click();
      await at(page, 'payment');
      await bar(/^Go on to passengers$/, /^\$[\d,.]+\s+held until \d+:\d\d [ap]m$/);
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      await bar(/^Go on to confirm$/, /held until/);
      await namePassengers(page);
      await bar(/^Pay with PayPal$/, /^\$[\d,.]+ now\s+of \$[\d,.]+,\s+until \d+:\d\d [ap]m$/);
      expect(await said(page)).toMatch(/@example\.com\s+Chile/);
      await page.getByRole('checkbox').check();
      await button(page, /^Pay with PayPal$/).click();
      await page.waitForURL(/checkoutnow/);
      await button(page, /^Pay \$/).click();
      await page.waitForURL(/\/booking\//);
      await page.goto(new URL(page.url()).pathname);
      await bar(/^Pay with PayPal$/, /^\$[\d,.]+\s+by \w{3} \d+, \d{4}$/);
    }),
  );

  it('is opened in another browser by confirming the address at its page', LONG, () =>
    visit({}, async (page) => {
      const email = somebody();
      const offer = nextOffer();
      await page.goto(choice(offer));
      await hydrated(page);
      await writeContact(page, email);
      await button(page, /^Hold/).click();
      await at(page, 'payment');
      const id = reservationIn(page);
      await visit({ viewport: PHONE }, async (other) => {
        await other.goto(`/booking/${id}`);
        expect(await said(other)).toContain('For security purposes, please confirm your email');
        // By the keyboard alone, before anything else was touched.
        await other.keyboard.press('Tab');
        await other.getByLabel('What’s your email address?').focus();
        await other.keyboard.type(email);
        await expect.poll(() => button(other, /^Send verification link$/).isEnabled()).toBe(true);
        await other.keyboard.press('Enter');
        await other.waitForURL(/sent=yes/);
        expect(await said(other)).toContain('Check your inbox');
        await other.goto(await linkTo(other, email, /\/reserve\/resume\?token=[\w-]+/));
        await button(other, /^Continue$/).click();
        await other.waitForURL((address) => address.searchParams.get('reservation') === id);
        expect(await said(other)).toContain('Places held until');
      });
    }),
  );

  it.runIf(isEveryPage).each(SCREENS)('has nothing wrong at any step, at $width px', LONG, (viewport) =>
    visit({ viewport }, async (page) => {
      const offer = nextOffer();
      const fine = async (path: string) => expect([path, await openedFaults(page, path)]).toEqual([path, []]);
      await fine(choice(offer, 3));
      await hold(page, offer, 3);
      const id = reservationIn(page);
      await fine(`/reserve?reservation=${id}&step=payment`);
      await button(page, /^Go on to passengers$/).click();
      await at(page, 'passengers');
      await fine(page.url());
      await namePassengers(page, 3);
      for (const step of ['confirm', 'dates', 'contact']) await fine(`/reserve?reservation=${id}&step=${step}`);
      await fine(`/reserve/paypal-return?reservation=${id}&left=yes`);
    }),
  );

  it.runIf(isEveryPage)('has nothing wrong while its pages arrive slowly, on a phone', LONG, () =>
    visit({ viewport: PHONE }, async (page) => {
      const door = await slowDocuments(server.url);
      const still = async (path: string) =>
        expect([path, await openedShifts(page, door.url + path)]).toEqual([path, []]);
      try {
        const offer = nextOffer();
        await still(choice(offer));
        await hold(page, offer);
        const id = reservationIn(page);
        await still(`/reserve?reservation=${id}&step=payment`);
        await page.goto(`/reserve?reservation=${id}&step=payment`);
        await button(page, /^Go on to passengers$/).click();
        await at(page, 'passengers');
        await namePassengers(page);
        for (const step of ['passengers', 'confirm', 'dates']) await still(`/reserve?reservation=${id}&step=${step}`);
        await page.goto(`/reserve?reservation=${id}&step=confirm`);
        await page.getByRole('checkbox').check();
        await button(page, /^Pay with PayPal$/).click();
        await page.waitForURL(/checkoutnow/);
        await button(page, /^Pay \$/).click();
        await page.waitForURL(/\/booking\//);
        await still(page.url().slice(server.url.length));
        await still(`/booking/${id}`);
      } finally {
        door.close();
      }
    }),
  );
});
