import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#bookings/testing';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { cardOf } from './gift-card-orders.ts';
import { guestAt, type Offer, reservingSite } from './reserving.ts';

describe('the last button of a reservation', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool } = site.door;
  let app: ReturnType<typeof createApp>;
  let first: Offer;
  let second: Offer;
  /** Of which a gift card may pay all. */
  let cheap: Offer;

  beforeAll(async () => {
    app = createApp({ ...site.door, pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
    const all = await offers(500);
    const datesOf = ({ trip, level }: Offer) => all.filter((one) => one.trip === trip && one.level === level);
    const [one, other] = all.map(datesOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
    if (!one || !other) throw new Error('No trip has two dates.');
    [first, second] = [one, other];
    const { rows } = await pool.query(
      `select id from departures, unnest($1::uuid[], $2::int[]) as one (departure, level) where id = departure
         and (array[base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents, price5_cents])[level + 1]
           between 20000 and 150000`,
      [all.map(({ departureId }) => departureId), all.map(({ level }) => level)],
    );
    const isCheap = (offer: Offer) => offer.tripId !== one.tripId && rows.some(({ id }) => id === offer.departureId);
    cheap = all.find(isCheap) ?? expect.fail('No trip is cheap.');
    for (const offer of [first, second, cheap]) await setPlaces(offer, 100);
  });
  beforeEach(() => pool.query('truncate rate_limits'));
  afterEach(async () => {
    expect(await brokenInvariants(site.door.db)).toEqual([]);
  });

  const asGuest = guestAt(() => app);
  type Guest = ReturnType<typeof traveler>;
  const rowOf = async (id: string) =>
    (
      await pool.query(
        'select status, due_now_cents::int as due, price_cents::int as price from bookings where id = $1',
        [id],
      )
    ).rows[0];
  const paymentsOf = async (id: string) =>
    (await pool.query('select method, purpose, amount_cents::int as cents from payments where subject_id = $1', [id]))
      .rows;

  /** Up to the last step, paid by a deposit. */
  const ready = async (offer: Offer, card?: string) => {
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    await ada.step('payment_type', { payment_type: 'deposit', ...(card && { gift_card_code: card }) });
    await ada.named(2);
    return ada;
  };
  /** The last step as a window shows it, and its button, pressed whenever. */
  const windowOf = async (ada: Guest) => {
    const { html } = await asGuest(ada, `/reserve?reservation=${ada.id()}&step=confirm`);
    const form = html.slice(html.indexOf('aria-label="Confirm and pay"'));
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    expect(fields).toMatchObject({ do: 'pay', reservation: ada.id() });
    const press = async () => {
      const { to } = await asGuest(ada, '/reserve', { ...fields, terms: 'yes' });
      const url = new URL(to, 'http://localhost');
      return { to, error: url.searchParams.get('error'), step: url.searchParams.get('step') };
    };
    return { html, press };
  };
  const confirmElsewhere = async (ada: Guest) => {
    const { quote } = (await ada.look()).data.attributes;
    const confirmed = await ada.step('', { confirm: true, terms_accepted: true, quote });
    expect(confirmed.data.attributes.booking_status).toBe('awaiting_payment');
  };

  it('pays no other sum than it says, where another window has confirmed all of the price', async () => {
    const ada = await ready(first);
    const old = await windowOf(ada);
    await ada.step('payment_type', { payment_type: 'full' });
    await confirmElsewhere(ada);
    expect(await old.press()).toMatchObject({ step: 'confirm', error: 'not_confirmed' });
    expect(await paymentsOf(ada.id())).toEqual([]);
    const now = await windowOf(ada);
    // Pressed twice it is one.
    const both = [await now.press(), await now.press()];
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(both.map(({ to }) => to.includes('token='))).toEqual([true, true]);
    const { price } = await rowOf(ada.id());
    expect(new Set((await paymentsOf(ada.id())).map(({ cents }) => cents))).toEqual(new Set([price]));
  });

  it('pays for no other date than it says, where another window has confirmed one', async () => {
    const ada = await ready(first);
    const old = await windowOf(ada);
    await ada.hold(second);
    await confirmElsewhere(ada);
    const { step, error } = await old.press();
    expect([step, ['price_changed', 'changed_meanwhile']]).toEqual(['confirm', expect.arrayContaining([error])]);
    expect(await paymentsOf(ada.id())).toEqual([]);
    expect((await (await windowOf(ada)).press()).to).toContain('token=');
  });

  it('has a gift card pay no other sum than it says, where the trip takes no deposit any more', async () => {
    const card = await cardOf(site, { cents: 500_000 });
    const ada = await ready(cheap, card.code);
    const old = await windowOf(ada);
    expect(old.html).toContain('with your gift card');
    const { rows } = await pool.query('select merchant_model_params as params from trips where id = $1', [
      cheap.tripId,
    ]);
    const params = { ...rows[0].params, payment_types: ['full'] };
    await pool.query('update trips set merchant_model_params = $2 where id = $1', [cheap.tripId, params]);
    expect(await old.press()).toMatchObject({ step: 'confirm', error: 'not_confirmed' });
    expect([await rowOf(ada.id()), await paymentsOf(ada.id())]).toMatchObject([{ status: 'draft' }, []]);
    // As it stands now the card pays all of it, and the page says so.
    const now = await windowOf(ada);
    expect(now.html).toContain('with your gift card');
    expect((await now.press()).to).toBe(`/booking/${ada.id()}?placed=yes`);
    const { price } = await rowOf(ada.id());
    expect(await paymentsOf(ada.id())).toEqual([{ method: 'gift_card', purpose: 'full', cents: price }]);
    await pool.query('update trips set merchant_model_params = $2 where id = $1', [cheap.tripId, rows[0].params]);
  });
});
