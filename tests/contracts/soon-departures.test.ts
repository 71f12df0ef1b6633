import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/shared';
import { type Offer, reservingSite } from './reserving.ts';

describe('who reserves a departure that starts soon', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { door } = site;
  const today = toCalendarDate(site.ctx.clock());
  /** Of two trips, in twenty days. */
  let soon: [Offer, Offer];

  beforeAll(async () => {
    const all = await offers(500);
    const [first] = all as [Offer];
    soon = [first, all.find(({ trip }) => trip !== first.trip) as Offer];
    const start = addDays(today, 20);
    for (const offer of soon) {
      await setPlaces(offer, 8);
      await door.pool.query('update departures set start_date = $2, end_date = $3 where id = $1', [
        offer.departureId,
        start,
        addDays(start, 7),
      ]);
    }
  });

  it('still tells what the company asks of travelers: until the day before the start', async () => {
    const [offer] = soon;
    await door.pool.query(
      `update operators set reservation_fields = '{passport_number}' where id = (select operator_id from trips where id = $1)`,
      [offer.tripId],
    );
    await door.pool.query(`update trips set merchant_model_params = '{"passenger_info_days": 45}' where id = $1`, [
      offer.tripId,
    ]);
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'full' });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    const told = await ada.step('passenger_detail', {
      passengers: [{ position: 1, first_name: 'Ada1', last_name: 'Lovelace', passport_number: 'X12345678' }],
    });
    expect(told.status).toBe(200);
    expect(told.data.attributes.passenger_info_due_date).toBe(addDays(today, 19));

    const { rows } = await door.pool.query(
      `select id, letter from email_log where subject_id = $1 and name = 'booking_confirmation'`,
      [ada.id()],
    );
    expect(rows).toHaveLength(1);
    const place = { table: 'email_log', column: 'letter', id: rows[0].id };
    const { variables } = JSON.parse(door.keyring.decrypt(rows[0].letter, place));
    expect(variables.passengerInfoDueOn).toBe(addDays(today, 19));
  });

  it('pays everything at once where its company asks for deposits alone: it is too late for one', async () => {
    const [, offer] = soon;
    await door.pool.query(`update trips set merchant_model_params = '{"payment_types": ["deposit"]}' where id = $1`, [
      offer.tripId,
    ]);
    const ada = traveler();
    const confirmed = await ada.upToConfirmed(offer, { type: 'full' });
    expect([confirmed.status, confirmed.data.attributes.payment_type]).toEqual([200, 'full']);
    const { due_now_cents, booking_price_cents } = confirmed.data.attributes;
    expect(due_now_cents).toBe(booking_price_cents);
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
  });
});
