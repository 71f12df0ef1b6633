import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { addDays, formatMoney } from '#kernel/shared';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { guestAt, type Offer, reservingSite, textOf } from './reserving.ts';
import { signingIn } from './signing-in.ts';

describe('a booking whose company collects the price itself', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { door } = site;
  const { pool, keyring } = door;
  let app: ReturnType<typeof createApp>;
  let offer: Offer;
  let company: ReturnType<ReturnType<typeof signingIn>['browser']>;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    app = createApp({ ...door, pages });
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 100);
    const { browser, signIn } = signingIn(site);
    company = browser();
    await signIn(company, 'collects@example.com');
    const { rows } = await pool.query('select operator_id as id from trips where id = $1', [offer.tripId]);
    await addOperatorUser(site.ctx, { email: 'collects@example.com', operatorId: rows[0].id });
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const asGuest = guestAt(() => app);
  const asked = async () => {
    const guest = traveler();
    await pool.query('update trips set is_merchant_model = false where id = $1', [offer.tripId]);
    const { data } = await guest.askFor(offer);
    await pool.query('update trips set is_merchant_model = true where id = $1', [offer.tripId]);
    const { order_number: order, shop_token: token } = data.attributes;
    const owner = { token: () => token as string };
    const page = async () => textOf((await asGuest(owner, `/booking/${data.id}`)).html);
    const own = { 'X-Shop-Authorization': `Bearer ${token}` };
    const cancel = async () => {
      const quote = await guest.ask('POST', '/v1/me/booking_cancel_quote', { order_number: order }, own);
      const body = { order_number: order, quote_id: quote.data.id };
      expect((await guest.ask('POST', '/v1/me/booking_cancel_update', body, own)).status).toBe(200);
    };
    return { id: data.id as string, order: order as string, page, cancel };
  };
  const accept = async (order: string) =>
    expect((await company.ask(`/v1/operator/bookings/${order}/accept`, { body: {} })).status).toBe(200);
  const setInfoDays = (id: string, days: number | null) =>
    pool.query(`update bookings set terms = jsonb_set(terms::jsonb, '{passengerInfoDays}', $2::jsonb) where id = $1`, [
      id,
      JSON.stringify(days),
    ]);
  const infoDayOf = async (id: string) =>
    (
      await pool.query(
        'select start_date::text as start, passenger_info_due_on::text as due from bookings where id = $1',
        [id],
      )
    ).rows[0] as { start: string; due: string | null };

  it('asks its travelers for their details by the day that the company states, once it says yes', async () => {
    const { id, order } = await asked();
    await setInfoDays(id, 45);
    await accept(order);
    const { start, due } = await infoDayOf(id);
    expect(due).toBe(addDays(start, -45));
    const { rows } = await pool.query(
      `select id, letter from email_log where subject_id = $1 and name = 'booking_confirmation'`,
      [id],
    );
    const place = { table: 'email_log', column: 'letter', id: rows[0].id };
    expect(JSON.parse(keyring.decrypt(rows[0].letter, place)).variables.passengerInfoDueOn).toBe(due);
  });

  it('asks for them until the day before the start where that day has passed, and never where none is stated', async () => {
    const [late, never] = [await asked(), await asked()];
    await setInfoDays(late.id, 2_000);
    await setInfoDays(never.id, null);
    for (const { order } of [late, never]) await accept(order);
    const { start, due } = await infoDayOf(late.id);
    expect(due).toBe(addDays(start, -1));
    expect((await infoDayOf(never.id)).due).toBeNull();
  });

  it('says on its page to whom the price is paid, and once canceled who knows what comes back', async () => {
    const { id, order, page, cancel } = await asked();
    const { rows } = await pool.query(
      'select price_cents::int as cents, currency, operator_name as company from bookings where id = $1',
      [id],
    );
    const [{ company: name, ...price }] = rows;
    await accept(order);
    const confirmed = await page();
    expect(confirmed).toContain(`To pay ${formatMoney(price)} to ${name}`);
    expect(confirmed).not.toContain('Still to pay');
    await cancel();
    expect(await page()).toContain(
      `Nothing was charged here. If you have paid ${name} already, ask there what comes back.`,
    );
  });
});
