import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#bookings/testing';
import { sweepHolds } from '#inventory';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { guestAt, type Offer, reservingSite } from './reserving.ts';

describe('a kind of room that a feed drops while somebody reserves it', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { door } = site;
  let app: ReturnType<typeof createApp>;
  /** Two dates of a trip each. */
  let pairs: [Offer, Offer][] = [];
  let next = 0;
  const browse = guestAt(() => app);

  beforeAll(async () => {
    app = createApp({ ...door, pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
    const byTrip = Map.groupBy(await offers(500), ({ trip }) => trip);
    pairs = [...byTrip.values()].flatMap(([one, other]) => (one && other ? [[one, other] as [Offer, Offer]] : []));
  });
  beforeEach(() => door.pool.query('truncate rate_limits'));
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const fresh = async (): Promise<[Offer, Offer]> => {
    const pair = pairs[next++] as [Offer, Offer];
    for (const offer of pair) await setPlaces(offer, 8);
    return pair;
  };
  /** Leaves a date without a price for what was chosen of it: it has the base price alone. */
  const drop = ({ departureId, level }: Offer) =>
    door.pool.query(
      `update departures set base_price_cents = price${level}_cents + 5000, price1_cents = null, price2_cents = null,
         price3_cents = null, price4_cents = null, price5_cents = null where id = $1`,
      [departureId],
    );
  const held = async (offer: Offer) => {
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    return ada;
  };
  const lapse = async (id: string) => {
    await door.pool.query(`update seat_holds set expires_at = '2020-01-01' where booking_id = $1`, [id]);
    await sweepHolds(site.ctx);
  };
  /** The hidden fields of the form on a page that chooses this date. */
  const formFor = (html: string, { departureId }: Offer): Record<string, string> => {
    const form = html.split('<form').find((one) => one.includes(`name="departure" value="${departureId}"`)) ?? '';
    const fields = form.split('</form')[0]?.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g) ?? [];
    return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
  };

  it('is chosen otherwise on another date: the form asks for what that date was shown with', async () => {
    const [gone, other] = await fresh();
    const ada = await held(gone);
    await lapse(ada.id());
    await door.pool.query(
      `update departures set availability = 'sold_out' where trip_id = (select trip_id from departures where id = $1) and id <> $2`,
      [gone.departureId, other.departureId],
    );
    await drop(other);
    const { html } = await browse(ada, `/reserve?reservation=${ada.id()}&step=dates`);
    const form = formFor(html, other);
    expect(form.tier).toBe('0');
    const { to } = await browse(ada, '/reserve', form);
    expect(to).toContain('step=payment');
    expect((await ada.look()).data.attributes).toMatchObject({
      departure_id: other.departureId,
      accommodation_level: 0,
      total_cents: Number(form.seen),
    });
  });

  it('is chosen otherwise on the same date once its places have lapsed', async () => {
    const [offer] = await fresh();
    const ada = await held(offer);
    await lapse(ada.id());
    await drop(offer);
    const { html } = await browse(ada, `/reserve?reservation=${ada.id()}&step=dates`);
    const { to } = await browse(ada, '/reserve', formFor(html, offer));
    expect(to).toContain('step=payment');
    expect((await ada.look()).data.attributes.accommodation_level).toBe(0);
  });

  it('stays what was chosen while places are held, at its price', async () => {
    const [offer] = await fresh();
    const ada = await held(offer);
    const before = (await ada.look()).data.attributes;
    await ada.step('payment_type', { payment_type: 'full' });
    await drop(offer);
    const { html } = await browse(ada, `/reserve?reservation=${ada.id()}&step=passengers`);
    expect(html).toContain(`name="level" value="${offer.level}"`);
    const names = Object.fromEntries(
      [1, 2].flatMap((at) => [
        [`first_${at}`, 'Ada'],
        [`last_${at}`, 'Lovelace'],
      ]),
    );
    const { to } = await browse(ada, '/reserve', {
      do: 'passengers',
      reservation: ada.id(),
      count: '2',
      level: `${offer.level}`,
      ...names,
    });
    expect(to).toContain('step=confirm');
    const after = (await ada.look()).data.attributes;
    expect([after.accommodation_level, after.total_cents]).toEqual([offer.level, before.total_cents]);
  });
});
