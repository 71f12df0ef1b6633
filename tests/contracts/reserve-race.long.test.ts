import { beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#bookings/testing';
import { type Offer, reservingSite } from './reserving.ts';

const ROUNDS = 3;
const SEATS = 20;
const BUYERS = 60;

describe('many who want the same places at once', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  let some: Offer[] = [];

  beforeAll(async () => {
    some = await offers(ROUNDS + 1);
  });

  it('get exactly as many as there are, and the others are told that none are left', async () => {
    for (const offer of some.slice(0, ROUNDS)) {
      await setPlaces(offer, SEATS);
      const buyers = Array.from({ length: BUYERS }, () => traveler());
      await Promise.all(buyers.map((buyer) => buyer.begin(offer, { number_of_travelers: 1 })));
      const holds = await Promise.all(buyers.map((buyer) => buyer.hold(offer, 1)));
      const [held, refused] = [
        holds.filter(({ status }) => status === 200),
        holds.filter(({ status }) => status !== 200),
      ];
      expect(held).toHaveLength(SEATS);
      expect([...new Set(refused.map(({ errors }) => errors[0]?.code))]).toEqual(['sold_out']);
      const winners = buyers.filter((_, at) => holds[at]?.status === 200);
      await Promise.all(
        winners.map(async (buyer) => {
          await buyer.step('accommodation', { accommodation_level: offer.level });
          await buyer.step('payment_type', { payment_type: 'full' });
          await buyer.named(1);
          const { data } = await buyer.look();
          await buyer.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
        }),
      );
      const paid = await Promise.all(winners.map((buyer) => buyer.payBy('approve')));
      expect(paid.map(({ data }) => data?.attributes.booking_status)).toEqual(winners.map(() => 'confirmed'));
      const { rows } = await site.door.pool.query(
        'select capacity - held - sold as left from departure_inventory where departure_id = $1',
        [offer.departureId],
      );
      expect(rows).toEqual([{ left: 0 }]);
    }
    expect(await brokenInvariants(site.door.db)).toEqual([]);
  });

  it('are counted as one when somebody asks twice at the same moment', async () => {
    const offer = some[ROUNDS] as Offer;
    await setPlaces(offer, 10);
    const ada = traveler();
    await ada.begin(offer);
    const all = await Promise.all(Array.from({ length: 6 }, () => ada.hold(offer)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rows } = await site.door.pool.query(
      `select sum(seats)::int as seats from seat_holds where booking_id = $1 and state = 'active'`,
      [ada.id()],
    );
    expect(rows).toEqual([{ seats: 2 }]);
    expect(await brokenInvariants(site.door.db)).toEqual([]);
  });
});
