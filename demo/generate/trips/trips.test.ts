import { describe, expect, it } from 'vitest';
import { type SampleTrip, takeSample } from '../testing/sample.ts';
import { distanceKm } from '../text/geo.ts';
import { priceList } from './prices.ts';

const sample = takeSample(900, 3);
const trips = sample.of<SampleTrip>('trip');
const plans = [...sample.planOf.values()];

const fastest = { road: 110, foot: 6.5, ship: 66, flight: 900, rail: 300 } as const;

describe('a trip', () => {
  it('has nights that add up to its days less one, and days that follow each other', () => {
    const wrong = trips.filter((trip) => {
      const nights = trip.itinerary.reduce((sum, day) => sum + day.nights, 0);
      const gaps = trip.itinerary.some(
        (day, i) => day.first_day !== (trip.itinerary[i - 1]?.last_day ?? 0) + 1 || day.last_day < day.first_day,
      );
      return nights !== trip.duration_days - 1 || gaps || trip.itinerary.at(-1)?.last_day !== trip.duration_days;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('serves no more meals of a kind than it has days, and counts them in what is included', () => {
    for (const trip of trips) {
      const days = (day: SampleTrip['itinerary'][number]) => day.last_day - day.first_day + 1;
      expect(trip.itinerary.filter((day) => Math.max(day.meal_b, day.meal_l, day.meal_d) > days(day))).toEqual([]);
      const breakfasts = trip.itinerary.reduce((sum, day) => sum + day.meal_b, 0);
      const line = trip.inclusions.find(({ label, included }) => included && label === 'Breakfasts');
      expect(line?.quantity ?? 0).toBe(breakfasts);
      expect(
        trip.itinerary[0]?.first_day === 1 && trip.itinerary[0].last_day === 1 ? trip.itinerary[0].meal_b : 0,
      ).toBe(0);
    }
  });

  it('moves along the map: no leg shorter than the great circle, none faster than its means', () => {
    const wrong = plans.flatMap((plan) =>
      plan.stays.flatMap((stay) => {
        if (!stay.leg || !stay.from) return [];
        const { mode, whole, hours } = stay.leg;
        const short = whole.km < Math.floor(distanceKm(stay.from.stop, stay.stop.stop));
        const fast = whole.km / whole.hours > fastest[mode];
        const long = mode === 'road' && hours > 10;
        return short || fast || long
          ? [`${plan.id} ${stay.from.stop.key} ${stay.stop.stop.key} ${JSON.stringify(stay.leg)}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('goes a long way in days that add up to it', () => {
    const long = plans.flatMap((plan) =>
      plan.stays.flatMap((stay, i) => {
        if (!stay.leg || stay.leg.number !== stay.leg.count || stay.leg.count === 1) return [];
        const { count, whole } = stay.leg;
        const legs = plan.stays.slice(i + 1 - count, i + 1).map(({ leg }) => leg);
        const km = legs.reduce((sum, leg) => sum + (leg?.km ?? 0), 0);
        const hours = legs.reduce((sum, leg) => sum + (leg?.hours ?? 0), 0);
        return [{ id: plan.id, right: km === whole.km && Math.abs(hours - whole.hours) < 0.06 }];
      }),
    );
    expect(long.length).toBeGreaterThan(100);
    expect(long.filter(({ right }) => !right)).toEqual([]);
  });

  it('tells one day at a time', () => {
    expect(trips.flatMap(({ itinerary }) => itinerary.filter((day) => day.first_day !== day.last_day))).toEqual([]);
  });

  it('does nothing twice', () => {
    const wrong = plans.filter((plan) => {
      const doings = plan.stays.flatMap((stay) => stay.doings.map(({ entry }) => entry));
      return new Set(doings).size !== doings.length;
    });
    expect(wrong).toEqual([]);
  });

  it('promises what is bound to a season only when all its departures lie in it', () => {
    const wrong = plans.flatMap((plan) =>
      plan.stays.flatMap((stay) =>
        stay.doings.filter(({ entry }) => entry.months && !plan.months.every((month) => entry.months?.includes(month))),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('costs more when it is longer, with the same company, route, kind and level', () => {
    const groups = Map.groupBy(plans, (plan) =>
      [plan.operator.id, plan.region.index, plan.route.route.key, plan.type, plan.level].join(' '),
    );
    const pairs = [...groups.values()].flatMap((list) => {
      const sorted = list
        .filter((plan) => !plan.stays.some((stay) => stay.leg?.mode === 'flight'))
        .toSorted((a, b) => a.days - b.days);
      return sorted.slice(1).map((longer, i) => [sorted[i], longer] as const);
    });
    expect(pairs.length).toBeGreaterThan(20);
    const wrong = pairs.filter(([shorter, longer]) => shorter && priceList(longer).twin < priceList(shorter).twin);
    expect(wrong.map(([, longer]) => longer.id)).toEqual([]);
  });

  it('costs a believable sum a day', () => {
    const perDay = plans.map(
      (plan) =>
        priceList({ ...plan, operator: { ...plan.operator, base: { ...plan.operator.base, currency: 'USD' } } }).twin /
        100 /
        plan.days,
    );
    expect(Math.min(...perDay)).toBeGreaterThan(45);
    expect(Math.max(...perDay)).toBeLessThan(2400);
  });

  it('prices the single room at the twin plus the supplement, and names up to five tiers', () => {
    for (const trip of trips) {
      expect(trip.price_tiers.length).toBeGreaterThanOrEqual(2);
      expect(trip.price_tiers.length).toBeLessThanOrEqual(5);
      expect(trip.price_tiers[0]?.occupancy).toBe(2);
      expect(new Set(trip.price_tiers.map(({ label }) => label)).size).toBe(trip.price_tiers.length);
      expect(trip.single_supplement_price_cents).toBeGreaterThan(0);
    }
  });

  it('says what isn’t included and about what it costs', () => {
    const silent = trips.filter((trip) =>
      trip.inclusions.some((line) => !line.included && !(line.estimate_cents && line.currency)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(
      trips.filter((trip) => !trip.inclusions.some((line) => !line.included && line.inclusion_kind === 'insurance')),
    ).toEqual([]);
  });

  it('points from the few replaced trips to a listed one of the same company', () => {
    const byId = new Map(trips.map((trip) => [trip.id, trip]));
    const replaced = trips.filter((trip) => trip.superseded_by);
    expect(replaced.length).toBeGreaterThan(0);
    for (const trip of replaced) {
      const successor = byId.get(trip.superseded_by as string);
      expect(successor?.operator).toBe(trip.operator);
      expect(successor?.status).toBe('published');
    }
    expect(trips.filter(({ status }) => status === 'archived').length).toBeGreaterThan(5);
  });
});
