import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerToReserve } from '#bookings';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { beginForm, guestAt, type Offer, reservingSite, textOf } from './reserving.ts';

describe('the page after something was refused', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { pool } = site.door;
  let app: ReturnType<typeof createApp>;
  let some: Offer[];

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    app = createApp({ ...site.door, pages });
    some = await offers(8);
    for (const offer of some) await setPlaces(offer, 50);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  type Guest = ReturnType<typeof traveler>;
  const asGuest = guestAt(() => app);
  /** What is read there, wherever that leads. */
  const says = async (guest: Guest | null, path: string): Promise<string> => {
    const { to, html } = await asGuest(guest, path);
    return to ? says(guest, to) : textOf(html);
  };

  it('says why nothing was paid, before a trip is booked and after: PayPal couldn’t be reached, or didn’t take it', async () => {
    const [offer] = some as [Offer];
    const [ada, eve] = [traveler(), traveler()];
    for (const guest of [ada, eve]) await guest.upToConfirmed(offer);
    await ada.payBy('approve');
    for (const guest of [ada, eve]) {
      const token = (await guest.pay({ action: 'create' })).data.attributes.paypal_order_id as string;
      simulator.approve(token, 'decline');
      const { to } = await asGuest(guest, '/reserve/paypal-return', { reservation: guest.id(), token });
      expect(await says(guest, to)).toContain('PayPal didn’t take the payment');
    }
    const path = `/booking/${ada.id()}`;
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec((await asGuest(ada, path)).html) ?? [];
    simulator.set({ failing: 1 });
    const { to } = await asGuest(ada, path, { do: 'pay', seen });
    expect(await says(ada, to)).toContain('PayPal can’t be reached at the moment');
    const again = `/reserve?reservation=${eve.id()}&error=processor_unavailable`;
    expect(await says(eve, again)).toContain('PayPal can’t be reached at the moment');
  });

  const becomes = (availability: string, { departureId }: Offer) =>
    pool.query('update departures set availability = $2 where id = $1', [departureId, availability]);

  it('says so where a date came to be on request, and how to ask for it, also to whoever reserved it', async () => {
    const [, offer] = some as [Offer, Offer];
    const late = traveler();
    await late.begin(offer);
    await becomes('on_request', offer);
    const { to } = await asGuest(null, '/reserve', beginForm(offer, 'on-request@example.com'));
    const text = await says(null, to);
    expect(text).toContain('Places on this date are on request now');
    expect(text).toContain('Send the request');
    expect(text).not.toContain('isn’t on sale any more');
    await late.hold(offer);
    await pool.query('update bookings set departure_id = $2 where id = $1', [late.id(), offer.departureId]);
    const { html } = await asGuest(late, `/reserve?reservation=${late.id()}`);
    expect(html).toContain('This date is on request now</h1>');
    expect(html).toContain(`href="/reserve?trip=${offer.trip}&amp;departure=${offer.departureId}`);
  });

  it('says that a date on request can’t be had any more, where it was sold out or closed meanwhile', async () => {
    const [, , offer] = some as [Offer, Offer, Offer];
    for (const availability of ['sold_out', 'closed']) {
      await becomes(availability, offer);
      const form = { ...beginForm(offer, 'too-late@example.com'), do: 'request' };
      const { to } = await asGuest(null, '/reserve', form);
      const text = await says(null, to);
      expect([availability, text.includes('isn’t on sale any more')]).toEqual([availability, true]);
      expect(text).not.toContain('reserved and paid here');
    }
  });

  it('offers other dates by what can be paid for each: by its own currency', async () => {
    const all = await offers(500);
    const dates = all
      .map(({ trip }) =>
        all.filter((one) => one.trip === trip && one.level === all.find((a) => a.trip === trip)?.level),
      )
      .find((found) => new Set(found.map(({ departureId }) => departureId)).size > 2);
    const [gone, other, few] = dates as [Offer, Offer, Offer];
    for (const one of [other, few]) await setPlaces(one, one === few ? 1 : 50);
    const guest = traveler();
    await guest.begin(gone, { departure_id: gone.departureId });
    await becomes('sold_out', gone);
    await pool.query(`update departures set currency = 'CRC' where id = $1`, [other.departureId]);
    const { others } = await offerToReserve(site.ctx, { ...gone, travelers: 2, sharesRoom: false });
    const ids = others.map(({ id }) => id);
    expect([ids.includes(other.departureId), ids.includes(few.departureId)]).toEqual([true, false]);
    const own = (await asGuest(guest, `/reserve?reservation=${guest.id()}&step=dates`)).html;
    expect(own).not.toContain(`value="${other.departureId}"`);
  });
});
