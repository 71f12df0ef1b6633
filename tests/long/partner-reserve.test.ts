import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults } from '../journeys/page-quality.ts';
import { type Offer, PAYABLE } from '../journeys/payable-offers.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { demoCatalogue, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, hydrated, PHONE, traveler, type WalkOptions } from '../journeys/traveler.ts';

const LONG = { timeout: 180_000 };
const NAME = 'Lakes and Passes Visitor Office';

describe('reserving through a partner’s site', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let offers: Offer[] = [];
  /** To browsers another site than that of the server: it has cookies of its own. */
  let ownHost = '';

  beforeAll(async () => {
    const port = String(await freePort());
    ownHost = `http://127.0.0.1:${port}`;
    await pool.query(`insert into partners (slug, name, base_url) values ('lakes-and-passes', $1, $2)`, [
      NAME,
      ownHost,
    ]);
    offers = (await pool.query(PAYABLE)).rows;
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode)
       select p.id, 'operator', o.id, 'include' from partners p, operators o where p.slug = 'lakes-and-passes'`,
    );
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', PORT: port });
  });
  afterAll(() => server?.stop());

  const nextOffer = (): Offer => {
    const [offer] = offers.splice(0, 1);
    if (!offer) throw new Error('There are no offers left.');
    offers = offers.filter(({ departure }) => departure !== offer.departure);
    return offer;
  };
  const choice = ({ trip, departure, tier }: Offer) => `?trip=${trip}&departure=${departure}&tier=${tier}&travelers=2`;
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const said = (page: Page) => page.getByRole('main').innerText();
  const statusOf = async (id: string) =>
    (await pool.query('select status, at_partner_host from bookings where id = $1', [id])).rows[0];

  const ways = () => [
    { site: ownHost, path: '/reserve', atHost: true },
    { site: server.url, path: '/pl/lakes-and-passes/reserve', atHost: false },
  ];
  type Way = ReturnType<typeof ways>[number];
  const visit = ({ site }: Way, options: WalkOptions, work: (page: Page) => Promise<void>) =>
    walk({ viewport: DESK, ...options, baseURL: site }, work);

  const hasOneSite = async (page: Page, { site }: Way) => {
    expect(new URL(page.url()).origin).toBe(site);
    expect(await page.getByRole('banner').innerText()).toContain(NAME);
    expect(await page.getByRole('banner').innerText()).toContain('Powered by Sojourn');
  };

  /** From the first step to the page of the booking. */
  const reserve = async (page: Page, way: Way, email: string, arrive: () => Promise<void>): Promise<string> => {
    const { path, site } = way;
    const at = (step: string) =>
      page.waitForURL((to) => to.origin === site && to.pathname === path && to.searchParams.get('step') === step);
    await page.getByLabel('First name').fill('Rosalind');
    await page.getByLabel('Last name').fill('Achebe');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await button(page, /^Hold/).click();
    await at('payment');
    await hasOneSite(page, way);
    const id = new URL(page.url()).searchParams.get('reservation') ?? '';
    await button(page, /^Go on to passengers$/).click();
    await at('passengers');
    for (const position of [1, 2]) {
      await page.locator(`[name=first_${position}]`).fill(`Ada${position}`);
      await page.locator(`[name=last_${position}]`).fill('Lovelace');
    }
    await button(page, /^Go on to confirm$/).click();
    await at('confirm');
    expect(await said(page)).toContain('Sojourn takes the payment in its own name');
    await page.getByRole('link', { name: 'Change We write to' }).click();
    await at('contact');
    await page.goBack();
    await at('confirm');
    await page.getByRole('checkbox').check();
    await button(page, /^Pay \$/).click();
    await page.waitForURL(/checkoutnow/);
    await button(page, /^Cancel and go back$/).click();
    await at('confirm');
    await page.getByText('Nothing was charged: you left PayPal’s page').waitFor();
    await page.getByRole('checkbox').check();
    await button(page, /^Pay \$/).click();
    await page.waitForURL(/checkoutnow/);
    await button(page, /^Pay \$/).click();
    await arrive();
    await page.waitForURL((to) => to.origin === site && to.pathname === `/booking/${id}`);
    await hasOneSite(page, way);
    expect(await statusOf(id)).toEqual({ status: 'confirmed', at_partner_host: way.atHost });
    return id;
  };

  it.each([0, 1])(
    'with scripts: its name on every step, PayPal leads back there, and so does the mail (%i)',
    LONG,
    (i) => {
      const way = ways()[i] as Way;
      return visit(way, {}, async (page) => {
        const email = somebody();
        await page.goto(way.path + choice(nextOffer()));
        await hydrated(page);
        await hasOneSite(page, way);
        const id = await reserve(page, way, email, async () => {});
        // Mail of a demo is read at its machine’s own host.
        await walk({ viewport: DESK, baseURL: server.url }, async (other) => {
          const link = await linkTo(other, email, /http:\/\/[^\s"<]*\/booking\/[0-9a-f-]+/);
          expect(link).toBe(`${way.site}/booking/${id}`);
        });
      });
    },
  );

  it.each([0, 1])('without scripts, for members (%i)', LONG, (i) => {
    const way = ways()[i] as Way;
    return visit(way, { javaScriptEnabled: false }, async (page) => {
      await signIn(page);
      await page.goto(way.path + choice(nextOffer()));
      await reserve(page, way, somebody(), () => button(page, /^Finish the booking$/).click());
    });
  });

  it.runIf(isEveryPage)(`its bar fits ${ON_SCREENS}, in both themes`, LONG, async () => {
    const offer = nextOffer();
    for (const viewport of SCREENS) {
      for (const way of ways()) {
        await visit(way, { viewport }, async (page) => {
          expect(await openedFaults(page, way.path + choice(offer))).toEqual([]);
        });
      }
    }
  });

  it('is walked by keyboard: the partner, Sojourn, then the page', LONG, () =>
    visit(ways()[0] as Way, { viewport: PHONE }, async (page) => {
      await page.goto(`/reserve${choice(nextOffer())}`);
      await hydrated(page);
      const names: string[] = [];
      for (let at = 0; at < 5; at++) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
      }
      expect(names.indexOf(NAME)).toBeGreaterThanOrEqual(0);
      expect(names.indexOf('Powered by Sojourn')).toBe(names.indexOf(NAME) + 1);
    }),
  );
});
