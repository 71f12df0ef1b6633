import { describe, expect, it } from 'vitest';
import { dayNumber } from '#kernel/shared';
import { byTrip, type SampleDeparture, type SampleTrip, sampleDay, takeSample } from '../testing/sample.ts';

const sample = takeSample(600, 11);
const trips = sample.of<SampleTrip>('trip');
const departures = sample.of<SampleDeparture>('departure');
const tripOf = new Map(trips.map((trip) => [trip.id, trip]));

const share = (count: number): number => count / departures.length;

describe('a departure', () => {
  it('starts within 18 months, in a month of its trip and of its region', () => {
    const wrong = departures.filter((departure) => {
      const month = Number(departure.start_date.slice(5, 7));
      const plan = sample.planOf.get(departure.trip);
      const ahead = dayNumber(departure.start_date) - dayNumber(sampleDay);
      return (
        !plan?.months.includes(month) || !plan.region.region.season.open.includes(month) || ahead < 1 || ahead > 560
      );
    });
    expect(wrong).toEqual([]);
  });

  it('lasts as long as its trip and belongs to one that is still offered', () => {
    const wrong = departures.filter((departure) => {
      const trip = tripOf.get(departure.trip);
      return (
        dayNumber(departure.end_date) - dayNumber(departure.start_date) + 1 !== trip?.duration_days ||
        trip.status !== 'published' ||
        trip.superseded_by !== undefined
      );
    });
    expect(wrong).toEqual([]);
  });

  it('agrees with itself: places, sold, needed to run, guaranteed and status', () => {
    const wrong = departures.filter((departure) => {
      const { spots_left: left, sold_count: sold, min_to_run: needed, availability } = departure;
      const most = tripOf.get(departure.trip)?.max_group_size ?? 0;
      if (availability === 'cancelled') return left !== 0 || departure.departure_guaranteed;
      if (availability === 'on_request') return left !== undefined || departure.departure_guaranteed;
      if (left === undefined || sold === undefined || left + sold !== most) return true;
      if (availability === 'sold_out' ? left !== 0 : left === 0) return true;
      if (availability === 'limited' && left > 4) return true;
      return (
        availability !== 'closed' &&
        needed !== undefined &&
        sold >= needed !== departure.departure_guaranteed &&
        !sample.planOf.get(departure.trip)?.operator.guaranteesAll
      );
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('comes in all the states a traveler may meet', () => {
    const states = new Set(departures.map(({ availability }) => availability));
    expect([...states].toSorted()).toEqual(['cancelled', 'closed', 'limited', 'on_request', 'open', 'sold_out']);
    expect(share(departures.filter((departure) => departure.departure_guaranteed).length)).toBeGreaterThan(0.2);
    const waiting = departures.filter(
      ({ departure_guaranteed: runs, min_to_run: needed, sold_count: sold, availability }) =>
        !runs && availability === 'open' && needed && sold && sold < needed,
    );
    expect(waiting.length).toBeGreaterThan(30);
    expect(
      trips.filter((trip) => trip.status === 'published' && !departures.some((departure) => departure.trip === trip.id))
        .length,
    ).toBeGreaterThan(5);
  });

  it('prices its tiers in order, with the single room dearer than a shared one', () => {
    for (const departure of departures) {
      const tiers = tripOf.get(departure.trip)?.price_tiers ?? [];
      const twin = departure.price1_cents as number;
      expect(departure.base_price_cents).toBe(twin);
      for (const tier of tiers) {
        const price = departure[`price${tier.tier}_cents`];
        if (price === undefined) continue;
        if (tier.occupancy === 1) expect(price).toBeGreaterThan(twin);
        if (tier.occupancy >= 3) expect(price).toBeLessThanOrEqual(twin);
      }
    }
  });

  it('strikes a price out only where the trip has a promotion with an end', () => {
    const struck = departures.filter((departure) => departure.strikethrough_base_price_cents !== undefined);
    expect(struck.length).toBeGreaterThan(20);
    for (const departure of struck) {
      expect(departure.strikethrough_base_price_cents).toBeGreaterThan(departure.base_price_cents as number);
      const trip = tripOf.get(departure.trip);
      expect(trip?.promotion_expiry && trip.promotion_expiry > sampleDay).toBe(true);
    }
    const promoted = trips.filter((trip) => trip.promotion_expiry).length / trips.length;
    expect(promoted).toBeGreaterThan(0.02);
    expect(promoted).toBeLessThan(0.12);
  });

  it('saves members something on about one trip in six', () => {
    const saving = [...byTrip(departures).values()].filter((list) =>
      list.some((departure) => departure.member_saving_cents),
    ).length;
    expect(saving / trips.length).toBeGreaterThan(0.06);
    expect(saving / trips.length).toBeLessThan(0.35);
    expect(
      departures.filter(
        (departure) => (departure.member_saving_cents ?? 0) > (departure.base_price_cents as number) * 0.12,
      ),
    ).toEqual([]);
  });
});
