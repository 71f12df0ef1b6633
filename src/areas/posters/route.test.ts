import fc from 'fast-check';
import countries from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { landmarks } from './grounds/landmarks.ts';
import { landscapes } from './grounds/landscapes.ts';
import { routePosters } from './route.ts';
import { choosePoster, posterSubjects, type RoutePlace, type SubjectName } from './shared.ts';
import { landsOf } from './testing.ts';

const everyCountry = Object.keys(countries.getAlpha2Codes());
const names = posterSubjects.map(({ biome, motif }) => `${biome}:${motif}` as SubjectName);
const isNeutral = (subject: SubjectName) => landsOf(subject) === 'any';
const mayStandFor = (subject: SubjectName, country: string) => isNeutral(subject) || landsOf(subject).includes(country);
const own = (name: string, stops: RoutePlace[], more: { kinds?: string[]; sights?: RoutePlace[] } = {}) =>
  routePosters('a trip', { name, stops, ...more })[0];

const at = (name: string, country: string, lat: number, long: number): RoutePlace => ({
  name,
  country,
  lat,
  long,
  nights: 3,
});

describe('the posters of a route', () => {
  it('never show a country that the route doesn’t touch', () => {
    const stop = fc.record({
      name: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('Petra', 'Granada', 'Rome', 'Athens', 'Vik')),
      country: fc.option(fc.constantFrom(...everyCountry)),
      lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      long: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
      nights: fc.option(fc.integer({ min: 0, max: 20 })),
    });
    fc.assert(
      fc.property(fc.string(), fc.array(stop, { maxLength: 8 }), (key, stops) => {
        const touched = stops.flatMap(({ country }) => (country ? [country] : []));
        // A place known by its degrees alone may lie in any country.
        const unknown = stops.some(({ country, lat, long }) => !country && lat !== null && long !== null);
        const found = routePosters(key, { name: 'A trip', stops });
        expect(found.length).toBeGreaterThanOrEqual(3);
        for (const subject of found)
          expect(unknown || isNeutral(subject) || touched.some((code) => mayStandFor(subject, code))).toBe(true);
      }),
    );
  });

  it('fit each country of the world by its code alone', () => {
    for (const country of everyCountry) {
      const found = routePosters('a trip', { name: 'Highlights', stops: [{ name: 'The capital', country }] });
      expect(found.length, country).toBeGreaterThanOrEqual(4);
      expect(
        found.filter((subject) => !mayStandFor(subject, country)),
        country,
      ).toEqual([]);
    }
  });

  it('show a ship or a train only of a trip that speaks of one', () => {
    const inland = { name: 'Balaton', country: 'HU' };
    const vehicles = /^(river:ship|archipelago:voyage|steppe:rail)$/;
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      expect(
        routePosters(key, { name: 'By bike', stops: [inland] }).filter((subject) => vehicles.test(subject)),
      ).toEqual([]);
    expect(routePosters('a', { name: 'By train', stops: [inland] })).toContain('steppe:rail');
  });

  it('take no town of the same name elsewhere for the one that the trip is named after', () => {
    const [london, granada, memphis] = [
      ['CA', 'GB'],
      ['NI', 'ES'],
      ['EG', 'US'],
    ].map(
      ([here, there]) =>
        (name: string) =>
          routePosters('a trip', {
            name: `${name} and beyond`,
            stops: [
              { name, country: here },
              { name: 'Elsewhere', country: there },
            ],
          }),
    );
    expect(london?.('London')).not.toContain('river:westminster');
    expect(granada?.('Granada')).not.toContain('oldtown:alhambra');
    expect(memphis?.('Memphis')).not.toContain('river:paddle-steamer');
    expect(own('London and beyond', [{ name: 'London', country: 'GB' }])).toBe('river:westminster');
  });

  it('show nothing that names a place when nothing is known of the route', () => {
    expect(routePosters('a trip', { name: '', stops: [] }).filter((subject) => !isNeutral(subject))).toEqual([]);
  });

  it('show the landmark of a trip, told by its name, its stops, its sights or where they lie', () => {
    expect(own('Machu Picchu by rail', [{ name: 'Cusco', country: 'PE' }])).toMatch(/machu-picchu|inca-trail/);
    expect(
      own('Jordan in a week', [
        { name: 'Amman', country: 'JO' },
        { name: 'Petra', country: 'JO' },
      ]),
    ).toMatch(/canyon:(petra|siq)/);
    expect(own('North India', [{ name: 'Delhi', country: 'IN' }], { sights: [{ name: 'Taj Mahal' }] })).toBe(
      'temple:taj',
    );
    expect(own('A week away', [{ name: 'Day 3', lat: 13.36, long: 103.86 }])).toBe('temple:angkor');
    expect(own('Rhine cruise', [{ name: 'Koblenz', country: 'DE', lat: 50.36, long: 7.6 }])).toBe('river:vineyard');
  });

  it('know a namesake in another country for what it is', () => {
    const subject = (name: string, country: string) => own(name, [{ name, country }]) as SubjectName;
    expect(subject('Granada', 'NI')).not.toBe('oldtown:alhambra');
    expect(subject('Copacabana', 'BR')).not.toBe('archipelago:reed-boat');
    expect(subject('Petra', 'ES')).not.toMatch(/canyon/);
    expect(subject('Athens', 'US')).not.toBe('temple:parthenon');
    // The same name in the right country, but far from its place.
    expect(own('The south of France', [{ name: 'Paris', country: 'FR', lat: 43.5, long: 3.9 }])).not.toBe(
      'river:eiffel',
    );
  });

  it.each<[string, string, RoutePlace, RegExp]>([
    [
      'a gorge of a river',
      'Chongqing and the Three Gorges by river',
      at('Three Gorges', 'CN', 31, 109.9),
      /^fjord:passage$/,
    ],
    ['the Iron Gates', 'Danube cruise', at('The Iron Gates', 'RO', 44.6, 22.3), /^fjord:passage$/],
    ['a plain beside the mountains', 'Danube cruise', at('Ruse and Bucharest', 'RO', 44.4, 26.1), /^(?!alpine:)/],
    ['white dunes', 'Lençóis and Noronha', at('Lençóis Maranhenses', 'BR', -2.74, -42.83), /^dunes:crescent$/],
    ['an island of cliffs', 'Valletta and Gozo on foot', at('Gozo', 'MT', 36.05, 14.25), /^archipelago:/],
    ['mountains far from the sea', 'Family Alaska', at('Denali', 'US', 63.1, -151.2), /^alpine:lake$/],
    ['a coast of whales', 'Whales of Kenai', at('Seward', 'US', 60.1, -149.4), /^polar:(whale|glacier)$/],
  ])('show %s for what it is', (_what, name, stop, expected) => {
    expect(own(name, [stop])).toMatch(expected);
  });

  it('show the land of the stops, not another land of their country', () => {
    const stops = (lat: number, long: number) => [{ name: 'A town', country: 'US', lat, long, nights: 5 }];
    expect(own('Florida', stops(25, -81))).toMatch(/lagoon/);
    expect(own('Rockies', stops(39.7, -105.8))).toBe('alpine:lake');
    expect(
      own('Death Valley by day', [
        { name: 'Las Vegas', country: 'US', lat: 36.12, long: -115.17 },
        { name: 'Death Valley National Park', country: 'US', lat: 36.51, long: -117.08 },
      ]),
    ).toBe('steppe:salt-flat');
    expect(isNeutral(own('Prairie', stops(38.5, -98)) as SubjectName)).toBe(true);
  });

  it('follow the nights: a port of call doesn’t stand for a voyage', () => {
    const voyage = [
      { name: 'Ushuaia', country: 'AR', lat: -54.8, long: -68.3, nights: 1 },
      { name: 'Gerlache Strait', country: 'AQ', lat: -64.5, long: -62.3, nights: 4 },
      { name: 'Lemaire Channel', country: 'AQ', lat: -65.1, long: -64, nights: 4 },
    ];
    expect(own('To the ice', voyage, { kinds: ['small-ship-cruise'] })).toMatch(/^polar:/);
  });

  it('take a ship for a voyage and a train for a journey by rail where no land is known', () => {
    expect(own('A month at sea', [], { kinds: ['large ship cruise'] })).toBe('archipelago:voyage');
    expect(own('Across by train', [])).toBe('steppe:rail');
  });

  it('are the same for the same key, and take turns between keys', () => {
    const stops = [{ name: 'Petra', country: 'JO', lat: 30.32, long: 35.46 }];
    const chosen = Array.from({ length: 40 }, (_, i) => choosePoster(`trip-${i}`, { name: 'Petra', stops }));
    expect(chosen).toEqual(Array.from({ length: 40 }, (_, i) => choosePoster(`trip-${i}`, { name: 'Petra', stops })));
    expect(new Set(chosen.map(({ motif }) => motif))).toEqual(new Set(['petra', 'siq']));
    expect(chosen.filter(({ hour }) => hour === 'night')).toEqual([]);
    expect(new Set(chosen.map(({ hour, seed, motif }) => `${motif} ${hour} ${seed}`)).size).toBeGreaterThan(30);
  });

  it('know every motif, and the lands of each by two-letter codes', () => {
    for (const subject of names) {
      const lands = landsOf(subject);
      if (lands === 'any') continue;
      expect(lands.length, subject).toBeGreaterThan(0);
      expect(
        lands.filter((code) => !everyCountry.includes(code) && code !== 'XK'),
        subject,
      ).toEqual([]);
    }
    for (const subject of [...Object.keys(landmarks), ...Object.keys(landscapes)]) expect(names).toContain(subject);
  });
});
