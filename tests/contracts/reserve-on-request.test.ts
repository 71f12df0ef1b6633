import { describe, expect, it } from 'vitest';
import { offerToReserve } from '#bookings';
import { type Offer, reservingSite } from './reserving.ts';

const person = { first_name: 'Ada', last_name: 'Lovelace', number_of_travelers: 2 };

describe('a date on request of a trip that is paid here', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const pageOf = ({ trip, departureId, level }: Offer) =>
    offerToReserve(site.ctx, { trip, departureId, level, travelers: 2, sharesRoom: false });
  const asks = ({ trip, departureId, level }: Offer) => {
    const one = traveler();
    const wish = { departure_id: departureId, accommodation_level: level, terms_accepted: true };
    return one.ask('POST', `/v1/trips/${trip}/bookings`, { ...person, email: one.email, ...wish });
  };

  it('is asked for, where the company says so or nobody counts its places, and never reserved', async () => {
    const [uncounted, stated] = (await offers(2)) as [Offer, Offer];
    for (const offer of [uncounted, stated]) {
      await setPlaces(offer, 8);
      expect(await pageOf(offer)).toMatchObject({ state: 'open', trip: { isPayable: true } });
      expect((await asks(offer)).errors[0]?.code).toBe('reservation_required');
    }
    const { pool } = site.door;
    await pool.query('update departure_inventory set capacity = null where departure_id = $1', [uncounted.departureId]);
    await pool.query(`update departures set availability = 'on_request' where id = $1`, [stated.departureId]);
    for (const offer of [uncounted, stated]) {
      expect(await pageOf(offer)).toMatchObject({
        state: 'open',
        trip: { isPayable: false },
        date: { availability: 'on_request' },
      });
      const begun = await traveler().begin(offer, { departure_id: offer.departureId });
      expect(begun.errors[0]?.code).toBe('departure_closed');
      const asked = await asks(offer);
      expect(asked.status).toBe(201);
      expect(asked.data.attributes.booking_status).toBe('requested');
    }
  });
});
