import { expect, it } from 'vitest';
import { type Offer, reservingSite } from './reserving.ts';

const { site, offers, traveler } = reservingSite();

it('a kind of room without a price is named where it stands in what was sent, asked for or reserved', async () => {
  const { pool } = site.door;
  const [offer] = (await offers(1)) as [Offer];
  await pool.query('update departures set price5_cents = null where id = $1', [offer.departureId]);
  const ada = traveler();
  const wish = {
    email: ada.email,
    first_name: 'Ada',
    last_name: 'Lovelace',
    number_of_travelers: 2,
    departure_id: offer.departureId,
    accommodation_level: 5,
  };
  const refused = async (path: string, body: object) => {
    const { status, errors } = await ada.ask('POST', `/v1/trips/${offer.trip}/${path}`, body);
    return [status, errors[0]];
  };
  const saying = (pointer: string) => [409, { code: 'tier_unavailable', source: { pointer } }];
  expect(await refused('reserve', { reserve: wish })).toMatchObject(saying('/reserve/accommodation_level'));
  expect(await refused('reserve', wish)).toMatchObject(saying('/accommodation_level'));

  await pool.query('update trips set is_merchant_model = false where id = $1', [offer.tripId]);
  const asked = { ...wish, terms_accepted: true };
  expect(await refused('bookings', { booking: asked })).toMatchObject(saying('/booking/accommodation_level'));
  expect(await refused('bookings', asked)).toMatchObject(saying('/accommodation_level'));
});
