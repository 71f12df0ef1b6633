import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manifestOf } from '#bookings';
import { brokenInvariants } from '#bookings/testing';
import { testActors } from '#kernel/testing';
import { workNight } from './nights.ts';
import { type Offer, reservingSite } from './reserving.ts';

const DAY_MS = 86_400_000;

describe('who travels', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool } = site.door;
  let offer: Offer;

  beforeAll(async () => {
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 100);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const booked = async () => {
    const guest = traveler();
    await guest.begin(offer, { phone: '+44 20 7946 0123', booking_comment: 'Ada can’t climb.' });
    await guest.hold(offer);
    await guest.step('accommodation', { accommodation_level: offer.level });
    await guest.step('payment_type', { payment_type: 'full' });
    await guest.named(2);
    const { data } = await guest.look();
    await guest.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
    expect((await guest.payBy('approve')).status).toBe(200);
    return { guest, id: guest.id(), order: data.attributes.order_number as string };
  };
  /** Back since so many days. */
  const over = (id: string, days: number) =>
    pool.query('update bookings set start_date = $2::date - 7, end_date = $2 where id = $1', [id, dayAgo(days)]);
  /** The day when nobody touched it any more. */
  const untouched = async (id: string, days: number) => {
    await pool.query('alter table bookings disable trigger touch');
    await pool.query(`update bookings set updated_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
    await pool.query('alter table bookings enable trigger touch');
  };
  const peopleOf = async (id: string) => {
    const { rows } = await pool.query('select 1 from passengers where booking_id = $1', [id]);
    return rows.length;
  };
  const emptied = async (id: string) => {
    const { rows } = await pool.query('select people_emptied_at from bookings where id = $1', [id]);
    return rows.length === 0 ? 'deleted' : rows[0].people_emptied_at !== null;
  };
  const contactOf = async (id: string) => {
    const { rows } = await pool.query('select contact from bookings where id = $1', [id]);
    return JSON.parse(site.door.keyring.decrypt(rows[0].contact, { table: 'bookings', column: 'contact', id }));
  };
  const night = (last: string) =>
    workNight(site, {
      area: 'bookings',
      queue: 'bookings.empty',
      clock: () => new Date(),
      until: () => expect.poll(() => emptied(last), { timeout: 20_000 }).not.toBe(false),
    });

  it('is taken out of a booking thirty days after its trip: of whoever booked their name and address stay', async () => {
    const [early, late] = [await booked(), await booked()];
    await over(early.id, 29);
    await over(late.id, 32);
    const { email } = await contactOf(late.id);
    expect(await contactOf(late.id)).toMatchObject({ phone: '+44 20 7946 0123', comment: 'Ada can’t climb.' });
    await night(late.id);

    expect([await peopleOf(early.id), await emptied(early.id)]).toEqual([2, false]);
    expect(await peopleOf(late.id)).toBe(0);
    expect(await contactOf(late.id)).toEqual({
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      countryCode: 'GB',
      phone: null,
      preferredMethod: null,
      comment: null,
      additional: {},
    });
    expect(await brokenInvariants(site.door.db)).toEqual([]);
    // Money and what was bought stay as they were.
    const { data } = await late.guest.look();
    expect(data.attributes).toMatchObject({ booking_status: 'confirmed', number_of_travelers: 2 });
    const look = (order: string) => manifestOf({ ...site.ctx, actor: testActors().staff }, site.door, order);
    await expect(look(late.order)).rejects.toMatchObject({ code: 'invalid_transition' });
    expect((await look(early.order)).passengers).toHaveLength(2);
  });

  it('is taken out of what was canceled thirty days ago, and of nothing for which money is on its way', async () => {
    const [canceled, fresh, owed] = [await booked(), await booked(), await booked()];
    for (const { id } of [canceled, fresh, owed]) {
      await pool.query(
        `update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'traveler',
           start_date = current_date + 30, end_date = current_date + 37 where id = $1`,
        [id],
      );
    }
    await pool.query('update bookings set unsettled_since = now() where id = $1', [owed.id]);
    await untouched(canceled.id, 32);
    await untouched(fresh.id, 28);
    await untouched(owed.id, 32);
    await night(canceled.id);
    expect([await peopleOf(canceled.id), await peopleOf(fresh.id), await peopleOf(owed.id)]).toEqual([0, 2, 2]);
  });

  it('goes with a reservation that was left for ninety days, but not with one that was to be paid', async () => {
    const [left, recent, confirmed] = [traveler(), traveler(), traveler()];
    for (const one of [left, recent]) {
      await one.begin(offer);
      await one.named(2);
    }
    await confirmed.upToConfirmed(offer);
    await pool.query(`update bookings set status = 'expired' where id = any($1)`, [[left.id(), confirmed.id()]]);
    await untouched(left.id(), 91);
    await untouched(recent.id(), 89);
    await untouched(confirmed.id(), 91);
    await night(left.id());
    await expect.poll(() => emptied(left.id())).toBe('deleted');
    expect([await peopleOf(left.id()), await peopleOf(recent.id())]).toEqual([0, 2]);
    expect([await emptied(confirmed.id()), await peopleOf(confirmed.id())]).toEqual([true, 0]);
  });
});
