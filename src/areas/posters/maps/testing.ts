import type { RouteStop, TravelMode } from './route-stop.ts';

type Row = [name: string, lat: number, long: number, days: string | null, mode: TravelMode | null];

const route = (rows: Row[]): RouteStop[] =>
  rows.map(([name, lat, long, days, mode]) => ({ name, lat, long, days, mode }));

/** Routes that ask something different of a map each. */
export const routes = {
  patagonia: route([
    ['Punta Arenas', -53.163, -70.917, '1–2', null],
    ['Puerto Natales', -51.729, -72.506, '3', 'road'],
    ['Torres del Paine', -50.94, -72.98, '4–7', 'foot'],
    ['El Calafate', -50.338, -72.265, '8–9', 'road'],
    ['El Chaltén', -49.331, -72.886, '10–12', 'road'],
  ]),
  fiji: route([
    ['Nadi', -17.78, 177.94, '1–2', null],
    ['Levuka', -17.68, 178.84, '3', 'road'],
    ['Nukuʻalofa', -21.13, -175.2, '4–7', 'ship'],
    ['Vavaʻu', -18.65, -173.98, '8–10', 'ship'],
  ]),
  antarctica: route([
    ['Ushuaia', -54.8, -68.3, '1', null],
    ['Deception Island', -62.97, -60.65, '4', 'ship'],
    ['Lemaire Channel', -65.08, -63.98, '6', 'ship'],
    ['Ushuaia', -54.8, -68.3, '9–10', 'ship'],
  ]),
  arctic: route([
    ['Longyearbyen', 78.22, 15.65, '1', null],
    ['Franz Josef Land', 80.6, 58, '3', 'ship'],
    ['North Pole', 90, 0, '6', 'ship'],
  ]),
  norway: route([
    ['Bergen', 60.39, 5.32, '1', null],
    ['Trondheim', 63.43, 10.39, '3', 'ship'],
    ['Tromsø', 69.65, 18.96, '6', 'ship'],
    ['Kirkenes', 69.73, 30.05, '8', 'ship'],
  ]),
  siberia: route([
    ['Moscow', 55.75, 37.62, '1–3', null],
    ['Irkutsk', 52.29, 104.28, '8–10', 'rail'],
    ['Vladivostok', 43.115, 131.885, '16–17', 'rail'],
  ]),
  world: route([
    ['New York', 40.7, -74, '1', null],
    ['Nairobi', -1.29, 36.8, '4', 'flight'],
    ['Sydney', -33.87, 151.2, '10', 'flight'],
    ['Los Angeles', 34, -118.2, '14', 'flight'],
  ]),
  tuscany: route([
    ['San Gimignano', 43.468, 11.043, '1–2', null],
    ['Volterra', 43.4, 10.86, '3', 'foot'],
    ['Siena', 43.318, 11.331, '6–7', 'foot'],
  ]),
  lisbon: route([['Lisbon', 38.72, -9.14, '1–4', null]]),
  crowded: route(
    Array.from(
      { length: 25 },
      (_, i): Row => [`Village ${i}`, 45 + ((i * 37) % 11) / 50, 7 + ((i * 53) % 13) / 33, `${i + 1}`, 'foot'],
    ),
  ),
} satisfies Record<string, RouteStop[]>;
