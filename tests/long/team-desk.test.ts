import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyersAt, type Offer, offersOf } from '#bookings/testing';
import { testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { setUpFactor, signIn } from '../journeys/members.ts';
import { openedFaults } from '../journeys/page-quality.ts';
import { fewOf, SCREENS } from '../journeys/sample.ts';
import { demoCatalogue, ENCRYPTION_KEYS, runCli, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, traveler, type WalkOptions } from '../journeys/traveler.ts';

const LONG = { timeout: 240_000 };
const REASON = 'The guides are ill.';

describe('the team’s desk', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  let server: TestServer;
  let offers: Offer[] = [];

  beforeAll(async () => {
    const port = String(await freePort());
    server = await startServer({ DATABASE_URL: url, DEMO_TRIPS: '0', PORT: port, BOT_CHECK: 'off' });
    offers = await offersOf(pool, 40);
    expect(offers.length).toBeGreaterThan(5);
  });
  afterAll(() => server?.stop());

  const visit = <T>(options: WalkOptions, work: (page: Page) => Promise<T>) =>
    walk({ viewport: DESK, ...options, baseURL: server.url }, work);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const said = (page: Page) => page.getByRole('main').innerText();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

  /** Approves as a traveler does in the demo’s place of PayPal. */
  const approve = async (order: string) => {
    await fetch(`${server.url}/dev/paypal/checkoutnow?token=${order}`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'approve', card: 'approve' }),
      redirect: 'manual',
    });
  };
  const buyer = buyersAt({ ask: (path, init) => fetch(server.url + path, init), approve });
  /** Paid and confirmed. @returns its number, as the desk finds it */
  const booked = async () => {
    const ada = buyer();
    await ada.upToConfirmed(offers.shift() as Offer);
    expect((await ada.payBy('approve')).data?.attributes.booking_status).toBe('confirmed');
    const { rows } = await pool.query('select order_number from bookings where id = $1', [ada.id()]);
    return { id: ada.id(), order: rows[0].order_number as string };
  };
  /** Lets so many days pass since it was paid: what PayPal doesn’t refund any more. */
  const paidLongAgo = (id: string) =>
    pool.query(`update payments set captured_at = now() - interval '200 days' where subject_id = $1`, [id]);

  /** Signs in one of the team, who shows a second factor. */
  const ofTeam = async (page: Page): Promise<void> => {
    const email = await signIn(page);
    await setUpFactor(page, await runCli({ DATABASE_URL: url, ENCRYPTION_KEYS }, 'staff:add', email, 'finance'));
    await heading(page, 'What waits');
  };

  for (const javaScriptEnabled of [true, false]) {
    it(
      `cancels a booking, pays its refund by hand and notes a task as done, scripts ${javaScriptEnabled ? 'on' : 'off'}`,
      LONG,
      async () => {
        const { id, order } = await booked();
        await paidLongAgo(id);
        await visit({ javaScriptEnabled }, async (page) => {
          await page.goto('/staff/tasks');
          await page.getByText('This page is for the team.').waitFor();
          await ofTeam(page);
          await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Bookings' }).click();
          await page.getByLabel('Order').fill(order.toLowerCase());
          await button(page, 'Show').click();
          await page.getByRole('link', { name: new RegExp(order) }).click();
          await heading(page, `Order ${order}`);
          expect(await said(page)).not.toContain('Lovelace');
          const back = /\$[\d,.]+(?= back)/.exec(await said(page))?.[0] ?? '';
          await page.getByRole('link', { name: `In full: ${back} back` }).click();
          expect(await said(page)).toMatch(/Comes back\s+\$/);
          await page.getByLabel('Reason they will read').fill(REASON);
          await button(page, `Cancel the booking, ${back} back`).click();
          await status(page, 'The booking is canceled');
          expect(await said(page)).toContain(REASON);

          await page.goto('/staff/tasks');
          const task = page.getByRole('article', { name: 'A refund has to be paid by hand' });
          await task.first().getByRole('link', { name: 'The refund' }).click();
          await page.getByRole('heading', { name: `${back}, order ${order}` }).waitFor();
          await page.getByText('Paid by hand', { exact: false }).last().click();
          await button(page, `Paid out: ${back}, order ${order}`).click();
          await status(page, 'It is noted as paid out');
          await page.goto('/staff/tasks?list=done');
          expect(await said(page)).toMatch(/Done by member-/);

          await pool.query(
            `insert into staff_tasks (kind, subject_id, details) values ('booking.payment_overdue', $1, $2)`,
            [id, JSON.stringify({ amount: '$700', due_on: '2027-01-02', starts_on: '2027-03-04' })],
          );
          await page.goto('/staff/tasks');
          await page.getByRole('link', { name: `Order ${order}` }).waitFor();
          await button(page, `Done: A balance is overdue by a week, Order ${order}`).click();
          await status(page, 'It is noted as done, by you.');
        });
        const { rows } = await pool.query('select status, cancelled_by from bookings where id = $1', [id]);
        expect(rows).toEqual([{ status: 'cancelled', cancelled_by: 'staff' }]);
      },
    );
  }

  it('has pages with nothing wrong and what waits on each; nobody else finds them', LONG, async () => {
    const [one, other] = [await booked(), await booked()];
    await paidLongAgo(one.id);
    await pool.query(
      `insert into staff_tasks (kind, subject_id, details) values
         ('booking.payment_overdue', $1, '{"amount": "$700", "due_on": "2027-01-02"}'), ('of.another.time', $1, '{}')`,
      [other.id],
    );
    await visit({}, async (page) => {
      await ofTeam(page);
      const { rows } = await pool.query('select sum(amount_cents)::int as cents from payments where subject_id = $1', [
        one.id,
      ]);
      const sent = await page.request.post('/staff/bookings', {
        headers: { Origin: server.url },
        maxRedirects: 0,
        form: { do: 'cancel', order: one.order, how: 'in_full', seen: rows[0].cents, reason: REASON },
      });
      expect(sent.headers().location).toContain('done=canceled');
      const refund = await pool.query(
        `select r.id from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1`,
        [one.id],
      );
      await pool.query(`update refunds set status = 'failed', failure = 'PayPal refused it: No.' where id = $1`, [
        refund.rows[0].id,
      ]);
      const shown = [
        '/staff',
        '/staff/tasks',
        '/staff/tasks?kind=booking.payment_overdue',
        '/staff/tasks?list=done',
        '/staff/bookings',
        '/staff/bookings?company=zzzz',
        `/staff/bookings/${one.order.toLowerCase()}?done=canceled`,
        `/staff/bookings/${other.order.toLowerCase()}`,
        `/staff/bookings/${other.order.toLowerCase()}?cancel=in_full`,
        '/staff/refunds',
        '/staff/refunds?list=on_its_way',
        `/staff/refunds?refund=${refund.rows[0].id}&error=refund_too_large`,
      ];
      const found: string[] = [];
      for (const viewport of SCREENS) {
        await page.setViewportSize(viewport);
        for (const path of fewOf(shown, 3)) {
          const faults = await openedFaults(page, path);
          found.push(...faults.map((fault) => `${path} at ${viewport.width}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
      // What an address says that no table has breaks no page.
      for (const path of [
        '/staff/tasks?kind=__proto__&error=__proto__',
        '/staff/refunds?list=__proto__&done=constructor',
      ]) {
        expect((await page.goto(path))?.status()).toBe(200);
      }
      for (const path of ['/staff/bookings/sj0', '/staff/bookings/__proto__', '/staff/refunds?refund=no-id']) {
        expect((await page.request.get(path)).status()).toBe(404);
      }
    });
    await visit({}, async (page) => {
      await signIn(page);
      for (const path of [
        '/staff',
        '/staff/tasks',
        '/staff/bookings',
        `/staff/bookings/${one.order.toLowerCase()}`,
        '/staff/refunds',
      ]) {
        expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
      }
    });
  });
});
