import { describe, expect, it } from 'vitest';
import { followDepartures, remindOfDeadlines, resumePayments } from '#bookings/testing';
import { type Context, newId, silentLog } from '#kernel';
import { addDays } from '#kernel/shared';
import { type Offer, reservingSite } from './reserving.ts';
import { signingIn } from './signing-in.ts';

describe('mail about a booking whose account was closed', () => {
  const { site, offers, setPlaces, simulator } = reservingSite();
  const { door } = site;
  const signing = signingIn(site);
  const email = 'closes@example.com';

  const booked = async (): Promise<{ one: ReturnType<typeof signing.browser>; id: string; offer: Offer }> => {
    const [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 8);
    const one = signing.browser();
    await signing.signIn(one, email);
    const person = { email, first_name: 'Ada', last_name: 'Lovelace', number_of_travelers: 1 };
    const begun = await one.ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
    const id = begun.body.data.id as string;
    const path = `/v1/trips/${offer.trip}/reserve/${id}`;
    const step = (name: string, body: object) => one.ask(`${path}${name}`, { method: 'PATCH', body });
    await step('/update_trip_availability', { departure_id: offer.departureId, number_of_travelers: 1 });
    await step('/update_accommodation', { accommodation_level: offer.level });
    await step('/update_payment_type', { payment_type: 'deposit' });
    const named = await step('/update_passenger_detail', {
      passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace' }],
    });
    await step('', { confirm: true, terms_accepted: true, quote: named.body.data.attributes.quote });
    const pay = (action: 'create' | 'capture') =>
      one.ask('/v1/paypal/booking-details', { body: { reservation_id: id, action } });
    simulator.approve((await pay('create')).body.data.attributes.paypal_order_id, 'approve');
    expect((await pay('capture')).body.data.attributes.booking_status).toBe('confirmed');
    return { one, id, offer };
  };
  const waiting = async () =>
    (await door.pool.query(`select name from email_log where state = 'waiting' order by name`)).rows.map(
      ({ name }) => name,
    );

  it('isn’t sent a second time: what was told once stays told', async () => {
    const { one, id, offer } = await booked();
    const { rows } = await door.pool.query('select payment_due_on::text as due from bookings where id = $1', [id]);
    const later: Context = { ...site.ctx, clock: () => new Date(`${addDays(rows[0].due, -2)}T12:00:00Z`) };
    const tellAll = async () => {
      await remindOfDeadlines(later, door, silentLog);
      await door.pool.query(`select publish_events('departure.changed', array[$1::uuid])`, [offer.departureId]);
      await followDepartures(site.ctx, door, silentLog);
      await door.pool.query('update bookings set unsettled_since = now() where id = $1', [id]);
      await resumePayments(site.ctx, door, silentLog);
    };
    await tellAll();
    expect(await waiting()).toEqual(
      expect.arrayContaining(['balance_due', 'booking_confirmation', 'operator_booking', 'payment_receipt']),
    );
    await door.pool.query(`update email_log set state = 'sent', ended_at = now()`);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    await tellAll();
    expect(await waiting()).toEqual(['account_erased']);
    const { rows: kept } = await door.pool.query(
      'select letter, recipient_hash as hash from email_log where subject_id = $1 and name = $2',
      [id, 'booking_confirmation'],
    );
    expect(kept).toEqual([{ letter: null, hash: expect.any(Buffer) }]);
    expect(kept[0].hash.equals(door.addresses.hashOf(email))).toBe(false);
  });

  it('still arrives where it waits, as does a gift card: nobody else has its code', async () => {
    await door.pool.query('truncate email_log');
    const { one, id } = await booked();
    const amount = { cents: 10_000, currency: 'USD' };
    const variables = { sender: 'Mary', name: 'Ada', code: 'ABCD', amount, message: '', expiresOn: '2099-01-01' };
    await door.mail.post(site.ctx, { name: 'gift_card_delivery', to: email, subjectId: newId(), variables });
    const before = await signing.mailTo(email);
    expect(before.map(({ name }) => name)).toContain('magic_link');
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    const kept = ['account_erased', 'booking_confirmation', 'gift_card_delivery', 'payment_receipt'];
    expect((await signing.mailTo(email)).map(({ name }) => name).sort()).toEqual(kept);
    const { rows } = await door.pool.query('select email_hash from bookings where id = $1', [id]);
    expect(rows[0].email_hash).toEqual(door.addresses.hashOf(email));
  });

  it('goes where it was theirs to send: lists and invitations lead nowhere any more', async () => {
    await door.pool.query('truncate email_log');
    const [one, other] = [signing.browser(), signing.browser()];
    await signing.signIn(one, email);
    await signing.signIn(other, 'stays@example.com');
    const friend = 'friend@example.com';
    for (const who of [one, other]) {
      const list = (await who.ask('/v1/trip_wishlists', { body: { name: 'Spring' } })).body.data.id;
      await who.ask(`/v1/trip_wishlists/${list}/share`, { body: { to_email: friend } });
      await who.ask('/v1/invitations', { body: { invitation: { email: friend } } });
    }
    const toFriend = async () => (await signing.mailTo(friend)).map(({ name }) => name).sort();
    expect(await toFriend()).toEqual(['invite_friend', 'invite_friend', 'wishlist_share', 'wishlist_share']);
    expect((await one.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect(await toFriend()).toEqual(['invite_friend', 'wishlist_share']);
  });
});
