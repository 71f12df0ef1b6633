import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { setUpFactor, signIn, somebody } from '../journeys/members.ts';
import { openedFaults } from '../journeys/page-quality.ts';
import { fewOf, SCREENS } from '../journeys/sample.ts';
import { demoCatalogue, ENCRYPTION_KEYS, runCli, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, traveler, type WalkOptions } from '../journeys/traveler.ts';

/** Dates that can be asked for, of a company that collects itself. */
const ASKED = `select distinct on (d.start_date, d.id) t.slug as trip, d.id as departure, tier.tier, o.slug as company
  from trips t join departures d on d.trip_id = t.id
  join operators o on o.id = t.operator_id join trip_price_tiers tier on tier.trip_id = t.id
  join departure_inventory i on i.departure_id = d.id
  where not t.is_merchant_model and t.status = 'published' and t.superseded_by is null and d.availability = 'open'
    and (array[d.price1_cents, d.price2_cents, d.price3_cents, d.price4_cents, d.price5_cents])[tier.tier] > 0
    and d.start_date > current_date + 94 and o.business_process_type <> 'lead_only' and i.capacity - i.held - i.sold >= 8
  order by d.start_date, d.id, tier.tier limit 20`;

const LONG = { timeout: 240_000 };
/** A job of the server follows; on a busy machine it has to wait for its turn. */
const FOLLOWED = { timeout: 60_000 };
type Asked = { trip: string; departure: string; tier: number; company: string };

/** Of who travels, as forms send it. */
const TOLD = { title: 'ms', nationality: 'Nigeria', dob: '1985-12-10' };
const MISSING = 'phone; emergency contact, first name';

describe('a company’s desk', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let dates: Asked[] = [];

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', PORT: String(await freePort()) });
    dates = (await pool.query(ASKED)).rows;
    expect(dates.length).toBeGreaterThan(3);
  });
  afterAll(() => server?.stop());

  const visit = <T>(options: WalkOptions, work: (page: Page) => Promise<T>) =>
    walk({ viewport: DESK, ...options, baseURL: server.url }, work);
  const cli = (...args: string[]) => runCli({ DATABASE_URL: url, ENCRYPTION_KEYS }, ...args);
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
  const said = (page: Page) => page.getByRole('main').innerText();

  /** A member asks for a booking. @returns where its page is, and its number */
  const ask = async (page: Page, { trip, departure, tier }: Asked): Promise<{ id: string; order: string }> => {
    const answer = await page.request.post('/reserve', {
      headers: { Origin: server.url },
      maxRedirects: 0,
      form: {
        do: 'request',
        trip,
        departure,
        tier,
        travelers: 2,
        email: somebody(),
        first_name: 'Rosalind',
        last_name: 'Achebe',
        comment: 'We are slow on the downhill.',
      },
    });
    const [, id = ''] = /^\/booking\/([0-9a-f-]+)/.exec(answer.headers().location ?? '') ?? [];
    const { rows } = await pool.query('select order_number, status from bookings where id = $1', [id || null]);
    expect([answer.headers().location, rows[0]?.status]).toEqual([expect.any(String), 'requested']);
    return { id, order: rows[0].order_number };
  };
  /** Signs in somebody who speaks for a company. */
  const speak = async (page: Page, company: string): Promise<string> => {
    const email = await signIn(page);
    expect(await cli('operator:add', email, company)).toContain('/operator\n');
    return email;
  };
  const faultsOf = async (page: Page, paths: readonly string[]) => {
    const found: string[] = [];
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      for (const path of fewOf(paths, 2)) {
        const faults = await openedFaults(page, path);
        found.push(...faults.map((fault) => `${path} at ${viewport.width}: ${fault}`));
      }
    }
    await page.setViewportSize(DESK);
    return found;
  };

  for (const javaScriptEnabled of [true, false]) {
    it(
      `answers, moves and cancels scripts ${javaScriptEnabled ? 'on' : 'off'}; the traveler takes the new date`,
      LONG,
      async () => {
        const date = dates.splice(0, 1)[0] as Asked;
        await visit({ javaScriptEnabled }, async (own) => {
          await signIn(own);
          const [yes, no] = [await ask(own, date), await ask(own, date)];
          await visit({ javaScriptEnabled }, async (page) => {
            await page.goto('/operator');
            await page.getByRole('link', { name: 'Sign in' }).waitFor();
            await speak(page, date.company);
            await page.goto('/operator');
            expect(await said(page)).toContain('We are slow on the downhill.');
            // One row is open: the oldest that waits, until another one is chosen.
            const row = (order: string) => page.locator(`[id="${order}"]`);
            const isOpen = (order: string) => row(order).getByRole('heading', { name: 'If you accept' }).count();
            expect([await isOpen(yes.order), await isOpen(no.order)]).toEqual([1, 0]);
            await row(no.order)
              .getByRole('link', { name: `Decline order ${no.order}` })
              .click();
            await row(no.order).getByRole('heading', { name: 'If you decline' }).waitFor();
            expect([await isOpen(yes.order), await isOpen(no.order)]).toEqual([0, 1]);
            await row(no.order)
              .getByRole('link', { name: `Close order ${no.order}` })
              .click();
            await row(no.order)
              .getByRole('link', { name: `Decline order ${no.order}` })
              .waitFor();
            expect([await isOpen(yes.order), await isOpen(no.order)]).toEqual([0, 0]);
            await row(no.order)
              .getByRole('link', { name: `Decline order ${no.order}` })
              .click();
            await button(page, new RegExp(`^Decline order ${no.order}`)).click();
            // Nothing is declined without a reason.
            expect((await pool.query('select status from bookings where id = $1', [no.id])).rows[0].status).toBe(
              'requested',
            );
            await row(no.order).getByLabel('Reason they will read').fill('The huts are full that week.');
            await button(page, new RegExp(`^Decline order ${no.order}`)).click();
            await page.getByRole('status').filter({ hasText: 'The booking is declined' }).waitFor();
            await button(page, new RegExp(`^Accept 2 travelers: order ${yes.order}`)).click();
            await page.getByRole('status').filter({ hasText: 'The booking is confirmed' }).waitFor();

            await page.goto('/operator/departures');
            const [dayLater] = (
              await pool.query(
                `select to_char(start_date + 10, 'YYYY-MM-DD') as start, to_char(end_date + 10, 'YYYY-MM-DD') as end from departures where id = $1`,
                [date.departure],
              )
            ).rows;
            await page.goto(`/operator/departures/${date.departure}?deed=move`);
            expect(await said(page)).toMatch(/1 booking with 2 travelers is asked to accept the new dates/);
            await page.getByLabel('New start').fill(dayLater.start);
            await page.getByLabel('New end').fill(dayLater.end);
            await page.getByLabel('Reason they will read').fill('The pass opens later.');
            await button(page, /^Move this departure$/).click();
            await page.getByRole('status').filter({ hasText: 'The departure is moved' }).waitFor();
          });

          await own.goto(`/booking/${no.id}`);
          expect(await said(own)).toContain('The huts are full that week.');
          await expect
            .poll(async () => {
              await own.goto(`/booking/${yes.id}`);
              return said(own);
            }, FOLLOWED)
            .toContain('New dates');
          expect(await said(own)).toContain('The pass opens later.');
          if (javaScriptEnabled) expect(await faultsOf(own, [`/booking/${yes.id}`])).toEqual([]);
          await own.goto(`/booking/${yes.id}`);
          await button(own, /^Accept /).click();
          await own.getByRole('status').filter({ hasText: 'You accepted the new dates' }).waitFor();

          await visit({ javaScriptEnabled }, async (page) => {
            await speak(page, date.company);
            await page.goto(`/operator/departures/${date.departure}?deed=cancel`);
            expect(await said(page)).toMatch(/1 booking with 2 travelers is canceled/);
            await page.getByLabel('Reason they will read').fill('Too few travelers.');
            await button(page, /^Cancel it and 1 booking$/).click();
            await page.getByRole('status').filter({ hasText: 'The departure is canceled' }).waitFor();
          });
          await expect
            .poll(async () => {
              await own.goto(`/booking/${yes.id}`);
              return said(own);
            }, FOLLOWED)
            .toContain('Too few travelers.');
        });
      },
    );
  }

  it.each([true, false])(
    'cancels one booking behind its second factor, by what its page shows (scripts on: %s)',
    LONG,
    (js) => {
      const date = dates.splice(0, 1)[0] as Asked;
      return visit({ javaScriptEnabled: js }, async (own) => {
        await signIn(own);
        const { id, order } = await ask(own, date);
        await visit({ javaScriptEnabled: js }, async (page) => {
          const email = await speak(page, date.company);
          await page.goto('/operator');
          await button(page, new RegExp(`^Accept 2 travelers: order ${order}`)).click();
          await page.getByRole('status').filter({ hasText: 'The booking is confirmed' }).waitFor();
          await page.goto(`/operator/bookings?order=${order}`);
          await page.getByRole('link', { name: `Cancel order ${order}` }).click();
          await page.getByRole('link', { name: 'Enter a code' }).waitFor();
          await setUpFactor(page, await cli('operator:factor', email));
          await page.getByRole('heading', { name: 'Your bookings' }).waitFor();
          const path = `/operator/bookings/${order.toLowerCase()}/cancel`;
          if (js) expect(await faultsOf(page, [path])).toEqual([]);
          await page.goto(path);
          expect(await said(page)).toContain('No money of it is here');
          await page.getByLabel('Reason they will read').fill('The ferry doesn’t run.');
          await button(page, /^Cancel it$/).click();
          await page.getByRole('status').filter({ hasText: 'The booking is canceled' }).waitFor();
          await page.goto(path);
          expect(await said(page)).toContain('Nothing of it stands that could be canceled.');
        });
        await own.goto(`/booking/${id}`);
        expect(await said(own)).toMatch(/Canceled by .+The ferry doesn’t run\./s);
        expect((await own.request.get(`/operator/bookings/${order.toLowerCase()}/cancel`)).status()).toBe(404);
      });
    },
  );

  it('reads who travels behind its second factor; nothing wrong is on its pages', LONG, async () => {
    const date = dates.splice(0, 1)[0] as Asked;
    await visit({}, async (own) => {
      await signIn(own);
      const { id, order } = await ask(own, date);
      await pool.query(
        `update bookings set terms = jsonb_set(terms::jsonb, '{reservationFields}', '["phone", "emergency_first_name"]')
         where id = $1`,
        [id],
      );
      await own.request.post(`/booking/${id}`, {
        headers: { Origin: server.url },
        form: { do: 'passenger', position: 1, first_name: 'Rosalind', last_name: 'Achebe', ...TOLD },
      });
      await visit({}, async (page) => {
        const email = await speak(page, date.company);
        const manifest = `/operator/bookings/${order.toLowerCase()}/manifest`;
        await page.goto('/operator');
        const figures = await page.getByRole('main').locator('dl').first().innerText();
        expect(figures).toMatch(/^Waiting\s+1\s*since [A-Z][a-z]+ \d/);
        expect(figures).toMatch(/Next departure\s+\w+ \d+/);
        await page.goto('/operator/bookings');
        await page.getByRole('link', { name: 'Waiting 1' }).click();
        await page.getByLabel('Order number').fill('SJ00000000000');
        await button(page, /^Find$/).click();
        await page.getByText('There is none of these').waitFor();
        await page.getByLabel('Order number').fill(` ${order.toLowerCase()} `);
        await button(page, /^Find$/).click();
        await page.getByText('1 booking of').waitFor();
        await page.getByRole('link', { name: `Who travels on order ${order}` }).click();
        await page.getByRole('link', { name: 'Enter a code' }).waitFor();
        await setUpFactor(page, await cli('operator:factor', email));
        await page.getByRole('heading', { name: 'Your bookings' }).waitFor();
        await page.goto(manifest);
        for (const words of ['Rosalind Achebe', 'Ms', 'Nigeria', 'Dec 10, 1985', MISSING])
          expect(await said(page)).toContain(words);
        const looks = `select action from audit_entries where details->>'order' = $1`;
        expect((await pool.query(looks, [order])).rows).toEqual([{ action: 'booking.manifest' }]);
        const shown = [
          '/operator',
          '/operator/bookings',
          '/operator/departures',
          `/operator/departures/${date.departure}?deed=cancel`,
          `/operator/departures/${date.departure}?deed=move`,
          manifest,
        ];
        expect(await faultsOf(page, shown)).toEqual([]);
        // On paper there is nothing of the desk.
        await page.goto(manifest);
        await page.emulateMedia({ media: 'print' });
        expect(await page.getByRole('navigation', { name: 'Company' }).isVisible()).toBe(false);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect(wide).toBe(true);
      });
      // Somebody else’s desk isn’t there.
      const answer = await own.request.get('/operator');
      expect(answer.status()).toBe(404);
    });
  });
});
